import type { Outcome } from '@fust/domain/outcome'
import type { PaymentState } from '@fust/domain/payment'

/** A payment as the provider is asked for it. */
export type NewPayment = {
  /** What names it for good: asked twice with the same key, it is one payment. */
  key: string
  /** The order's reference, which the provider keeps beside it. */
  order: string
  amountCents: number
  currency: string
  /** Code of the payment method, as the brewery calls it; the provider lets people choose where it knows none. */
  method: string
  description: string
  /** Where the person comes back to, and where the provider says that something has changed. */
  returnUrl: string
  webhookUrl: string
}

/** A payment as the provider has it now. */
export type PaymentAtProvider = {
  id: string
  state: Exclude<PaymentState, 'started'>
  amountCents: number
  currency: string
  /** What went back, or is on its way back, whoever asked for it. */
  refundedCents: number
  /** What the person had taken back by their bank. */
  chargedBackCents: number
  /** The order's reference; null for one that is not ours. */
  order: string | null
  isTest: boolean
  /** Where it is paid, as long as it can be. */
  checkoutUrl: string | null
}

export type Refund = { id: string; key: string; amountCents: number; currency: string }

/** The provider understood and said no: asking again would not help, a person has to look. */
export type PaymentRefusal = { code: 'payment-refused'; message: string }

/** Who takes money online. What cannot be asked, or is not known to have happened, is thrown as `PaymentFault`. */
export type PaymentProvider = {
  /** Which world it takes money in; what it says of the other one is not believed. */
  isTest: boolean
  create: (payment: NewPayment) => Promise<Outcome<PaymentAtProvider, PaymentRefusal>>
  find: (id: string) => Promise<PaymentAtProvider | undefined>
  /** Gives money back once, however often it is asked with the same key. */
  refund: (refund: Refund) => Promise<Outcome<void, PaymentRefusal>>
}

export type PaymentFaultCode = 'unreachable' | 'timed-out' | 'not-accepted' | 'unexpected-answer'

/** The provider could not be asked, or it is not known what it did. */
export class PaymentFault extends Error {
  override readonly name = 'PaymentFault'
  readonly code: PaymentFaultCode

  constructor(code: PaymentFaultCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
