import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryMethod, OrderKind } from '@fust/domain/order'
import type { PaymentStage } from '@fust/domain/payment'
import { statement, type Queries } from '#platform/database/database.ts'
import type { OrderAddress } from '../order-address.ts'
import { CONFIRMED_DETAILS, confirmedTotal } from '../confirmed-sql.ts'
import { COUNTED_ORDER } from './counted-order.ts'
import type { OrderScope } from './order-window.store.ts'

export type StoredOrder = {
  companyId: string
  id: number
  number: string
  token: string
  cartId: string | null
  sapId: string | null
  sapOrderType: string
  shipToId: string
  kind: OrderKind
  status: string
  processingStatus: string
  deliveryStatus: string
  method: DeliveryMethod
  paymentMethod: string
  deliveryDate: CalendarDate
  /** Where the ERP plans another day than was ordered. */
  plannedOn: CalendarDate | null
  hoursFrom: string | null
  hoursTo: string | null
  afterSix: boolean
  onPallet: boolean
  customerOrderNumber: string | null
  noteForDriver: string | null
  customEmail: string | null
  couponCode: string | null
  goodsCents: number
  discountCents: number
  vatCents: number
  depositCents: number
  grandTotalExVatCents: number
  grandTotalCents: number
  /** What it cost as it was ordered; null where that is what it costs. */
  orderedTotalCents: number | null
  /** The order that it took the place of. */
  replacesId: number | null
  totalCases: number
  totalLayers: number
  totalPallets: number
  totalLitres: number
  totalWeightGrams: number
  placedAt: Date
  statusChangedAt: Date
  /** How far it is paid online; null where it goes on account. */
  paymentStage: PaymentStage | null
  refundedCents: number
  shipTo: OrderParty
  /** Who placed it; null where nobody did whom the portal knows. */
  orderedBy: string | null
  isByStaff: boolean
  /** Where its goods went that did not all go to the ship-to. */
  addresses: OrderAddress[]
  /** How it is paid, when that was asked for with it. */
  payment?: OrderPayment | null
  /** Its stations, when they were asked for with it. */
  events?: OrderStation[] | null
}

export type OrderPayment = {
  title: Record<string, string>
  payer: OrderParty
  vatByRate: { basisPoints: number; vatCents: number }[]
}

/** What became of an order, and when. */
type OrderStation = [status: string, atMs: number]

export type OrderParty = {
  name: string
  company: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  country: string
}

/** What one line of an order is of. */
type AskedLine = {
  brands: readonly string[] | null
  packs: readonly string[] | null
  skus: readonly string[] | null
}

export type OrderFilter = AskedLine & {
  companyIds: readonly string[]
  shipToIds: readonly string[]
  /** Only those that figures are made of. */
  isCounted: boolean | null
  numbers: readonly string[] | null
  numberPart: string | null
  statuses: readonly string[] | null
  kinds: readonly string[] | null
  sapIds: readonly string[] | null
  placedFrom: Date | null
  placedBefore: Date | null
  minCents: number | null
  maxCents: number | null
}

/** What is read with each order of a page. */
export type ReadWith = { withEvents: boolean; withPayment: boolean }

/** So many orders of these days, behind the first few of them. */
type DaysOfPage = { fromDay: CalendarDate; toDay: CalendarDate; limit: number; skip: number } & ReadWith

const asked = `jsonb_to_record($1::jsonb) as asked("companyIds" text[], "shipToIds" text[], numbers text[],
  "numberPart" text, statuses text[], kinds text[], "sapIds" text[], "placedFrom" timestamptz,
  "placedBefore" timestamptz, "minCents" bigint, "maxCents" bigint, "isCounted" boolean, brands text[], packs text[],
  skus text[])`

// A line `l`, and its product `p` where there still is one.
const askedLine = `(asked.brands is null or l.brand_code = any(asked.brands))
  and (asked.skus is null or l.sku = any(asked.skus))
  and (asked.packs is null or p.pack_format = any(asked.packs))`

