import type { MaterialType } from '../order/order-kind.ts'
import type { PriceTier } from './price-line.ts'

/** What something costs one buyer on one day, by the case, the piece, or for tank beer the litre. */
export type Prices = {
  readonly materialType: MaterialType
  readonly posmPriceCents: number | null
  /** Those of the buyer's price group, the smallest quantity first. */
  readonly tiers: readonly { readonly minCases: number; readonly priceCents: number }[]
  readonly offer: { readonly priceCents: number | null } | null
}

/** What one of it costs without VAT; null when this buyer cannot pay for it. */
export function unitPrice(prices: Prices): number | null {
  return prices.materialType === 'ZBTL'
    ? prices.posmPriceCents
    : (prices.offer?.priceCents ?? prices.tiers[0]?.priceCents ?? null)
}

/** Lower prices for more: POS material has none, and an offer's price takes the place of all of them. */
export function lowerPrices({ materialType, offer, tiers }: Prices): PriceTier[] {
  if (materialType === 'ZBTL' || (offer && offer.priceCents !== null)) return []
  return tiers.slice(1).map(({ minCases, priceCents }) => ({ fromQuantity: minCases, unitPriceCents: priceCents }))
}
