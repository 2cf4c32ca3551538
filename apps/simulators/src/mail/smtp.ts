import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Behaviour, Treatment } from '../behaviour.ts'
import type { MailStore } from './mail.store.ts'

const MAX_MESSAGE_BYTES = 5_000_000

type Parts = { store: MailStore; behaviour: Behaviour; now: () => Date; greeting: string }

/** An SMTP server that keeps every message and sends none on; it takes any user and password, or none. */
export async function startSmtp({ store, behaviour, now, greeting }: Parts, port: number, host: string) {
  const server = new SMTPServer({
    banner: greeting,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MESSAGE_BYTES,
    closeTimeout: 100,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, session, done) => void answer(stream, session, done),
  })
  // A client that hangs up is everyday life for a mail server.
  server.on('error', () => undefined)

  async function answer(stream: Readable, session: SMTPServerSession, done: (error: Error | null) => void) {
    const failure = await receive(stream, session).catch((error: unknown) => asError(error))
    if (failure !== 'lost') done(failure === 'kept' ? null : failure)
  }

  async function receive(stream: Readable, session: SMTPServerSession): Promise<'kept' | 'lost' | Error> {
    const bytes = await readAll(stream)
    const treatment = behaviour.next(true)
    if (treatment.mode === 'slow') await behaviour.wait(treatment.delayMs)
    const refusal = smtpRefusal(treatment)
    if (refusal) return refusal
    await keep(bytes, session)
    if (treatment.mode === 'late') await behaviour.wait(treatment.delayMs)
    const [connection] = [...server.connections].filter(({ session: { id } }) => id === session.id)
    if (treatment.mode === 'twice') setImmediate(() => connection?.send(250, 'OK: message queued'))
    if (treatment.mode !== 'lose-answer') return 'kept'
    connection?.close()
    return 'lost'
  }

  async function keep(bytes: Buffer, session: SMTPServerSession) {
    const mail = await PostalMime.parse(bytes)
    const message = {
      messageId: mail.messageId ?? `<${session.id}@unnamed>`,
      sender: mail.from?.address ?? '',
      recipients: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    }
    await store.receive(message, now())
  }

  server.listen(port, host)
  await once(server.server, 'listening')
  const { port: actualPort } = addressOf(server)
  return {
    url: `smtp://${host}:${actualPort}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** What the server says instead of keeping the message: 4xx asks to come back, 5xx is final. */
function smtpRefusal({ mode, message }: Treatment): Error | undefined {
  if (mode === 'refuse') return Object.assign(new Error(message), { responseCode: 550 })
  if (mode === 'down') return Object.assign(new Error('Service not available'), { responseCode: 421 })
  if (mode === 'error') return Object.assign(new Error('Local error in processing'), { responseCode: 451 })
  return undefined
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function addressOf(server: SMTPServer): AddressInfo {
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port')
  return address
}
