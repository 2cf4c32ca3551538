export const PAYMENT_STATES = [
  'started',
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
] as const

/** Where a payment is at the provider; `started` is one that it has not answered yet. */
export type PaymentState = (typeof PAYMENT_STATES)[number]

const ENDED = ['failed', 'canceled', 'expired'] as const

// What ended without money can still be paid: a bank that was slow takes it all the same.
const NEXT_PAYMENT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  started: ['open', 'pending', 'authorized', 'paid', ...ENDED],
  open: ['pending', 'authorized', 'paid', ...ENDED],
  pending: ['authorized', 'paid', ...ENDED],
  authorized: ['paid', ...ENDED],
  paid: [],
  failed: ['paid'],
  canceled: ['paid'],
  expired: ['paid'],
}

/** True when a payment may go from one state to another; what was paid stays paid. */
export const canPaymentBecome = (from: PaymentState, to: PaymentState): boolean => NEXT_PAYMENT[from].includes(to)

/** True while a payment may still bring money by itself. */
export const isUnderWay = (state: PaymentState): boolean => NEXT_PAYMENT[state].length > 1

export const PAYMENT_STAGES = ['awaiting', 'paid', 'lapsed', 'refunding', 'refunded'] as const

/** How far an order is that is paid online: waiting, paid, given up unpaid, or its money on the way back, or back. */
export type PaymentStage = (typeof PAYMENT_STAGES)[number]

const NEXT_STAGE: Readonly<Record<PaymentStage, readonly PaymentStage[]>> = {
  awaiting: ['paid', 'lapsed', 'refunding'],
  paid: ['refunding', 'refunded'],
  lapsed: ['refunding'],
  refunding: ['refunded'],
  // Somebody paid once more for what was given back.
  refunded: ['refunding'],
}

export const canStageBecome = (from: PaymentStage, to: PaymentStage): boolean => NEXT_STAGE[from].includes(to)

/** Why money goes back: the order was cancelled, was given up or paid before, or cannot come any more. */
export const REFUND_REASONS = ['canceled', 'paid-late', 'paid-twice', 'undeliverable'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** What follows for an order from what its provider says of a payment. */
export type PaymentConsequence =
  | { readonly order: 'none' }
  | { readonly order: 'pay' }
  | { readonly order: 'lapse' }
  | { readonly order: 'refund'; readonly reason: RefundReason }

const NOTHING: PaymentConsequence = { order: 'none' }

type AboutOrder = {
  readonly stage: PaymentStage
  /** It can still come: nobody has suspended its ship-to meanwhile. */
  readonly isDeliverable: boolean
  /** Another payment of it may still bring the money. */
  readonly hasOther: boolean
}

/** What a payment that has just come into a state means for its order; asked under the order's lock. */
export function consequenceOf(state: PaymentState, order: AboutOrder): PaymentConsequence {
  if (state === 'paid') {
    if (order.stage === 'paid') return { order: 'refund', reason: 'paid-twice' }
    if (order.stage !== 'awaiting') return { order: 'refund', reason: 'paid-late' }
    return order.isDeliverable ? { order: 'pay' } : { order: 'refund', reason: 'undeliverable' }
  }
  const isOver = !isUnderWay(state) && order.stage === 'awaiting' && !order.hasOther
  return isOver ? { order: 'lapse' } : NOTHING
}
