import type { OperationName } from '#request/policy.ts'
import type { Asker } from '#features/portal/index.ts'
import type { StoredCart } from '../cart.store.ts'
import type { CartView } from '../cart-view.ts'
import type { createChooseDelivery, DeliveryChoice } from './choose-delivery.service.ts'

/** How something was to be delivered that goes into a cart again. */
export type FormerDelivery = Pick<
  StoredCart,
  | 'shipToId'
  | 'method'
  | 'paymentMethod'
  | 'deliveryDate'
  | 'hoursFrom'
  | 'hoursTo'
  | 'customerOrderNumber'
  | 'noteForDriver'
>

/** Chooses as much of a former delivery as is still offered; null where none of it is. */
export function createDeliverAs({ chooseDelivery }: { chooseDelivery: ReturnType<typeof createChooseDelivery> }) {
  return async function deliverAs(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    former: FormerDelivery,
    language: string,
  ): Promise<CartView | null> {
    for (const attempt of deliveriesOf(former)) {
      const chosen = await chooseDelivery(asker, operation, cartId, attempt, language)
      if (chosen.ok) return chosen.value
    }
    return null
  }
}

/** What was chosen, from all of it to what is always offered: the day may have passed, hours may be gone. */
function deliveriesOf(former: FormerDelivery): DeliveryChoice[] {
  const { shipToId, deliveryDate, hoursFrom, hoursTo } = former
  const lasting = lastingOf(former)
  const day = deliveryDate === null ? [] : [{ deliveryDate }]
  const hours = hoursFrom === null ? [] : [{ hoursFrom, hoursTo }]
  const whens = [...day.flatMap((on) => hours.map((at) => ({ ...on, ...at }))), ...day, ...hours, {}]
  return [...whens.map((when) => ({ ...lasting, ...when })), { shipToId }]
}

function lastingOf(former: FormerDelivery): DeliveryChoice {
  return {
    shipToId: former.shipToId,
    ...(former.method !== null && { method: former.method }),
    ...(former.paymentMethod !== null && { paymentMethod: former.paymentMethod }),
    ...(former.customerOrderNumber !== null && { customerOrderNumber: former.customerOrderNumber }),
    ...(former.noteForDriver !== null && { noteForDriver: former.noteForDriver }),
  }
}
