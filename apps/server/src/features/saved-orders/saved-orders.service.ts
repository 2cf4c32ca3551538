import { characterCount, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo, type Actor, type ShipToAccess } from '#platform/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { AccessRefusal, Authorise } from '#platform/policy.ts'
import {
  cartView,
  createCartFactsStore,
  createCartLineStore,
  createCartProductStore,
  createCartStore,
  leaveDelivery,
  meansCart,
  partsOf,
  type CartRefusal,
  type Carts,
  type CartView,
} from '#features/cart/index.ts'
import type { Asker, BreweryNow } from '#features/portal/index.ts'
import { asCart, deliveriesOf, lineToAdd } from './saved-cart.ts'
import { createSavedOrderStore, type SavedKind, type StoredSavedOrder } from './saved-orders.store.ts'

export type { SavedKind } from './saved-orders.store.ts'

export type SavedOrderRefusal =
  | AccessRefusal
  | CartRefusal
  | { code: 'saved-order-not-found'; id: string }
  | { code: 'cart-empty' }

/** A saved order with what it would cost now. */
export type SavedOrderView = { order: StoredSavedOrder; view: CartView }
export type SavedOrderPage = { orders: SavedOrderView[]; totalCount: number }
export type Restored = { view: CartView; failed: { sku: string; name: Record<string, string>; quantity: number }[] }

/** What somebody asks about one order put aside: who, by which operation, and which. */
export type Asked = Asker & { operation: string; kind: SavedKind }

