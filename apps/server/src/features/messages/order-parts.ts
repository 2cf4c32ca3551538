import { confirmedLineText, type ConfirmedLineFacts } from './confirmed-line-text.ts'
import { METHOD_LABELS } from '@fust/contract/wire'
import type { CalendarDate } from '@fust/domain/calendar'
import { figuresLocale, localeOf, type MarketPack } from '@fust/domain/market'
import type { DeliveryMethod, OrderKind } from '@fust/domain/order'
import type { PaymentStage } from '@fust/domain/payment'
import type { CartTotals } from '@fust/domain/pricing'
import { textIn } from '#platform/http/language.ts'
import { greetingTo, type Goods, type Letter, type Writer } from './letter.ts'
import { sayCounted, type CountedKey } from '#words/words.ts'
import type { Say } from './words.ts'

/** An order as its buyer is told about it; amounts are the ones that were charged. */
export type ToldOrder = {
  number: string
  /** Oldest first. */
  formerNumbers: string[]
  /** The order whose place it took, and what that cost; null where it took none. */
  replacedNumber: string | null
  replacedTotalCents: number | null
  /** How far it is paid online; null where it goes on account. */
  paymentStage: PaymentStage | null
  isCanceled: boolean
  kind: OrderKind
  method: DeliveryMethod
  deliveryDate: CalendarDate
  hoursFrom: string | null
  hoursTo: string | null
  customerOrderNumber: string | null
  noteForDriver: string | null
  goodsCents: number
  discountCents: number
  packagingTaxCents: number
  sortingChargeCents: number
  depositCents: number
  grandTotalExVatCents: number
  vatCents: number
  grandTotalCents: number
  priceDetails: Partial<CartTotals>
  shipTo: { name: string; street: string; houseNumber: string; postcode: string; city: string }
  /** Where its goods go that do not all go to the ship-to, each with what goes there, and from which carrier it is collected. */
  goesTo: readonly { place: string; collectedFrom: string | null }[]
  firstName: string | null
  /** Who of the brewery ordered it for the company; null where its own people did. */
  orderedBy: string | null
  company: string
  lines: ToldLine[]
}

type ToldLine = {
  sku: string
  name: Record<string, string>
  pallets: number
  layers: number
  packages: number
  litres: number
  unitPriceCents: number
  rowTotalCents: number
  /** What the ERP has confirmed of it; null where it comes as it was ordered. */
  confirmation: ConfirmedLineFacts | null
}

/** What every letter about an order says. */
export function aboutOrder(
  order: ToldOrder,
  writer: Writer,
): Pick<Letter, 'language' | 'greeting' | 'facts' | 'link' | 'questions'> {
  const { language, say, contact, publicUrl } = writer
  return {
    language,
    greeting: greetingTo(order.firstName, say),
    facts: factsOf(order, writer),
    link: { label: say('see-orders'), url: `${publicUrl}/orders/history` },
    questions: contact === '' ? null : say('questions.order', { contact }),
  }
}

/** What was ordered, and what it costs. */
export function goodsOf(order: ToldOrder, writer: Writer): Goods {
  const { language, say, market } = writer
  const money = moneyOf(market)
  return {
    columns: {
      product: say('column.product'),
      quantity: say('column.quantity'),
      amount: say('column.amount'),
    },
    lines: order.lines.map((line) => ({
      quantity: [quantityText(line, order.kind === 'posm', writer), changeText(line, writer)]
        .filter(Boolean)
        .join(': '),
      product: textIn(language, line.name),
      sku: line.sku,
      unitPrice: say('unit-price', { price: money(line.unitPriceCents) }),
      amount: money(line.rowTotalCents),
    })),
    totals: totalsOf(order, writer).map(({ label, cents, isStrong = false }) => ({
      label,
      amount: money(cents),
      isStrong,
    })),
  }
}

function factsOf(order: ToldOrder, { language, say, market, brewery }: Writer): Letter['facts'] {
  const { name, street, houseNumber, postcode, city } = order.shipTo
  const shipTo = `${name}, ${street} ${houseNumber}, ${postcode} ${city}`
  const places = order.goesTo.length > 0 ? order.goesTo : [{ place: shipTo, collectedFrom: null }]
  const hours =
    order.hoursFrom && order.hoursTo ? `, ${say('fact.hours', { from: order.hoursFrom, to: order.hoursTo })}` : ''
  return [
    { label: say('fact.number'), value: order.number },
    { label: say('fact.former-numbers'), value: order.formerNumbers.join(', ') },
    {
      label: say('fact.ordered-by'),
      value:
        order.orderedBy === null
          ? ''
          : say('fact.ordered-for', { name: order.orderedBy, brewery, customer: order.company }),
    },
    { label: say('fact.customer-order-number'), value: order.customerOrderNumber ?? '' },
    ...places.map(({ place, collectedFrom }) => ({
      label: collectedFrom === null ? say('fact.ship-to') : say('fact.service-point', { carrier: collectedFrom }),
      value: place,
    })),
    { label: say('fact.delivery-day'), value: `${dayText(order.deliveryDate, localeOf(language, market))}${hours}` },
    { label: say('fact.transport'), value: METHOD_LABELS[order.method][language] },
    { label: say('fact.note-for-driver'), value: order.noteForDriver ?? '' },
  ].filter((fact) => fact.value !== '')
}

