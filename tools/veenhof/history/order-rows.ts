import { isHalfTruck, sapOrderType } from '@fust/domain/order'
import { orderersOf } from '../accounts.ts'
import { ORDER_TYPES } from '../brewery.ts'
import { euros, kilograms, percent, texts } from '../csv.ts'
import type { Row } from '../csv.ts'
import { payerOf, termOf } from '../customers.ts'
import { chance } from '../random.ts'
import { paymentsOf } from '../terms.ts'
import { CALENDARS } from '../transport.ts'
import type { Cents } from '../units.ts'
import { addDays, HISTORY_TO } from './days.ts'
import { COUPON, drafts } from './drafts.ts'
import type { Draft } from './drafts.ts'
import { numbersFor } from './order-numbers.ts'
import { packagingDiscount } from './order-prices.ts'
import type { OrderPrices, PricedLine } from './order-prices.ts'
import { progressOf } from './order-progress.ts'
import type { Progress } from './order-progress.ts'
import { loadOf, productOf } from './quantities.ts'

type PlacedOrder = Draft & { number: string; sequence: number; progress: Progress }

const DRIVER_NOTES = [
  'Graag achterom lossen',
  'Bel vijf minuten voor aankomst',
  'Leeg goed staat klaar bij het dok',
  'Dok 3',
  'Let op: lage doorgang, 3,10 m',
] as const

const numbered: Map<Draft, string> = numbersFor(drafts())

const ORDERS: PlacedOrder[] = [...numbered].map(([draft, number], sequence) => ({
  ...draft,
  number,
  sequence,
  progress: progressOf(draft, number),
}))

/** How much of a year's budget the POSM orders of a ship-to have taken. */
export const spentOnPosm = (shipToId: string, year: number): Cents =>
  ORDERS.filter(
    (order) =>
      order.kind === 'posm' &&
      order.shipTo.id === shipToId &&
      order.placedDay.startsWith(String(year)) &&
      !order.progress.isCancelled,
  ).reduce((sum, order) => sum + order.prices.exVatCents, 0)

export const couponUses = (): number =>
  ORDERS.filter(({ couponCode, progress }) => couponCode === COUPON.code && !progress.isCancelled).length

/** The VAT by rate and the discounts by sort, as they were shown when the order was placed. */
function priceDetails({ lines, isTruckFilled }: OrderPrices): string {
  const sum = (amount: (line: PricedLine) => Cents, of = lines) => of.reduce((total, line) => total + amount(line), 0)
  const packagingCents = sum((line) => line.packagingDiscountCents)
  const rates = [...new Set(lines.map(({ vatRateBp }) => vatRateBp))].toSorted((a, b) => b - a)
  return JSON.stringify({
    fixedDiscountCents: sum((line) => line.fixedCents),
    promotionalDiscountCents: sum((line) => line.promotionalCents),
    couponDiscountCents: sum((line) => line.couponCents),
    packagingDiscounts: packagingCents === 0 ? [] : [{ ...packagingDiscount(isTruckFilled), cents: packagingCents }],
    vatByRate: rates.map((basisPoints) => {
      const atRate = lines.filter(({ vatRateBp }) => vatRateBp === basisPoints)
      return {
        basisPoints,
        baseCents: sum((line) => line.vatBaseCents, atRate),
        vatCents: sum((line) => line.vatCents, atRate),
      }
    }),
  })
}

function orderRow(order: PlacedOrder): Row {
  const { shipTo, prices, progress, number } = order
  const by = chance(`order ${number}`)
  const [first, ...others] = orderersOf(shipTo.name)
  const orderer = first && by.oneOf([first, ...others])
  const [usualPayment, ...otherPayments] = paymentsOf(shipTo)
  const hours = CALENDARS.find(({ code }) => code === shipTo.calendar)?.hours ?? []
  const slot = by.happens(0.5) ? hours[by.between(0, hours.length - 1)] : undefined
  const load = loadOf(prices.lines)
  const sum = (amount: (line: PricedLine) => number) => prices.lines.reduce((total, line) => total + amount(line), 0)
  return {
    company_id: shipTo.companyId,
    number,
    user_id: orderer?.id,
    ship_to_id: shipTo.id,
    payer_id: payerOf(shipTo),
    kind: order.kind,
    sap_order_type: sapOrderType(order, ORDER_TYPES) ?? undefined,
    is_half_truck: order.kind === 'beer' && isHalfTruck(order.method),
    sap_id: String(4_500_210_000 + order.sequence),
    status: progress.status,
    processing_status: progress.processingStatus,
    delivery_status: progress.deliveryStatus,
    method: order.method,
    payment_method: usualPayment && by.happens(0.15) ? by.oneOf([usualPayment, ...otherPayments]) : usualPayment,
    delivery_date: order.deliveryDay,
    hours_from: slot?.[0],
    hours_to: slot?.[1],
    customer_order_number: order.reference,
    note_for_driver: by.happens(0.08) ? by.oneOf(DRIVER_NOTES) : undefined,
    coupon_code: order.couponCode,
    goods: euros(prices.goodsCents),
    discount: euros(prices.discountCents),
    packaging_tax: euros(prices.packagingTaxCents),
    sorting_charge: euros(prices.sortingChargeCents),
    vat: euros(prices.vatCents),
    deposit: euros(prices.depositCents),
    grand_total_ex_vat: euros(prices.exVatCents),
    grand_total: euros(prices.grandTotalCents),
    price_details: priceDetails(prices),
    total_cases: order.kind === 'tank' ? 0 : load.cases,
    total_layers: sum((line) => line.layers),
    total_pallets: sum((line) => line.pallets),
    total_liters: sum((line) => line.litres),
    total_weight_kg: order.kind === 'beer' ? kilograms(load.grams) : undefined,
    pallet_places: load.places,
    placed_at: order.placedAt,
    status_changed_at: progress.events.at(-1)?.happenedAt,
  }
}

