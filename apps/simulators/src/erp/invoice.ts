import { carriedItems, type Delivery, type Order } from './order.ts'
import { discountCents, itemNetCents, mapAmounts, vatBaseCents, vatCents, type ItemPricing } from './pricing.ts'

/** An item on an invoice: what the delivery carries of it, and that share of what it costs. */
export type InvoiceLine = ItemPricing & {
  item: number
  material: string
  quantity: string
  unit: string
  /** All that comes off the goods, and what that leaves of them. */
  discountCents: number
  netCents: number
  vatBaseCents: number
  vatCents: number
}

export type VatAtRate = { vatBasisPoints: number; baseCents: number; vatCents: number }
export type InvoiceTotals = {
  /** All but VAT. */
  exVatCents: number
  /** The highest rate first. */
  vatByRate: readonly VatAtRate[]
  vatCents: number
  totalCents: number
}

/** The lines of a delivery's invoice; those of all deliveries of an order come to what its items cost, to the cent. */
export function invoiceLines(order: Order, delivery: Delivery): InvoiceLine[] {
  return carriedItems(order, delivery).map(({ item, material, unit, carried, quantity, pricing }) => {
    const before = carriedBefore(order, delivery, item)
    const share = (cents: number) =>
      partOf(cents, before + Number(carried), Number(quantity)) - partOf(cents, before, Number(quantity))
    const own = mapAmounts(pricing, share)
    return {
      ...own,
      item,
      material,
      quantity: carried,
      unit,
      discountCents: discountCents(own),
      netCents: own.goodsCents - discountCents(own),
      vatBaseCents: vatBaseCents(own),
      // A share of the VAT of the whole: VAT of each share could come to a cent more or less.
      vatCents: share(vatCents(pricing)),
    }
  })
}

/** What the lines of an invoice come to. */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  const exVatCents = sumOf(lines, itemNetCents)
  const vat = sumOf(lines, (line) => line.vatCents)
  return { exVatCents, vatByRate: vatByRate(lines), vatCents: vat, totalCents: exVatCents + vat }
}

/** The sum of an amount of these lines. */
export const sumOf = (lines: readonly InvoiceLine[], amount: (line: InvoiceLine) => number): number =>
  lines.reduce((sum, line) => sum + amount(line), 0)

function vatByRate(lines: readonly InvoiceLine[]): VatAtRate[] {
  const rates = [...new Set(lines.map((line) => line.vatBasisPoints))].toSorted((a, b) => b - a)
  return rates.map((vatBasisPoints) => {
    const atRate = lines.filter((line) => line.vatBasisPoints === vatBasisPoints)
    return {
      vatBasisPoints,
      baseCents: sumOf(atRate, (line) => line.vatBaseCents),
      vatCents: sumOf(atRate, (line) => line.vatCents),
    }
  })
}

/** How much of an item went with the deliveries before this one. */
function carriedBefore({ deliveries }: Order, delivery: Delivery, item: number): number {
  return deliveries
    .slice(0, deliveries.indexOf(delivery))
    .flatMap(({ items }) => items)
    .filter((part) => part.item === item)
    .reduce((sum, { quantity }) => sum + Number(quantity), 0)
}

/** Of all that was ordered exactly all, whatever the parts before it were rounded to. */
const partOf = (cents: number, carried: number, ordered: number): number =>
  ordered === 0 ? 0 : Math.floor((cents * carried) / ordered + 0.5)
