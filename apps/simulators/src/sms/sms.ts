import type { FastifyInstance } from 'fastify'
import { endlessAnswer, type Behaviour } from '../behaviour.ts'
import { html } from '../pages/html.ts'
import { listPage } from '../pages/list-page.ts'
import { moment } from '../pages/page.ts'

const PATH = '/simulators/sms'
const MOST_KEPT = 200

type Sms = { to: string; from: string; text: string; id: string }
type Taken = Sms & { at: Date }
export type SmsParts = { taken: Taken[]; behaviour: Behaviour; now: () => Date }

const short = { type: 'string', minLength: 1, maxLength: 200 } as const
const SMS = {
  type: 'object',
  required: ['to', 'from', 'text', 'id'],
  properties: {
    to: { type: 'string', pattern: '^\\+?[0-9]{6,15}$' },
    from: short,
    text: { type: 'string', minLength: 1, maxLength: 1_000 },
    id: short,
  },
} as const

/** A gateway for text messages, as `SMS_URL` names one; a repeat is known by its id. */
export function smsApi(app: FastifyInstance, { taken, behaviour, now }: SmsParts): void {
  app.post<{ Body: Sms }>('/sms', { schema: { body: SMS } }, async ({ body }, reply) => {
    const { mode, delayMs, message } = behaviour.next(true)
    if (mode === 'slow' || mode === 'late') await behaviour.wait(delayMs)
    if (mode === 'endless') return reply.type('application/json').send(endlessAnswer())
    if (mode === 'down') return reply.code(503).send({ detail: 'Service Unavailable' })
    if (mode === 'error') return reply.code(500).send({ detail: 'An internal error occurred' })
    if (mode === 'refuse') return reply.code(422).send({ detail: message })
    if (!taken.some(({ id }) => id === body.id)) taken.unshift({ ...body, at: now() })
    taken.length = Math.min(taken.length, MOST_KEPT)
    return reply.code(202).send({ id: body.id })
  })
}

/** What was sent, for people and as JSON. */
export function smsPages(app: FastifyInstance, { taken, behaviour }: SmsParts): void {
  listPage(app, {
    path: PATH,
    behaviour,
    shown: (speaks) => ({
      title: speaks.words.sms,
      lead: speaks.words.smsLead,
      none: speaks.words.noSms,
      rows: taken.map(
        ({ at, to, text }) =>
          html`<tr>
            <td>${moment(at, speaks)}</td>
            <td>${to}</td>
            <td>${text}</td>
          </tr>`,
      ),
    }),
  })
  app.get<{ Querystring: { to?: string } }>(`${PATH}.json`, async ({ query }) => ({
    behaviour: behaviour.current(),
    messages: taken.filter(({ to }) => query.to === undefined || to === query.to),
  }))
}
