import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { accept, refuse } from '@fust/domain/outcome'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '../erp/simulators.builders.ts'
import { createSmtpMailer, type Mail, type Mailer } from './index.ts'

const Inbox = Type.Object({
  messages: Type.Array(
    Type.Object({
      messageId: Type.String(),
      sender: Type.String(),
      subject: Type.String(),
      text: Type.String(),
      html: Type.String(),
      timesReceived: Type.Integer(),
    }),
  ),
})

let world: PlayedWorld
let mailer: Mailer

beforeAll(async () => {
  world = await startPlayedWorld()
  mailer = createMailer()
})
afterEach(() => behave({ mode: 'normal' }))
afterAll(async () => {
  mailer.close()
  await world.stop()
})

test('sends subject, text and HTML to one address', async () => {
  const mail = buildMailWith({ subject: 'Bestelling één ontvangen', text: 'Proost!', html: '<p>Proost!</p>' })
  await mailer.send(mail)

  expect(await inboxOf(mail.to)).toMatchObject([
    {
      sender: 'orders@veenhof.example',
      subject: 'Bestelling één ontvangen',
      text: 'Proost!\n',
      html: '<p>Proost!</p>\n',
    },
  ])
})

test('gives a repeat the same Message-ID, and the inbox shows it once', async () => {
  const mail = buildMailWith({})
  const first = await mailer.send(mail)
  const second = await mailer.send(mail)

  expect(second).toEqual(first)
  const inbox = await inboxOf(mail.to)
  expect(inbox).toMatchObject([{ timesReceived: 2 }])
  expect(first).toEqual(accept({ messageId: inbox[0]?.messageId }))
})

test('can be repeated when the answer is lost', async () => {
  const mail = buildMailWith({})
  await behave({ mode: 'lose-answer', times: 1 })
  await expect(mailer.send(mail)).rejects.toThrow('Connection closed')
  await mailer.send(mail)

  expect(await inboxOf(mail.to)).toMatchObject([{ timesReceived: 2 }])
})

test('arrives once when the mail server answers twice, and so does the next one', async () => {
  const [first, second] = [buildMailWith({}), buildMailWith({})]
  await behave({ mode: 'twice', times: 1 })
  await mailer.send(first)
  await mailer.send(second)
  expect(await inboxOf(first.to)).toMatchObject([{ timesReceived: 1 }])
  expect(await inboxOf(second.to)).toMatchObject([{ timesReceived: 1 }])
})

test('throws when the answer is late', async () => {
  const impatient = createMailer(300)
  await behave({ mode: 'late', times: 1, delayMs: 60_000 })
  await expect(impatient.send(buildMailWith({}))).rejects.toThrow('Timeout')
})

test.each([
  ['down', '421'],
  ['error', '451'],
])('throws when the mail server is not able to take it now (%s)', async (mode, said) => {
  await behave({ mode, times: 1 })
  await expect(mailer.send(buildMailWith({}))).rejects.toThrow(said)
})

test('gives a lasting refusal of the mail server as a value', async () => {
  await behave({ mode: 'refuse', times: 1, message: 'No such mailbox' })
  expect(await mailer.send(buildMailWith({}))).toEqual(
    refuse({ code: 'mail-refused', message: 'Message failed: 550 No such mailbox' }),
  )
})

test.each(['nobody', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example', 'Somebody <a@b.example>'])(
  'refuses %j, which is not one plain address',
  async (to) => {
    expect(await mailer.send(buildMailWith({ to }))).toEqual(refuse({ code: 'mail-address-invalid' }))
  },
)

test('keeps line breaks in a subject from becoming headers', async () => {
  const mail = buildMailWith({ subject: 'Order\r\nBcc: victim@veenhof.example' })
  await mailer.send(mail)

  expect(await inboxOf(mail.to)).toHaveLength(1)
  expect(await inboxOf('victim@veenhof.example')).toEqual([])
})

test('names the address that ends such mails, for mail programs to post to', async () => {
  const said: string[] = []
  const mailServer = createServer((socket) => {
    let isData = false
    socket.write('220 here\r\n')
    socket.setEncoding('utf8').on('data', (text) => {
      said.push(String(text))
      if (isData && !String(text).includes('\r\n.\r\n')) return
      isData = /^DATA/m.test(String(text))
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  const address = mailServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const from = { name: 'Brouwerij Veenhof', address: 'orders@veenhof.example' }
  const own = createSmtpMailer({ host: '127.0.0.1', port, from })
  await own.send(buildMailWith({ unsubscribeUrl: 'https://x.example/unsubscribe/abc' }))
  expect(said.join('')).toContain('List-Unsubscribe: <https://x.example/unsubscribe/abc>\r\n')
  expect(said.join('')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  own.close()
  await new Promise((resolve) => mailServer.close(resolve))
})

function createMailer(timeoutMs = 10_000): Mailer {
  const { hostname, port } = new URL(world.smtpUrl)
  const from = { name: 'Brouwerij Veenhof', address: 'orders@veenhof.example' }
  return createSmtpMailer({ host: hostname, port: Number(port), from, timeoutMs })
}

function buildMailWith(wish: Partial<Mail>): Mail {
  const key = randomUUID()
  return { to: `${key}@cafe.example`, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', messageKey: key, ...wish }
}

const behave = (wish: { mode: string; times?: number; delayMs?: number; message?: string }) =>
  world.tell('mail/behaviour', wish)

async function inboxOf(to: string) {
  return Value.Parse(Inbox, await world.holdings('mail', { to })).messages
}
