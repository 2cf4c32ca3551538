import type { Wire } from '@fust/contract/resolvers'
import { centsToDecimal } from '@fust/contract/wire'
import { textIn } from '#platform/language.ts'
import type { OfferedPayment } from '#features/delivery/index.ts'
import { wireAddress, wireBilling } from './cart-delivery.wire.ts'
import { quantityTotal, wireItem } from './cart-line.wire.ts'
import { wireCartPrices, wirePrices } from './cart-prices.wire.ts'
import { wireProgress } from './cart-progress.wire.ts'
import type { CartView } from './cart-view.ts'

export type WireCart = Wire<'Cart'>

/** A cart in the words of the contract: Adobe's `prices` and the portal's `cart_prices` come from one calculation (graphql.md §8.2). */
export function wireCart(view: CartView, language: string): WireCart {
  const { cart, lines, priced, terms } = view
  const { totals } = priced
  const payment = terms.payments.find((offered) => offered.code === cart.paymentMethod)
  const items = lines.map((line) => wireItem(line, language))
  return {
    id: cart.id,
    items,
    itemsV2: null,
    total_quantity: lines.reduce((sum, line) => sum + quantityTotal(line), 0),
    is_virtual: false,
    email: cart.customEmail,
    prices: wirePrices(view, language),
    applied_coupon: cart.couponCode === null ? null : { code: cart.couponCode },
    applied_coupons: cart.couponCode === null ? null : [{ code: cart.couponCode }],
    shipping_addresses: [{ ...wireAddress(view, language), cart_items_v2: items }],
    billing_address: wireBilling(terms, language),
    available_payment_methods: terms.payments.map((offered) => ({
      code: offered.code,
      title: textIn(language, offered.title),
      is_deferred: !offered.isOnline,
      mollie_available_issuers: null,
      mollie_meta: { image: null },
    })),
    selected_payment_method: payment
      ? { code: payment.code, title: textIn(language, payment.title), purchase_order_number: cart.customerOrderNumber }
      : null,
    query: { ship_to_id: cart.shipToId, delivery_method: cart.method },
    delivery_date: cart.deliveryDate,
    note_for_driver: cart.noteForDriver,
    customer_order_number: cart.customerOrderNumber,
    total_liters: lines.reduce((sum, line) => sum + line.litres, 0),
    outlet_details: {
      id: terms.shipTo.shipToId,
      name: terms.shipTo.name,
      street: terms.shipTo.street,
      house_number: terms.shipTo.houseNumber,
      postcode: terms.shipTo.postcode,
      city: terms.shipTo.city,
      country: terms.shipTo.country,
      customer_type: terms.shipTo.customerType,
      status: terms.shipTo.status,
    },
    payer_details: {
      id: terms.shipTo.payer.id,
      name: terms.shipTo.payer.name,
      street: terms.shipTo.payer.street,
      house_number: terms.shipTo.payer.houseNumber,
      postcode: terms.shipTo.payer.postcode,
      city: terms.shipTo.payer.city,
      country: terms.shipTo.payer.country,
    },
    cart_prices: wireCartPrices(view),
    progress_bar_data: wireProgress(view),
    empties: lines
      .filter((line) => line.product.isEmpties)
      .map((line) => ({
        sku: line.sku,
        name: textIn(language, line.product.name),
        quantity: quantityTotal(line),
        price: centsToDecimal(line.priced.depositCents / Math.max(1, quantityTotal(line))),
        total: centsToDecimal(line.priced.depositCents),
      })),
    sap_payment_details: wireSapPayment(payment, language),
    budgetDetails: null,
    grand_total_your_price_details: { grand_total_your_price: centsToDecimal(totals.netCents) },
    paymentMethod: cart.paymentMethod,
    delivery_method: cart.method,
    ship_to_id: cart.shipToId,
  }
}

function wireSapPayment(payment: OfferedPayment | undefined, language: string) {
  return payment
    ? { sap_payment_code: payment.sapPaymentCode, sap_payment_method: textIn(language, payment.title) }
    : null
}
