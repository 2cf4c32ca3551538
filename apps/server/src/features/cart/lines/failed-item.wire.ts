import type { Wire } from '@fust/contract/resolvers'
import { uidOfSelectedOption } from '@fust/contract/wire'
import { textIn } from '#platform/http/language.ts'
import type { CartView } from '../cart-view.ts'
import type { LineShortage } from './adding.ts'

/** What of an order could not be put into the cart again; `name` is what it was called. */
export function wireFailedItem(
  { sku, selectedOptions, quantity, error }: LineShortage,
  name: Record<string, string>,
  { view, language }: { view: CartView; language: string },
): Wire<'FailedReorderItem'> {
  return {
    sku,
    name: textIn(language, name) || sku,
    selected_options: selectedOptions.map((option) => uidOfSelectedOption({ kind: 'bundle', ...option })),
    quantity,
    code: error.code,
    message: textIn(language, error.message),
    max_available_quantity: error.quantity ?? null,
    delivery_date: view.cart.deliveryDate,
  }
}
