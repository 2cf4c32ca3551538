import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Pool } from 'pg'
import { PRODUCT_FOLDER } from '#platform/files/own-folders.ts'
import { createDatabase } from '#platform/database/database.ts'
import { hashPassword } from '#platform/passwords.ts'
import { createTestDatabase, fillTemplate, type TestDatabase } from '#platform/test/index.ts'
import type { Erp, OrderAtErp } from '#integrations/erp/index.ts'
import { createMollie } from '#integrations/payment/mollie/mollie.ts'
import type { PaymentProvider } from '#integrations/payment/index.ts'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildErpOrderWith, buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { sumUp } from '#features/insight/ordered/sum-up.builders.ts'
import { importBrewery } from '#features/import/index.ts'
import { buildErpHandlers, lookAfterOrders } from '#features/orders/erp/erp-work.builders.ts'
import { buildPaymentWork } from '#features/orders/paying/payment-work.builders.ts'
import { createWorker, outboxCommand } from '#features/outbox/index.ts'
import { buildClock, buildLog, letTimePass } from '#features/outbox/outbox.builders.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { customerAddressesFeature } from '#features/customer/customer-addresses.feature.ts'
import { favouritesFeature } from '#features/favourites/favourites.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { ADD, newCart, PLACE } from '../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBreweryOn, readPath } from '../../test/open-brewery.ts'

const IMPORTED_AT = '2026-11-16T09:00:00Z'
// A Monday on which the demo brewery is lived in.
const MORNING = '2026-11-23T09:00:00Z'
/** When all of it has happened. */
export const EVENING = new Date('2026-11-23T18:00:00Z')

const TEMPLATE = 'fust_lived_in_brewery'
const DISTRIBUTOR = 'buyer.distributor@veenhof.example'
const TANK = 'buyer.tank@veenhof.example'
const ONTRADE = 'buyer.ontrade@veenhof.example'

let built: Promise<void> | undefined

/** A database of its own with the demo brewery after a day of orders, written by the product, through its own doors. */
export async function createLivedInBrewery(): Promise<TestDatabase> {
  await (built ??= fillTemplate(TEMPLATE, liveADay))
  return createTestDatabase(TEMPLATE)
}

async function liveADay(pool: Pool): Promise<void> {
  const folder = path.join(PRODUCT_FOLDER, 'breweries/veenhof')
  const clock = { now: () => new Date(IMPORTED_AT) }
  const imported = await importBrewery({ pool, folder, clock, demoPasswords: true, hashPassword })
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal))
  await sumUp(pool)
  const played = await startPlayedWorld({ now: MORNING })
  const payments = createMollie({ baseUrl: `${played.url}/mollie/v2`, key: 'test_of_the_brewery', timeoutMs: 10_000 })
  const brewery = await openBreweryOn(
    { pool, drop: async () => {} },
    {
      features: [
        assortmentFeature,
        cartFeature,
        customerAddressesFeature,
        favouritesFeature,
        ordersFeature,
        savedOrdersFeature,
      ],
      payments,
    },
  )
  try {
    await orderAll(brewery, played)
    await payOnline(brewery, played, payments)
    await leaveTraces(brewery)
  } finally {
    await played.stop()
    await brewery.app.close()
  }
}

type Item = { sku: string; quantity?: number; number_of_pallet?: number; liters?: number; selected_options?: string[] }
type Wish = {
  as: string
  shipTo: string
  method: string
  date: string
  items: Item[]
  coupon?: string
  address?: unknown
}

const CHOOSE = `mutation ($cart: String, $outlet: String, $method: String, $date: String) {
  setTransportType(cart_id: $cart, outlet_id: $outlet, transport_type: $method, date_popup: $date,
    payment_method: "Purchase order", payment_code: "purchaseorder", store: "LivePortal_NL_nl") { cart { id } } }`
const SEND_TO = `mutation ($cart: String!, $address: CartAddressInput) {
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { cart { id } } }`
const APPLY =
  'mutation ($cart: String, $code: String) { applyCouponToCart(cart_id: $cart, coupon_code: $code) { cart { id } } }'
