import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readSettings } from '#platform/env.ts'
import { createLocatieserver } from './address-lookup/index.ts'
import { createPostnl } from './carrier/postnl.ts'
import { createSapClient } from './erp/sap/sap-client.ts'
import { filesInS3 } from './files/files-in-s3.ts'
import { createSmtpMailer } from './mail/index.ts'
import { createMollie } from './payment/mollie/mollie.ts'
import { createPowerBi } from './power-bi/power-bi.ts'
import { choosePush, newPushKey, readPushKey } from './push/index.ts'
import { clamdScanner } from './scanner/index.ts'
import { tellLogout } from './services/index.ts'
import { openIdConnect } from './sign-on/open-id-connect.ts'
import { smsGateway } from './sms/sms-gateway.ts'

const LIMIT_MS = 300
/** A busy machine may be late; who waits for the limit of the platform (300 s) waits much longer. */
const ENDS_WITHIN_MS = 8_000
const BYTE_EVERY_MS = 20
const GARBAGE_EVERY_MS = 50
const ID = '11111111-2222-3333-4444-555555555555'

// Node takes this flag while it runs, and gives the function to contexts that are made after that.
setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

type Behaviour = 'never answers' | 'stops after the headers' | 'sends the body a byte at a time'
const BEHAVIOURS: readonly Behaviour[] = ['never answers', 'stops after the headers', 'sends the body a byte at a time']

/** What a server says first, and which byte it repeats: of HTTP, or of a protocol of lines. */
type Protocol = { beginsAtOnce: boolean; head: string; byte: string }
const HTTP: Protocol = {
  beginsAtOnce: false,
  head: 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
  byte: ' ',
}
const REFUSING_HTTP: Protocol = { ...HTTP, head: HTTP.head.replace('200 OK', '404 Not Found') }
const SMTP: Protocol = { beginsAtOnce: true, head: '220 mail.example ESMTP\r\n', byte: '2' }
const CLAMD: Protocol = { beginsAtOnce: false, head: 'stream: ', byte: 'x' }

const openSockets = new Set<Socket>()

