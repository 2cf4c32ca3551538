import type { FastifyInstance } from 'fastify'
import { backToPage } from '../pages/forms.ts'
import { html, type Html } from '../pages/html.ts'
import { linkTo, type Spoken } from '../pages/words.ts'
import { RULES_SCHEMA, type MetadataRules, type Rules } from './published/rules.ts'
import { SIGN_IN_SCHEMA, type SignIn, type SignInRules } from './sign-in.ts'

const PATH = '/simulators/erp'
const CHOICES = ['refuse', 'drop'] as const

export type SystemParts = { rules: Rules; signIn: SignIn }

/** The levers of the system itself: what it accepts, and whom it lets in. What a lever does not name is as in a plain system. */
export function systemPages(app: FastifyInstance, { rules, signIn }: SystemParts) {
  app.post<{ Body: Partial<MetadataRules> }>(
    `${PATH}/metadata`,
    { schema: { body: RULES_SCHEMA } },
    async (request, reply) => {
      rules.set(request.body)
      return backToPage(request, reply, PATH, rules.current())
    },
  )
  app.post<{ Body: Partial<SignInRules> }>(
    `${PATH}/sign-in`,
    { schema: { body: SIGN_IN_SCHEMA } },
    async (request, reply) => {
      signIn.set(request.body)
      return backToPage(request, reply, PATH, signIn.current())
    },
  )
  app.post(`${PATH}/revoke-tokens`, async (request, reply) => {
    signIn.revokeTokens()
    return backToPage(request, reply, PATH, {})
  })
}

/** What the system accepts and whom it lets in, with the form that changes the first. */
export function systemCard({ rules, signIn }: SystemParts, speaks: Spoken): Html {
  const { words } = speaks
  const { kind, client } = signIn.current()
  const { notWritable } = rules.current()
  return html`<section class="card">
    <h2>${words.system}</h2>
    <form class="fields" method="post" action="${linkTo(speaks, `${PATH}/metadata`)}">
      <label>
        ${words.systemLead}
        <select name="notWritable">
          ${CHOICES.map(
            (one) =>
              html`<option value="${one}" ${one === notWritable && html` selected`}>${words.notWritable[one]}</option>`,
          )}
        </select>
      </label>
      <button>${words.apply}</button>
    </form>
    <p class="muted">${words.signInKinds[kind]} ${client !== '' && words.sapClient(client)}</p>
  </section>`
}
