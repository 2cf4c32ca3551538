import { cataloguePermission } from '@fust/domain/access'
import type { CalendarDate } from '@fust/domain/calendar'
import {
  areHoursOffered,
  firstAvailableDate,
  reviewDeliveryDate,
  type ChosenHours,
  type DeliveryFacts,
} from '@fust/domain/delivery'
import {
  isFetched,
  palletPlacesOf,
  reviewAddresses,
  reviewEmptiesMethod,
  type DeliveryMethod,
} from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { OperationName } from '#request/policy.ts'
import {
  daysOf,
  deliveryFacts,
  offeredPayments,
  type Delivery,
  type DeliveryDays,
  type DeliveryPlan,
} from '#features/delivery/index.ts'
import type { Asker } from '#features/portal/index.ts'
import type { OwnCarts, LockedCart } from '../own-carts.ts'
import type { CartRefusal } from '../cart-refusal.ts'
import { AT_SHIP_TO, createCartStore, leaveDelivery, type StoredCart } from '../cart.store.ts'
import type { CartView } from '../cart-view.ts'
import type { ArticleLine } from '../lines/cart-line.ts'
import type { CartAddress } from './cart-address.ts'

export type DeliveryChoice = {
  shipToId?: string
  method?: DeliveryMethod
  /** `first`: whoever chooses a transport and knows no day gets the first there is. */
  deliveryDate?: CalendarDate | 'first'
  datePopup?: CalendarDate
  paymentMethod?: string
  hoursFrom?: string | null
  hoursTo?: string | null
  customerOrderNumber?: string
  noteForDriver?: string
  customEmail?: string
  addresses?: CartAddress[]
}

