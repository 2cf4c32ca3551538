import { money } from '@fust/contract/wire'
import { lowerPrices, rateOf, unitPrice } from '@fust/domain/pricing'
import type { Wire } from '@fust/contract/resolvers'
import type { Article } from '../articles/article.ts'

export function withVatCents(cents: number, { vatRateBp }: Article): number {
  return cents + rateOf(cents, vatRateBp)
}

type Range = { minimumCents: number; maximumCents: number; listCents: number }

/** From what to what it costs: one price, or those of its variants; 0 where there is none. */
function priceRangeOf(product: Article): Range {
  const { variants, materialType, listPriceCents } = product
  const own = unitPrice(product)
  const minimumCents = own ?? variants?.minimumCents ?? 0
  const maximumCents = own ?? variants?.maximumCents ?? 0
  const isListed = materialType === 'FERT' && listPriceCents !== null && variants?.minimumCents == null
  return { minimumCents, maximumCents, listCents: isListed ? listPriceCents : minimumCents }
}

export function wirePriceRange(product: Article): Wire<'PriceRange'> {
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

export function wirePriceTiers(product: Article): Wire<'TierPrice'>[] {
  const single = unitPrice(product)
  return lowerPrices(product).map(({ fromQuantity, unitPriceCents }) => ({
    quantity: fromQuantity,
    final_price: money(unitPriceCents),
    discount: wireDiscount(unitPriceCents, single ?? unitPriceCents),
  }))
}

/** The same prices under the older names. */
export function wireOlderPrices(product: Article): Pick<Wire<'SimpleProduct'>, 'price' | 'tier_prices'> {
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
