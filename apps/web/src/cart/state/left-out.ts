import type { FailedItemFragment } from '../../gql/graphql.ts'
import { keyOf } from '../../product/index.ts'
import type { Cart, LineAmounts } from './cart.ts'

/** A line of an earlier order that did not come into the cart, or not all of it. */
export type LeftOut = {
  sku: string
  /** What the line of the cart is known by that it would have become. */
  key: string
  name: string
  /** Cases, pieces or litres that are missing. */
  quantity: number
  /** Why, in the words of the brewery. */
  reason: string
  /** What can be had instead. */
  substitutes: string[]
}

/** How much of a product the cart holds. */
export type Held = { key: string; amounts: LineAmounts }

/** A cart that was filled with an earlier order: what it held before, and what did not come into it. */
export type FilledCart = { cart: Cart; before: Held[]; leftOut: LeftOut[] }

/** What became of a cart that an earlier order was put into. */
export function filledCart(
  before: Cart,
  cart: Cart,
  failed: readonly (FailedItemFragment | null | undefined)[],
): FilledCart {
  return { cart, before: heldIn(before), leftOut: failed.flatMap((item) => (item ? [leftOutOf(item)] : [])) }
}

export function heldIn({ lines }: Cart): Held[] {
  return lines.map(({ product, amounts }) => ({ key: product.key, amounts }))
}

function leftOutOf({ sku, name, selected_options, quantity, message, substitutes }: FailedItemFragment): LeftOut {
  return {
    sku: sku ?? '',
    key: keyOf(sku ?? '', selected_options),
    name: name || (sku ?? ''),
    quantity: quantity ?? 0,
    reason: message,
    substitutes: substitutes.flatMap((own) => own.sku ?? []),
  }
}