function lineRow(order: PlacedOrder, line: PricedLine, index: number): Row {
  const product = productOf(line.sku)
  const cases = line.litres > 0 ? 0 : line.cases
  const left = order.progress.isShort && index === order.prices.lines.length - 1 ? 1 : 0
  return {
    order_number: order.number,
    line_number: (index + 1) * 10,
    sku: line.sku,
    ...texts('product_name', product.name),
    ...texts('subtitle', product.subtitle),
    tag: product.tag,
    brand_code: product.brand,
    packages: line.packages || undefined,
    layers: line.layers || undefined,
    pallets: line.pallets || undefined,
    liters: line.litres || undefined,
    tank_type_1: line.tank === 1 ? line.litres : undefined,
    tank_type_2: line.tank === 2 ? line.litres : undefined,
    tank_type_3: line.tank === 3 ? line.litres : undefined,
    // the liters of a tank line are no cases
    cases_total: cases,
    shipped_cases: order.progress.isDelivered ? cases - left : undefined,
    unit_price: euros(line.unitPriceCents),
    row_total: euros(line.goodsCents),
    discount: line.discountCents ? euros(line.discountCents) : undefined,
    packaging_tax: line.packagingTaxCents ? euros(line.packagingTaxCents) : undefined,
    sorting_charge: line.sortingChargeCents ? euros(line.sortingChargeCents) : undefined,
    vat_rate_percent: percent(line.vatRateBp),
    vat: euros(line.vatCents),
    deposit: line.depositCents ? euros(line.depositCents) : undefined,
    gross_weight_kg: order.kind === 'beer' ? kilograms(line.grams) : undefined,
  }
}

export const orderRows = (): Row[] => ORDERS.map(orderRow)

export const orderLineRows = (): Row[] =>
  ORDERS.flatMap((order) => order.prices.lines.map((line, index) => lineRow(order, line, index)))

export const orderEventRows = (): Row[] =>
  ORDERS.flatMap(({ number, progress }) =>
    progress.events.map(({ status, happenedAt, source }) => ({
      order_number: number,
      status,
      happened_at: happenedAt,
      source,
    })),
  )

export const orderDeliveryRows = (): Row[] =>
  ORDERS.flatMap(({ number, sequence, progress }) =>
    progress.shippedAt
      ? [{ order_number: number, number: String(8_000_310_000 + sequence), shipped_at: progress.shippedAt }]
      : [],
  )

/** Most pay around the due day; some are late, and a few have paid a part. */
function paidCents({ number, deliveryDay, shipTo, prices: { grandTotalCents } }: PlacedOrder): Cents {
  const by = chance(`paid ${number}`)
  const lateDays = by.happens(0.08) ? by.between(8, 45) : by.between(-6, 2)
  const isPaid = addDays(deliveryDay, termOf(shipTo) + lateDays) <= HISTORY_TO.slice(0, 10)
  if (isPaid) return grandTotalCents
  return by.happens(0.06) ? Math.round(grandTotalCents / 2) : 0
}

export const orderInvoiceRows = (): Row[] =>
  ORDERS.flatMap((order) => {
    const { number, sequence, deliveryDay, shipTo, prices, progress } = order
    return progress.isDelivered
      ? [
          {
            order_number: number,
            number: String(9_000_410_000 + sequence),
            invoiced_on: deliveryDay,
            total: euros(prices.grandTotalCents),
            due_on: addDays(deliveryDay, termOf(shipTo)),
            paid: euros(paidCents(order)),
          },
        ]
      : []
  })
