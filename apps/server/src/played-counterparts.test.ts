import { createServer, type Server } from 'node:net'
import { createServer as createHttpServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { startPlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { playedCounterparts } from './played-counterparts.ts'

const NOBODY = {
  ERP_URL: 'http://127.0.0.1:9/sap',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PAYMENT_URL: 'http://127.0.0.1:9/v2',
  PAYMENT_KEY: 'live_12345678',
  ADDRESS_LOOKUP_URL: '',
  CARRIER_URL: 'http://127.0.0.1:9',
  CARRIER_KEY: '',
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

test('the simulators are recognised by what they answer', async () => {
  const world = await startPlayedWorld()
  onTestFinished(() => world.stop())
  const erpUrl = `${world.url}/sap/opu/odata/sap`
  const paymentUrl = `${world.url}/mollie/v2`
  const played = {
    ...NOBODY,
    ERP_URL: erpUrl,
    SMTP_URL: world.smtpUrl,
    PAYMENT_URL: paymentUrl,
    ADDRESS_LOOKUP_URL: world.url,
    CARRIER_URL: world.url,
    CARRIER_KEY: 'of-the-brewery',
  }
  expect(await playedCounterparts(played)).toEqual([
    'ERP_URL: a simulator answers there',
    'PAYMENT_URL: a simulator answers there',
    'SMTP_URL: a simulator answers there',
    'ADDRESS_LOOKUP_URL: a simulator answers there',
    'CARRIER_URL: a simulator answers there',
  ])
  // Whoever takes no money online asks nobody.
  expect(await playedCounterparts({ ...NOBODY, PAYMENT_URL: paymentUrl, PAYMENT_KEY: '' })).toEqual([])
  await world.tell('erp/behaviour', { mode: 'down' })
  expect(await playedCounterparts({ ...NOBODY, ERP_URL: erpUrl })).toHaveLength(1)
})

test('simulators that were told to play incognito are not', async () => {
  const world = await startPlayedWorld({ isAnonymous: true })
  onTestFinished(() => world.stop())
  expect(await playedCounterparts({ ...NOBODY, ERP_URL: world.url, SMTP_URL: world.smtpUrl })).toEqual([])
})

test('an ERP and a mail server that answer in their own name, or that do not answer, are real', async () => {
  const erp = await listening(createHttpServer((_request, response) => response.writeHead(401).end()))
  const mail = await listening(createServer((socket) => socket.end('220 mail.brewery.example ESMTP Postfix\r\n')))
  const real = { ...NOBODY, ERP_URL: `http://127.0.0.1:${erp}/sap`, SMTP_URL: `smtp://127.0.0.1:${mail}` }
  expect(await playedCounterparts(real)).toEqual([])
  expect(await playedCounterparts(NOBODY)).toEqual([])
  expect(await playedCounterparts({ ...NOBODY, SMTP_URL: 'smtps://127.0.0.1:9' })).toEqual([])
})
