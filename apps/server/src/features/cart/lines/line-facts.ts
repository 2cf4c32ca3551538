import type { CustomerType } from '@fust/domain/access'
import type { DeliveryMethod, Goods } from '@fust/domain/order'
import type { OrderUnit } from '@fust/domain/quantity'
import type { ShipToAccess } from '#request/actor.ts'
import type { BreweryNow } from '#features/portal/index.ts'
import type { StoredCart } from '../cart.store.ts'
import type { ArticleLine } from './cart-line.ts'
import { hasItsParts, stockLeft, type Parts } from './line-parts.ts'
import { offeredUnits } from './units.ts'

/** What decides about one line, beside its product and its amounts. */
export type LineFacts = {
  /** What the cart holds; null while it is empty. */
  held: Goods | null
  method: DeliveryMethod | null
  customerType: CustomerType
  offeredUnits: readonly OrderUnit[]
  /** Cases, pieces or whole bundles that can still be sold. */
  stockLeft: number
  /** False for a bundle of which a part is not sold here any more. */
  hasItsParts: boolean
}

type InCart = { cart: StoredCart; access: ShipToAccess; brewery: BreweryNow; held: Goods | null; parts: Parts }

export function lineFacts(
  line: Pick<ArticleLine, 'bundleOptions' | 'product'>,
  { cart, access, brewery, held, parts }: InCart,
): LineFacts {
  return {
    held,
    method: cart.method,
    customerType: access.customerType,
    offeredUnits: offeredUnits(brewery),
    stockLeft: stockLeft(line, parts),
    hasItsParts: hasItsParts(line, parts),
  }
}
