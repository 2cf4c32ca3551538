import { centsToDecimal } from '@fust/contract/wire'
import type { CalendarDate } from '@fust/domain/calendar'
import { METHOD_FACTS, type DeliveryMethod } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { asOneLine } from '@fust/domain/text'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { graphql } from '../../../gql/index.ts'
import { centsOf } from '../../../lib/cents.ts'
import { graphql as ask, GraphqlError, isAccessError } from '../../../lib/graphql.ts'
import { CART_SCOPE, cartOf, cartQuery, confirm, sendAgain, type Cart } from '../../cart/index.ts'
import { forgetDraft } from '../checkout-draft.ts'
import { isSameLoad, priceChange, type PriceChange } from '../price-change.ts'

const updatePricesDocument = graphql(`
  mutation UpdatePrices($input: UpdatePricesInput!) {
    updatePrices(input: $input) {
      cart {
        ...CartParts
      }
    }
  }
`)

const placeOrderDocument = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      order_number
      price_changed
      grand_total {
        value
      }
      errors {
        reason
        message
      }
    }
  }
`)

export type OrderToPlace = {
  /** The cart as it stood on the screen when the person said yes. */
  shown: Cart
  shipToId: string
  method: DeliveryMethod
  date: CalendarDate
  hours: { from: string; to: string }
  payment: { code: string; title: string }
  title: string
  note: string
  isAfterSix: boolean
  isOnPallet: boolean
  /** Where the confirmation goes; left out: nowhere. */
  confirmationEmail?: string | undefined
  buyer: { firstName: string; lastName: string }
}

/** Which rule said no, and the server's text with the facts of it; `change` when it costs something else now. */
export type SaidNo = { reason: string; message: string; change?: PriceChange }

/** What an order cost when it was placed, and what was shown until then. */
export type LastPrices = { shownCents: number; chargedCents: number }

/** The order; `prices` when another total was charged than was shown. */
export type Placed = { number: string; prices: LastPrices | null }

/** The number of the order, or why there is none. */
export type PlacedOrder = Outcome<Placed, SaidNo>

/** Places the cart as an order: delivery and prices first, then the order itself (C§4.2). */
export function usePlaceOrder(onPlaced: (placed: Placed) => Promise<void>) {
  const client = useQueryClient()
  return useMutation({
    // What was counted last is in the cart before it is ordered.
    scope: CART_SCOPE,
    // Nothing is placed at a moment that nobody chose: without a connection it says so at once.
    networkMode: 'always',
    mutationFn: (order: OrderToPlace) => place(client, order),
    onSuccess: async (placed) => {
      // Stock, prices or days may have changed under a refused order too.
      for (const queryKey of [['delivery'], ['products'], ['orders']]) void client.invalidateQueries({ queryKey })
      if (!placed.ok) {
        void client.invalidateQueries({ queryKey: ['cart'] })
        return
      }
      forgetDraft()
      await onPlaced(placed.value)
      // The ordered cart is gone: no page may show it again while the new one is asked for.
      void client.resetQueries({ queryKey: ['cart'] })
    },
  })
}

/** Nobody heard what became of the order: it may stand, or not. */
export class OrderUnseen extends Error {
  override readonly name = 'OrderUnseen'
}

async function place(client: QueryClient, order: OrderToPlace): Promise<PlacedOrder> {
  // A change that was still on its way may have been given up since.
  const isUnheard = client.getQueryData(cartQuery(order.shipToId).queryKey)?.lines.some(({ unheard }) => unheard)
  if (isUnheard) return refuse({ reason: 'number-unheard', message: '' })
  try {
    const now = await cartAtTheirPrices(client, order)
    const change = priceChange(order.shown, now)
    const hasOtherLoad = !isSameLoad(order.shown, now)
    // Nobody orders or is charged what they have not seen: they look at it, and order again.
    if (change || hasOtherLoad) {
      confirm(client, order.shipToId, now)
      const reason = hasOtherLoad ? 'cart-changed' : 'price-changed'
      return refuse({ reason, message: '', ...(change && { change }) })
    }
    return await placeSeen(client, order, now)
  } catch (fault) {
    if (isRefusal(fault)) return refuse({ reason: fault.code, message: fault.message })
    throw fault
  }
}

/** The cart with delivery and prices as they are now. One that has gone was ordered before: the order itself will tell. */
async function cartAtTheirPrices(client: QueryClient, order: OrderToPlace): Promise<Cart> {
  const { shown } = order
  const input = pricesInput(order)
  try {
    const { updatePrices } = await sendAgain(client, () =>
      ask(updatePricesDocument, { input }, { headers: textHeaders(order) }),
    )
    return updatePrices ? cartOf(updatePrices.cart) : shown
  } catch (fault) {
    if (fault instanceof GraphqlError && fault.category === 'graphql-no-such-entity') return shown
    throw fault
  }
}

/** Places the cart that was seen, at its prices. It is sent again while nobody answers: a cart becomes one order, whoever asks. */
async function placeSeen(client: QueryClient, order: OrderToPlace, { version }: Cart): Promise<PlacedOrder> {
  const shownCents = order.shown.money.totalCents
  const input = { ...orderInput(order, shownCents), cart_version: version }
  const { placeOrder } = await sendAgain(client, () =>
    ask(placeOrderDocument, { input }, { headers: textHeaders(order) }),
  ).catch((fault: unknown) => {
    throw isRefusal(fault) || isAccessError(fault) ? fault : new OrderUnseen('', { cause: fault })
  })
  const [refused] = placeOrder?.errors ?? []
  if (refused) return refuse(refused)
  if (!placeOrder?.order_number) return refuse({ reason: '', message: '' })
  const chargedCents = centsOf(placeOrder.grand_total?.value)
  return accept({
    number: placeOrder.order_number,
    prices: placeOrder.price_changed ? { shownCents, chargedCents } : null,
  })
}

// A rule that refused an input comes at the top level; a fault or a lost session is not for this form.
function isRefusal(fault: unknown): fault is GraphqlError {
  return fault instanceof GraphqlError && !isAccessError(fault) && fault.category !== 'internal'
}

function pricesInput({ shown, method, date, hours, payment, buyer }: OrderToPlace) {
  return {
    cart_id: shown.id,
    delivery_date: date,
    date_popup: date,
    payment_method: payment.code,
    payment_title: payment.title,
    outlet_order_type: METHOD_FACTS[method].orderType,
    delivery_method: method,
    delivery_hours_from: hours.from,
    delivery_hours_to: hours.to,
    user_first_name: asOneLine(buyer.firstName),
    user_surname: asOneLine(buyer.lastName),
  }
}

function orderInput(order: OrderToPlace, shownCents: number) {
  const { shown, note, isAfterSix, isOnPallet, confirmationEmail, payment } = order
  return {
    cart_id: shown.id,
    notefordriver: note,
    deliveryaftersixpm: isAfterSix,
    deliveryonpallet: isOnPallet,
    sappaymentmethod: payment.code,
    shown_grand_total: centsToDecimal(shownCents),
    ...(confirmationEmail && { custom_email: confirmationEmail }),
  }
}

// Headers carry no letters beyond ASCII; the server decodes them.
function textHeaders({ shipToId, title, note }: OrderToPlace): Record<string, string> {
  return {
    outletid: shipToId,
    customerOrderNumber: encodeURIComponent(title),
    noteForDriver: encodeURIComponent(note),
  }
}
