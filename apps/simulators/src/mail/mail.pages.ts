import type { FastifyInstance } from 'fastify'
import { WISH_SCHEMA, type Behaviour, type Wish } from '../behaviour.ts'
import { backToPage } from '../pages/forms.ts'
import { html } from '../pages/html.ts'
import { behaviourForm, moment, page } from '../pages/page.ts'
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
  app.get<{ Querystring: { to?: string } }>(PATH, async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(inboxPage(await store.find({ to: query.to, limit: SHOWN }), behaviour)),
  )
  app.get<{ Querystring: { to?: string } }>(`${PATH}.json`, async ({ query }) => ({
    behaviour: behaviour.current(),
    messages: await store.find({ to: query.to, limit: SHOWN }),
  }))
  app.get<{ Params: { id: number } }>(`${PATH}/:id`, { schema: { params: MESSAGE_PARAMS } }, async (request, reply) => {
    const message = await store.findOne(request.params.id)
    return message ? reply.type('text/html; charset=utf-8').send(messagePage(message)) : reply.callNotFound()
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

const inboxPage = (messages: readonly Message[], behaviour: Behaviour): string =>
  page(
    'Mail',
    html`${behaviourForm(PATH, behaviour)}
      <div class="card wide">
        ${messages.length === 0 && 'No mail yet.'}
        <table>
          ${messages.map(
            (message) =>
              html`<tr>
                <td>${moment(message.receivedAt)}</td>
                <td>${message.recipients.join(', ')}</td>
                <td><a href="${PATH}/${message.id}">${message.subject || '(no subject)'}</a></td>
                <td>${message.timesReceived > 1 && `sent ${message.timesReceived} times`}</td>
              </tr>`,
          )}
        </table>
      </div>`,
  )

const messagePage = (message: Message): string =>
  page(
    message.subject || '(no subject)',
    html`<p class="muted">From ${message.sender} to ${message.recipients.join(', ')}, ${moment(message.receivedAt)}</p>
      <div class="card"><pre>${message.text}</pre></div>
      ${
        message.html !== '' &&
        html`<iframe sandbox title="The message as HTML" src="${PATH}/${message.id}/html"></iframe>`
      }`,
  )
