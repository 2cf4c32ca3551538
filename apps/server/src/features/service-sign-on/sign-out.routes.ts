import type { FastifyInstance, FastifyReply } from 'fastify'
import { takeForms } from '#platform/http/forms.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { closeInBrowser, type Sessions } from '#features/session/index.ts'
import {
  ANSWERS,
  leadOn,
  leadToPage,
  LONGEST_QUERY,
  queryOf,
  visitIn,
  type ServiceSignOnNeeds,
} from './service-sign-on.routes.ts'
import { SAML_LOGOUT, type LoggedOut, type ServiceSignOut } from './sign-out.service.ts'

export const LOGOUT = '/identity/provider/logout'
const LONGEST_BODY = 8_000

export const signOutPolicy: PolicyTable = {
  // Whoever is signed in is asked; who is not is led back.
  [`GET ${LOGOUT}`]: everybody,
  [`POST ${LOGOUT}`]: everybody,
  // The service proves by its signature that its person has logged out there.
  [`GET ${SAML_LOGOUT}`]: everybody,
}

export type SignOutNeeds = Pick<ServiceSignOnNeeds, 'cookie' | 'settings'> & {
  serviceSignOut: ServiceSignOut
  sessions: Sessions
}

/** Where services lead people whom they have logged out. */
export function signOutRoutes(app: FastifyInstance, { serviceSignOut, ...needs }: SignOutNeeds): void {
  const schema = {
    summary: 'Where a service leads somebody who has logged out there (OpenID Connect): asks, or leads back',
    response: ANSWERS,
  }
  app.get(LOGOUT, { schema }, async (request, reply) => {
    const query = queryOf(request)
    if (query.length > LONGEST_QUERY) return leadToPage(reply, 'service-request-invalid')
    return leadAfter(reply, await serviceSignOut.answer(query, visitIn(request, needs)))
  })

  void app.register(async (forms) => {
    takeForms(forms, { bytes: LONGEST_BODY, fields: needs.settings.FORM_FIELDS })
    const postSchema = { summary: 'The same, as a form that another site posts: leads on to it', response: ANSWERS }
    // Our cookie does not come along with it; with what it leads to, it does.
    forms.post<{ Body: URLSearchParams | null | undefined }>(
      LOGOUT,
      { schema: postSchema, bodyLimit: LONGEST_BODY, config: { isForOtherSites: true } },
      async ({ body }, reply) => leadOn(reply, `${LOGOUT}?${body?.toString() ?? ''}`),
    )
  })

  const samlSchema = {
    summary: 'Where a service leads somebody who has logged out there (SAML 2.0): signs them out here, too',
    response: ANSWERS,
  }
  app.get(SAML_LOGOUT, { schema: samlSchema }, async (request, reply) => {
    const query = queryOf(request)
    const answered =
      query.length > LONGEST_QUERY ? undefined : await serviceSignOut.answerSaml(query, visitIn(request, needs))
    if (!answered) return leadToPage(reply, 'service-request-invalid')
    if (answered.isOfBrowser) await closeInBrowser(request, reply, needs)
    return leadOn(reply, answered.url)
  })
}

function leadAfter(reply: FastifyReply, answered: LoggedOut): FastifyReply {
  if (answered.to === 'nowhere') return leadToPage(reply, 'service-request-invalid')
  if (answered.to === 'service') return leadOn(reply, answered.url)
  if (answered.to === 'login') return leadOn(reply, '/login')
  const back = `${LOGOUT}?${new URLSearchParams(answered.asked).toString()}`
  return leadOn(reply, `/log-out?${new URLSearchParams({ back }).toString()}`)
}
