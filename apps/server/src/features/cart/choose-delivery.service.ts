import type { CalendarDate } from '@fust/domain/calendar'
import { reviewDeliveryDate } from '@fust/domain/delivery'
import type { DeliveryMethod, OrderKind } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database.ts'
import { daysOf, type Delivery, type DeliveryDays, type DeliveryTerms } from '#features/delivery/index.ts'
import type { Asker, BreweryNow } from '#features/portal/index.ts'
import type { CartAccess, LockedCart } from './cart-access.ts'
import type { CartRefusal } from './cart-refusal.ts'
import { createCartStore } from './cart.store.ts'
import { kindOf, placesOf, type CartView } from './cart-view.ts'

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
    operation: string,
    cartId: string,
    choice: DeliveryChoice,
    language: string,
  ): Promise<Outcome<CartView, CartRefusal>> {
    const chosen = async (locked: LockedCart) => {
      const refusal = await applyChoice(locked, choice, language)
      if (refusal) return refuse(refusal)
      await createCartStore(locked.tx).setDelivery(locked.cart, clock.now())
      return accept({ lines: locked.lines, result: null })
    }
    const changed = await change(asker, operation, cartId, chosen, choice.shipToId)
    return changed.ok ? accept(changed.value.view) : changed
  }

  async function applyChoice(
    { tx, actor, cart, access, terms, lines, brewery }: LockedCart,
    choice: DeliveryChoice,
    language: string,
  ): Promise<CartRefusal | null> {
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
    if (choice.deliveryDate !== undefined) {
      const kind = lines[0] ? kindOf(lines[0].product) : null
      const isOpen = await isOpenOn(tx, choice.deliveryDate, calendarsOf(method, kind, terms), {
        terms,
        brewery,
        language,
        palletPlaces: placesOf(lines),
      })
      if (!isOpen) return { code: 'delivery-date-unavailable' }
    }
    const { customEmail } = choice
    if (customEmail !== undefined && !(await createCartStore(tx).mayHear(cart.companyId, actor, customEmail)))
      return { code: 'custom-email-not-allowed' }
    Object.assign(cart, choice, { shipToId: access.shipToId, method, paymentMethod })
    return null
  }

  async function isOpenOn(
    tx: Queries,
    date: CalendarDate,
    calendars: readonly DeliveryDays[],
    { terms, ...asked }: { terms: DeliveryTerms; brewery: BreweryNow; language: string; palletPlaces: number },
  ): Promise<boolean> {
    for (const days of calendars) {
      const facts = await delivery.facts(tx, terms.shipTo, { ...asked, days })
      if (!reviewDeliveryDate(date, facts)) return true
    }
    return false
  }
}

/** The calendars a day may stand in; an empty cart of a ship-to with tanks may still become an order of tank beer. */
function calendarsOf(
  method: DeliveryMethod | null,
  kind: OrderKind | null,
  { shipTo }: DeliveryTerms,
): readonly DeliveryDays[] {
  const own = daysOf(method, kind)
  return kind === null && shipTo.tankAgreement !== null ? [own, 'tank'] : [own]
}
