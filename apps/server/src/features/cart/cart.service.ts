import { cataloguePermission } from '@fust/domain/access'
import type { DeliveryMethod } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { randomBytes } from 'node:crypto'
import type { Actor } from '#platform/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Authorise } from '#platform/policy.ts'
import type { Delivery } from '#features/delivery/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { chooseOptions } from './bundle-options.ts'
import type { CartRefusal } from './cart-refusal.ts'
import { createCartStore, type ChosenOption, type LineAmounts, type StoredCart } from './cart.store.ts'
import { kindOf, stockLeft, viewCart, type CartView } from './cart-view.ts'
import { createDeliveryChoices } from './cart-delivery.service.ts'
import { createCoupons } from './coupons.service.ts'
import { companiesOf, createCartAccess } from './locked-cart.ts'
import { isNothing, reviewLine, type LineError, type LineFacts } from './review-line.ts'

/** A line to add; `clamps` when it came in the portal's form, with units. */
export type LineToAdd = {
  sku: string
  parentSku: string | null
  selectedOptions: { optionId: number; selectionId: number; quantity: number }[]
  amounts: LineAmounts
  clamps: boolean
}

/** Amounts to set on a line; what is left out stays as it is. */
export type LineToUpdate = { lineId: number; amounts: Partial<LineAmounts>; clamps: boolean }

export type ChangedCart = { view: CartView; errors: LineError[] }

