import { cataloguePermission } from '@fust/domain/access'
import type { CalendarDate } from '@fust/domain/calendar'
import { areHoursOffered, reviewDeliveryDate, type ChosenHours } from '@fust/domain/delivery'
import { palletPlacesOf, type DeliveryMethod } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { OperationName } from '#request/policy.ts'
import { daysOf, deliveryFacts, type Delivery, type DeliveryDays } from '#features/delivery/index.ts'
import type { Asker } from '#features/portal/index.ts'
import type { CartAccess, LockedCart } from '../cart-access.ts'
import type { CartRefusal } from '../cart-refusal.ts'
import { createCartStore, leaveDelivery } from '../cart.store.ts'
import type { CartView } from '../cart-view.ts'

export type DeliveryChoice = {
  shipToId?: string
  method?: DeliveryMethod
  deliveryDate?: CalendarDate
  datePopup?: CalendarDate
  paymentMethod?: string
  hoursFrom?: string | null
  hoursTo?: string | null
  customerOrderNumber?: string
  noteForDriver?: string
  customEmail?: string
}

/** Stores what was chosen for the delivery after holding it against what the ship-to is offered. */
export function createChooseDelivery({
  clock,
  delivery,
  change,
}: { clock: Clock; delivery: Delivery } & Pick<CartAccess, 'change'>) {
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
    const { tx, actor, cart, access, terms, brewery } = locked
    // A cart stays with the company it was made for.
    if (access.companyId !== cart.companyId) return { code: 'cart-of-another-ship-to' }
    if (access.status === 'SUSPENDED') return { code: 'ship-to-suspended' }
    const method = choice.method ?? cart.method
    const isOffered =
      terms.methods.some((own) => own.method === method) && brewery.market.methods.some((own) => own === method)
    if (method !== null && !isOffered) return { code: 'method-not-offered' }
    const paymentMethod = choice.paymentMethod ?? cart.paymentMethod
    if (paymentMethod !== null && !terms.payments.some((payment) => payment.code === paymentMethod))
      return { code: 'payment-method-not-offered' }
    const when = await chosenWhen(locked, { ...choice, method }, language)
    if (!when.ok) return when.refusal
    const { customEmail } = choice
    if (customEmail !== undefined && !(await createCartStore(tx).mayHear(cart.companyId, actor, customEmail)))
      return { code: 'custom-email-not-allowed' }
    Object.assign(cart, choice, when.value, { shipToId: access.shipToId, method, paymentMethod })
    return null
  }

  /** The hours that the cart has then, if day and hours are what the ship-to is offered. */
  async function chosenWhen(
    locked: LockedCart,
    choice: Omit<DeliveryChoice, 'method'> & { method: DeliveryMethod | null },
    language: string,
  ): Promise<Outcome<ChosenHours, CartRefusal>> {
    const { tx, cart, access, terms, brewery } = locked
    const { hoursFrom = cart.hoursFrom, hoursTo = cart.hoursTo, deliveryDate } = choice
    const isMoved = access.shipToId !== cart.shipToId
    const areHoursChosen = choice.hoursFrom !== undefined
    if (deliveryDate === undefined && !areHoursChosen && !isMoved) return accept({ hoursFrom, hoursTo })
    const plan = await delivery.plan(tx, terms.shipTo, brewery)
    const isOpen = (asked: AskedOrder) =>
      deliveryDate === undefined || !reviewDeliveryDate(deliveryDate, deliveryFacts(plan, { language, ...asked }))
    if (!ordersOf(locked, choice.method).some(isOpen)) return refuse({ code: 'delivery-date-unavailable' })
    if (areHoursOffered({ hoursFrom, hoursTo }, plan.hours)) return accept({ hoursFrom, hoursTo })
    if (areHoursChosen) return refuse({ code: 'delivery-hours-not-offered' })
    // They were offered by the ship-to before.
    return accept(isMoved ? { hoursFrom: null, hoursTo: null } : { hoursFrom, hoursTo })
  }
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
