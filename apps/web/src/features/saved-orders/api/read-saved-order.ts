import { decimalToCents } from '@fust/contract/wire'
import { isDeliveryMethod } from '@fust/domain/order'
import type { SavedOrderPartsFragment } from '../../../gql/graphql.ts'
import type { OrderLine } from '../../orders/index.ts'
import { productOf } from '../../product/index.ts'
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
    totalExVatCents: cents(wire.total),
    totalCents: cents(wire.total_with_tax),
  }
}

function savedLineOf(item: NonNullable<NonNullable<SavedOrderPartsFragment['items']>[number]>): OrderLine {
  return {
    id: item.id ?? item.sku ?? '',
    sku: item.sku ?? '',
    name: item.name ?? item.sku ?? '',
    product: item.product ? productOf(item.product) : null,
    quantities: {
      packages: item.number_of_packages ?? 0,
      layers: item.number_of_layer ?? 0,
      pallets: item.number_of_pallet ?? 0,
    },
    litres: item.tank_details?.liters ?? 0,
    packages: item.tank_details ? 0 : (item.quantity ?? 0),
    shipped: 0,
    totalCents: cents(item.row_total),
  }
}

const grossGrams = (product: OrderLine['product']): number => product?.pack.grossWeightPerCaseGrams ?? 0
const cents = (euros: number | null | undefined): number => decimalToCents(String(euros ?? 0)) ?? 0
