import { TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { characterCount } from '@fust/domain/text'
import type { Carts } from '#features/cart/index.ts'
import { titleOf, type Asked, type SavedOrderRefusal } from './own-saved-orders.ts'
import { createSavedOrderStore } from './saved-orders.store.ts'

/** Moves what the cart holds into a saved order; the transport stays chosen for what is ordered next. */
export function createSaveForLater({ carts }: { carts: Carts }) {
  return async function saveForLater(
    asked: Asked,
    cartId: string,
    title: string | undefined,
  ): Promise<Outcome<{ id: number; cartId: string }, SavedOrderRefusal>> {
    const { operation, kind } = asked
    if (characterCount(title ?? '') > TITLE_MAXIMUM_CHARACTERS) return refuse({ code: 'title-too-long' })
    const saved = await carts.putAside(asked, operation, cartId, (tx, cart, savedAt) =>
      createSavedOrderStore(tx).saveCart(cart, {
        kind,
        title: titleOf(title ?? cart.customerOrderNumber ?? ''),
        savedAt,
      }),
    )
    return saved.ok ? accept({ id: saved.value, cartId }) : saved
  }
}