/** A server that lets anybody connect and is slow from then on. */
async function startSlow(behaviour: Behaviour, { beginsAtOnce, head, byte }: Protocol): Promise<Server> {
  const server = createServer((socket) => {
    openSockets.add(socket)
    socket.on('close', () => openSockets.delete(socket))
    socket.on('error', () => undefined)
    socket.resume()
    if (behaviour === 'never answers') return
    const begin = () => {
      socket.write(head)
      if (behaviour === 'stops after the headers') return
      const timer = setInterval(() => socket.write(byte), BYTE_EVERY_MS)
      socket.on('close', () => clearInterval(timer))
    }
    if (beginsAtOnce) begin()
    else socket.once('data', begin)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

type Adapter = {
  folder: string
  name: string
  protocol?: Protocol
  /** The pool of `fetch` keeps idle connections for some seconds; these adapters have connections of their own. */
  ownsConnection?: true
  call: (host: string, port: number) => Promise<unknown>
}

const s3At = (host: string, port: number) =>
  filesInS3({
    endpoint: `http://${host}:${port}`,
    region: 'eu-central-1',
    bucket: 'kratten',
    keyId: 'id',
    secret: 'secret',
    isPathStyle: true,
    timeoutMs: LIMIT_MS,
  })

async function readFile(host: string, port: number): Promise<unknown> {
  const file = await s3At(host, port).open(ID)
  return file && buffer(file.content)
}

/** All that the portal calls outside. */
const ADAPTERS: readonly Adapter[] = [
  {
    folder: 'files',
    name: 'keeping a file in S3',
    call: (host, port) => s3At(host, port).keep(ID, Buffer.from('krat')),
  },
  { folder: 'files', name: 'reading a file in S3', call: readFile },
  { folder: 'files', name: 'reading a file that S3 refuses', protocol: REFUSING_HTTP, call: readFile },
  { folder: 'files', name: 'removing a file in S3', call: (host, port) => s3At(host, port).remove(ID) },
  {
    folder: 'files',
    name: 'removing a file that S3 refuses',
    protocol: REFUSING_HTTP,
    call: (host, port) => s3At(host, port).remove(ID),
  },
  {
    folder: 'erp',
    name: 'SAP, reading',
    call: (host, port) =>
      createSapClient({ baseUrl: `http://${host}:${port}`, timeoutMs: LIMIT_MS }).read(
        'orders',
        AbortSignal.timeout(60_000),
      ),
  },
  {
    folder: 'erp',
    name: 'SAP, changing',
    call: (host, port) =>
      createSapClient({ baseUrl: `http://${host}:${port}`, timeoutMs: LIMIT_MS }).change({
        path: 'orders',
        contentType: 'application/json',
        body: '{}',
      }),
  },
  {
    folder: 'payment',
    name: 'Mollie',
    call: (host, port) =>
      createMollie({ baseUrl: `http://${host}:${port}`, key: 'test_key', timeoutMs: LIMIT_MS }).find('tr_1'),
  },
  {
    folder: 'carrier',
    name: 'PostNL',
    call: (host, port) =>
      createPostnl({ baseUrl: `http://${host}:${port}`, key: 'key', timeoutMs: LIMIT_MS }).servicePointsNear({
        postcode: '7511 AA',
        country: 'NL',
      }),
  },
  {
    folder: 'address-lookup',
    name: 'the Locatieserver',
    call: (host, port) =>
      createLocatieserver(`http://${host}:${port}`, LIMIT_MS).find({ postcode: '7511AA', houseNumber: 1 }),
  },
  {
    folder: 'power-bi',
    name: 'Power BI',
    call: (host, port) =>
      createPowerBi({
        loginUrl: `http://${host}:${port}`,
        apiUrl: `http://${host}:${port}`,
        origin: `http://${host}:${port}`,
        tenant: 'veenhof.example',
        clientId: ID,
        clientSecret: 'secret',
        shipTosIn: 'custom-data',
        reports: [{ report: 'sales', workspaceId: ID, reportId: ID, roles: [] }],
        timeoutMs: LIMIT_MS,
      }).embed('sales', { companyIds: ['C1'], shipToIds: ['S1'] }),
  },
  {
    folder: 'push',
    name: 'a push service',
    call: async (host, port) => {
      const key = readPushKey(newPushKey())
      const playedUrl = `http://${host}:${port}/push`
      const sender =
        key &&
        choosePush({
          settings: readSettings({}),
          key,
          publicUrl: 'https://bestellen.example',
          clock: { now: () => new Date() },
          playedUrl,
          timeoutMs: LIMIT_MS,
        })
      const publicKey = createECDH('prime256v1').generateKeys()
      const target = { endpoint: `${playedUrl}/1`, publicKey, authSecret: randomBytes(16) }
      return sender?.send(target, { text: 'x', topic: 'notification-1' })
    },
  },
  {
    folder: 'sms',
    name: 'the SMS gateway',
    call: (host, port) =>
      smsGateway({ url: `http://${host}:${port}`, token: '', from: 'Fust', timeoutMs: LIMIT_MS }).send({
        to: '+31612345678',
        text: 'x',
        messageKey: 'x',
      }),
  },
  {
    folder: 'services',
    name: 'the logout of a service',
    call: (host, port) => tellLogout({ service: 'pubMenu' }, `http://${host}:${port}/logout`, 'token', LIMIT_MS),
  },
  {
    folder: 'sign-on',
    name: 'an OpenID Connect provider',
    call: (host, port) =>
      openIdConnect({
        name: 'own',
        title: 'Own',
        domains: [],
        isOnLoginPage: true,
        issuer: `http://${host}:${port}`,
        clientId: 'fust',
        clientSecret: '',
        vouchesForDomains: false,
        onFault: () => undefined,
        timeoutMs: LIMIT_MS,
      }).begin(
        { state: 's', nonce: 'n', verifier: 'v'.repeat(43) },
        { returnUrl: 'https://bestellen.example/return', language: 'en' },
      ),
  },
  {
    folder: 'mail',
    name: 'the mail server',
    protocol: SMTP,
    ownsConnection: true,
    call: (host, port) =>
      createSmtpMailer({
        host,
        port,
        from: { name: 'Fust', address: 'orders@a.example' },
        timeoutMs: LIMIT_MS,
        totalMs: 2 * LIMIT_MS,
      }).send({ to: 'jan@a.example', subject: 'x', text: 'x', html: 'x', messageKey: 'x' }),
  },
  {
    folder: 'scanner',
    name: 'the virus scanner',
    protocol: CLAMD,
    ownsConnection: true,
    call: (host, port) =>
      clamdScanner({ url: `tcp://${host}:${port}`, timeoutMs: LIMIT_MS }).scan(Readable.from([Buffer.from('krat')])),
  },
]

test('every folder of integrations has a row here', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const called = new Set(ADAPTERS.map(({ folder }) => folder))
  expect([...called].toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
})

describe.each(BEHAVIOURS)('while a server that it calls %s, and memory is cleared away', (behaviour) => {
  let collecting: NodeJS.Timeout
  beforeAll(() => {
    collecting = setInterval(() => typeof collectGarbage === 'function' && collectGarbage(), GARBAGE_EVERY_MS)
  })
  afterAll(() => clearInterval(collecting))

  test.each(ADAPTERS)('$name ends within its limit', async ({ call, protocol = HTTP, ownsConnection }) => {
    const server = await startSlow(behaviour, protocol)
    const address = server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const settled = call('127.0.0.1', port).then(
      () => 'ended',
      () => 'ended',
    )
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('still waits'), ENDS_WITHIN_MS)
    })
    try {
      expect(await Promise.race([settled, late])).toBe('ended')
      await vi.waitFor(() => expect(ownsConnection === true && openSockets.size > 0).toBe(false), ENDS_WITHIN_MS)
    } finally {
      clearTimeout(timer)
      for (const socket of openSockets) socket.destroy()
      server.close()
    }
  })
})

test('memory is cleared away here', () => expect(collectGarbage).toBeTypeOf('function'))
