import { money } from '@fust/contract/wire'
import { rateOf } from '@fust/domain/pricing'
import type { Wire } from '@fust/contract/resolvers'
import type { Product } from './product.store.ts'

/** What one package costs this ship-to without VAT: the offer's price, else the price of the group; null when it cannot be bought. */
export function unitPriceCents({ materialType, posmPriceCents, offer, tiers }: Product): number | null {
  if (materialType === 'ZBTL') return posmPriceCents
  return offer?.priceCents ?? tiers[0]?.priceCents ?? null
}

export function withVatCents(cents: number, { vatRateBp }: Product): number {
  return cents + rateOf(cents, vatRateBp)
}

type Range = { minimumCents: number; maximumCents: number; listCents: number }

/** From what to what it costs: one price, or those of its variants; 0 where there is none. */
function priceRangeOf(product: Product): Range {
  const own = unitPriceCents(product)
  const { minimumCents, maximumCents } =
    product.variantPrices && own === null ? product.variantPrices : { minimumCents: own ?? 0, maximumCents: own ?? 0 }
  const isListed = product.materialType === 'FERT' && product.listPriceCents !== null && product.variantPrices === null
  return { minimumCents, maximumCents, listCents: isListed ? (product.listPriceCents ?? 0) : minimumCents }
}

export function wirePriceRange(product: Product): Wire<'PriceRange'> {
  const { minimumCents, maximumCents, listCents } = priceRangeOf(product)
  const minimum = wirePrice(minimumCents, listCents)
  // Most have one price, and many are remembered: it is kept once.
  const isOne = maximumCents === minimumCents && maximumCents <= listCents
  return {
    minimum_price: minimum,
    maximum_price: isOne ? minimum : wirePrice(maximumCents, Math.max(maximumCents, listCents)),
  }
}

function wirePrice(finalCents: number, regularCents: number): Wire<'ProductPrice'> {
  return {
    regular_price: money(regularCents),
    final_price: money(finalCents),
    discount: wireDiscount(finalCents, regularCents),
    fixed_product_taxes: [],
  }
}

function wireDiscount(finalCents: number, regularCents: number): Wire<'ProductDiscount'> {
  const offCents = Math.max(0, regularCents - finalCents)
  const percent = regularCents === 0 ? 0 : Math.round((offCents * 10_000) / regularCents) / 100
  return { amount_off: offCents / 100, percent_off: percent }
}

/** Lower prices for more; an offer's price takes the place of all of them. */
export function wirePriceTiers({ tiers, offer }: Product): Wire<'TierPrice'>[] {
  const [single, ...larger] = offer?.priceCents == null ? tiers : []
  return larger.map(({ minCases, priceCents }) => ({
    quantity: minCases,
    final_price: money(priceCents),
    discount: wireDiscount(priceCents, single?.priceCents ?? priceCents),
  }))
}

/** The same prices under the older names. */
export function wireOlderPrices(product: Product): Pick<Wire<'SimpleProduct'>, 'price' | 'tier_prices'> {
  const { minimumCents, maximumCents, listCents } = priceRangeOf(product)
  const price = (cents: number) => ({ amount: money(cents), adjustments: [] })
  return {
    price: { regularPrice: price(listCents), minimalPrice: price(minimumCents), maximalPrice: price(maximumCents) },
    tier_prices: wirePriceTiers(product).map(({ quantity, final_price, discount }) => ({
      customer_group_id: null,
      percentage_value: discount?.percent_off ?? null,
      qty: quantity ?? null,
      value: final_price?.value ?? null,
      website_id: null,
    })),
  }
}
