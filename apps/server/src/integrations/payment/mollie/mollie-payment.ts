import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { PaymentFault, type PaymentAtProvider } from '../payment.port.ts'

const Amount = Type.Object({ currency: Type.String(), value: Type.String({ pattern: '^[0-9]{1,11}\\.[0-9]{2}$' }) })
type Amount = Static<typeof Amount>

const STATES = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const

const Payment = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_]{1,64}$' }),
  mode: Type.Union([Type.Literal('live'), Type.Literal('test')]),
  status: Type.Union(STATES.map((state) => Type.Literal(state))),
  amount: Amount,
  amountRefunded: Type.Optional(Type.Union([Amount, Type.Null()])),
  amountChargedBack: Type.Optional(Type.Union([Amount, Type.Null()])),
  metadata: Type.Optional(Type.Unknown()),
  _links: Type.Object({ checkout: Type.Optional(Type.Union([Type.Object({ href: Type.String() }), Type.Null()])) }),
})

const Refunds = Type.Object({
  _embedded: Type.Object({ refunds: Type.Array(Type.Object({ metadata: Type.Optional(Type.Unknown()) })) }),
})

/** '1234.50': money as Mollie writes it. */
export const mollieAmount = (cents: number, currency: string): Amount => ({
  currency,
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})

/** A payment as Mollie tells it, in our words; what is none is a fault. */
export function readPayment(answer: unknown): PaymentAtProvider {
  if (!Value.Check(Payment, answer))
    throw new PaymentFault('unexpected-answer', 'The payment provider answered what is no payment')
  const { id, mode, status, amount, amountRefunded, amountChargedBack, metadata, _links: links } = answer
  return {
    id,
    state: status,
    amountCents: centsOf(amount),
    currency: amount.currency,
    refundedCents: amountRefunded ? centsOf(amountRefunded) : 0,
    chargedBackCents: amountChargedBack ? centsOf(amountChargedBack) : 0,
    order: noted(metadata, 'order'),
    isTest: mode === 'test',
    checkoutUrl: links.checkout?.href ?? null,
  }
}

/** Whether a refund with this key is among those that Mollie lists. */
export function hasRefund(answer: unknown, key: string): boolean {
  if (!Value.Check(Refunds, answer))
    throw new PaymentFault('unexpected-answer', 'The payment provider answered what are no refunds')
  const { _embedded: embedded } = answer
  return embedded.refunds.some(({ metadata }) => noted(metadata, 'refund') === key)
}

const centsOf = ({ value }: Amount): number => Number(value.replace('.', ''))

function noted(metadata: unknown, name: string): string | null {
  const value: unknown = typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, name) : null
  return typeof value === 'string' ? value : null
}
