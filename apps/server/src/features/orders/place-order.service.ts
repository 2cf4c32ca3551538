import { yearAndMonth } from '@fust/domain/calendar'
import { METHOD_FACTS, reviewOrder, stockDemandOf, type OrderRefusal } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { demandBySku } from '@fust/domain/quantity'
import { accessTo, type Actor, type ShipToAccess } from '#platform/actor.ts'
import type { Clock } from '#platform/clock.ts'
import { brokenConstraint, CommitOutcomeUnknown, type Database, type Queries } from '#platform/database.ts'
import type { AccessRefusal, Authorise } from '#platform/policy.ts'
import { createCartStore, lineQuantity, viewCart, type CartView, type StoredCart } from '#features/cart/index.ts'
import { createDeliveryStore, type Delivery } from '#features/delivery/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { orderCart, orderFacts } from './order-facts.ts'
import { createPlaceOrderStore, type NewOrder, type NewOrderLine, type PlacedOrder } from './place-order.store.ts'

export type { PlacedOrder } from './place-order.store.ts'

export type PlaceOrderRefusal =
  | OrderRefusal
  | AccessRefusal
  | { code: 'cart-not-found'; cartId: string }
  | { code: 'cart-not-active'; cartId: string }
  | { code: 'day-just-filled' }
  | { code: 'custom-email-not-allowed' }
  | { code: 'coupon-not-valid' }

/** What the buyer says with the order; what is left out stands as the cart has it. */
export type OrderWishes = {
  customEmail?: string
  afterSix?: boolean
  onPallet?: boolean
  noteForDriver?: string
}

export type PlaceOrder = ReturnType<typeof createPlaceOrder>

export const ERP_TOPIC = 'erp.submit-order'
export const CONFIRMATION_TOPIC = 'mail.order-confirmation'

