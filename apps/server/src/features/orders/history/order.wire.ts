import type { OrderHeldBackState, OrderLineChange, PaymentStatusEnum, Wire } from '@fust/contract/resolvers'
import {
  centsToDecimal,
  METHOD_LABELS,
  money,
  pageInfo,
  uidOf,
  uidOfBundleOption,
  uidOfSelectedOption,
  wireDateTime,
} from '@fust/contract/wire'
import type { CalendarDate } from '@fust/domain/calendar'
import type { LineChange } from '@fust/domain/confirmation'
import { invoiceState, openCents } from '@fust/domain/documents'
import { countryOf } from '@fust/domain/market'
import { heldBack, materialTypeOf, type HeldBackState } from '@fust/domain/order'
import type { PaymentStage } from '@fust/domain/payment'
import { withVat } from '@fust/domain/pricing'
import { onDemand } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import { say } from '#words/words.ts'
import { attributeLabel } from '#features/assortment/index.ts'
import { vatLabel, wireTankDetails } from '#features/cart/index.ts'
import type { ErpMessage } from '#features/outbox/index.ts'
import type { OrderAddress } from '../order-address.ts'
import { ORDER_TOPICS } from '../order-message.ts'
import type { OrderParty, OrderPayment, StoredOrder } from './order-history.store.ts'
import type { StoredDelivery, StoredInvoice, StoredOrderLine } from './order-parts.store.ts'
import { processingWords } from './processing-words.ts'

/** An order in the words of the contract, field by field as it is asked for; what is not of its own row is fetched then. */
export function wireOrder(order: StoredOrder, language: string, timeZone: string): Wire<'CustomerOrder'> {
  return wireToldOrder({ order, language, timeZone })
}

/** Return items are lines of an order, and claims are tickets. */
const NO_RETURNS = {
  items: [],
  page_info: pageInfo({ pageSize: 20, currentPage: 1 }, 0),
  total_count: 0,
}

type ToldOrder = { order: StoredOrder; language: string; timeZone: string }

const numberOf = ({ order }: ToldOrder) => order.number
const placedAtOf = ({ order, timeZone }: ToldOrder) => wireDateTime(order.placedAt, timeZone)

const wireToldOrder = onDemand<ToldOrder, Wire<'CustomerOrder'>>({
  company_id: ({ order }) => order.companyId,
  order_id: ({ order }) => order.id,
  replaces: ({ order }) =>
    order.replacesId === null ? null : { company_id: order.companyId, order_id: order.replacesId },
  id: ({ order }) => uidOf(order.id),
  number: numberOf,
  order_number: numberOf,
  increment_id: numberOf,
  order_date: placedAtOf,
  created_at: placedAtOf,
  order_status_change_date: ({ order, timeZone }) => wireDateTime(order.statusChangedAt, timeZone),
  status: ({ order }) => order.status,
  email: ({ order }) => order.customEmail,
  token: ({ order }) => order.token,
  carrier: ({ order, language }) => textIn(language, METHOD_LABELS[order.method]),
  shipping_method: ({ order }) => order.method,
  is_virtual: () => false,
  grand_total: ({ order }) => centsToDecimal(order.grandTotalCents),
  ordered_total: ({ order }) => (order.orderedTotalCents === null ? null : money(order.orderedTotalCents)),
  total: (told) => wireToldTotal(told),
  credit_memos: () => [],
  payment_methods: ({ order, language }) => [
    {
      name: textIn(language, paymentOf(order).title) || order.paymentMethod,
      type: order.paymentMethod,
      additional_data: [],
    },
  ],
  shipping_address: (told) => shippingAddresses(told)[0] ?? null,
  shipping_addresses: shippingAddresses,
  billing_address: ({ order }) => wireAddress(paymentOf(order).payer),
  comments: ({ order, timeZone }) => order.events && wireComments(order.events, timeZone),
  applied_coupons: ({ order }) => (order.couponCode === null ? [] : [{ code: order.couponCode }]),
  available_actions: () => [],
  sap_id: ({ order }) => order.sapId,
  customer_order_number: ({ order }) => order.customerOrderNumber,
  note_for_driver: ({ order }) => order.noteForDriver,
  material_type: ({ order }) => materialTypeOf(order.kind),
  ship_to_id: ({ order }) => order.shipToId,
  ship_to_name: ({ order }) => order.shipTo.name,
  ordered_by: ({ order }) =>
    order.orderedBy === null
      ? null
      : { name: order.orderedBy, for_customer: order.isByStaff ? order.shipTo.company : null },
  delivery_status: ({ order }) => order.deliveryStatus,
  processing_status: ({ order }) => order.processingStatus,
  processing_status_label: ({ order, language }) => processingWords(order.processingStatus, language),
  payment_status: ({ order }) => order.paymentStage && STAGES[order.paymentStage],
  payment_token: ({ order }) => (order.paymentStage === 'awaiting' ? order.token : null),
  refunded: ({ order }) => (order.paymentStage === null ? null : money(order.refundedCents)),
  admin_assisted_order: ({ order }) => (order.isByStaff ? 1 : 0),
  returns: () => NO_RETURNS,
  applied_gift_cards: () => [],
  gift_receipt_included: () => false,
  printed_card_included: () => false,
  delivery_cost: () => 0,
  discount: ({ order }) => centsToDecimal(order.discountCents),
  additional_data: ({ order }) => ({
    delivery_date: order.deliveryDate,
    planned_delivery_date: order.plannedOn,
    payment_method: order.paymentMethod,
    transport_type: order.method,
    empties: null,
    total_layer: order.totalLayers,
    total_pallet: order.totalPallets,
    total_packages: order.totalCases,
    total_liters: order.totalLitres,
    total_weight: order.totalWeightGrams / 1000,
    delivery_hours_from: order.hoursFrom,
    delivery_hours_to: order.hoursTo,
    custom_email: order.customEmail,
    delivery_after_six_pm: order.afterSix,
    delivery_on_pallet: order.onPallet,
    note_for_driver: order.noteForDriver,
  }),
})

