import { createMollie } from '../../apps/server/src/integrations/payment/mollie/mollie.ts'
import { createDatabase, type Database } from '../../apps/server/src/platform/database/database.ts'
import { buildPaymentWork } from '../../apps/server/src/features/orders/paying/payment-work.builders.ts'
import { buildLog } from '../../apps/server/src/features/outbox/outbox.builders.ts'
import { insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import type { Answer, Call } from './at-once.ts'
import { COMPANY } from './open-house.ts'
import type { OutsideWorld } from './outside-world.ts'
import type { Pool } from './pool.ts'

export const IDEAL = 'mollie_methods_ideal'
export const PAYMENT_KEY = 'test_of_the_proofs'

/** Who buys may pay online, too. */
export async function offerOnlinePayment(pool: Pool): Promise<void> {
  await insertRows(pool, 'payment_method', [
    { code: IDEAL, title: JSON.stringify({ nl: 'iDEAL' }), sap_payment_code: 'I', is_online: true, position: 2 },
  ])
  for (const ship_to_id of ['S1', 'S2'])
    await insertRows(pool, 'ship_to_payment_method', [{ company_id: COMPANY, ship_to_id, code: IDEAL }])
}

/** What a worker does about payments, by itself. */
export function paymentWork(db: Database, { paymentUrl }: Pick<OutsideWorld, 'paymentUrl'>) {
  const payments = createMollie({ baseUrl: paymentUrl, key: PAYMENT_KEY, timeoutMs: 10_000 })
  return buildPaymentWork({ db, clock: { now: () => new Date() }, payments, log: buildLog() })
}

export const paymentWorkOn = (pool: Pool, world: Pick<OutsideWorld, 'paymentUrl'>) =>
  paymentWork(createDatabase(pool), world)

const PLACE = `mutation ($cart: String) {
  placeOrder(cart_id: $cart) { order_number payment_token errors { message } } }`
const PROCESS = `mutation ($token: String) {
  mollieProcessTransaction(payment_token: $token) { paymentStatus redirect_to_cart redirect_to_success_page } }`
const START = 'mutation ($token: String!) { startPayment(payment_token: $token) { payment_redirect_url } }'
const CANCEL = 'mutation ($number: String) { cancelOrder(sap_id: $number) { success errorV2 { code } } }'

export const placeToPay = (url: string, token: string, cart: string): Call => ({
  url,
  token,
  query: PLACE,
  variables: { cart },
})
export const comeBack = (url: string, token: string, payment: string): Call => ({
  url,
  token,
  query: PROCESS,
  variables: { token: payment },
})
export const startCall = (url: string, token: string, payment: string): Call => ({
  url,
  token,
  query: START,
  variables: { token: payment },
})
export const cancelCall = (url: string, token: string, number: string): Call => ({
  url,
  token,
  query: CANCEL,
  variables: { number },
})

/** The order that an answer tells of. */
export function toPay({ status, body }: Answer): { number: string; token: string } {
  const [number, token] = ['order_number', 'payment_token'].map((name) => readPath(body, 'data', 'placeOrder', name))
  if (typeof number !== 'string' || typeof token !== 'string') throw new Error(`${status} ${JSON.stringify(body)}`)
  return { number, token }
}

/** What must not come back from any call: a fault. */
export function faultsIn(answers: readonly Answer[]): string[] {
  return answers
    .filter(
      ({ status, body }) => status !== 200 || readPath(body, 'errors', 0, 'extensions', 'category') === 'internal',
    )
    .map(({ status, body }) => `${status} ${JSON.stringify(body)}`)
}

type Book = {
  number: string
  status: string
  stage: string
  cents: number
  placed: number
  paid: number
  canceled: number
  submits: number
  confirmations: number
  refunds: number
}

/**
 * The judge of its own counts: what the provider took for an order and gave back, against what the order says, each once
 * and to the cent. It asks neither the product's rules nor its examination.
 */
export async function judgeMoney(pool: Pool, world: OutsideWorld, number: string): Promise<string[]> {
  const { rows } = await pool.query<Book>(
    `select o.number, o.status, o.payment_stage as stage, o.grand_total_cents::int as cents,
       (select count(*)::int from audit_entry a where a.subject = o.number and a.action = 'order-placed') as placed,
       (select count(*)::int from audit_entry a where a.subject = o.number and a.action = 'order-paid') as paid,
       (select count(*)::int from order_event e where e.order_id = o.id and e.status = 'Canceled') as canceled,
       (select count(*)::int from outbox m where m.key = 'erp.submit-order:' || o.reference || ':1') as submits,
       (select count(*)::int from outbox m where m.key = 'mail.order-confirmation:' || o.reference || ':1') as confirmations,
       (select count(*)::int from outbox m where m.topic = 'payment.refund' and m.payload ->> 'number' = o.number) as refunds
     from sales_order o where o.number = $1`,
    [number],
  )
  const [book] = rows
  if (!book) return [`${number} is not there`]
  const held = await world.heldPayments(number)
  const taken = held.filter(({ status }) => status === 'paid').reduce((sum, { amountCents }) => sum + amountCents, 0)
  const given = held.flatMap(({ refunds }) => refunds).reduce((sum, { amountCents }) => sum + amountCents, 0)
  const kept = taken - given
  const stands = book.status !== 'Canceled'
  const isOwed = stands && book.stage === 'paid'
  return [
    ...(kept === (isOwed ? book.cents : 0) ? [] : [`${kept} cents are kept`]),
    ...(held.every(({ refunds }) => refunds.length <= 1) ? [] : ['money went back twice']),
    ...(book.paid <= 1 ? [] : [`it was paid ${book.paid} times`]),
    ...(book.canceled <= 1 ? [] : [`it was cancelled ${book.canceled} times`]),
    ...(book.submits === book.paid ? [] : [`paid ${book.paid} times, the ERP hears ${book.submits} times`]),
    ...(book.confirmations === book.paid ? [] : [`paid ${book.paid} times, ${book.confirmations} letters`]),
    ...(book.placed === 1 ? [] : [`placed ${book.placed} times`]),
    ...(given > 0 === book.refunds > 0 ? [] : [`${given} cents went back by ${book.refunds} messages`]),
    ...(['awaiting', 'refunding'].includes(book.stage) ? [`it is still ${book.stage}`] : []),
  ].map((breach) => `${number} (${book.status}, ${book.stage}): ${breach}`)
}
