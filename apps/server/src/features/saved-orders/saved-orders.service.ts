import { TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { characterCount } from '@fust/domain/text'
import type { Database } from '#platform/database/database.ts'
import { allowedHere, type Authorise } from '#request/policy.ts'
import type { Carts, CartView } from '#features/cart/index.ts'
import { allowedStill } from '#features/session/index.ts'
import { createOwnSavedOrders, titleOf, type Asked, type SavedOrderRefusal } from './own-saved-orders.ts'
import { createRestoreSavedOrder } from './restore-saved-order.service.ts'
import { createSaveForLater } from './save-for-later.service.ts'
import { readSavedOrderView, readSavedOrderViews, type SavedOrderView } from './saved-order-views.ts'
import { createSavedOrderStore, type StoredSavedOrder } from './saved-orders.store.ts'

export type { SavedOrderRefusal } from './own-saved-orders.ts'
export type { SavedOrderView } from './saved-order-views.ts'
export type { SavedKind } from './saved-orders.store.ts'

export type SavedOrderPage = { orders: SavedOrderView[]; totalCount: number }

/** Orders put aside for later, and pre-orders: `kind` tells them apart. */
export function createSavedOrders({ db, carts, authorise }: { db: Database; carts: Carts; authorise: Authorise }) {
  const store = createSavedOrderStore(db)
  const own = createOwnSavedOrders({ db, authorise })

  /** The orders put aside for the ship-to of the request, newest first. */
  async function readPage(
    asked: Asked,
    page: { limit: number; offset: number },
  ): Promise<Outcome<SavedOrderPage, SavedOrderRefusal>> {
    const allowed = allowedHere(authorise, asked.actor, asked.operation)
    if (!allowed.ok) return allowed
    const { companyId, shipToId } = allowed.value.access
    const key = { companyId, shipToId, kind: asked.kind }
    const totalCount = await store.count(key)
    const orders = await store.readPage(key, page.limit, page.offset)
    return accept({ orders: await readSavedOrderViews({ db, carts }, key, orders, asked.brewery), totalCount })
  }

  async function read(asked: Asked, id: string): Promise<Outcome<SavedOrderView, SavedOrderRefusal>> {
    const found = await own.read(asked, id)
    if (!found.ok) return found
    return accept(await readSavedOrderView({ db, carts }, found.value, asked.brewery))
  }

  const remove = (asked: Asked, id: string) =>
    change(asked, id, (inOne, { companyId, id: number }) => inOne.remove(companyId, number))

  /** Gives the order another title; an empty one takes it away. */
  async function rename(
    asked: Asked,
    id: string,
    title: string,
  ): Promise<Outcome<StoredSavedOrder, SavedOrderRefusal>> {
    if (characterCount(title) > TITLE_MAXIMUM_CHARACTERS) return refuse({ code: 'title-too-long' })
    return change(asked, id, (inOne, { companyId, id: number }) => inOne.rename(companyId, number, titleOf(title)))
  }

  /** Does something with an order that is there, for whoever still may. */
  async function change(
    asked: Asked,
    id: string,
    act: (
      store: ReturnType<typeof createSavedOrderStore>,
      order: StoredSavedOrder,
    ) => Promise<{ id: number } | undefined>,
  ): Promise<Outcome<StoredSavedOrder, SavedOrderRefusal>> {
    const found = await own.read(asked, id)
    if (!found.ok) return found
    const { actor, operation } = asked
    if (!actor) return refuse({ code: 'unauthorized' })
    return db.transaction(async (tx) => {
      const still = await allowedStill(tx, authorise, { actor, operation, shipToId: found.value.shipToId })
      if (!still.ok) return still
      const changed = await act(createSavedOrderStore(tx), found.value)
      return changed ? found : refuse({ code: 'saved-order-not-found', id })
    })
  }

  /** Gives the cart its title, which the order will carry. */
  async function nameCart(
    asked: Asked,
    cartId: string,
    title: string,
    language: string,
  ): Promise<Outcome<CartView, SavedOrderRefusal>> {
    if (characterCount(title) > TITLE_MAXIMUM_CHARACTERS) return refuse({ code: 'title-too-long' })
    return carts.chooseDelivery(asked, asked.operation, cartId, { customerOrderNumber: title }, language)
  }

  return {
    readPage,
    read,
    save: createSaveForLater({ carts }),
    reorder: createRestoreSavedOrder({ db, carts, own }),
    remove,
    rename,
    nameCart,
  }
}

export type SavedOrders = ReturnType<typeof createSavedOrders>