/** How far an order is paid, in the words of a payment. */
const STAGES: Readonly<Record<PaymentStage, PaymentStatusEnum>> = {
  awaiting: 'OPEN',
  paid: 'PAID',
  lapsed: 'EXPIRED',
  refunding: 'REFUNDED',
  refunded: 'REFUNDED',
}

/** The fields of an order that tell how it is paid: whoever selects one needs its payment read. */
export const PAYMENT_FIELDS = [['payment_methods'], ['billing_address'], ['total', 'taxes']] as const

function paymentOf({ number, payment }: StoredOrder): OrderPayment {
  if (!payment) throw new Error(`Order ${number} was read without its payment.`)
  return payment
}

/** What became of an order, station by station. */
export function wireComments(events: NonNullable<StoredOrder['events']>, timeZone: string): Wire<'SalesCommentItem'>[] {
  return events.map(([message, atMs]) => ({ message, timestamp: wireDateTime(new Date(atMs), timeZone) }))
}

/** A line as what it is in the catalogue: a bundle with its parts, a variant with what was chosen. */
export function wireOrderItem(
  line: StoredOrderLine,
  order: { status: string },
  language: string,
): Wire<'OrderItem'> | Wire<'ConfigurableOrderItem'> | Wire<'BundleOrderItem'> {
  const { parentSku } = line
  const common = commonItem(line, order, language)
  const bundle_options = wireOrderedOptions(line)
  if (line.type === 'bundle' || bundle_options.length > 0)
    return { ...common, __typename: 'BundleOrderItem', product_type: 'bundle', parent_sku: line.sku, bundle_options }
  if (parentSku === null) return { ...common, __typename: 'OrderItem' }
  const chosen = Object.entries(line.variantAttributes ?? {})
  return {
    ...common,
    __typename: 'ConfigurableOrderItem',
    product_type: 'configurable',
    parent_sku: parentSku,
    selected_options: chosen.map(([code, value]) => ({ label: attributeLabel(code, language), value })),
  }
}

/** The parts of an ordered bundle; the bundle itself has the price. */
function wireOrderedOptions({ sku, options }: StoredOrderLine) {
  // Orders that a folder brought along have what stood there.
  const parts = Array.isArray(options) ? options.filter((option) => typeof option.sku === 'string') : []
  const byOption = Map.groupBy(parts, ({ optionId }) => optionId)
  return [...byOption].map(([optionId, chosen]) => ({
    uid: uidOfBundleOption(optionId),
    id: uidOf(optionId),
    bundle_sku: sku,
    option_id: optionId,
    values: chosen.map((option) => ({
      uid: uidOfSelectedOption({ kind: 'bundle', ...option }),
      id: uidOf(option.selectionId),
      product_sku: option.sku,
      quantity: option.quantity,
      price: NOTHING,
    })),
  }))
}

