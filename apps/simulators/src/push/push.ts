import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { importJWK, jwtVerify } from 'jose'
import { endlessAnswer, type Behaviour } from '../behaviour.ts'
import { html } from '../pages/html.ts'
import { listPage } from '../pages/list-page.ts'
import { moment } from '../pages/page.ts'
import type { Browsers } from './browsers.ts'

const PATH = '/simulators/push'
const MOST_BYTES = 4_096
const DAY_SECONDS = 86_400
const TOPIC = /^[\w-]{1,32}$/
const AUTHORIZATION = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/

export type PushParts = { browsers: Browsers; behaviour: Behaviour; now: () => Date }

/** A push service (RFC 8030): it takes what only a browser can read, from who says by a signature that it may send. */
export function pushApi(app: FastifyInstance, { browsers, behaviour, now }: PushParts): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Params: { id: string }; Body: Buffer }>('/push/:id', async (request, reply) => {
    const { id } = request.params
    const { mode, delayMs, message } = behaviour.next(true)
    if (mode === 'slow' || mode === 'late') await behaviour.wait(delayMs)
    if (mode === 'endless') return reply.type('text/plain').send(endlessAnswer())
    if (mode === 'down') return reply.code(503).send('Service Unavailable')
    if (mode === 'error') return reply.code(500).send('An internal error occurred')
    if (mode === 'refuse') return reply.code(400).send(message)
    const browser = browsers.find(id)
    if (!browser) return reply.code(404).send('No such subscription')
    if (browser.isGone) return reply.code(410).send('The subscription has ended')
    const fault = faultOf(request)
    if (fault) return reply.code(fault.status).send(fault.text)
    if (!(await isSender(request, browser.sender, now()))) return reply.code(403).send('Not the one who may send')
    const topic = request.headers['topic']
    browsers.show(id, typeof topic === 'string' ? topic : '', request.body)
    if (mode === 'lose-answer') return hangUp(reply)
    return reply.code(201).header('location', `/push/messages/${id}`).send()
  })
}

function faultOf({ headers, body }: FastifyRequest): { status: number; text: string } | null {
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 400, text: 'The body is no aes128gcm' }
  if (!/^\d{1,9}$/.test(String(headers['ttl']))) return { status: 400, text: 'TTL is missing' }
  if (headers['topic'] !== undefined && !TOPIC.test(String(headers['topic'])))
    return { status: 400, text: 'The topic has at most 32 characters of base64url' }
  return Buffer.isBuffer(body) && body.length > MOST_BYTES ? { status: 413, text: 'The message is too long' } : null
}

/** Whether the one who sends is who the browser allowed to, and says so for this service and not for longer than a day. */
async function isSender({ headers, protocol, host }: FastifyRequest, sender: string, now: Date): Promise<boolean> {
  const [, token, key] = AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (token === undefined || key !== sender) return false
  const point = Buffer.from(key, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  try {
    const known = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256')
    const { payload } = await jwtVerify(token, known, {
      algorithms: ['ES256'],
      audience: `${protocol}://${host}`,
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    })
    const isForADay = (payload.exp ?? 0) - now.getTime() / 1_000 <= DAY_SECONDS
    return isForADay && /^(mailto:|https?:)/.test(payload.sub ?? '')
  } catch {
    return false
  }
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

const SENDER = {
  type: 'object',
  required: ['applicationServerKey'],
  properties: { applicationServerKey: { type: 'string', pattern: '^[A-Za-z0-9_-]{87}$' } },
} as const
const OWN_ADDRESS = { type: 'object', required: ['endpoint'], properties: { endpoint: { type: 'string' } } } as const

/** What browsers were told, for people and as JSON; and the browsers themselves, which allow it and take it back. */
export function pushPages(app: FastifyInstance, { browsers, behaviour }: PushParts): void {
  listPage(app, {
    path: PATH,
    behaviour,
    shown: (speaks) => ({
      title: speaks.words.push,
      lead: speaks.words.pushLead,
      none: speaks.words.noPush,
      rows: browsers.shown.map(
        ({ at, message }) =>
          html`<tr>
            <td>${moment(at, speaks)}</td>
            <td>${JSON.stringify(message)}</td>
          </tr>`,
      ),
    }),
  })
  app.get(`${PATH}.json`, async () => ({ behaviour: behaviour.current(), messages: browsers.shown }))
  app.post<{ Body: { applicationServerKey: string } }>(
    `${PATH}/subscribe`,
    { schema: { body: SENDER } },
    async ({ body, socket }) =>
      browsers.subscribe(body.applicationServerKey, `http://${socket.localAddress}:${socket.localPort}`),
  )
  app.post<{ Body: { endpoint: string } }>(
    `${PATH}/unsubscribe`,
    { schema: { body: OWN_ADDRESS } },
    async ({ body }, reply) => {
      browsers.unsubscribe(body.endpoint.split('/').at(-1) ?? '')
      return reply.code(204).send()
    },
  )
}
