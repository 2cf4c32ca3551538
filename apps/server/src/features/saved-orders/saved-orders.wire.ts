import type { Wire } from '@fust/contract/resolvers'
import { centsToDecimal, wireDateTime } from '@fust/contract/wire'
import { lineQuantity, sapOrderType } from '@fust/domain/order'
import { withVat } from '@fust/domain/pricing'
import { layersTotal } from '@fust/domain/quantity'
import { textIn } from '#platform/http/language.ts'
import { wireTankDetails, type CartLineView } from '#features/cart/index.ts'
import type { SavedOrderView } from './saved-orders.service.ts'

export type WireSavedOrder = Wire<'SavedOrder'>

/** An order put aside, in the words of the contract. */
export function wireSavedOrder({ order, view }: SavedOrderView, language: string, timeZone: string): WireSavedOrder {
  const { totals } = view.priced
  const { shipTo } = view.terms
  return {
    id: String(order.id),
    date: wireDateTime(order.savedAt, timeZone),
    total: centsToDecimal(totals.grandTotalExVatCents),
    total_with_tax: centsToDecimal(totals.grandTotalCents),
    total_qty: sumOf(view.lines, lineQuantity),
    deliver_to: [`${shipTo.street} ${shipTo.houseNumber}`, `${shipTo.postcode} ${shipTo.city}`].join(', '),
    shipto_name: shipTo.name,
    bill_to: shipTo.payer.name,
    is_active: view.lines.some((line) => line.product.isActive),
    cart_id: order.cartId,
    outlet_id: order.shipToId,
    customer_order_number: order.customerOrderNumber,
    type_of_transport: order.method,
    sap_order_type: sapOrderType({ method: order.method, kind: view.kind }, view.brewery.settings.order_types),
    total_layer: sumOf(view.lines, (line) => layersTotal(line.amounts, line.product.pack)),
    total_pallet: sumOf(view.lines, (line) => line.amounts.pallets),
    delivery_date: order.deliveryDate,
    note_for_driver: order.noteForDriver,
    items: view.lines.map((line) => wireItem(line, language)),
  }
}

function wireItem(line: CartLineView, language: string): Wire<'SavedOrderItem'> {
  const { priced } = line
  return {
    id: String(line.id),
    sku: line.sku,
    name: textIn(language, line.product.name),
    quantity: lineQuantity(line),
    number_of_packages: line.amounts.packages,
    number_of_layer: line.amounts.layers,
    number_of_pallet: line.amounts.pallets,
    price: centsToDecimal(priced.unitPriceCents),
    // As on a cart line: goods before what is taken off, and after it with VAT.
    row_total: centsToDecimal(priced.goodsCents),
    row_total_with_tax: centsToDecimal(withVat(priced.netCents, priced.vatBasisPoints)),
    tank_details: line.kind === 'tank' ? wireTankDetails(line) : null,
  }
}

function sumOf(lines: readonly CartLineView[], amount: (line: CartLineView) => number): number {
  return lines.reduce((sum, line) => sum + amount(line), 0)
}