function commonItem(line: StoredOrderLine, order: { status: string }, language: string) {
  const includingTax = (cents: number) => money(withVat(cents, line.vatRateBp))
  const price = money(line.unitPriceCents)
  return {
    id: uidOf(`${line.orderId}/${line.lineNumber}`),
    product_name: textIn(language, line.productName),
    product_sku: line.sku,
    product_type: 'simple',
    product_url_key: line.urlKey,
    product_sale_price: price,
    prices: {
      price,
      price_including_tax: includingTax(line.unitPriceCents),
      row_total: money(line.rowTotalCents),
      row_total_including_tax: includingTax(line.rowTotalCents - line.discountCents),
      original_price: price,
      original_price_including_tax: includingTax(line.unitPriceCents),
      original_row_total: money(line.rowTotalCents),
      original_row_total_including_tax: includingTax(line.rowTotalCents),
      total_item_discount: money(line.discountCents),
      discounts: [],
    },
    discounts: [],
    status: order.status,
    eligible_for_return: false,
    quantity_ordered: line.litres > 0 ? 1 : line.casesTotal,
    quantity_confirmed: line.confirmedQuantity,
    confirmation: wireConfirmation(line, language),
    quantity_shipped: line.shippedCases,
    quantity_invoiced: line.invoicedQuantity,
    quantity_canceled: canceledOf(line, order),
    quantity_refunded: line.creditedQuantity,
    quantity_returned: 0,
    quantity_return_requested: 0,
    selected_options: [],
    entered_options: [],
    number_of_packages: line.packages,
    number_of_layer: line.layers,
    number_of_pallet: line.pallets,
    tank_details: line.litres > 0 ? wireTankDetails(line) : null,
  }
}

/** What will not come of a line; tank beer is one of the portal's, whatever it holds. */
function canceledOf(
  { litres, casesTotal, confirmedQuantity }: StoredOrderLine,
  { status }: { status: string },
): number {
  const ordered = litres > 0 ? 1 : casesTotal
  if (status === 'Canceled') return ordered
  if (confirmedQuantity === null) return 0
  if (litres > 0) return confirmedQuantity === 0 ? 1 : 0
  return casesTotal - confirmedQuantity
}

const LINE_CHANGE_NAMES: Readonly<Record<LineChange, OrderLineChange>> = {
  rejected: 'REJECTED',
  reduced: 'REDUCED',
  substituted: 'SUBSTITUTED',
  'short-delivered': 'SHORT_DELIVERED',
  backordered: 'BACKORDERED',
}

function wireConfirmation(line: StoredOrderLine, language: string): Wire<'OrderLineConfirmation'> | null {
  const { change, laterQuantity, laterOn, substituteSku, substituteName } = line
  if (change === null) return null
  return {
    change: LINE_CHANGE_NAMES[change],
    later_quantity: laterQuantity,
    later_on: laterOn,
    substitute_sku: substituteSku,
    substitute_name: substituteName && textIn(language, substituteName),
  }
}

/** What of an order came back, with the deposit that is paid for it. */
export function wireEmpties(lines: readonly StoredOrderLine[], language: string): Wire<'CartEmpties'>[] {
  return lines
    .filter((line) => line.isReturnItem)
    .map((line) => ({
      sku: line.sku,
      name: textIn(language, line.productName),
      quantity: line.confirmedQuantity ?? line.casesTotal,
      price: centsToDecimal(line.depositCents / Math.max(1, line.confirmedQuantity ?? line.casesTotal)),
      total: centsToDecimal(line.depositCents),
    }))
}

export function wireShipment(
  { orderId, number, lines, carrier, trackingNumber }: StoredDelivery,
  language: string,
): Wire<'OrderShipment'> {
  const items = lines.map((line) => ({
    __typename: 'ShipmentItem' as const,
    id: uidOf(`${orderId}/${number}/${line.lineNumber}`),
    product_name: textIn(language, line.productName),
    product_sku: line.sku,
    product_sale_price: money(line.priceCents),
    quantity_shipped: line.quantity,
  }))
  const isFollowed = carrier !== null || trackingNumber !== null
  const tracking = isFollowed ? [{ carrier: carrier ?? '', title: carrier ?? '', number: trackingNumber }] : []
  return { id: uidOf(number), number, tracking, items, comments: [] }
}