/** Stores what was chosen for the delivery after holding it against what the ship-to is offered. */
export function createChooseDelivery({
  clock,
  delivery,
  change,
}: { clock: Clock; delivery: Delivery } & Pick<OwnCarts, 'change'>) {
  return async function chooseDelivery(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    choice: DeliveryChoice,
    language: string,
  ): Promise<Outcome<CartView, CartRefusal>> {
    const chosen = async (locked: LockedCart) => {
      const refusal = await applyChoice(locked, choice, language)
      if (refusal) return refuse(refusal)
      leaveDelivery(locked.tx, locked.cart, clock.now())
      return accept({ lines: locked.lines, result: null })
    }
    const changed = await change(asker, operation, cartId, chosen, { newShipToId: choice.shipToId })
    return changed.ok ? accept(changed.value.view) : changed
  }

  async function applyChoice(
    locked: LockedCart,
    choice: DeliveryChoice,
    language: string,
  ): Promise<CartRefusal | null> {
    const { tx, actor, cart, access, terms, lines, brewery } = locked
    // A cart stays with the company it was made for.
    if (access.companyId !== cart.companyId) return { code: 'cart-of-another-ship-to' }
    if (access.status === 'SUSPENDED') return { code: 'ship-to-suspended' }
    const goals = { kind: lines[0]?.kind ?? null, isQuoteOpen: cart.isMultiShipping }
    const elsewhere = choice.addresses && reviewAddresses(goals, choice.addresses)
    if (elsewhere) return elsewhere
    if (!areSharesOf(lines, choice.addresses ?? [])) return { code: 'line-not-found' }
    const method = choice.method ?? cart.method
    const isOffered =
      terms.methods.some((own) => own.method === method) && brewery.market.methods.some((own) => own === method)
    if (method !== null && !isOffered) return { code: 'method-not-offered' }
    // Whoever asked for the point may have been overtaken by a choice to fetch everything at the brewery.
    if (isFetched(method) && choice.addresses?.some(({ servicePoint }) => servicePoint))
      return { code: 'service-point-not-offered' }
    // One that was chosen before other goods came is for placing to refuse.
    const unfit = choice.method && reviewEmptiesMethod({ lines, method: choice.method })
    if (unfit) return unfit
    const paymentMethod = choice.paymentMethod ?? cart.paymentMethod
    const payments = offeredPayments(terms.payments, brewery, cart)
    if (paymentMethod !== null && !payments.some((payment) => payment.code === paymentMethod))
      return { code: 'payment-method-not-offered' }
    const when = await chosenWhen(locked, { ...choice, method }, language)
    if (!when.ok) return when.refusal
    const { customEmail } = choice
    if (
      customEmail !== undefined &&
      !(await createCartStore(tx).mayGetConfirmation(cart.companyId, actor, customEmail))
    )
      return { code: 'custom-email-not-allowed' }
    // What was chosen beside a ship-to is not meant for another one.
    const isElsewhere = access.shipToId !== cart.shipToId && choice.addresses === undefined
    const chosen = { shipToId: access.shipToId, method, paymentMethod }
    const brought = cart.addresses.filter(({ servicePoint }) => !servicePoint)
    Object.assign(
      cart,
      isFetched(method) && { addresses: brought },
      isElsewhere && AT_SHIP_TO,
      choice,
      when.value,
      chosen,
    )
    return null
  }

  /** The day and the hours that the cart has then, if they are what the ship-to is offered. */
  async function chosenWhen(
    locked: LockedCart,
    choice: Omit<DeliveryChoice, 'method'> & { method: DeliveryMethod | null },
    language: string,
  ): Promise<Outcome<When, CartRefusal>> {
    const { tx, actor, cart, access, terms, brewery } = locked
    const { deliveryDate: asked, datePopup = cart.datePopup } = choice
    const { hoursFrom = cart.hoursFrom, hoursTo = cart.hoursTo } = choice
    const isMoved = access.shipToId !== cart.shipToId
    const areHoursChosen = choice.hoursFrom !== undefined
    const asBefore = { deliveryDate: cart.deliveryDate, datePopup, hoursFrom, hoursTo }
    if (asked === undefined && !areHoursChosen && !isMoved) return accept(asBefore)
    const plan = await delivery.readPlan(tx, terms.shipTo, brewery, actor.userId)
    const orders = ordersOf(locked, choice.method).map((order) => deliveryFacts(plan, { language, ...order }))
    const isOpen = (day: CalendarDate) => orders.some((facts) => !reviewDeliveryDate(day, facts))
    const day = asked === 'first' ? cart.deliveryDate : (asked ?? null)
    const isGone = day !== null && !isOpen(day)
    if (asked === 'first' && (day === null || isGone)) return accept(firstOf(plan, orders))
    if (isGone) return refuse({ code: 'delivery-date-unavailable' })
    const when = { ...asBefore, ...(day && { deliveryDate: day }) }
    if (areHoursOffered({ hoursFrom, hoursTo }, plan.hours)) return accept(when)
    if (areHoursChosen) return refuse({ code: 'delivery-hours-not-offered' })
    // They were offered by the ship-to before.
    return accept(isMoved ? { ...when, hoursFrom: null, hoursTo: null } : when)
  }
}

type When = ChosenHours & Pick<StoredCart, 'deliveryDate' | 'datePopup'>

/** The first day that one of these orders can have, with its first hours; none where there is none. */
function firstOf({ hours: [first] }: DeliveryPlan, orders: readonly DeliveryFacts[]): When {
  const [day = null] = orders.flatMap((facts) => firstAvailableDate(facts) ?? [])
  return { deliveryDate: day, datePopup: day, hoursFrom: first?.from ?? null, hoursTo: first?.to ?? null }
}

function areSharesOf(lines: readonly ArticleLine[], addresses: readonly CartAddress[]): boolean {
  const ids = new Set(lines.map(({ id }) => id))
  return addresses.every(({ shares }) => shares.every(({ lineId }) => ids.has(lineId)))
}

type AskedOrder = { days: DeliveryDays; palletPlaces: number }

/** What the cart asks of a day; an empty one may still become an order of any kind that is ordered here. */
function ordersOf({ lines, access, terms }: LockedCart, method: DeliveryMethod | null): AskedOrder[] {
  const [first] = lines
  if (first) return [{ days: daysOf(method, first.kind), palletPlaces: palletPlacesOf(lines) }]
  const own = daysOf(method)
  return [
    { days: own, palletPlaces: access.permissions.has(cataloguePermission('posm')) ? 0 : 1 },
    ...(terms.shipTo.tankAgreement === null ? [] : [{ days: 'tank' as const, palletPlaces: 0 }]),
  ]
}
