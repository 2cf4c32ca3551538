import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { connect as connectHttp2, constants } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNotices } from '../../apps/server/src/features/notifications/index.ts'
import { orderOnItsWay } from '../../apps/server/src/features/notifications/notifications.builders.ts'
import { TAKEN } from '../../apps/server/src/features/tickets/hostile-files.builders.ts'
import { giveSupport } from '../../apps/server/src/features/tickets/tickets.builders.ts'
import { createDatabase } from '../../apps/server/src/platform/database/database.ts'
import type { TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { insertRows, PASSWORD } from '../../apps/server/src/test/brewery.builders.ts'
import { createBuiltBrewery } from '../../apps/server/src/test/built-brewery.ts'
import { BUYER, readPath } from '../../apps/server/src/test/open-brewery.ts'
import { serve, type Server } from '../../apps/server/src/test/processes.builders.ts'
import { startNginx, type Nginx } from './start-nginx.ts'

const HOST = 'bestellen.example'
const PORTAL = '/nl/prod/api/v1/portal'
const MEGABYTE = 2 ** 20
const OF_PERSON = 2

let database: TestDatabase
let folder: string
let server: Server
let nginx: Nginx
let cookie: string
let upload: string
beforeAll(async () => {
  database = await createBuiltBrewery()
  folder = mkdtempSync(path.join(tmpdir(), 'fust-behind-nginx-'))
  await giveSupport(database.pool)
  await insertRows(database.pool, 'sales_order', [orderOnItsWay(501)])
  server = await serve({
    DATABASE_URL: database.url,
    PUBLIC_URL: `https://${HOST}`,
    TRUSTED_PROXIES: '127.0.0.1',
    FILES_FOLDER: folder,
    UPLOADS_OF_PERSON: `${OF_PERSON}`,
    SIGN_IN_RATE_PER_MINUTE: '5',
    LOG_LEVEL: 'error',
  })
  nginx = await startNginx(new URL(server.url).host)
  const answer = await send('POST', '/identity/sign-in', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: BUYER, password: PASSWORD }),
  })
  const [set = ''] = answer.headers['set-cookie'] ?? []
  cookie = set.split(';', 1)[0] ?? ''
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into ticket (company_id, ship_to_id, user_id, market, kind, subject, description, created_at, updated_at)
     select 'C1', 'S1', id, 'NL', 'question', 'Krat kapot', 'Zie foto.', now(), now() from portal_user where email = $1
     returning id`,
    [BUYER],
  )
  upload = `${PORTAL}/tickets/UploadAttachmentsByTicketId?ticketId=${rows[0]?.id}`
})
afterAll(async () => {
  await nginx.stop()
  server.child.kill('SIGKILL')
  await server.ended
  await database.drop()
  rmSync(folder, { recursive: true })
})

type Sent = { headers?: OutgoingHttpHeaders; body?: string | Buffer }
type Answer = { status: number | undefined; headers: IncomingMessage['headers']; rawHeaders: string[]; body: string }

/** What the portal answers to somebody who finds it by its name. */
async function send(method: string, where: string, { headers = {}, body }: Sent = {}): Promise<Answer> {
  const call = request({
    host: '127.0.0.1',
    port: nginx.ports.https,
    servername: HOST,
    ca: nginx.certificate,
    // It is signed by itself, for another name.
    checkServerIdentity: () => undefined,
    method,
    path: where,
    headers: { host: HOST, ...headers },
  })
  call.end(body)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve)
    call.once('error', reject)
  })
  const { statusCode: status, headers: answered, rawHeaders } = answer
  return { status, headers: answered, rawHeaders, body: await text(answer) }
}

const json = (body: string): Sent => ({ headers: { 'content-type': 'application/json' }, body })

const codeOf = ({ body }: Answer): unknown => readPath(JSON.parse(body), 'code')

/** A PDF of so many bytes in a form, as a browser sends it. */
const formOf = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('--grens\r\nContent-Disposition: form-data; name="attachments"; filename="krat.pdf"\r\n\r\n'),
    TAKEN.pdf,
    Buffer.alloc(bytes - TAKEN.pdf.length),
    Buffer.from('\r\n--grens--\r\n'),
  ])

const asForm = (body: Buffer): Sent => ({
  headers: { cookie, 'content-type': 'multipart/form-data; boundary=grens' },
  body,
})

describe('docs/nginx.conf', () => {
  test('signs people in over https, with the cookie that only https has', () => {
    expect(cookie).toMatch(/^__Host-fust=/)
  })

  test('leads from http to https', async () => {
    const call = requestHttp({
      host: '127.0.0.1',
      port: nginx.ports.http,
      path: '/news',
      headers: { host: HOST },
    }).end()
    const [answer]: IncomingMessage[] = await once(call, 'response')
    answer?.resume()
    expect([answer?.statusCode, answer?.headers.location]).toEqual([301, `https://${HOST}/news`])
  })

  test('answers to no other name, and not what only the monitor asks', async () => {
    expect((await send('GET', '/', { headers: { host: 'elsewhere.example' } })).status).toBe(421)
    for (const watched of ['/live', '/ready', '/metrics']) expect((await send('GET', watched)).status).toBe(404)
  })

  test('[SUP-03] passes on an attachment of ten megabytes', async () => {
    const { status, body } = await send('POST', upload, asForm(formOf(10 * MEGABYTE)))
    expect({ status, body: JSON.parse(body) }).toMatchObject({ status: 200, body: [{ type: 'application/pdf' }] })
  })

  test('[SUP-03] lets Fust refuse an attachment of a byte more, with the reason', async () => {
    const answer = await send('POST', upload, asForm(formOf(10 * MEGABYTE + 1)))
    expect([answer.status, codeOf(answer)]).toEqual([422, 'attachment-too-large'])
  })

  test('passes on the largest JSON body, and refuses one of a byte more as Fust does', async () => {
    const body = (bytes: number) => JSON.stringify({ query: '{ storeConfig { id } }' }).padEnd(bytes)
    expect((await send('POST', '/graphql', json(body(MEGABYTE)))).status).toBe(200)
    const answer = await send('POST', '/identity/sign-in-way', json(body(MEGABYTE + 1)))
    expect([answer.status, answer.headers['content-type'], codeOf(answer)]).toEqual([
      413,
      'application/json',
      'invalid-request',
    ])
  })

  test('passes on what an identity provider has people post, from its own page', async () => {
    const form = new URLSearchParams({ SAMLResponse: 'A'.repeat(190_000), RelayState: 'unknown' })
    const { status, headers } = await send('POST', '/identity/single-sign-on/huis/return', {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://idp.huis.example',
        'sec-fetch-site': 'cross-site',
      },
      body: form.toString(),
    })
    expect([status, headers.location]).toEqual([303, '/saml-error?reason=sign-on-over&provider=huis&back=%2F'])
  })

  test('passes on a long query, as a provider leads people back with', async () => {
    const where = `/identity/single-sign-on/huis/return?state=x&code=${'c'.repeat(7_500)}`
    expect((await send('GET', where)).status).toBe(303)
  })

  test('[NTF-04] tells somebody who waits for notifications of a new one', async () => {
    const waiting = send('GET', `${PORTAL}/notifications/WaitForNotifications?known=`, { headers: { cookie } })
    const listeners = `select from pg_stat_activity where datname = current_database() and query = 'listen notification'`
    await expect.poll(async () => (await database.pool.query(listeners)).rowCount).toBe(1)
    await createNotices(createDatabase(database.pool)).ofOrder({ companyId: 'C1', id: 501 }, 'sent', new Date())
    const { status, body } = await waiting
    expect([status, readPath(JSON.parse(body), 'latest')]).toEqual([200, [expect.any(Number)]])
  })

  test('keeps slow callers to itself: a person with more slow uploads than places has them all taken', async () => {
    const form = formOf(1_000)
    const slow = await Promise.all(Array.from({ length: OF_PERSON + 2 }, () => beginUpload(form)))
    expect((await send('POST', upload, asForm(form))).status).toBe(200)
    for (const socket of slow) {
      socket.write(form.subarray(100))
      const [answer]: Buffer[] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
      socket.destroy()
    }
  })

  test('asks the process that is there where another one is away', async () => {
    // The two are asked in turn.
    const answers = [await send('GET', '/identity/session'), await send('GET', '/identity/session')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('passes on when Fust says to come back', async () => {
    const body = JSON.stringify({ email: 'nobody@elsewhere.example', password: 'Wrong-Password-1' })
    const answers: Answer[] = []
    while (answers.at(-1)?.status !== 429 && answers.length < 10)
      answers.push(await send('POST', '/identity/sign-in', json(body)))
    const last = answers.at(-1)
    expect(last && codeOf(last)).toBe('too-many-requests')
    // Once, and not a second time by nginx.
    expect(last?.rawHeaders.filter((name) => name.toLowerCase() === 'retry-after')).toHaveLength(1)
  })

  test('says itself when to come back to an address with too many requests at once', async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.ports.https}`, {
      servername: HOST,
      ca: nginx.certificate,
      checkServerIdentity: () => undefined,
    })
    // None of them ends, so that all are under way.
    const answered = Array.from({ length: 101 }, async () => {
      const stream = session.request(
        { ':method': 'POST', ':path': '/graphql', ':authority': HOST },
        { endStream: false },
      )
      const [headers] = await once(stream, 'response')
      return headers
    })
    const first: Record<string, unknown> = await Promise.race(answered)
    expect([first[constants.HTTP2_HEADER_STATUS], first['retry-after']]).toEqual([429, '5'])
    for (const answer of answered) answer.catch(() => undefined)
    session.destroy()
  })

  test('says itself when to come back where no process answers', async () => {
    server.child.kill('SIGKILL')
    await server.ended
    const { status, headers } = await send('GET', '/identity/session')
    expect([status, headers['retry-after']]).toEqual([502, '5'])
  })

  test('writes down paths, and no address with what people have searched for', () => {
    expect(nginx.readLog()).toContain('GET /identity/single-sign-on/huis/return 303')
    expect(nginx.readLog()).not.toContain('code=')
  })
})

/** An upload of which the first hundred bytes have come. */
async function beginUpload(form: Buffer): Promise<TLSSocket> {
  const socket = connectTls({
    host: '127.0.0.1',
    port: nginx.ports.https,
    servername: HOST,
    ca: nginx.certificate,
    checkServerIdentity: () => undefined,
  })
  await once(socket, 'secureConnect')
  socket.write(
    [
      `POST ${upload} HTTP/1.1`,
      `host: ${HOST}`,
      `cookie: ${cookie}`,
      'content-type: multipart/form-data; boundary=grens',
      `content-length: ${form.length}`,
      '',
      '',
    ].join('\r\n'),
  )
  socket.write(form.subarray(0, 100))
  return socket
}
