import type { FastifyInstance } from 'fastify'
import { WISH_SCHEMA, type Behaviour, type Wish } from '../behaviour.ts'
import { backToPage } from '../pages/forms.ts'
import { html } from '../pages/html.ts'
import { behaviourForm, moment, page } from '../pages/page.ts'
import { linkTo, spoken, type Spoken } from '../pages/words.ts'
import type { MailStore, Message } from './mail.store.ts'

const PATH = '/simulators/mail'
const SHOWN = 100
// A mail may bring its own style, and nothing else that loads or runs.
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

const MESSAGE_PARAMS = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 } },
} as const

/** The played inbox, for people and as JSON. */
export function mailPages(app: FastifyInstance, { store, behaviour }: { store: MailStore; behaviour: Behaviour }) {
  app.get<{ Querystring: { to?: string } }>(PATH, async (request, reply) => {
    const messages = await store.find({ to: request.query.to, limit: SHOWN })
    return reply.type('text/html; charset=utf-8').send(inboxPage(messages, behaviour, spoken(request, PATH)))
  })
  app.get<{ Querystring: { to?: string } }>(`${PATH}.json`, async ({ query }) => ({
    behaviour: behaviour.current(),
    messages: await store.find({ to: query.to, limit: SHOWN }),
  }))
  app.get<{ Params: { id: number } }>(`${PATH}/:id`, { schema: { params: MESSAGE_PARAMS } }, async (request, reply) => {
    const message = await store.findOne(request.params.id)
    return message
      ? reply.type('text/html; charset=utf-8').send(messagePage(message, spoken(request, `${PATH}/${message.id}`)))
      : reply.callNotFound()
  })
  app.get<{ Params: { id: number } }>(
    `${PATH}/:id/html`,
    { schema: { params: MESSAGE_PARAMS } },
    async (request, reply) => {
      const message = await store.findOne(request.params.id)
      if (!message) return reply.callNotFound()
      return reply.header('content-security-policy', MAIL_POLICY).type('text/html; charset=utf-8').send(message.html)
    },
  )
  app.post<{ Body: Wish }>(`${PATH}/behaviour`, { schema: { body: WISH_SCHEMA } }, async (request, reply) => {
    behaviour.set(request.body)
    return backToPage(request, reply, PATH, behaviour.current())
  })
}

function inboxPage(messages: readonly Message[], behaviour: Behaviour, speaks: Spoken): string {
  const { words } = speaks
  const row = (message: Message) =>
    html`<tr>
      <td>${moment(message.receivedAt, speaks)}</td>
      <td>${message.recipients.join(', ')}</td>
      <td>
        <a href="${linkTo(speaks, `${PATH}/${message.id}`)}">${message.subject || words.noSubject}</a>
        ${message.timesReceived > 1 && html`<span class="chip">${words.timesSent(message.timesReceived)}</span>`}
      </td>
    </tr>`
  return page(
    words.mail,
    html`<p class="lead">${words.mailLead}</p>
      <div class="columns">
        <div class="card wide">
          ${messages.length === 0 && words.noMail}
          <table>
            ${messages.map(row)}
          </table>
        </div>
        <aside>${behaviourForm(behaviour, speaks)}</aside>
      </div>`,
    speaks,
  )
}

function messagePage(message: Message, speaks: Spoken): string {
  const { words } = speaks
  return page(
    message.subject || words.noSubject,
    html`<p class="muted">
        ${words.from} ${message.sender} ${words.to} ${message.recipients.join(', ')},
        ${moment(message.receivedAt, speaks)}
      </p>
      <div class="card"><pre>${message.text}</pre></div>
      ${message.html !== '' && html`<iframe sandbox title="${words.asHtml}" src="${PATH}/${message.id}/html"></iframe>`}`,
    speaks,
  )
}
