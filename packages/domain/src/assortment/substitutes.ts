import { isDeliverableOn, type DeliverableBetween } from '../delivery/index.ts'
import type { OrderKind } from '../order/index.ts'
import { isOrderable, type Sold } from './is-for-sale.ts'

/** More of them would be a catalogue. */
export const SUBSTITUTES_MAXIMUM = 3

/** What decides whether a product can be had in place of another one. */
export type Comparable = Sold & {
  readonly sku: string
  readonly kind: OrderKind
  readonly brand: { readonly code: string }
  readonly beerType: string | null
  readonly packFormat: string
  readonly volume: string | null
  readonly stock: number
  readonly offer: DeliverableBetween | null
}

/** What this buyer can have that day in place of a product: the same brand in the same pack, then in others, then the same kind of beer in the same pack. */
export function substitutesFor<Other extends Comparable>(
  missing: Comparable,
  others: readonly Other[],
  deliveryDate: string | null,
): Other[] {
  // Which brands flow in a tank is agreed upon, and empties are what they are.
  if (missing.kind === 'tank' || missing.isReturnItem) return []
  const ranked = others.flatMap((other) => {
    const rank = canStandIn(missing, other, deliveryDate) ? distance(missing, other) : null
    return rank === null ? [] : [{ other, rank }]
  })
  return ranked
    .toSorted((one, next) => one.rank - next.rank)
    .slice(0, SUBSTITUTES_MAXIMUM)
    .map(({ other }) => other)
}

/** Of a bundle and of what has variants something would have to be chosen first. */
function canStandIn(missing: Comparable, other: Comparable, deliveryDate: string | null): boolean {
  const isThere = other.type === 'simple' && !other.isReturnItem && isOrderable(other) && other.stock > 0
  const comesThatDay = deliveryDate === null || other.offer === null || isDeliverableOn(deliveryDate, other.offer)
  return isThere && comesThatDay && other.sku !== missing.sku && other.kind === missing.kind
}

function distance(missing: Comparable, other: Comparable): number | null {
  const isSamePack = other.packFormat === missing.packFormat && other.volume === missing.volume
  if (other.brand.code === missing.brand.code) return isSamePack ? 0 : 1
  return isSamePack && other.beerType !== null && other.beerType === missing.beerType ? 2 : null
}
