import { isDeliveryMethod } from '@fust/domain/order'
import type { SavedOrderPartsFragment } from '../../../../../gql/graphql.ts'
import { centsOf } from '../../../../../lib/market/cents.ts'
import { orderLineOf, type OrderLine } from '../../../../../orders/index.ts'
import type { SavedOrder } from '../saved-order.ts'

/** An order put aside, off the wire. */
export function savedOrderOf(wire: SavedOrderPartsFragment): SavedOrder {
  const method = wire.type_of_transport
  const lines = (wire.items ?? []).flatMap((item) => (item ? [savedLineOf(item)] : []))
  return {
    id: wire.id,
    title: wire.customer_order_number || null,
    savedOn: wire.date?.slice(0, 10) ?? '',
    shipTo: { name: wire.shipto_name ?? '', address: wire.deliver_to ?? '' },
    payer: wire.bill_to ?? '',
    method: method && isDeliveryMethod(method) ? method : null,
    note: wire.note_for_driver || null,
    isOrderable: wire.is_active === true,
    lines,
    weightGrams: lines.reduce((sum, { packages, product }) => sum + packages * grossGrams(product), 0),
    totalExVatCents: centsOf(wire.total),
    totalCents: centsOf(wire.total_with_tax),
  }
}

function savedLineOf(item: NonNullable<NonNullable<SavedOrderPartsFragment['items']>[number]>): OrderLine {
  const sku = item.sku ?? ''
  return orderLineOf(item, {
    id: item.id ?? sku,
    sku,
    name: item.name ?? sku,
    packages: item.quantity ?? 0,
    shipped: 0,
    totalEuros: item.row_total ?? 0,
  })
}

const grossGrams = (product: OrderLine['product']): number => product?.pack.grossWeightPerCaseGrams ?? 0