// Whoever was shown a number finds the order by it, also when it has another one by now.
const matching = `${asked} cross join sales_order o
  where o.company_id = any(asked."companyIds") and o.ship_to_id = any(asked."shipToIds")
    and (asked.numbers is null or o.number = any(asked.numbers) or o.former_numbers && asked.numbers)
    and (asked."numberPart" is null
      or strpos(lower(array_to_string(o.number || o.former_numbers, ' ')), lower(asked."numberPart")) > 0)
    and (asked.statuses is null or o.status = any(asked.statuses))
    and (asked.kinds is null or o.kind = any(asked.kinds))
    and (asked."sapIds" is null or o.sap_id = any(asked."sapIds"))
    and (asked."placedFrom" is null or o.placed_at >= asked."placedFrom")
    and (asked."placedBefore" is null or o.placed_at < asked."placedBefore")
    and (asked."minCents" is null or ${confirmedTotal('grand_total_cents')} >= asked."minCents")
    and (asked."maxCents" is null or ${confirmedTotal('grand_total_cents')} <= asked."maxCents")
    and (asked."isCounted" is null or ${COUNTED_ORDER})
    and (coalesce(asked.brands, asked.packs, asked.skus) is null or exists (
      select from order_line l left join product p on p.sku = l.sku
      where l.company_id = o.company_id and l.order_id = o.id and ${askedLine}))`

const orderColumns = `
  o.company_id as "companyId", o.id, o.number, o.token, o.cart_id as "cartId", o.sap_id as "sapId",
  o.sap_order_type as "sapOrderType", o.ship_to_id as "shipToId", o.kind, o.status,
  o.processing_status as "processingStatus", o.delivery_status as "deliveryStatus", o.method,
  o.payment_method as "paymentMethod", o.delivery_date as "deliveryDate",
  nullif(o.planned_on, o.delivery_date) as "plannedOn",
  o.hours_from as "hoursFrom", o.hours_to as "hoursTo", o.after_six as "afterSix", o.on_pallet as "onPallet",
  o.customer_order_number as "customerOrderNumber", o.note_for_driver as "noteForDriver",
  o.custom_email as "customEmail", o.coupon_code as "couponCode", ${confirmedTotal('goods_cents')} as "goodsCents",
  ${confirmedTotal('discount_cents')} as "discountCents", ${confirmedTotal('vat_cents')} as "vatCents",
  ${confirmedTotal('deposit_cents')} as "depositCents",
  ${confirmedTotal('grand_total_ex_vat_cents')} as "grandTotalExVatCents",
  ${confirmedTotal('grand_total_cents')} as "grandTotalCents",
  case when o.confirmed_totals is not null then o.grand_total_cents end as "orderedTotalCents",
  o.replaces_id as "replacesId", ${confirmedTotal('total_cases')} as "totalCases",
  ${confirmedTotal('total_layers')} as "totalLayers", ${confirmedTotal('total_pallets')} as "totalPallets",
  ${confirmedTotal('total_liters')} as "totalLitres", ${confirmedTotal('total_weight_grams')} as "totalWeightGrams",
  o.placed_at as "placedAt", o.status_changed_at as "statusChangedAt",
  o.payment_stage as "paymentStage", case when o.payment_stage is null then 0 else (
    select coalesce(sum(p.refunded_cents), 0)::bigint from payment p
    where p.company_id = o.company_id and p.order_id = o.id) end as "refundedCents",
  json_build_object('name', s.name, 'company', c.name, 'street', s.street, 'houseNumber', s.house_number,
    'postcode', s.postcode, 'city', s.city, 'country', s.country) as "shipTo", o.addresses,
  (select u.first_name || ' ' || u.last_name from portal_user u where u.id = o.user_id) as "orderedBy",
  o.is_by_staff as "isByStaff"`

const belongings = `
  join ship_to s on s.company_id = o.company_id and s.id = o.ship_to_id
  join company c on c.id = o.company_id`

const payment = `(select json_build_object('title', coalesce(m.title, '{}'), 'payer', json_build_object('name', p.name,
      'company', p.name, 'street', p.street, 'houseNumber', p.house_number, 'postcode', p.postcode, 'city', p.city,
      'country', p.country), 'vatByRate', coalesce(${CONFIRMED_DETAILS} -> 'vatByRate', '[]'))
  from payer p left join payment_method m on m.code = o.payment_method
  where p.company_id = o.company_id and p.id = o.payer_id)`

const stations = `(select coalesce(json_agg(json_build_array(e.status, floor(date_part('epoch', e.happened_at) * 1000))
    order by e.happened_at, e.id), '[]')
  from order_event e where e.company_id = o.company_id and e.order_id = o.id)`

