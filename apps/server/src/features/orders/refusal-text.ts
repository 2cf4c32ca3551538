import type { PlaceReason } from '@fust/contract/wire'
import { cartNotFound, LINE_WORDS } from '#features/cart/index.ts'
import { inOneLine, wording, type Wording } from '#words/words.ts'
import type { AccessRefusal } from '#request/policy.ts'
import type { PlaceOrderRefusal } from './placing/place-order-refusal.ts'
import { CAPACITY_WORDS, LOAD_UNFIT, REFUSAL_WORDS } from './refusal-words.ts'

/** The stable name of a refusal; a load that does not fit is named by the limit that it misses (graphql.md §2.2). */
export function refusalReason(refusal: Exclude<PlaceOrderRefusal, AccessRefusal>): PlaceReason {
  return refusal.code === 'capacity-not-ok' ? (refusal.message ?? refusal.code) : refusal.code
}

/** The products that a refusal is about; none where it is about the whole order. */
export function refusalSkus(refusal: PlaceOrderRefusal): readonly string[] {
  if ('skus' in refusal) return refusal.skus
  if ('sku' in refusal) return [refusal.sku]
  return refusal.code === 'stock-short' ? refusal.items.map(({ sku }) => sku) : []
}

/** Why an order is not placed, in words; the specification's own texts stay as they are written there (C§8). */
export function refusalWording(refusal: PlaceOrderRefusal): Wording {
  switch (refusal.code) {
    case 'cart-not-found':
      return cartNotFound(refusal.cartId)
    case 'capacity-not-ok':
      return CAPACITY_WORDS[refusal.message ?? ''] ?? LOAD_UNFIT
    case 'stock-short':
      return inOneLine(refusal.items.map((item) => LINE_WORDS.stockLeft(item.sku, item.maximumQuantity)))
    case 'product-not-orderable':
      return wording('order.not-for-sale', { skus: refusal.skus.join(', ') })
    case 'unit-not-orderable':
      return LINE_WORDS.unitNotOrderable(refusal.sku, refusal.unit)
    case 'product-not-available-on-date':
      return wording('order.not-available-on-date', { skus: refusal.skus.join(', ') })
    case 'alcohol-licence-expired':
      return wording('order.alcohol-licence-expired', { day: refusal.validUntil })
    case 'replaced-order-closed':
      return wording('order.replaced-closed', { number: refusal.number })
    default:
      return REFUSAL_WORDS[refusal.code]
  }
}
