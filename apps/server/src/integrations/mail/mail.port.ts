import type { Outcome } from '@fust/domain/outcome'

export type Mail = {
  /** One address; a mail to several people is several mails. */
  to: string
  subject: string
  text: string
  html: string
  /** The same key gives the same Message-ID, so that a repeat can be recognised. */
  messageKey: string
  /** Where a mail program may post to end such mails (RFC 8058). */
  unsubscribeUrl?: string
}

/** The mail can never be delivered to this address; sending it again would not help. */
export type MailRefusal = { code: 'mail-address-invalid' } | { code: 'mail-refused'; message: string }

/** Sends mail, at least once. What may go better later is thrown. */
export type Mailer = {
  send(mail: Mail): Promise<Outcome<{ messageId: string }, MailRefusal>>
  close(): void
}