/** What keeps an order from the ERP, if anything does that whoever asks is told of. */
export function wireHeldBack([first]: readonly ErpMessage[], isStaff: boolean): Wire<'OrderHeldBack'> | null {
  if (!first) return null
  const { topic, since, isDead, error, behind } = first
  const told = heldBack({ isRefused: isDead, behind, reason: error }, isStaff)
  return (
    told && {
      state: HELD_BACK_STATES[told.state],
      is_cancelling: topic === ORDER_TOPICS.cancel,
      since: since.toISOString(),
      reason: told.reason,
      behind: told.behind,
    }
  )
}

const HELD_BACK_STATES: Readonly<Record<HeldBackState, OrderHeldBackState>> = {
  refused: 'REFUSED',
  behind: 'BEHIND',
  retried: 'RETRIED',
}

export function wireInvoice(invoice: StoredInvoice, today: CalendarDate): Wire<'Invoice'> {
  const total = money(invoice.totalCents)
  const open = openCents(invoice)
  const state = invoiceState(invoice, today)
  return {
    id: uidOf(invoice.number),
    number: invoice.number,
    due_date: invoice.dueOn,
    paid: invoice.paidCents === null ? null : money(invoice.paidCents),
    open: open === null ? null : money(open),
    state: state && INVOICE_STATE_NAMES[state],
    total: {
      base_grand_total: total,
      grand_total: total,
      subtotal: total,
      total_shipping: NOTHING,
      total_tax: NOTHING,
      discounts: [],
      taxes: [],
      shipping_handling: null,
    },
    items: [],
    comments: [],
  }
}

const INVOICE_STATE_NAMES = { open: 'OPEN', overdue: 'OVERDUE', paid: 'PAID' } as const

// The same in every order: made once, not a hundred times for a page.
const NOTHING = money(0)
const NO_SHIPPING: Wire<'OrderTotal'>['shipping_handling'] = {
  total_amount: NOTHING,
  amount_including_tax: NOTHING,
  amount_excluding_tax: NOTHING,
  discounts: [],
  taxes: [],
}

const subtotalOf = ({ order }: ToldOrder) => money(order.goodsCents)
const grandTotalOf = ({ order }: ToldOrder) => money(order.grandTotalCents)

const wireToldTotal = onDemand<ToldOrder, Wire<'OrderTotal'>>({
  base_grand_total: grandTotalOf,
  grand_total: grandTotalOf,
  grand_total_excl_tax: ({ order }) => money(order.grandTotalCents - order.vatCents),
  subtotal: subtotalOf,
  subtotal_excl_tax: subtotalOf,
  subtotal_incl_tax: ({ order }) => money(order.goodsCents + order.vatCents),
  total_shipping: () => NOTHING,
  total_tax: ({ order }) => money(order.vatCents),
  discounts: ({ order, language }) =>
    order.discountCents === 0
      ? []
      : [
          {
            amount: money(order.discountCents),
            label: say(language, 'price.discount'),
            applied_to: 'ITEM',
            coupon: null,
            type: null,
            value: null,
          },
        ],
  taxes: ({ order, language }) =>
    paymentOf(order).vatByRate.map((row) => ({
      amount: money(row.vatCents),
      rate: row.basisPoints / 100,
      title: vatLabel(language, row.basisPoints),
    })),
  shipping_handling: () => NO_SHIPPING,
})

function shippingAddresses({ order }: ToldOrder): Wire<'OrderAddress'>[] {
  return order.addresses.length > 0 ? order.addresses.map(wireElsewhere) : [wireAddress(order.shipTo)]
}

function wireElsewhere(address: OrderAddress): Wire<'OrderAddress'> {
  const { firstName, middleName, lastName, company, street, city, region, postcode, telephone, country } = address
  const { servicePoint = null } = address
  const name = { firstname: firstName, middlename: middleName, lastname: lastName, company }
  return {
    ...name,
    street: [...street],
    city,
    region,
    postcode,
    telephone,
    country_code: countryOf(country),
    service_point: servicePoint,
  }
}

function wireAddress(party: OrderParty): Wire<'OrderAddress'> {
  return {
    firstname: party.name,
    lastname: '',
    company: party.company,
    street: [`${party.street} ${party.houseNumber}`],
    city: party.city,
    postcode: party.postcode,
    country_code: countryOf(party.country),
  }
}
