import { isCalendarDate } from '@fust/domain/calendar'
import { goodsOf, isDeliveryMethod, METHOD_FACTS, type OrderKind } from '@fust/domain/order'
import type { PaymentStage } from '@fust/domain/payment'
import type {
  OrderChangeFragment,
  OrderContentFragment,
  OrderHeadFragment,
  OrderHeldBackFragment,
  PaymentStatusEnum,
} from '../../gql/graphql.ts'
import { centsOf } from '../../lib/market/cents.ts'
import { instantOf } from '../../lib/market/market-time.ts'
import { postalAddress } from '../../lib/market/postal-address.ts'
import type { LineConfirmation, Order, OrderAmounts, OrderDetail, OrderLine, WholeOrder } from '../order.ts'
import { orderLineOf } from '../order-line.ts'
import { wayOf } from '../order-way.ts'

/** An order of the list, off the wire. */
export function orderOf(wire: OrderHeadFragment): Order {
  const status = wire.status ?? ''
  const { delivery_hours_from: from, delivery_hours_to: to } = wire.additional_data ?? {}
  const ordered = dayOf(wire.additional_data?.delivery_date)
  const planned = dayOf(wire.additional_data?.planned_delivery_date)
  const date = planned ?? ordered
  // The hours were chosen for the day that was ordered.
  const hours = !planned && from && to ? { from, to } : null
  const events = (wire.comments ?? []).flatMap((event) =>
    event ? [{ status: event.message, at: instantOf(event.timestamp) }] : [],
  )
  const kind = kindOf(wire)
  const method = wire.shipping_method && isDeliveryMethod(wire.shipping_method) ? wire.shipping_method : null
  return {
    number: wire.number,
    kind,
    goods: goodsOf({ kind, isReturnItem: method !== null && METHOD_FACTS[method].carriesEmpties }),
    status,
    stations: wayOf({ status, events, expectedAt: date && hours ? instantOf(`${date} ${hours.from}:00`) : null }),
    placedOn: wire.order_date.slice(0, DATE_CHARACTERS),
    deliveryDate: date,
    orderedFor: planned && ordered,
    hours,
    method,
    carrier: wire.carrier ?? '',
    ...whereOf(wire),
    reference: wire.customer_order_number || null,
    amounts: amountsOf(wire),
    totalCents: centsOf(wire.total?.grand_total.value),
    orderedTotalCents: wire.ordered_total ? centsOf(wire.ordered_total.value) : null,
    paid: wire.payment_status ? (STAGES[wire.payment_status] ?? 'awaiting') : null,
  }
}

const dayOf = (date: string | null | undefined) => (date && isCalendarDate(date) ? date : null)

/** An order with its lines and deliveries, off the wire. */
export function orderDetailOf(wire: OrderHeadFragment & OrderContentFragment): OrderDetail {
  const head = orderOf(wire)
  const goodsCents = centsOf(wire.total?.subtotal_excl_tax.value)
  const discountCents = centsOf(wire.discount)
  const vatCents = centsOf(wire.total?.total_tax.value)
  return {
    ...head,
    id: wire.id,
    processing: wire.processing_status_label || null,
    deliveryStatus: wire.delivery_status || null,
    orderedBy: wire.ordered_by && { name: wire.ordered_by.name, forCustomer: wire.ordered_by.for_customer },
    canBeCancelled: wire.available_actions.includes('CANCEL'),
    lines: (wire.items ?? []).flatMap((item) => (item ? [placedLineOf(item)] : [])),
    goodsCents,
    discountCents,
    vat: (wire.total?.taxes ?? []).flatMap((tax) =>
      tax ? [{ rateBasisPoints: Math.round(tax.rate * 100), cents: centsOf(tax.amount.value) }] : [],
    ),
    vatCents,
    // The wire names no deposit of an order: it is what is left of the total.
    depositCents: head.totalCents - vatCents - (goodsCents - discountCents),
    deliveries: (wire.shipments ?? []).flatMap((shipment) =>
      shipment ? [{ number: shipment.number, tracking: trackingOf(shipment.tracking) }] : [],
    ),
    note: wire.note_for_driver || null,
    payment: wire.payment_methods?.[0]?.name ?? null,
    paymentToken: wire.payment_token ?? null,
    refundedCents: centsOf(wire.refunded?.value),
    confirmationEmail: wire.additional_data?.custom_email || null,
    isAfterSix: wire.additional_data?.delivery_after_six_pm ?? false,
    isOnPallet: wire.additional_data?.delivery_on_pallet ?? false,
  }
}

