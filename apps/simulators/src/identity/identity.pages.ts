import type { FastifyInstance, FastifyReply } from 'fastify'
import { WISH_SCHEMA, type Wish } from '../behaviour.ts'
import { backToPage } from '../pages/forms.ts'
import { html } from '../pages/html.ts'
import { behaviourForm, page, PAGE_POLICY } from '../pages/page.ts'
import { linkTo, spoken, type Spoken } from '../pages/words.ts'
import type { Asked, IdentityParts } from './identity.ts'

const PATH = '/simulators/identity'
const SIGN_IN = `${PATH}/sign-in`
const SOMEBODY = 'kelder@koperenhert.example'

type Question = {
  issuer: string
  client_id: string
  redirect_uri: string
  state: string
  nonce: string
  code_challenge: string
  login_hint?: string
}
type Answer = Question & { email?: string; answer?: 'yes' | 'no' }

const short = { type: 'string', minLength: 1, maxLength: 500 } as const
const QUESTION = {
  issuer: short,
  client_id: short,
  redirect_uri: { type: 'string', pattern: '^https?://', maxLength: 2_000 },
  state: short,
  nonce: short,
  code_challenge: short,
  login_hint: { type: 'string', maxLength: 254 },
} as const
const REQUIRED = ['issuer', 'client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge'] as const
const QUESTION_SCHEMA = { type: 'object', required: REQUIRED, properties: QUESTION } as const
const ANSWER_SCHEMA = {
  type: 'object',
  required: REQUIRED,
  properties: { ...QUESTION, email: { type: 'string', maxLength: 254 }, answer: { enum: ['yes', 'no'] } },
} as const

/** Where people prove who they are, by saying so. */
export function identityPages(app: FastifyInstance, { people, behaviour }: IdentityParts): void {
  app.get(PATH, async (request, reply) => {
    const speaks = spoken(request, PATH)
    const body = html`<p class="lead">${speaks.words.identityLead}</p>
      ${behaviourForm(behaviour, speaks)}`
    return reply.type('text/html; charset=utf-8').send(page(speaks.words.identity, body, speaks))
  })
  app.post<{ Body: Wish }>(`${PATH}/behaviour`, { schema: { body: WISH_SCHEMA } }, async (request, reply) => {
    behaviour.set(request.body)
    return backToPage(request, reply, PATH, behaviour.current())
  })

  app.get<{ Querystring: Question }>(SIGN_IN, { schema: { querystring: QUESTION_SCHEMA } }, async (request, reply) =>
    signInPage(reply, request.query, spoken(request, SIGN_IN)),
  )
  app.post<{ Body: Answer }>(SIGN_IN, { schema: { body: ANSWER_SCHEMA } }, async ({ body }, reply) => {
    const back = new URL(body.redirect_uri)
    back.searchParams.set('state', body.state)
    if (body.answer === 'no') back.searchParams.set('error', 'access_denied')
    else back.searchParams.set('code', people.grant(askedBy(body), body.issuer, (body.email ?? '').toLowerCase()))
    return reply.redirect(back.href, 303)
  })
}

function askedBy({ client_id: clientId, redirect_uri: redirectUrl, state, nonce, code_challenge }: Question): Asked {
  return { clientId, redirectUrl, state, nonce, challenge: code_challenge }
}

function signInPage(reply: FastifyReply, question: Question, speaks: Spoken): FastifyReply {
  const { words } = speaks
  const { login_hint: hint = SOMEBODY, ...kept } = question
  const body = html`<p class="lead">${words.signInLead}</p>
    <form class="fields card" method="post" action="${linkTo(speaks, SIGN_IN)}">
      ${REQUIRED.map((name) => html`<input type="hidden" name="${name}" value="${kept[name]}" />`)}
      <label>${words.emailAddress}<input name="email" type="email" required value="${hint}" /></label>
      <button name="answer" value="yes">${words.signIn}</button>
      <button name="answer" value="no" formnovalidate>${words.signInNot}</button>
    </form>`
  // The answer leads back to the portal, by whichever of its names it was asked.
  const policy = PAGE_POLICY.replace(
    "form-action 'self'",
    `form-action 'self' ${new URL(question.redirect_uri).origin}`,
  )
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page(words.signInTitle, body, speaks))
}
