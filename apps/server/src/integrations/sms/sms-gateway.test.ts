import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SmsSender } from './index.ts'
import { chooseSms, smsGateway } from './sms-gateway.ts'

const SMS = { to: '+31 6 5550-1001', text: '123456 is uw code', messageKey: 'k1' }

let status: number
let isEndless = false
let took: { headers: IncomingHttpHeaders; body: string }
let sender: SmsSender
const server = createServer((request, response) => {
  void (async () => {
    let body = ''
    for await (const part of request) body += String(part)
    took = { headers: request.headers, body }
    if (isEndless) response.writeHead(status).write('no such number'.padEnd(1_000_000, '.'))
    else response.writeHead(status).end('no such number')
  })()
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  sender = smsGateway({ url: `http://127.0.0.1:${port}/sms`, token: 'secret', from: 'Veenhof' })
})
afterAll(() => void server.close())

test('posts the number without what people write between the digits, with its bearer', async () => {
  status = 202
  expect(await sender.send(SMS)).toEqual({ ok: true, value: undefined })
  expect(took.headers.authorization).toBe('Bearer secret')
  expect(JSON.parse(took.body)).toEqual({ to: '+31655501001', from: 'Veenhof', text: SMS.text, id: 'k1' })
})

test.each([400, 422])('%i is a no for good', async (answer) => {
  status = answer
  expect(await sender.send(SMS)).toEqual({ ok: false, refusal: { code: 'sms-refused', message: 'no such number' } })
})

test.each([401, 429, 500, 503])('%i may be over soon', async (answer) => {
  status = answer
  await expect(sender.send(SMS)).rejects.toThrow(String(answer))
})

test('what a gateway goes on saying is not listened to', async () => {
  isEndless = true
  status = 422
  expect(await sender.send(SMS)).toMatchObject({ refusal: { message: 'no such number'.padEnd(200, '.') } })
  status = 202
  expect(await sender.send(SMS)).toEqual({ ok: true, value: undefined })
})

test('there is none without an address', () => {
  expect(chooseSms({ SMS_URL: '', SMS_TOKEN: '', SMS_FROM: 'Fust' })).toBeNull()
})