// What is none of these is under way.
const STAGES: Readonly<Partial<Record<PaymentStatusEnum, PaymentStage>>> = {
  PAID: 'paid',
  EXPIRED: 'lapsed',
  REFUNDED: 'refunded',
}

/** What an order was changed from or into, off the wire. */
export function changeOf(wire: OrderChangeFragment): Pick<WholeOrder, 'canBeChanged' | 'replaces' | 'replacedBy'> {
  return {
    canBeChanged: wire.can_be_changed,
    replacedBy: wire.replaced_by ?? null,
    replaces: wire.replaces
      ? {
          number: wire.replaces.order_number,
          totalCents: centsOf(wire.replaces.grand_total.value),
          lines: wire.replaces.items.map((item) => ({
            sku: item.product_sku,
            name: item.product_name,
            packages: item.number_of_packages,
            layers: item.number_of_layer,
            pallets: item.number_of_pallet,
            litres: item.liters,
          })),
        }
      : null,
  }
}

/** What keeps an order from the ERP, off the wire. */
export function heldBackOf({ held_back: heldBack }: OrderHeldBackFragment): WholeOrder['heldBack'] {
  if (!heldBack) return null
  const { state, is_cancelling: isCancelling, since, reason, behind } = heldBack
  return { state, isCancelling, since: new Date(since), reason, behind }
}

// The server tells moments on the market's clock: their day is written in them.
const DATE_CHARACTERS = 'YYYY-MM-DD'.length

type WireItem = NonNullable<NonNullable<OrderContentFragment['items']>[number]>

function placedLineOf(item: WireItem): OrderLine {
  return orderLineOf(item, {
    id: item.id,
    sku: item.product_sku,
    name: item.product_name ?? item.product_sku,
    packages: item.quantity_ordered ?? 0,
    shipped: item.quantity_shipped ?? 0,
    totalEuros: item.prices?.row_total.value ?? 0,
    confirmed: item.quantity_confirmed ?? null,
    confirmation: item.confirmation ? confirmationOf(item.confirmation) : null,
  })
}

function confirmationOf(wire: NonNullable<WireItem['confirmation']>): LineConfirmation {
  const { change, later_quantity: quantity, later_on, substitute_name, substitute_sku } = wire
  const on = dayOf(later_on)
  return {
    change,
    later: quantity && on ? { quantity, on } : null,
    substitute: substitute_name ?? substitute_sku ?? null,
  }
}

function kindOf({ material_type, additional_data }: OrderHeadFragment): OrderKind {
  if (material_type === 'ZBTL') return 'posm'
  return (additional_data?.total_liters ?? 0) > 0 ? 'tank' : 'beer'
}

function whereOf({ ship_to_id, ship_to_name, shipping_addresses: all }: OrderHeadFragment) {
  const shipTo = { id: ship_to_id ?? '', name: ship_to_name ?? '', company: '', address: '' }
  const [first, ...others] = all
  // The ship-to is told as somebody of its name.
  if (!first || others.length > 0 || first.firstname !== shipTo.name)
    return {
      shipTo,
      addresses: all.map((own) => ({ ...postalAddress(own), carrier: own.service_point?.carrier ?? null })),
    }
  const address = [first.street.join(' '), first.city].filter(Boolean).join(', ')
  return { shipTo: { ...shipTo, company: first.company ?? '', address }, addresses: [] }
}

function amountsOf({ additional_data: totals }: OrderHeadFragment): OrderAmounts {
  return {
    packages: totals?.total_packages ?? 0,
    layers: totals?.total_layer ?? 0,
    pallets: totals?.total_pallet ?? 0,
    litres: totals?.total_liters ?? 0,
    weightGrams: Math.round((totals?.total_weight ?? 0) * 1000),
  }
}

type WireTracking = readonly ({ carrier: string; number?: string | null } | null)[] | null | undefined

/** 'PostNL 3SABC123', empty while nobody has said. */
const trackingOf = (tracking: WireTracking): string =>
  (tracking ?? [])
    .flatMap((one) => (one ? [[one.carrier, one.number].filter(Boolean).join(' ')] : []))
    .filter(Boolean)
    .join(', ')
