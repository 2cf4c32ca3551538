/** What an item costs, in whole cents; what comes off is told as what it is, not below nothing. */
export type ItemPricing = Amounts & { unitPriceCents: number; isDepositTaxed: boolean; vatBasisPoints: number }
type Amounts = Record<AmountName, number>
type AmountName =
  | 'goodsCents'
  | 'lineDiscountCents'
  | 'couponDiscountCents'
  | 'packagingDiscountCents'
  | 'cashDiscountCents'
  | 'packagingTaxCents'
  | 'sortingChargeCents'
  | 'depositCents'

export type PricingElement = { ConditionType: string; ConditionRateValue: string; ConditionQuantity?: string }

/** What this brewery's SAP calls the parts of a price; any other condition is the price itself. */
const AMOUNTS: Readonly<Record<string, AmountName>> = {
  ZDIS: 'lineDiscountCents',
  ZCOU: 'couponDiscountCents',
  ZPAD: 'packagingDiscountCents',
  ZCAS: 'cashDiscountCents',
  ZPTX: 'packagingTaxCents',
  ZSOR: 'sortingChargeCents',
  ZDEP: 'depositCents',
  ZDET: 'depositCents',
}
const TAXED_DEPOSIT = 'ZDET'
const VAT = 'MWST'
// Of an item that says nothing of VAT.
const USUAL_VAT_BASIS_POINTS = 2_100

/** What so much of an item costs by the conditions that it was sent with; without a price, nothing. */
export function itemPricing(quantity: string, conditions: readonly PricingElement[]): ItemPricing {
  const price = conditions.find(({ ConditionType }) => !(ConditionType in AMOUNTS) && ConditionType !== VAT)
  const rate = conditions.find(({ ConditionType }) => ConditionType === VAT)
  const priceCents = price ? centsOf(price.ConditionRateValue) : 0
  const amounts = conditions.flatMap(({ ConditionType, ConditionRateValue }) => {
    const part = AMOUNTS[ConditionType]
    return part === undefined ? [] : [[part, Math.abs(centsOf(ConditionRateValue))] as const]
  })
  const deposit = conditions.find(({ ConditionType }) => AMOUNTS[ConditionType] === 'depositCents')
  return {
    ...NOTHING,
    ...Object.fromEntries(amounts),
    unitPriceCents: priceCents,
    goodsCents: Math.round((priceCents * Number(quantity)) / Number(price?.ConditionQuantity ?? 1)),
    // The one amount that is also credited.
    depositCents: deposit ? centsOf(deposit.ConditionRateValue) : 0,
    isDepositTaxed: deposit?.ConditionType === TAXED_DEPOSIT,
    vatBasisPoints: rate ? centsOf(rate.ConditionRateValue) : USUAL_VAT_BASIS_POINTS,
  }
}

const NOTHING: Amounts = {
  goodsCents: 0,
  lineDiscountCents: 0,
  couponDiscountCents: 0,
  packagingDiscountCents: 0,
  cashDiscountCents: 0,
  packagingTaxCents: 0,
  sortingChargeCents: 0,
  depositCents: 0,
}

/** The same with each amount as `change` makes it. */
export const mapAmounts = (pricing: ItemPricing, change: (cents: number) => number): ItemPricing => ({
  ...pricing,
  goodsCents: change(pricing.goodsCents),
  lineDiscountCents: change(pricing.lineDiscountCents),
  couponDiscountCents: change(pricing.couponDiscountCents),
  packagingDiscountCents: change(pricing.packagingDiscountCents),
  cashDiscountCents: change(pricing.cashDiscountCents),
  packagingTaxCents: change(pricing.packagingTaxCents),
  sortingChargeCents: change(pricing.sortingChargeCents),
  depositCents: change(pricing.depositCents),
})

/** All that comes off the goods. */
export const discountCents = (pricing: Amounts): number =>
  pricing.lineDiscountCents + pricing.couponDiscountCents + pricing.packagingDiscountCents + pricing.cashDiscountCents

/** All of an item but its VAT. */
export const itemNetCents = (pricing: Amounts): number =>
  pricing.goodsCents -
  discountCents(pricing) +
  pricing.packagingTaxCents +
  pricing.sortingChargeCents +
  pricing.depositCents

/** What VAT is on. */
export const vatBaseCents = (pricing: ItemPricing): number =>
  itemNetCents(pricing) - (pricing.isDepositTaxed ? 0 : pricing.depositCents)

/** VAT of an item, rounded half up to the cent; whole numbers below 2 ** 53 all the way. */
export const vatCents = (pricing: ItemPricing): number =>
  Math.floor((2 * vatBaseCents(pricing) * pricing.vatBasisPoints + 10_000) / 20_000)

const centsOf = (decimal: string): number => Math.round(Number(decimal) * 100)
