import { createMollie } from '#integrations/payment/mollie/mollie.ts'
import type { PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { buildLog, letTimePass, waitingMessages } from '#features/outbox/outbox.builders.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { CHOOSE, newCart, ADD } from '../../../test/cart-calls.builders.ts'
import { readPath, type OpenBrewery } from '../../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../../test/resettable-brewery.ts'
import { buildPaymentWork } from './payment-work.builders.ts'
import { ordersFeature } from '../orders.feature.ts'

export const IDEAL = 'mollie_methods_ideal'
export const PORTAL = 'https://portal.example'

const CHOOSE_ONLINE = CHOOSE.replace('"On account"', '"iDEAL"').replace('"onaccount"', `"${IDEAL}"`)

const PLACE = `mutation ($cart: String!, $return: String) {
  placeOrder(input: { cart_id: $cart, return_url: $return }) {
    order_number payment_token payment_redirect_url
    order { payment_token mollie_payment_token payment_redirect_url mollie_redirect_url }
    errors { reason }
  }
}`

const PROCESS = `mutation ($token: String!) {
  mollieProcessTransaction(input: { payment_token: $token }) {
    paymentStatus redirect_to_cart redirect_to_success_page
    cart { id paymentMethod delivery_method delivery_date items { product { sku } quantity_total } }
    standing { order_number payment_status payment_redirect_url is_given_up is_cart_returned refunded { value } }
  }
}`

export type Shop = Awaited<ReturnType<typeof openShop>>
type Asking = Parameters<OpenBrewery['ask']>[2]

const provider = (played: PlayedWorld) =>
  createMollie({ baseUrl: `${played.url}/mollie/v2`, key: 'test_of_the_brewery', timeoutMs: 4_000 })

/** The server of all shops of a file: each shop begins on the brewery as it was opened. */
export const openShopBrewery = (played: PlayedWorld): Promise<ResettableBrewery> =>
  openResettableBrewery({
    features: [assortmentFeature, cartFeature, ordersFeature],
    payments: provider(played),
    publicUrl: PORTAL,
  })

/** A brewery whose customers pay online, at the played provider. */
export async function openShop(played: PlayedWorld, brewery: ResettableBrewery) {
  const payments = provider(played)
  await brewery.reset()
  // The played provider outlives a test: the numbers are this test's own.
  const prefix = `P${Math.trunc(performance.now() * 1_000)}-`
  await brewery.pool.query('insert into brewery_setting (name, value) values ($1, $2)', [
    'order_number_prefix',
    JSON.stringify(prefix),
  ])
  await insertRows(brewery.pool, 'payment_method', [
    { code: IDEAL, title: JSON.stringify({ nl: 'iDEAL' }), sap_payment_code: 'I', is_online: true, position: 2 },
  ])
  for (const ship_to_id of ['S1', 'S2', 'S3'])
    await insertRows(brewery.pool, 'ship_to_payment_method', [{ company_id: 'C1', ship_to_id, code: IDEAL }])
  const { db, pool } = brewery
  let now = new Date('2026-11-23T09:00:00Z')
  const clock = { now: () => now }
  const log = buildLog()
  const { sweep, drainRefunds } = buildPaymentWork({ db, clock, payments, log })

  const row = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows[0]

  return {
    ...brewery,
    log,
    payments,
    drain: drainRefunds,
    setClock: (instant: string) => {
      now = new Date(instant)
      brewery.setClock(instant)
    },
    /** A cart that is to be paid online, ready to be placed. */
    async cart(pallets = 24, date = '2026-11-25') {
      const cart = await newCart(brewery)
      await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 0, number_of_pallet: pallets }] })
      await brewery.ask(CHOOSE_ONLINE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date })
      return cart
    },
    async place(cart: string, returnUrl?: string) {
      const { data, errors } = await brewery.ask(PLACE, { cart, return: returnUrl ?? null })
      const told = (...path: string[]) => readPath(data, 'placeOrder', ...path)
      return {
        errors,
        data,
        told,
        number: String(told('order_number')),
        token: String(told('payment_token')),
        url: told('payment_redirect_url'),
      }
    },
    process: async (token: string, options?: Asking) => {
      const { data, errors } = await brewery.ask(PROCESS, { token }, options)
      return { errors, answer: readPath(data, 'mollieProcessTransaction') }
    },
    /** The provider's payments of an order. */
    async held(number: string): Promise<HeldPayment[]> {
      const told = await played.holdings('payments', { description: number })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the simulators of this repository answer it
      return (told as { payments: HeldPayment[] }).payments
    },
    /** A person pays, gives up, or lets it expire, at the provider. */
    async end(number: string, status: string) {
      const [payment] = await this.held(number)
      await played.tell(`payments/${payment?.id}`, { status })
      return payment?.id ?? ''
    },
    webhook: (body: string, type = 'application/x-www-form-urlencoded') =>
      brewery.app.inject({
        method: 'POST',
        url: '/payments/webhook',
        headers: { 'content-type': type },
        payload: body,
      }),
    /** What the sweep does once so much time has passed for the database. */
    async sweepAfter(ms = 0) {
      if (ms > 0) await letTimePass(pool, ms)
      await sweep()
    },
    row,
    order: (number: string) => row('select * from sales_order where number = $1', [number]),
    stock: async () => (await row("select quantity from stock where sku = 'PILS-CRATE'"))?.quantity,
    topics: async () => (await waitingMessages(db)).map(({ key }) => key.split(':')[0]),
  }
}

export type HeldPayment = {
  id: string
  status: string
  amountCents: number
  refundedCents: number
  redirectUrl: string
  webhookUrl: string
  method: string | null
  metadata: Record<string, string>
  refunds: { amountCents: number }[]
}