export function createCarts({
  db,
  clock,
  portal,
  delivery,
  authorise,
}: {
  db: Database
  clock: Clock
  portal: Portal
  delivery: Delivery
  authorise: Authorise
}) {
  const { ask, change } = createCartAccess({ db, portal, delivery, authorise })

  /** A cart as it is, or as it would be with another transport. */
  async function read(
    actor: Actor | null,
    operation: string,
    cartId: string,
    { method }: { method?: DeliveryMethod | undefined } = {},
  ): Promise<Outcome<CartView, CartRefusal>> {
    const asked = ask(actor, operation)
    if (!asked.ok) return asked
    const cart = await createCartStore(db).find(asked.value.actor.userId, companiesOf(asked.value.actor), cartId)
    if (cart?.state !== 'active') return refuse({ code: 'cart-not-found', cartId })
    const supposed = method ? { ...cart, method } : cart
    return accept(await viewCart(db, supposed, { delivery, brewery: await portal.now() }))
  }

  /** The one active cart of this person for this company, made when there is none. */
  async function active(
    actor: Actor | null,
    operation: string,
    proposedId?: string,
  ): Promise<Outcome<StoredCart, CartRefusal>> {
    const asked = ask(actor, operation)
    if (!asked.ok) return asked
    const { companyId, shipToId } = asked.value.access
    const { userId } = asked.value.actor
    const store = createCartStore(db)
    const existing = await store.findActive(userId, companyId)
    if (existing) return accept(existing)
    const id = proposedId ?? newCartId()
    const inserted = await store.insert({ companyId, id, userId, shipToId, now: clock.now() })
    // Either the id is taken, or another request of the same person was faster.
    const cart = await store.findActive(userId, companyId)
    return cart ? accept(cart) : refuse({ code: 'cart-id-taken', cartId: inserted?.id ?? id })
  }

  async function addLines(
    actor: Actor | null,
    operation: string,
    cartId: string,
    asked: readonly LineToAdd[],
    { isAllOrNothing = false }: { isAllOrNothing?: boolean } = {},
  ): Promise<Outcome<ChangedCart, CartRefusal>> {
    const changed = await change(actor, operation, cartId, async ({ tx, cart, access, brewery }) => {
      const store = createCartStore(tx)
      const before = await viewCart(tx, cart, { delivery, brewery })
      const { priceGroup } = before.terms.shipTo
      const products = new Map(
        (
          await store.products(
            asked.map((line) => line.sku),
            priceGroup,
            brewery.now.today,
          )
        ).map((product) => [product.sku, product]),
      )
      const selections = await store.bundleSelections(
        [...products.values()].filter((p) => p.type === 'bundle').map((p) => p.sku),
      )
      const stock = new Map(
        (await store.stockOf(selections.map((selection) => selection.sku))).map((row) => [row.sku, row.quantity]),
      )

      const errors: LineError[] = []
      const kept: { sku: string; options: ChosenOption[]; amounts: LineAmounts }[] = []
      const inCart = before.lines.map((line) => ({ sku: line.sku, options: line.options, amounts: amountsOf(line) }))
      let cartKind = before.kind
      for (const line of asked) {
        const product = products.get(line.sku)
        if (!product || (line.parentSku !== null && product.parentSku !== line.parentSku)) {
          errors.push({
            sku: line.sku,
            code: 'PRODUCT_NOT_FOUND',
            message: `Could not find a product with SKU "${line.sku}"`,
          })
          continue
        }
        if (!access.permissions.has(cataloguePermission(kindOf(product)))) {
          errors.push({
            sku: line.sku,
            code: 'PERMISSION_DENIED',
            message: `You have no permission to order ${line.sku}.`,
          })
          continue
        }
        const options = chooseOptions(product, selections, line.selectedOptions)
        if (!options) {
          errors.push({ sku: line.sku, code: 'NOT_SALABLE', message: `${line.sku} needs its options to be chosen.` })
          continue
        }
        const existing = inCart.find((own) => own.sku === line.sku && isSameChoice(own.options, options))
        const total = existing ? sumOf(existing.amounts, line.amounts) : line.amounts
        const facts: LineFacts = {
          cartKind,
          method: cart.method,
          customerType: access.customerType,
          offeredUnits: brewery.settings.portal.orderable_units.join(','),
          stockLeft: stockLeft({ options, product }, stock),
        }
        const reviewed = reviewLine(product, total, facts, line.clamps)
        if (reviewed.error) errors.push({ ...reviewed.error, sku: line.sku })
        if (!reviewed.amounts) continue
        cartKind = kindOf(product)
        if (existing) existing.amounts = reviewed.amounts
        else inCart.push({ sku: line.sku, options, amounts: reviewed.amounts })
        kept.push({ sku: line.sku, options, amounts: reviewed.amounts })
      }
      const [first] = errors
      if (first && isAllOrNothing) return refuse({ code: 'lines-refused', error: first })
      for (const line of kept) await store.upsertLine(cart, line.sku, line.options, line.amounts)
      await store.touch(cart, clock.now())
      return accept(errors)
    })
    return changed.ok ? accept({ view: changed.value.view, errors: changed.value.result }) : changed
  }

  async function updateLines(
    actor: Actor | null,
    operation: string,
    cartId: string,
    asked: readonly LineToUpdate[],
  ): Promise<Outcome<ChangedCart, CartRefusal>> {
    const changed = await change(actor, operation, cartId, async ({ tx, cart, access, brewery }) => {
      const store = createCartStore(tx)
      const before = await viewCart(tx, cart, { delivery, brewery })
      const errors: LineError[] = []
      for (const update of asked) {
        const line = before.lines.find((own) => own.id === update.lineId)
        if (!line) {
          errors.push({
            code: 'COULD_NOT_FIND_CART_ITEM',
            message: `Could not find cart item with id: ${update.lineId}.`,
          })
          continue
        }
        const amounts = { ...amountsOf(line), ...update.amounts }
        if (isNothing(amounts)) {
          await store.deleteLine(cart, line.id)
          continue
        }
        const facts: LineFacts = {
          cartKind: before.kind,
          method: cart.method,
          customerType: access.customerType,
          offeredUnits: brewery.settings.portal.orderable_units.join(','),
          stockLeft: line.stockLeft,
        }
        const reviewed = reviewLine(line.product, amounts, facts, update.clamps)
        if (reviewed.error) errors.push(reviewed.error)
        if (reviewed.amounts) await store.updateLine(cart, line.id, reviewed.amounts)
        else if (update.clamps && reviewed.error?.code === 'INSUFFICIENT_STOCK' && reviewed.error.quantity === 0)
          await store.deleteLine(cart, line.id)
      }
      await store.touch(cart, clock.now())
      return accept(errors)
    })
    return changed.ok ? accept({ view: changed.value.view, errors: changed.value.result }) : changed
  }

  async function removeLine(actor: Actor | null, operation: string, cartId: string, lineId: number) {
    const changed = await change(actor, operation, cartId, async ({ tx, cart }) => {
      const store = createCartStore(tx)
      if (!(await store.deleteLine(cart, lineId))) return refuse({ code: 'line-not-found' as const })
      await store.touch(cart, clock.now())
      return accept(null)
    })
    return changed.ok ? accept(changed.value.view) : changed
  }

  async function removeAll(actor: Actor | null, operation: string, cartId: string) {
    const changed = await change(actor, operation, cartId, async ({ tx, cart }) => {
      const store = createCartStore(tx)
      await store.deleteLines(cart)
      await store.touch(cart, clock.now())
      return accept(null)
    })
    return changed.ok ? accept(changed.value.view) : changed
  }

  return {
    read,
    active,
    addLines,
    updateLines,
    removeLine,
    removeAll,
    ...createDeliveryChoices({ change, delivery, clock }),
    coupons: createCoupons({ change, clock }),
    view: viewCart,
  }
}

export type Carts = ReturnType<typeof createCarts>

const CART_ID_LENGTH = 32

/** 32 letters and digits, unguessable. */
export function newCartId(): string {
  let id = ''
  while (id.length < CART_ID_LENGTH)
    id += randomBytes(48)
      .toString('base64')
      .replaceAll(/[^A-Za-z0-9]/g, '')
  return id.slice(0, CART_ID_LENGTH)
}

function amountsOf(line: LineAmounts): LineAmounts {
  const { packages, layers, pallets, liters, tankType1, tankType2, tankType3 } = line
  return { packages, layers, pallets, liters, tankType1, tankType2, tankType3 }
}

function sumOf(a: LineAmounts, b: LineAmounts): LineAmounts {
  return {
    packages: a.packages + b.packages,
    layers: a.layers + b.layers,
    pallets: a.pallets + b.pallets,
    liters: a.liters + b.liters,
    tankType1: a.tankType1 + b.tankType1,
    tankType2: a.tankType2 + b.tankType2,
    tankType3: a.tankType3 + b.tankType3,
  }
}

function isSameChoice(a: readonly ChosenOption[], b: readonly ChosenOption[]): boolean {
  const named = (options: readonly ChosenOption[]) => options.map((o) => `${o.selectionId}×${o.quantity}`).join(' ')
  return named(a) === named(b)
}