/** Places a cart as one order, in one transaction; asked again, it answers the same order. */
export function createPlaceOrder({
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
  return async function placeOrder(
    actor: Actor | null,
    operation: string,
    cartId: string,
    wishes: OrderWishes,
    language: string,
  ): Promise<Outcome<PlacedOrder, PlaceOrderRefusal>> {
    const denied = authorise(actor, operation)
    if (denied) return refuse(denied)
    if (!actor) return refuse({ code: 'unauthorized' })
    // The cut-off is decided by when the order was received, not by when it got its turn.
    const brewery = await portal.now()
    const companyIds = [...new Set(actor.shipTos.map((access) => access.companyId))]

    const place = () =>
      db.transaction(async (tx): Promise<Outcome<PlacedOrder, PlaceOrderRefusal>> => {
        const cart = await createCartStore(tx).lock(actor.userId, companyIds, cartId)
        const access = cart && accessTo(actor, cart.shipToId)
        if (!cart || !access) return refuse({ code: 'cart-not-found', cartId })
        if (cart.state === 'placed') return placedBefore(tx, cart)
        if (cart.state !== 'active') return refuse({ code: 'cart-not-active', cartId })
        const refusedHere = authorise(actor, operation, access)
        if (refusedHere) return refuse(refusedHere)
        const { customEmail } = wishes
        if (customEmail !== undefined && !(await createCartStore(tx).mayHear(cart.companyId, actor, customEmail)))
          return refuse({ code: 'custom-email-not-allowed' })

        const view = await viewCart(tx, withWishes(cart, wishes), { delivery, brewery })
        const budgetLeftCents = await budgetLeft(tx, view)
        const facts = await orderFacts(tx, view, { access, delivery, language, budgetLeftCents })
        const refusal = reviewOrder(orderCart(view), facts)
        if (refusal) return refuse(refusal)
        if (cart.couponCode !== null && !view.coupon) return refuse({ code: 'coupon-not-valid' })
        return write(tx, view, { actor, access, hasBudget: budgetLeftCents !== null })
      })

    try {
      return await place()
    } catch (error) {
      if (error instanceof OrderRolledBack) return refuse(error.refusal)
      if (brokenConstraint(error) === FULL_DAY) return refuse({ code: 'day-just-filled' })
      // Whether the order stands is looked up, never guessed: asking again answers the same order, or places it.
      if (error instanceof CommitOutcomeUnknown) return place()
      throw error
    }
  }

  async function placedBefore(tx: Queries, cart: StoredCart): Promise<Outcome<PlacedOrder, PlaceOrderRefusal>> {
    const order = await createPlaceOrderStore(tx).findByCart(cart.companyId, cart.id)
    if (!order) throw new Error(`Cart ${cart.id} is placed and has no order.`)
    return accept(order)
  }

  async function write(
    tx: Queries,
    view: CartView,
    { actor, access, hasBudget }: { actor: Actor; access: ShipToAccess; hasBudget: boolean },
  ): Promise<Outcome<PlacedOrder, PlaceOrderRefusal>> {
    const store = createPlaceOrderStore(tx)
    const at = clock.now()
    const { cart, brewery, terms } = view
    const number = orderNumber(brewery.settings.order_number_prefix, brewery.now.today, await store.nextNumber())
    const order = newOrder(view, { actor, number })
    const id = await store.insertOrder(order)
    const lines = view.lines.map(newOrderLine)
    await store.insertLines(order.companyId, id, lines)

    const demand = demandBySku(orderCart(view).lines.flatMap(stockDemandOf))
    const taken = await store.takeStock(demand, { companyId: order.companyId, id, at })
    // Somebody else was faster since the review: nothing of this order stays.
    if (taken.length < demand.size) throw new OrderRolledBack(await shortOf(tx, demand, taken))

    if (hasBudget) {
      const { companyId, shipToId } = order
      const cents = order.grandTotalExVatCents
      const isEnough = await store.takeBudget({ companyId, shipToId, year: budgetYear(view), cents, orderId: id, at })
      if (!isEnough) throw new OrderRolledBack({ code: 'budget-short', leftCents: 0, neededCents: cents })
    }

    // The last use may have gone to somebody else since the review.
    if (order.couponCode !== null && !(await store.useCoupon(order.couponCode)))
      throw new OrderRolledBack({ code: 'coupon-not-valid' })

    if (order.palletPlaces > 0)
      await createDeliveryStore(tx).takePlaces(
        terms.shipTo.calendarCode,
        order.deliveryDate,
        order.palletPlaces,
        terms.shipTo.dailyCapacityPlaces,
      )

    await store.insertEvent(order.companyId, id, order.status, at, 'portal')
    await store.closeCart(order.companyId, cart.id, at)
    const message = { companyId: order.companyId, shipToId: order.shipToId, payload: { orderId: id, number }, at }
    await store.insertOutbox({ ...message, key: `${ERP_TOPIC}:${number}:1`, topic: ERP_TOPIC })
    await store.insertOutbox({ ...message, key: `${CONFIRMATION_TOPIC}:${number}:1`, topic: CONFIRMATION_TOPIC })
    await store.insertAudit({
      at,
      actorId: actor.userId,
      companyId: order.companyId,
      shipToId: access.shipToId,
      action: 'order-placed',
      subject: number,
      details: { grandTotalCents: order.grandTotalCents, lines: lines.length },
    })
    return accept({
      companyId: order.companyId,
      id,
      number,
      customerOrderNumber: order.customerOrderNumber,
      noteForDriver: order.noteForDriver,
      sapId: null,
      grandTotalCents: order.grandTotalCents,
    })
  }
}

/** Carries a refusal out of a transaction that has to be undone. */
class OrderRolledBack extends Error {
  readonly refusal: PlaceOrderRefusal
  constructor(refusal: PlaceOrderRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

function budgetYear({ brewery }: CartView): number {
  return yearAndMonth(brewery.now.today).year
}

/** What is left for POS materials this year; null where no budget is kept, and for beer. */
async function budgetLeft(tx: Queries, view: CartView): Promise<number | null> {
  if (view.kind !== 'posm') return null
  const { companyId, shipToId } = view.cart
  return createPlaceOrderStore(tx).budgetLeftCents(companyId, shipToId, budgetYear(view))
}

const FULL_DAY = 'delivery_day_load_check'

async function shortOf(
  tx: Queries,
  demand: ReadonlyMap<string, number>,
  taken: readonly string[],
): Promise<PlaceOrderRefusal> {
  const missing = [...demand.keys()].filter((sku) => !taken.includes(sku))
  const left = new Map((await createCartStore(tx).stockOf(missing)).map((row) => [row.sku, row.quantity]))
  return {
    code: 'stock-short',
    items: missing.map((sku) => ({
      sku,
      reason: (left.get(sku) ?? 0) === 0 ? 'out-of-stock' : 'not-enough-stock',
      requestedQuantity: demand.get(sku) ?? 0,
      maximumQuantity: left.get(sku) ?? 0,
    })),
  }
}

function withWishes(cart: StoredCart, wishes: OrderWishes): StoredCart {
  return {
    ...cart,
    customEmail: wishes.customEmail ?? cart.customEmail,
    afterSix: wishes.afterSix ?? cart.afterSix,
    onPallet: wishes.onPallet ?? cart.onPallet,
    noteForDriver: wishes.noteForDriver ?? cart.noteForDriver,
  }
}

/** `26-00123`, behind the brewery's prefix. */
function orderNumber(prefix: string, today: string, sequence: number): string {
  return `${prefix}${today.slice(2, 4)}-${String(sequence).padStart(5, '0')}`
}

function newOrder(view: CartView, { actor, number }: { actor: Actor; number: string }): NewOrder {
  const { cart, kind, capacity, priced, lines, terms, brewery } = view
  const { totals } = priced
  const orderType = orderCart(view).orderType
  if (!kind || !cart.method || !cart.paymentMethod || !cart.deliveryDate || !orderType)
    throw new Error(`Cart ${cart.id} passed the review without all that an order needs.`)
  const sum = (amount: (line: CartView['lines'][number]) => number) =>
    lines.reduce((total, line) => total + amount(line), 0)
  return {
    companyId: cart.companyId,
    number,
    cartId: cart.id,
    userId: actor.userId,
    shipToId: cart.shipToId,
    payerId: terms.shipTo.payer.id,
    kind,
    sapOrderType: orderType,
    isHalfTruck: METHOD_FACTS[cart.method].vehicle === 'half-truck',
    status: 'Order created',
    method: cart.method,
    paymentMethod: cart.paymentMethod,
    deliveryDate: cart.deliveryDate,
    hoursFrom: cart.hoursFrom,
    hoursTo: cart.hoursTo,
    afterSix: cart.afterSix,
    onPallet: cart.onPallet,
    customerOrderNumber: cart.customerOrderNumber,
    noteForDriver: cart.noteForDriver,
    customEmail: cart.customEmail,
    couponCode: cart.couponCode,
    goodsCents: totals.goodsCents,
    discountCents: totals.goodsCents - totals.netCents,
    packagingTaxCents: totals.packagingTaxCents,
    sortingChargeCents: totals.sortingChargeCents,
    vatCents: totals.vatCents,
    depositCents: totals.depositCents,
    grandTotalExVatCents: totals.grandTotalExVatCents,
    grandTotalCents: totals.grandTotalCents,
    priceDetails: totals,
    totalCases: sum((line) => (line.kind === 'tank' ? 0 : lineQuantity(line.product, line))),
    totalLayers: sum((line) => line.layers),
    totalPallets: sum((line) => line.pallets),
    totalLiters: sum((line) => line.liters),
    totalWeightGrams: capacity.weightGrams,
    palletPlaces: capacity.palletPlaces,
    // The cut-off was judged by this instant.
    placedAt: brewery.instant,
  }
}

function newOrderLine(line: CartView['lines'][number], index: number): NewOrderLine {
  const { product, priced } = line
  const quantity = lineQuantity(product, line)
  return {
    lineNumber: (index + 1) * 10,
    sku: line.sku,
    productName: product.name,
    subtitle: product.subtitle,
    tag: product.tag,
    brandCode: product.brandCode,
    options: line.options,
    packages: line.packages,
    layers: line.layers,
    pallets: line.pallets,
    liters: line.liters,
    tankType1: line.tankType1,
    tankType2: line.tankType2,
    tankType3: line.tankType3,
    casesTotal: line.kind === 'tank' ? 0 : quantity,
    unitPriceCents: priced.unitPriceCents,
    rowTotalCents: priced.goodsCents,
    discountCents: priced.goodsCents - priced.netCents,
    packagingTaxCents: priced.packagingTaxCents,
    sortingChargeCents: priced.sortingChargeCents,
    vatRateBp: priced.vatBasisPoints,
    vatCents: priced.vatCents,
    depositCents: priced.depositCents,
    grossWeightGrams: line.kind === 'beer' ? quantity * product.pack.grossWeightPerCaseGrams : 0,
  }
}
