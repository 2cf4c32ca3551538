import type { ShipTo } from '../customers.ts'
import { DEPOSITS } from '../deposits.ts'
import { priceFor } from '../prices.ts'
import { discountsFor } from '../promotions.ts'
import type { CalendarDate, Cents } from '../units.ts'
import { casesOf, casesOnPallet, loadOf, productOf } from './quantities.ts'
import type { Quantity } from './quantities.ts'

const FULL_TRUCK_PALLETS = 26
const FULL_TRUCK_BP = 75
const FULL_PALLETS_BP = 25

/** Which packaging discount an order has earned. */
export const packagingDiscount = (isTruckFilled: boolean) =>
  isTruckFilled
    ? { discount: 'full-truck', basisPoints: FULL_TRUCK_BP }
    : { discount: 'full-pallets', basisPoints: FULL_PALLETS_BP }

export type PricedLine = Quantity & {
  cases: number
  unitPriceCents: Cents
  goodsCents: Cents
  fixedCents: Cents
  promotionalCents: Cents
  couponCents: Cents
  packagingDiscountCents: Cents
  discountCents: Cents
  packagingTaxCents: Cents
  sortingChargeCents: Cents
  vatRateBp: number
  vatBaseCents: Cents
  vatCents: Cents
  depositCents: Cents
  grams: number
}

export type OrderPrices = {
  lines: PricedLine[]
  isTruckFilled: boolean
  goodsCents: Cents
  discountCents: Cents
  packagingTaxCents: Cents
  sortingChargeCents: Cents
  depositCents: Cents
  vatCents: Cents
  exVatCents: Cents
  grandTotalCents: Cents
}

/** Half up to the cent, in whole numbers. */
const rateOf = (cents: Cents, basisPoints: number): Cents => Math.floor((2 * cents * basisPoints + 10_000) / 20_000)

const depositsOf = Map.groupBy(DEPOSITS, ({ sku }) => sku)

function depositCents(line: Quantity, cases: number): Cents {
  const fullPallets = Math.floor(cases / casesOnPallet(line.sku))
  return (depositsOf.get(line.sku) ?? []).reduce(
    (sum, { per, quantity, priceCents }) => sum + (per === 'case' ? cases : fullPallets) * quantity * priceCents,
    0,
  )
}

type Terms = { shipTo: ShipTo; day: CalendarDate; couponBp: number; isTruckFilled: boolean }

/** One line: tier, fixed, promotional and coupon discount, packaging discount, charges, VAT, deposit. */
function pricedLine(line: Quantity, { shipTo, day, couponBp, isTruckFilled }: Terms): PricedLine {
  const product = productOf(line.sku)
  const cases = casesOf(line)
  const unitPriceCents = product.posmPriceCents ?? priceFor(shipTo.priceGroup, line.sku, cases)
  if (unitPriceCents === undefined) throw new Error(`${shipTo.name} cannot buy ${line.sku}`)
  const isPackagedBeer = product.materialType === 'FERT' && product.packFormat !== 'BULK'
  const rates = discountsFor(shipTo.priceGroup, product, day)

  const goodsCents = cases * unitPriceCents
  const fixedCents = rateOf(goodsCents, rates.fixedBp)
  const promotionalCents = rateOf(goodsCents - fixedCents, rates.promotionalBp)
  const couponCents = rateOf(goodsCents - fixedCents - promotionalCents, couponBp)
  const left = goodsCents - fixedCents - promotionalCents - couponCents
  const onFullPallets = cases - (cases % casesOnPallet(line.sku))
  const packagingDiscountCents = !isPackagedBeer
    ? 0
    : isTruckFilled
      ? rateOf(left, FULL_TRUCK_BP)
      : Math.floor((2 * left * onFullPallets * FULL_PALLETS_BP + cases * 10_000) / (2 * cases * 10_000))

  const discountCents = goodsCents - left + packagingDiscountCents
  const packagingTaxCents = cases * (product.packagingTaxCents ?? 0)
  const sortingChargeCents = cases * (product.sortingChargeCents ?? 0)
  const vatBaseCents = goodsCents - discountCents + packagingTaxCents + sortingChargeCents
  return {
    ...line,
    cases,
    unitPriceCents,
    goodsCents,
    fixedCents,
    promotionalCents,
    couponCents,
    packagingDiscountCents,
    discountCents,
    packagingTaxCents,
    sortingChargeCents,
    vatRateBp: product.vatRateBp,
    vatBaseCents,
    vatCents: rateOf(vatBaseCents, product.vatRateBp),
    depositCents: depositCents(line, cases),
    grams: cases * product.grossGrams,
  }
}

/** An order as it was charged: totals are sums of rounded lines. */
export function priceOrder(
  quantities: readonly Quantity[],
  terms: { shipTo: ShipTo; day: CalendarDate; couponBp?: number },
): OrderPrices {
  const load = loadOf(quantities)
  const isTruckFilled = load.isWholePallets && load.places === FULL_TRUCK_PALLETS
  const lines = quantities.map((line) => pricedLine(line, { couponBp: 0, ...terms, isTruckFilled }))
  const total = (amount: (line: PricedLine) => Cents) => lines.reduce((sum, line) => sum + amount(line), 0)
  const sums = {
    goodsCents: total((line) => line.goodsCents),
    discountCents: total((line) => line.discountCents),
    packagingTaxCents: total((line) => line.packagingTaxCents),
    sortingChargeCents: total((line) => line.sortingChargeCents),
    depositCents: total((line) => line.depositCents),
    vatCents: total((line) => line.vatCents),
  }
  const exVatCents =
    sums.goodsCents - sums.discountCents + sums.packagingTaxCents + sums.sortingChargeCents + sums.depositCents
  return { lines, isTruckFilled, ...sums, exVatCents, grandTotalCents: exVatCents + sums.vatCents }
}
