import { accept } from '@fust/domain/outcome'
import type { Mail, Mailer } from './mail.port.ts'

/** A mail server that takes every mail, and keeps it. */
export function buildMailbox(): Mailer & { mails: Mail[] } {
  const mails: Mail[] = []
  return {
    mails,
    send: async (mail) => {
      mails.push(mail)
      return accept({ messageId: '1' })
    },
    close: () => undefined,
  }
}