const CANCEL = 'mutation ($number: String) { cancelOrder(sap_id: $number) { success } }'
const SAVE =
  'mutation ($cart: String) { addSaveOrderForLater(cart_id: $cart, customer_order_number: "Kerst") { success } }'
const WISH_ADDRESS = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }`
const KEEP = `mutation { addProductsToWishlist(wishlist_id: "0", sku: "VP-KR2430") { user_errors { code } } }`
const SIGN_IN = `mutation ($email: String!) { generateCustomerToken(email: $email, password: "Wrong-Password-1") { token } }`

const HALF_TRUCK = { as: DISTRIBUTOR, shipTo: '3000101', method: 'freeshipping_freeshipping', date: '2026-11-26' }
const PILS = [{ sku: 'VP-KR2430', quantity: 0, number_of_pallet: 7 }]

async function fill(brewery: OpenBrewery, { as, shipTo, method, date, items, coupon, address }: Wish): Promise<string> {
  const cart = await newCart(brewery, { as })
  await said(brewery, ADD, { cartId: cart, items: items.map((item) => ({ quantity: 0, ...item })) }, as)
  await said(brewery, CHOOSE, { cart, outlet: shipTo, method, date }, as)
  if (address !== undefined) await said(brewery, SEND_TO, { cart, address }, as)
  if (coupon !== undefined) await said(brewery, APPLY, { cart, code: coupon }, as)
  return cart
}

async function placed(brewery: OpenBrewery, wish: Wish): Promise<string> {
  const data = await said(brewery, PLACE, { cart: await fill(brewery, wish) }, wish.as)
  const number = readPath(data, 'placeOrder', 'order_number')
  if (typeof number !== 'string') throw new Error(JSON.stringify(data))
  return number
}

/** What the product answered; a builder that is refused anything builds something else than it says. */
async function said(brewery: OpenBrewery, document: string, variables: Record<string, unknown>, as: string) {
  const { data, errors } = await brewery.ask(document, variables, { as, headers: { 'idempotency-key': randomUUID() } })
  if (errors.length > 0 || JSON.stringify(data).includes('"code"')) throw new Error(JSON.stringify({ data, errors }))
  return data
}

/**
 * Beer that is delivered in two parts, cancelled by its buyer though the ERP would not, and cancelled by the ERP; tank
 * beer that waits and that the ERP refused; POS material and empties; beer under another number than it was placed with.
 */
async function orderAll(brewery: OpenBrewery, played: PlayedWorld): Promise<void> {
  const erp = createSapErp(buildSapSettings(played.url))
  const delivered = await placed(brewery, { ...HALF_TRUCK, items: PILS, coupon: 'PROOST' })
  const canceled = await placed(brewery, { ...HALF_TRUCK, items: PILS, coupon: 'PROOST' })
  const canceledAtErp = await placed(brewery, { ...HALF_TRUCK, items: [...PILS, { sku: 'VP-KR1230', quantity: 3 }] })
  await placed(brewery, {
    as: TANK,
    shipTo: '3000124',
    method: 'flatrate_flatrate',
    date: '2026-11-26',
    items: [{ sku: 'VP-TANK', liters: 1_000 }],
  })
  await placed(brewery, {
    as: ONTRADE,
    shipTo: '3000130',
    method: 'flatrate_flatrate',
    date: '2026-11-26',
    items: [
      { sku: 'PM-SET-BOK', quantity: 1 },
      { sku: 'PM-GL-VP-25', quantity: 6 },
    ],
    address: { firstname: 'Ank', lastname: 'Tap', street: ['Oude Markt 12'], city: 'Enschede', country_code: 'NL' },
  })
  await placed(brewery, {
    ...HALF_TRUCK,
    method: 'emptiespickup_emptiespickup',
    items: [{ sku: 'LG-KR24', number_of_pallet: 2 }],
  })
  const renumbered = await placed(brewery, { ...HALF_TRUCK, items: PILS })
  await erp.submitOrder(buildErpOrderWith({ orderNumber: renumbered }))
  await drain(brewery, erp)
  await said(brewery, CANCEL, { number: canceled }, DISTRIBUTOR)
  await played.tell('erp/behaviour', { mode: 'refuse', on: 'changes', times: 1, message: 'Delivery exists' })
  await drain(brewery, erp)
  await played.tell('erp/split', { orderNumber: delivered })
  await cancelAtErp(brewery, erp, canceledAtErp)
  for (let station = 0; station < 12; station += 1) {
    await played.tell('erp/advance', { orderNumber: delivered })
    await follow(brewery, erp)
  }
  await played.tell('erp/behaviour', { mode: 'refuse', times: 1, message: 'Ship-to is blocked' })
  const refused = await placed(brewery, {
    as: TANK,
    shipTo: '3000125',
    method: 'flatrate_flatrate',
    date: '2026-11-26',
    items: [{ sku: 'VP-TANK', liters: 500 }],
  })
  await drain(brewery, erp)
  const tools = { db: brewery.db, clock: { now: () => new Date(MORNING) }, print: () => undefined }
  const given = { 'erp.submit-order': refused, 'erp.cancel-order': canceled }
  for (const [topic, number] of Object.entries(given)) {
    const { reference } = await atErp(brewery, number)
    await outboxCommand(['abandon', `${topic}:${reference}:1`], tools)
  }
}

const CHOOSE_ONLINE = CHOOSE.replace('"purchaseorder"', '"mollie_methods_ideal"')

/** POS material that is paid online: one order that stands, one that is cancelled, and one that nobody paid. */
async function payOnline(brewery: OpenBrewery, played: PlayedWorld, payments: PaymentProvider): Promise<void> {
  const online = { as: ONTRADE, shipTo: '3000130', method: 'flatrate_flatrate', date: '2026-11-26' }
  const parts = { db: createDatabase(brewery.pool), clock: buildClock(MORNING), payments, log: buildLog() }
  const work = buildPaymentWork(parts)
  const numbers: string[] = []
  for (let order = 0; order < 3; order += 1) {
    const cart = await fill(brewery, { ...online, items: [{ sku: 'PM-GL-VP-25', quantity: 1 }] })
    await said(brewery, CHOOSE_ONLINE, { cart, outlet: '3000130', method: online.method, date: online.date }, ONTRADE)
    const data = await said(brewery, PLACE, { cart }, ONTRADE)
    numbers.push(String(readPath(data, 'placeOrder', 'order_number')))
  }
  const [standing = '', canceled = '', unpaid = ''] = numbers
  const ends = { [standing]: 'paid', [canceled]: 'paid', [unpaid]: 'expired' }
  for (const [number, status] of Object.entries(ends)) {
    const held = await played.holdings('payments', { description: number })
    await played.tell(`payments/${String(readPath(held, 'payments', 0, 'id'))}`, { status })
  }
  await brewery.pool.query('update payment set check_due_at = now()')
  await work.sweep()
  await said(brewery, CANCEL, { number: canceled }, ONTRADE)
  await work.drainRefunds()
  await drain(brewery, createSapErp(buildSapSettings(played.url)))
}

async function drain({ pool }: OpenBrewery, erp: Erp): Promise<void> {
  const parts = { db: createDatabase(pool), clock: buildClock(MORNING), erp }
  await createWorker({ ...parts, log: buildLog(), handlers: buildErpHandlers(parts) }).drain()
}

async function cancelAtErp(brewery: OpenBrewery, erp: Erp, number: string): Promise<void> {
  await erp.cancelOrder(await atErp(brewery, number))
}

async function atErp(brewery: OpenBrewery, number: string): Promise<OrderAtErp> {
  const { rows } = await brewery.pool.query<OrderAtErp>(
    `select coalesce(sap_id, '') as "sapId", reference from sales_order where number = $1`,
    [number],
  )
  return rows[0] ?? { sapId: '', reference: '' }
}

/** Each look is a minute after the one before. */
let looks = 0
async function follow({ pool }: OpenBrewery, erp: Erp): Promise<void> {
  looks += 1
  await letTimePass(pool, 60_000)
  const clock = buildClock(new Date(Date.parse(MORNING) + looks * 60_000).toISOString())
  await lookAfterOrders({ db: createDatabase(pool), clock, erp })
}

/** A cart in the making, one put aside, an address that is wished for, and somebody who does not get in. */
async function leaveTraces(brewery: OpenBrewery): Promise<void> {
  const aside = await fill(brewery, { ...HALF_TRUCK, items: PILS })
  await said(brewery, SAVE, { cart: aside }, DISTRIBUTOR)
  await fill(brewery, { ...HALF_TRUCK, items: PILS, coupon: 'PROOST' })
  await said(
    brewery,
    WISH_ADDRESS,
    { input: { street: ['Turfkade', '7b'], city: 'Boekelo', postcode: '7548 BM', country_code: 'NL' } },
    DISTRIBUTOR,
  )
  await said(brewery, KEEP, {}, DISTRIBUTOR)
  await brewery.pool.query(
    `insert into survey_answer (company_id, ship_to_id, year, question, answer, answered_by, answered_at)
     select company_id, id, 2026, 'checklist-deur', 'partly', 'U100001', $1 from ship_to where id = '3000101'`,
    [MORNING],
  )
  await brewery.pool.query(
    `with asked as (
       insert into ticket (company_id, ship_to_id, user_id, market, kind, subject, description, created_at, updated_at)
       select company_id, id, 'U100001', 'NL', 'question', 'Krat kapot', 'Er ontbreken flesjes.', $1, $1
       from ship_to where id = '3000101' returning id),
     owned as (insert into ticket_owner (ticket_id, user_id) select id, 'U100042' from asked),
     noted as (
       insert into audit_entry (happened_at, actor_id, company_id, ship_to_id, action, subject)
       select $1, 'U100001', '1000101', '3000101', 'ticket-opened', id::text from asked),
     said as (
       insert into ticket_comment (ticket_id, user_id, is_staff, description, created_at)
       select id, 'U100001', false, 'Graag snel.', $1 from asked),
     claimed as (
       insert into ticket_claim (ticket_id, company_id, order_id)
       select asked.id, l.company_id, l.order_id from asked, (
         select l.* from order_line l join sales_order o on o.company_id = l.company_id and o.id = l.order_id
         where o.ship_to_id = '3000101' limit 1) l
       returning ticket_id, company_id, order_id),
     by_visitor as (
       insert into ticket (market, kind, subject, description, created_at, updated_at)
       values ('NL', 'question', 'Rondleiding', 'Met hoeveel?', $1, $1) returning id),
     visitor as (
       insert into ticket_visitor (ticket_id, request_id, challenge, wish, language, first_name, last_name, email, phone,
         company_name, chamber_number, city)
       select id, 'r', 'c', 'question', 'nl', 'Noor', 'ter Horst', 'noor@debrug.example', '', '', '', '' from by_visitor),
     signing as (insert into challenge_key (secret) values (sha256('x'))),
     lines as (
       insert into ticket_claim_line (ticket_id, company_id, order_id, line_number, fault, quantity)
       select c.ticket_id, l.company_id, l.order_id, min(l.line_number), 'damaged', 1
       from claimed c join order_line l on l.company_id = c.company_id and l.order_id = c.order_id
       group by c.ticket_id, l.company_id, l.order_id)
     insert into ticket_attachment (ticket_id, user_id, file_name, type, bytes, stored_as, state, created_at)
     select id, 'U100001', 'krat.jpg', 'image/jpeg', 3, gen_random_uuid(), 'clean', $1 from asked`,
    [MORNING],
  )
  for (let attempt = 0; attempt < 5; attempt += 1)
    await brewery.ask(SIGN_IN, { email: 'basic.distributor@veenhof.example' }, { as: null })
  await brewery.pool.query(
    `insert into planned_day (calendar_code, day, is_working, places) values ('TWENTE', '2026-12-01', true, 40)`,
  )
}
