import type { CalendarDate } from '@fust/domain/calendar'
import { reviewDeliveryDate } from '@fust/domain/delivery'
import type { DeliveryMethod } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { accessTo, type Actor } from '#platform/actor.ts'
import type { Clock } from '#platform/clock.ts'
import { daysOf, offeredMethods, type Delivery } from '#features/delivery/index.ts'
import type { CartRefusal } from './cart-refusal.ts'
import { createCartStore } from './cart.store.ts'
import type { CartView } from './cart-view.ts'
import type { ChangeCart, LockedCart } from './locked-cart.ts'

/** What is chosen for the delivery; what is left out stays as the cart has it. */
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

export function createDeliveryChoices({
  change,
  delivery,
  clock,
}: {
  change: ChangeCart
  delivery: Delivery
  clock: Clock
}) {
  /** Stores what was chosen for the delivery after holding it against what the ship-to is offered. */
  async function chooseDelivery(
    actor: Actor | null,
    operation: string,
    cartId: string,
    choice: DeliveryChoice,
    language: string,
  ): Promise<Outcome<CartView, CartRefusal>> {
    const changed = await change(actor, operation, cartId, async (locked) => {
      const refusal = await applyChoice(locked, choice, language)
      if (refusal) return refuse(refusal)
      await createCartStore(locked.tx).setDelivery(locked.cart, clock.now())
      return accept(null)
    })
    return changed.ok ? accept(changed.value.view) : changed
  }

  async function applyChoice(
    { tx, actor, cart, brewery }: LockedCart,
    choice: DeliveryChoice,
    language: string,
  ): Promise<CartRefusal | null> {
    const access = accessTo(actor, choice.shipToId ?? cart.shipToId)
    if (!access) return { code: 'ship-to-not-yours' }
    // A cart stays with the company it was made for.
    if (access.companyId !== cart.companyId) return { code: 'cart-of-another-ship-to' }
    if (access.status === 'SUSPENDED') return { code: 'ship-to-suspended' }
    const terms = await delivery.terms(tx, access)
    const method = choice.method ?? cart.method
    const offered = offeredMethods(terms.methods, brewery.market.methods)
    if (method !== null && !offered.some((own) => own.method === method)) return { code: 'method-not-offered' }
    const paymentMethod = choice.paymentMethod ?? cart.paymentMethod
    if (paymentMethod !== null && !terms.payments.some((payment) => payment.code === paymentMethod))
      return { code: 'payment-method-not-offered' }
    if (choice.deliveryDate !== undefined) {
      const facts = await delivery.facts(tx, terms.shipTo, { brewery, language, days: daysOf(method), palletPlaces: 1 })
      if (reviewDeliveryDate(choice.deliveryDate, facts)) return { code: 'delivery-date-unavailable' }
    }
    if (
      choice.customEmail !== undefined &&
      !(await createCartStore(tx).mayHear(cart.companyId, actor, choice.customEmail))
    )
      return { code: 'custom-email-not-allowed' }
    Object.assign(cart, choice, { shipToId: access.shipToId, method, paymentMethod })
    return null
  }

  return { chooseDelivery }
}
