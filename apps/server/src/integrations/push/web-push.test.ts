import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#platform/env.ts'
import { choosePush, newPushKey, readPushKey, type PushSender, type PushTarget } from './index.ts'
import { buildPush } from './push.builders.ts'

const MESSAGE = { text: 'x', topic: 'notification-1' }

let status: number
let isEndless: boolean
let took: { headers: IncomingHttpHeaders; url: string | undefined }[]
let sender: PushSender
let target: PushTarget
const server = createServer((request, response) => {
  took.push({ headers: request.headers, url: request.url })
  request.resume()
  response.writeHead(status, { location: '/elsewhere' })
  if (isEndless) response.write('no'.padEnd(1_000_000, '.'))
  else response.end('no')
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const playedUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/push`
  sender = buildPush({ playedUrl })
  target = {
    endpoint: `${playedUrl}/1`,
    publicKey: createECDH('prime256v1').generateKeys(),
    authSecret: randomBytes(16),
  }
})
beforeEach(() => {
  status = 201
  isEndless = false
  took = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('says who sends, for this service alone and half a day, and who answers for it', async () => {
  expect(await sender.send(target, MESSAGE)).toEqual({ ok: true, value: undefined })
  const [, claims = '', key] =
    /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+, k=([\w-]+)$/.exec(took[0]?.headers.authorization ?? '') ?? []
  expect(key).toBe(sender.publicKey)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: new URL(target.endpoint).origin,
    exp: Date.parse('2026-11-23T21:00:00Z') / 1_000,
    sub: 'https://bestellen.example',
  })
})

test.each([404, 410])('%i says that the browser is gone', async (answer) => {
  status = answer
  expect(await sender.send(target, MESSAGE)).toEqual({ ok: false, refusal: { code: 'push-gone' } })
})

test.each([400, 413])('%i is a no for good', async (answer) => {
  status = answer
  expect(await sender.send(target, MESSAGE)).toEqual({ ok: false, refusal: { code: 'push-refused', message: 'no' } })
})

test.each([401, 403, 429, 500, 503])('%i may be over soon', async (answer) => {
  status = answer
  await expect(sender.send(target, MESSAGE)).rejects.toThrow(String(answer))
})

test.each([301, 307, 308])('%i leads nowhere: nobody allowed the address that it names', async (answer) => {
  status = answer
  await expect(sender.send(target, MESSAGE)).rejects.toThrow('fetch failed')
  expect(took.map(({ url }) => url)).toEqual(['/push/1'])
})

test('what a service goes on saying is not listened to', async () => {
  isEndless = true
  status = 400
  expect(await sender.send(target, MESSAGE)).toMatchObject({ refusal: { message: 'no'.padEnd(200, '.') } })
})

test('there is none where the settings allow no service', () => {
  const key = readPushKey(newPushKey())
  const clock = { now: () => new Date() }
  const settings = readSettings({ PUSH_HOSTS: 'none' })
  expect(key && choosePush({ settings, key, publicUrl: 'https://bestellen.example', clock })).toBeNull()
})
