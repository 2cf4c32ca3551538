import { LinkAnswer, LinkBody, NewPasswordBody, PasswordLinkBody, Problem } from '@fust/contract/rest'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { SignInLimit } from '#features/session/index.ts'
import type { ChoosePasswords } from './passwords.service.ts'

const ASK = '/identity/password-link'
const LOOK = '/identity/link'
const CHOOSE = '/identity/password'

export const passwordRoutePolicy: PolicyTable = {
  [`POST ${ASK}`]: everybody,
  [`POST ${LOOK}`]: everybody,
  [`POST ${CHOOSE}`]: everybody,
}

const ANSWERS = { 400: Problem, 403: Problem, 422: Problem, 429: Problem, 500: Problem, 503: Problem }

/** How people come by a password on screen; a token comes in a body, so that it stands in no address. */
export function passwordRoutes(
  app: FastifyInstance,
  { choosePasswords, mayTrySignIn }: { choosePasswords: ChoosePasswords; mayTrySignIn: SignInLimit },
): void {
  /** True where this address tries too often, which it was told. */
  async function isTooOften(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (await mayTrySignIn(request)) return false
    answerRefusal(request, reply, { code: 'too-many-requests' })
    return true
  }

  const askSchema = {
    summary: 'Mails a link to a new password; the same answer for every address',
    body: PasswordLinkBody,
    response: { 204: Type.Null(), ...ANSWERS },
  }
  app.post<{ Body: PasswordLinkBody }>(ASK, { schema: askSchema }, async (request, reply) => {
    if (await isTooOften(request, reply)) return reply
    await choosePasswords.askForLink(request.body.email)
    return reply.code(204).send()
  })

  const lookSchema = {
    summary: 'Whose link it is, and whether it can be used',
    body: LinkBody,
    response: { 200: LinkAnswer, ...ANSWERS },
  }
  app.post<{ Body: LinkBody }>(LOOK, { schema: lookSchema }, async (request, reply) => {
    if (await isTooOften(request, reply)) return reply
    const { purpose, token } = request.body
    const outcome = await choosePasswords.readLink(purpose, token)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    const { email, firstName } = outcome.value
    return { email, firstName } satisfies LinkAnswer
  })

  const chooseSchema = {
    summary: 'Sets the password that a link is for, and ends all sessions of the person',
    body: NewPasswordBody,
    response: { 204: Type.Null(), ...ANSWERS },
  }
  app.post<{ Body: NewPasswordBody }>(CHOOSE, { schema: chooseSchema }, async (request, reply) => {
    if (await isTooOften(request, reply)) return reply
    const outcome = await choosePasswords.choose(request.body)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    request.log.info({ event: 'password-set' }, 'a password was chosen')
    return reply.code(204).send()
  })
}
