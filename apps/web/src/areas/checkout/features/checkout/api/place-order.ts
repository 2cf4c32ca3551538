import { centsToDecimal } from '@fust/contract/wire'
import type { CalendarDate } from '@fust/domain/calendar'
import { METHOD_FACTS, type DeliveryMethod } from '@fust/domain/order'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { asOneLine } from '@fust/domain/text'
import { cartOf, type Cart, type CartCommand } from '../../../../../cart/index.ts'
import { graphql } from '../../../../../gql/index.ts'
import { centsOf } from '../../../../../lib/market/cents.ts'
import { graphql as ask, GraphqlError } from '../../../../../lib/server/graphql.ts'
import { BUDGET_KEY, DELIVERY_KEY, ORDERS_KEY, PRODUCTS_KEY } from '../../../../../lib/server/query-keys.ts'
import type { PriceChange } from '../price-change.ts'

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
      payment_token
      payment_redirect_url
      grand_total {
        value
      }
      errors {
        reason
        skus
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

/** Which rule said no, and about which products; `change` when it costs something else now. */
export type SaidNo = { reason: string; skus?: readonly string[]; change?: PriceChange }

/** What an order cost when it was placed, and what was shown until then. */
export type LastPrices = { shownCents: number; chargedCents: number }

/** By which an order is paid online, and where; null while the payment provider does not answer. */
export type ToPay = { token: string; url: string | null }

/** The order; `prices` when another total was charged than was shown, `toPay` when it is still to be paid. */
export type Placed = { number: string; prices: LastPrices | null; toPay: ToPay | null }

/** The number of the order, or why there is none. */
export type PlacedOrder = Outcome<Placed, SaidNo>

/** What an order changes, and perhaps one that is refused: days, stock, the orders themselves, the budget. */
export const TOUCHED_BY_AN_ORDER = [DELIVERY_KEY, PRODUCTS_KEY, ORDERS_KEY, BUDGET_KEY]

/** Sets delivery and payment, and gives the cart at the prices of now. One that is gone was ordered before: the order itself will tell. */
export const priceOrder = (order: OrderToPlace): CartCommand<{ cart: Cart; isGone?: true }> => ({
  mayWait: false,
  call: async ({ before }) => {
    try {
      const { updatePrices } = await ask(updatePricesDocument, { input: pricesInput(order) }, asTexts(order))
      return { cart: updatePrices ? cartOf(updatePrices.cart) : before }
    } catch (fault) {
      if (fault instanceof GraphqlError && fault.category === 'graphql-no-such-entity')
        return { cart: before, isGone: true }
      throw fault
    }
  },
})

/** Places the cart of which this version was seen, at its prices. It may be sent again: a cart becomes one order, whoever asks. */
export const placeOrder = (
  order: OrderToPlace,
  version: number,
): CartCommand<{ cart: Cart | null; placed: PlacedOrder }> => ({
  mayWait: false,
  stale: TOUCHED_BY_AN_ORDER,
  call: async ({ before }) => {
    const shownCents = order.shown.money.totalCents
    const input = { ...orderInput(order, shownCents), cart_version: version }
    const { placeOrder: answer } = await ask(placeOrderDocument, { input }, asTexts(order))
    const [refused] = answer?.errors ?? []
    if (refused || !answer?.order_number) return { cart: before, placed: refuse(refused ?? { reason: '' }) }
    const chargedCents = centsOf(answer.grand_total?.value)
    const prices = answer.price_changed ? { shownCents, chargedCents } : null
    const { payment_token: token, payment_redirect_url: url } = answer
    const toPay = token ? { token, url: url ?? null } : null
    return { cart: null, placed: accept({ number: answer.order_number, prices, toPay }) }
  },
})

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
const asTexts = ({ shipToId, title, note }: OrderToPlace) => ({
  headers: {
    outletid: shipToId,
    customerOrderNumber: encodeURIComponent(title),
    noteForDriver: encodeURIComponent(note),
  },
})
