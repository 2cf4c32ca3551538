import type { Outcome } from '@fust/domain/outcome'

export type Sms = {
  /** A phone number as its person wrote it. */
  to: string
  text: string
  /** The same key names the same message, so that a repeat can be recognised. */
  messageKey: string
}

/** It can never be delivered to this number; sending it again would not help. */
export type SmsRefusal = { code: 'sms-refused'; message: string }

/** Sends text messages, at least once. What may go better later is thrown. */
export type SmsSender = { send: (sms: Sms) => Promise<Outcome<void, SmsRefusal>> }