export function createSavedOrders({
  db,
  clock,
  carts,
  authorise,
}: {
  db: Database
  clock: Clock
  carts: Carts
  authorise: Authorise
}) {
  const store = createSavedOrderStore(db)

  function ask({ actor, operation }: Asked): Outcome<{ actor: Actor; access: ShipToAccess }, SavedOrderRefusal> {
    const refusal = authorise(actor, operation)
    if (refusal) return refuse(refusal)
    if (!actor) return refuse({ code: 'unauthorized' })
    return actor.shipTo ? accept({ actor, access: actor.shipTo }) : refuse({ code: 'ship-to-not-yours' })
  }

  /** The order, when it is of the company acted for and this person may do so at its ship-to. */
  async function find(asked: Asked, id: string): Promise<Outcome<StoredSavedOrder, SavedOrderRefusal>> {
    const allowed = ask(asked)
    if (!allowed.ok) return allowed
    const { actor, access } = allowed.value
    const order = isNumber(id) ? await store.find(access.companyId, Number(id), asked.kind) : null
    const there = order && accessTo(actor, order.shipToId)
    return order && there && authorise(actor, asked.operation, there) === null
      ? accept(order)
      : refuse({ code: 'saved-order-not-found', id })
  }

  /** Orders of one ship-to with what they would cost now, in as many statements for one as for a page of them. */
  async function views(
    shipTo: { companyId: string; shipToId: string },
    orders: readonly StoredSavedOrder[],
    brewery: BreweryNow,
  ): Promise<SavedOrderView[]> {
    if (orders.length === 0) return []
    const { today } = brewery.now
    const facts = await createCartFactsStore(db).find(shipTo, today)
    const { priceGroup } = facts.terms.shipTo
    const ids = orders.map(({ id }) => id)
    const saved = await store.lines(shipTo.companyId, ids)
    const ofProducts = createCartProductStore(db)
    const products = new Map(
      (await ofProducts.products([...new Set(saved.map(({ sku }) => sku))], priceGroup, today)).map((own) => [
        own.sku,
        own,
      ]),
    )
    const parts = await partsOf(db, saved, priceGroup)
    const byOrder = Map.groupBy(saved, (line) => line.savedOrderId)
    return orders.map((order) => {
      const lines = (byOrder.get(order.id) ?? []).flatMap((line) => {
        const product = products.get(line.sku)
        return product ? [{ ...line, product }] : []
      })
      return { order, view: cartView(asCart(order), lines, { ...facts, parts, coupon: null, brewery }) }
    })
  }

  async function view(order: StoredSavedOrder, brewery: BreweryNow): Promise<SavedOrderView> {
    const [only] = await views(order, [order], brewery)
    if (!only) throw new Error(`Saved order ${order.id} was not looked at.`)
    return only
  }

  /** The orders put aside for the ship-to of the request, newest first. */
  async function list(
    asked: Asked,
    page: { limit: number; offset: number },
  ): Promise<Outcome<SavedOrderPage, SavedOrderRefusal>> {
    const allowed = ask(asked)
    if (!allowed.ok) return allowed
    const { companyId, shipToId } = allowed.value.access
    const key = { companyId, shipToId, kind: asked.kind }
    const totalCount = await store.count(key)
    const orders = await store.list(key, page.limit, page.offset)
    return accept({ orders: await views(key, orders, asked.brewery), totalCount })
  }

  async function details(asked: Asked, id: string): Promise<Outcome<SavedOrderView, SavedOrderRefusal>> {
    const found = await find(asked, id)
    if (!found.ok) return found
    return accept(await view(found.value, asked.brewery))
  }

  /** Moves what the cart holds into a saved order; the transport stays chosen for what is ordered next. */
  async function save(
    asked: Asked,
    cartId: string,
    title: string | undefined,
  ): Promise<Outcome<{ id: number; cartId: string }, SavedOrderRefusal>> {
    const allowed = ask(asked)
    if (!allowed.ok) return allowed
    if (characterCount(title ?? '') > TITLE_MAXIMUM_CHARACTERS) return refuse({ code: 'title-too-long' })
    const { actor } = allowed.value
    const companyIds = [...new Set(actor.shipTos.map((access) => access.companyId))]
    return db.transaction(async (tx): Promise<Outcome<{ id: number; cartId: string }, SavedOrderRefusal>> => {
      const ofCarts = createCartStore(tx)
      const cart = await ofCarts.lock(actor.userId, companyIds, cartId)
      const access = cart && accessTo(actor, cart.shipToId)
      if (!cart || cart.state !== 'active' || !access) return refuse({ code: 'cart-not-found', cartId })
      const refusedHere = authorise(actor, asked.operation, access)
      if (refusedHere) return refuse(refusedHere)
      if (!meansCart(actor, cart)) return refuse({ code: 'cart-of-another-ship-to' })
      const savedAt = clock.now()
      const ofLines = createCartLineStore(tx)
      if (!(await ofLines.hasAny(cart))) return refuse({ code: 'cart-empty' })
      const id = await createSavedOrderStore(tx).saveCart(cart, {
        kind: asked.kind,
        title: title ?? cart.customerOrderNumber,
        savedAt,
      })
      ofLines.deleteAll(cart, savedAt)
      leaveDelivery(tx, { ...cart, customerOrderNumber: null, noteForDriver: null }, savedAt)
      return accept({ id, cartId })
    })
  }

  /** Puts what can still be ordered into the active cart and names the rest; the saved order stays. */
  async function reorder(asked: Asked, id: string, language: string): Promise<Outcome<Restored, SavedOrderRefusal>> {
    const found = await find(asked, id)
    if (!found.ok) return found
    const order = found.value
    const { operation } = asked
    const active = await carts.active(asked, operation)
    if (!active.ok) return active
    const cartId = active.value.id
    const before = await carts.read(asked, operation, cartId)
    if (!before.ok) return before
    // An order in progress keeps its own delivery; an empty cart takes over that of the saved order.
    if (before.value.lines.length === 0) await restoreDelivery(asked, cartId, order, language)

    const lines = await store.lines(order.companyId, [order.id])
    const added = await carts.addLines(asked, operation, cartId, lines.map(lineToAdd))
    if (!added.ok) return added
    const saved = await view(order, asked.brewery)
    const failed = added.value.shortages.map(({ sku, quantity }) => ({
      sku,
      name: saved.view.lines.find((line) => line.sku === sku)?.product.name ?? {},
      quantity,
    }))
    return accept({ view: added.value.view, failed })
  }

  /** As much of the saved delivery as is still offered. */
  async function restoreDelivery(asked: Asked, cartId: string, order: StoredSavedOrder, language: string) {
    for (const attempt of deliveriesOf(order)) {
      const chosen = await carts.chooseDelivery(asked, asked.operation, cartId, attempt, language)
      if (chosen.ok) return
    }
  }

  async function remove(asked: Asked, id: string): Promise<Outcome<StoredSavedOrder, SavedOrderRefusal>> {
    const found = await find(asked, id)
    if (!found.ok) return found
    const { companyId, id: number } = found.value
    const removed = await store.remove(companyId, number)
    return removed ? found : refuse({ code: 'saved-order-not-found', id })
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

  return { list, details, save, reorder, remove, nameCart }
}

export type SavedOrders = ReturnType<typeof createSavedOrders>

/** Numbers of the database; anything else names no order. */
function isNumber(id: string): boolean {
  return /^[1-9]\d{0,8}$/.test(id)
}