/** A page of orders first, then what belongs to them: nothing is looked up for orders that are not on it. */
const pageOf = (orders: string, order: string, window: string, [withEvents, withPayment]: [string, string]) =>
  `select ${orderColumns}, case when ${withEvents}::boolean then ${stations} end as events,
    case when ${withPayment}::boolean then ${payment} end as payment
  from (select o.* from ${orders} order by ${order} ${window}) o ${belongings} order by ${order}`

function listOrders(name: string, order: string) {
  return statement<StoredOrder>(`orders.list-${name}`, pageOf(matching, order, 'limit $2 offset $3', ['$4', '$5']))
}

// An ORDER BY cannot be a parameter: four texts, all known.
const lists = {
  'CREATED_AT DESC': listOrders('newest', 'o.placed_at desc, o.id desc'),
  'CREATED_AT ASC': listOrders('oldest', 'o.placed_at, o.id'),
  'NUMBER DESC': listOrders('number-desc', 'o.number desc'),
  'NUMBER ASC': listOrders('number-asc', 'o.number'),
} as const
export type OrderSort = keyof typeof lists

/** The orders of a few days: what comes before them was counted (`order-window.store.ts`). */
function listDays(name: string, order: string) {
  return statement<StoredOrder>(
    `orders.days-${name}`,
    pageOf(
      `sales_order o where o.company_id = any($1) and o.ship_to_id = any($2)
       and ($3::text[] is null or o.kind = any($3))
       and o.placed_at >= $4::date::timestamp at time zone 'UTC'
       and o.placed_at < ($5::date + 1)::timestamp at time zone 'UTC'`,
      order,
      'limit $6 offset $7',
      ['$8', '$9'],
    ),
  )
}

const days = {
  DESC: listDays('newest', 'o.placed_at desc, o.id desc'),
  ASC: listDays('oldest', 'o.placed_at, o.id'),
} as const

const countOrders = statement<{ count: number; first: Date | null }>(
  'orders.count',
  `select count(*) as count, min(o.placed_at) as first from ${matching}`,
)

const readOrder = statement<StoredOrder>(
  'orders.find',
  `select ${orderColumns}, ${payment} as payment from sales_order o ${belongings} where o.company_id = $1 and o.id = $2`,
)

/** How people call what a line is of. */
export type NamedLine = {
  brand: string | null
  packFormat: string | null
  name: Record<string, string>
  subtitle: Record<string, string>
}

// Told of what somebody has ordered, and of nothing else.
const readAskedLine = statement<NamedLine>(
  'orders.asked-line',
  `select b.name as brand, p.pack_format as "packFormat", coalesce(p.name, l.product_name) as name,
     coalesce(p.subtitle, l.subtitle) as subtitle
   from jsonb_to_record($3::jsonb) as asked(brands text[], packs text[], skus text[])
   cross join order_line l
   left join product p on p.sku = l.sku
   left join brand b on b.code = l.brand_code
   where l.company_id = $1 and l.order_id = $2 and ${askedLine}
   order by l.line_number limit 1`,
)

export function createOrderHistoryStore(db: Queries) {
  return {
    readPage: (filter: OrderFilter, page: { sort: OrderSort; limit: number; offset: number } & ReadWith) =>
      db.rows(lists[page.sort], [JSON.stringify(filter), page.limit, page.offset, page.withEvents, page.withPayment]),
    readDays: ({ companyIds, shipToIds, kinds }: OrderScope, direction: 'ASC' | 'DESC', window: DaysOfPage) =>
      db.rows(days[direction], [
        companyIds,
        shipToIds,
        kinds,
        window.fromDay,
        window.toDay,
        window.limit,
        window.skip,
        window.withEvents,
        window.withPayment,
      ]),
    count: async (filter: OrderFilter) =>
      (await db.row(countOrders, [JSON.stringify(filter)])) ?? { count: 0, first: null },
    readAskedLine: (companyId: string, orderId: number, { brands, packs, skus }: AskedLine) =>
      db.row(readAskedLine, [companyId, orderId, JSON.stringify({ brands, packs, skus })]),
    read: (companyId: string, orderId: number) => db.row(readOrder, [companyId, orderId]),
  }
}
