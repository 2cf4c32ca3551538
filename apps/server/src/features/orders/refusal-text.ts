import type { PlaceReason } from '@fust/contract/wire'
import { cartNotFound, LINE_WORDS } from '#features/cart/index.ts'
import type { Wording } from '#platform/language.ts'
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
    case 'product-not-orderable': {
      const skus = refusal.skus.join(', ')
      return { en: `No longer for sale: ${skus}.`, nl: `Niet meer te koop: ${skus}.` }
    }
    case 'unit-not-orderable':
      return LINE_WORDS.unitNotOrderable(refusal.sku, refusal.unit)
    case 'product-not-available-on-date': {
      const skus = refusal.skus.join(', ')
      return {
        en: `PRODUCT NOT AVAILABLE ON THE SELECTED DATE: ${skus}`,
        nl: `PRODUCT NIET BESCHIKBAAR OP DE GEKOZEN DATUM: ${skus}`,
      }
    }
    case 'alcohol-licence-expired':
      return {
        en: `The alcohol licence ended on ${refusal.validUntil}.`,
        nl: `De alcoholvergunning is verlopen op ${refusal.validUntil}.`,
      }
    default:
      return REFUSAL_WORDS[refusal.code]
  }
}

function inOneLine(wordings: readonly Wording[]): Wording {
  return { en: wordings.map(({ en }) => en).join(' '), nl: wordings.map(({ nl }) => nl).join(' ') }
}
