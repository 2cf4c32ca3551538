import type { Wire } from '@fust/contract/resolvers'
import { centsToDecimal } from '@fust/contract/wire'
import { onDemand } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { offeredPayments, type DeliveryTerms, type OfferedPayment } from '#features/delivery/index.ts'
import { wireAddresses, wireBilling } from './delivery/cart-delivery.wire.ts'
import { quantityTotal, wireItem } from './lines/cart-line.wire.ts'
import { wireCartPrices, wirePrices } from './cart-prices.wire.ts'
import { wireProgress } from './delivery/cart-progress.wire.ts'
import type { CartView } from './cart-view.ts'
import type { StoredCart } from './cart.store.ts'

export type WireCart = Wire<'Cart'>

/** A cart in the words of the contract, field by field as it is asked for. */
export function wireCart(view: CartView, language: string): WireCart {
  return wireToldCart({ view, language })
}

type ToldCart = { view: CartView; language: string }

const totalQuantity = ({ view }: ToldCart) => view.lines.reduce((sum, line) => sum + quantityTotal(line), 0)

const NO_GIFTS = {
  applied_gift_cards: () => [],
  gift_receipt_included: () => false,
  printed_card_included: () => false,
  available_gift_wrappings: () => [],
  has_available_free_gifts: () => false,
}

// Adobe's `prices` and the portal's `cart_prices` come from one calculation (graphql.md §8.2).
const wireToldCart = onDemand<ToldCart, WireCart>({
  id: ({ view }) => view.cart.id,
  version: ({ view }) => view.cart.version,
  items: wireItems,
  itemsV2: () => null,
  total_quantity: totalQuantity,
  total_summary_quantity_including_config: totalQuantity,
  ...NO_GIFTS,
  is_virtual: () => false,
  email: ({ view }) => view.cart.customEmail,
  prices: ({ view, language }) => wirePrices(view, language),
  applied_coupon: ({ view }) => wireCoupon(view.cart),
  applied_coupons: ({ view }) => {
    const coupon = wireCoupon(view.cart)
    return coupon && [coupon]
  },
  shipping_addresses: ({ view, language }) =>
    wireAddresses(view, language).map((address) => ({ ...address, cart_items_v2: itemsAt(address, view, language) })),
  billing_address: ({ view, language }) => wireBilling(view.terms, language),
  available_payment_methods: ({ view, language }) =>
    paymentsOf(view).map((offered) => ({
      code: offered.code,
      title: textIn(language, offered.title),
      is_deferred: !offered.isOnline,
      mollie_available_issuers: null,
      mollie_meta: { image: null },
    })),
  selected_payment_method: ({ view, language }) => {
    const payment = chosenPayment(view)
    return (
      payment && {
        code: payment.code,
        title: textIn(language, payment.title),
        purchase_order_number: view.cart.customerOrderNumber,
      }
    )
  },
  query: ({ view: { cart } }) => ({ ship_to_id: cart.shipToId, delivery_method: cart.method }),
  delivery_date: ({ view }) => view.cart.deliveryDate,
  note_for_driver: ({ view }) => view.cart.noteForDriver,
  customer_order_number: ({ view }) => view.cart.customerOrderNumber,
  total_liters: ({ view }) => view.lines.reduce((sum, line) => sum + line.amounts.litres, 0),
  outlet_details: ({ view }) => wireShipTo(view.terms),
  payer_details: ({ view }) => wirePayer(view.terms),
  cart_prices: ({ view }) => wireCartPrices(view),
  progress_bar_data: ({ view }) => wireProgress(view),
  empties: wireEmpties,
  sap_payment_details: ({ view, language }) => {
    const payment = chosenPayment(view)
    return payment && { sap_payment_code: payment.sapPaymentCode, sap_payment_method: textIn(language, payment.title) }
  },
  budgetDetails: () => null,
  grand_total_your_price_details: ({ view }) => ({
    grand_total_your_price: centsToDecimal(view.priced.totals.netCents),
  }),
  paymentMethod: ({ view }) => view.cart.paymentMethod,
  delivery_method: ({ view }) => view.cart.method,
  ship_to_id: ({ view }) => view.cart.shipToId,
  replaces: ({ view: { cart } }) =>
    cart.replacesId === null ? null : { company_id: cart.companyId, order_id: cart.replacesId },
})

/** The lines of which something goes to an address. */
function itemsAt({ cart_items }: ReturnType<typeof wireAddresses>[number], { lines }: CartView, language: string) {
  const ids = new Set(cart_items.map(({ cart_item_id }) => cart_item_id))
  return lines.filter(({ id }) => ids.has(id)).map((line) => wireItem(line, language))
}

function wireItems({ view, language }: ToldCart) {
  return view.lines.map((line) => wireItem(line, language))
}

function wireCoupon({ couponCode }: StoredCart) {
  return couponCode === null ? null : { code: couponCode }
}

const paymentsOf = ({ terms, brewery, cart }: CartView) => offeredPayments(terms.payments, brewery, cart)

function chosenPayment(view: CartView): OfferedPayment | null {
  return paymentsOf(view).find((offered) => offered.code === view.cart.paymentMethod) ?? null
}

function wireShipTo({ shipTo }: DeliveryTerms) {
  return {
    id: shipTo.shipToId,
    name: shipTo.name,
    street: shipTo.street,
    house_number: shipTo.houseNumber,
    postcode: shipTo.postcode,
    city: shipTo.city,
    country: shipTo.country,
    customer_type: shipTo.customerType,
    status: shipTo.status,
  }
}

function wirePayer({ shipTo: { payer } }: DeliveryTerms) {
  return {
    id: payer.id,
    name: payer.name,
    street: payer.street,
    house_number: payer.houseNumber,
    postcode: payer.postcode,
    city: payer.city,
    country: payer.country,
  }
}

function wireEmpties({ view, language }: ToldCart) {
  return view.lines
    .filter((line) => line.product.isReturnItem)
    .map((line) => ({
      sku: line.sku,
      name: textIn(language, line.product.name),
      quantity: quantityTotal(line),
      price: centsToDecimal(line.priced.depositCents / Math.max(1, quantityTotal(line))),
      total: centsToDecimal(line.priced.depositCents),
    }))
}