type Total = { label: string; cents: number; isStrong?: boolean }

/** The figures of the order from its goods to its total; charges of nothing are left out. */
function totalsOf(order: ToldOrder, { say, market }: Writer): Total[] {
  const charges = [
    { label: say('total.packaging-tax'), cents: order.packagingTaxCents },
    { label: say('total.sorting-charge'), cents: order.sortingChargeCents },
    { label: say('total.deposit'), cents: order.depositCents },
  ]
  return [
    { label: say('total.goods'), cents: order.goodsCents },
    ...discountsOf(order, say).map((discount) => ({ ...discount, cents: -discount.cents })),
    ...charges.filter((charge) => charge.cents !== 0),
    { label: say('total.ex-vat'), cents: order.grandTotalExVatCents },
    ...vatOf(order, say, market),
    { label: say('total.all'), cents: order.grandTotalCents, isStrong: true },
  ]
}

function discountsOf({ discountCents, priceDetails: details }: ToldOrder, say: Say): Total[] {
  const named = [
    { label: say('total.fixed-discount'), cents: details.fixedDiscountCents ?? 0 },
    { label: say('total.promotional-discount'), cents: details.promotionalDiscountCents ?? 0 },
    { label: say('total.coupon-discount'), cents: details.couponDiscountCents ?? 0 },
    ...(details.packagingDiscounts ?? []).map(({ discount, cents }) => ({
      label: say(`total.${discount}`),
      cents,
    })),
    { label: say('total.cash-discount'), cents: details.cashDiscountCents ?? 0 },
  ].filter((discount) => discount.cents !== 0)
  // The order's own figure is what was given; names that do not add up to it would only confuse.
  if (sumOf(named) === discountCents) return named
  return discountCents === 0 ? [] : [{ label: say('total.discount'), cents: discountCents }]
}

function vatOf({ vatCents, priceDetails }: ToldOrder, say: Say, market: MarketPack): Total[] {
  const rates = figures(market, { maximumFractionDigits: 2 })
  const byRate = (priceDetails.vatByRate ?? []).map((row) => ({
    label: say('total.vat-at', { rate: `${rates.format(row.basisPoints / 100)}%` }),
    cents: row.vatCents,
  }))
  return sumOf(byRate) === vatCents && byRate.length > 0 ? byRate : [{ label: say('total.vat'), cents: vatCents }]
}

const sumOf = (totals: readonly Total[]): number => totals.reduce((sum, total) => sum + total.cents, 0)

function quantityText(line: ToldLine, isPosm: boolean, { language, market }: Writer): string {
  const counts = figures(market, {})
  const counted = (count: number, unit: CountedKey) =>
    count === 0 ? [] : [`${counts.format(count)} ${sayCounted(language, unit, count)}`]
  return [
    ...counted(line.pallets, 'letter.unit.pallets'),
    ...counted(line.layers, 'letter.unit.layers'),
    ...counted(line.packages, isPosm ? 'letter.unit.pieces' : 'letter.unit.packages'),
    ...counted(line.litres, 'letter.unit.litres'),
  ].join(', ')
}

/** What the brewery makes of the line; nothing where it comes as it was ordered. */
function changeText(line: ToldLine, { language, market }: Writer): string {
  return line.confirmation
    ? confirmedLineText(line.confirmation, language, (quantity) => figures(market, {}).format(quantity))
    : ''
}

// Figures follow the market, whatever the language: a Dutch invoice reads € 1.234,56 in English too.
const figures = (market: MarketPack, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(figuresLocale(market), { useGrouping: 'always', ...options })

/** '€ 1.234,56', from cents. */
export function moneyOf(market: MarketPack): (cents: number) => string {
  const format = figures(market, { style: 'currency', currency: market.currency })
  return (cents) => `${cents < 0 ? '−' : ''}${format.format(Math.abs(cents) / 100).replaceAll('\u00a0', ' ')}`
}

/** 'dinsdag 24 november 2026'. */
export function dayText(day: CalendarDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const text = format.format(new Date(`${day}T00:00:00Z`))
  // Between weekday and day only German reads with a comma.
  return locale.startsWith('de') ? text : text.replace(',', '')
}
