import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import type { Transporter } from 'nodemailer'
import { accept, refuse } from '@fust/domain/outcome'
import type { Mailer, MailRefusal } from './mail.port.ts'

export type SmtpSettings = {
  host: string
  port: number
  /** True for TLS from the first byte (port 465); otherwise STARTTLS is used where the server offers it. */
  isSecure?: boolean
  auth?: { user: string; password: string }
  from: { name: string; address: string }
  /** For each step of the conversation. */
  timeoutMs?: number
  /** For all of it: a server that sends a byte now and then is never silent. */
  totalMs?: number
}

const TIMEOUT_MS = 10_000
const TOTAL_MS = 30_000
const ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/

/** Sends mail through an SMTP server. */
export function createSmtpMailer({ timeoutMs = TIMEOUT_MS, totalMs = TOTAL_MS, ...settings }: SmtpSettings): Mailer {
  const connections = new Set<Socket>()

  return {
    async send({ to, subject, text, html, messageKey, unsubscribeUrl }) {
      if (!ADDRESS.test(to)) return refuse({ code: 'mail-address-invalid' })
      const messageId = messageIdOf(messageKey, settings.from.address)
      const socket = new Socket()
      connections.add(socket)
      const timer = setTimeout(() => socket.destroy(new Error('The mail server is too slow')), totalMs)
      try {
        const transport = await openTransport(socket, { timeoutMs, ...settings })
        await transport.sendMail({
          from: settings.from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          ...(unsubscribeUrl !== undefined && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        })
        return accept({ messageId })
      } catch (error) {
        const refusal = lastingRefusal(error)
        if (refusal) return refuse(refusal)
        throw error
      } finally {
        clearTimeout(timer)
        connections.delete(socket)
      }
    },
    close: () => connections.forEach((socket) => socket.destroy()),
  }
}

/** A process that sends no mail does not load what sends it. */
async function openTransport(
  socket: Socket,
  { host, port, isSecure = false, auth, timeoutMs }: Omit<SmtpSettings, 'totalMs'>,
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    socket,
    host,
    port,
    secure: isSecure,
    ...(auth && { auth: { user: auth.user, pass: auth.password } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function messageIdOf(messageKey: string, from: string): string {
  const hash = createHash('sha256').update(messageKey).digest('hex').slice(0, 40)
  return `<${hash}@${from.split('@')[1] ?? 'fust'}>`
}

// What the other side says to the reader's address or to the message; before that it is about us.
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA']

/** SMTP says 5xx for good and 4xx for now. */
function lastingRefusal(error: unknown): MailRefusal | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return undefined
  const isLasting = typeof error.responseCode === 'number' && error.responseCode >= 500
  return isLasting && ABOUT_THE_MAIL.includes(error.command)
    ? { code: 'mail-refused', message: error.message }
    : undefined
}
