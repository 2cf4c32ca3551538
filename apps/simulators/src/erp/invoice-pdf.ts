import { decimal } from './odata.ts'
import { headerText, type Invoice, type Order } from './order.ts'
import { simplePdf } from './pdf.ts'

/** The invoice as a PDF; the same invoice always gives the same bytes. */
export function invoicePdf(order: Order, invoice: Invoice): Buffer {
  return simplePdf([
    `Invoice ${invoice.number}`,
    `Date ${invoice.invoicedOn}`,
    `Customer ${headerText(order, 'SoldToParty')}`,
    `Your order ${order.reference}, our order ${order.number}`,
    '',
    ...order.items.map(
      (item) => `${Number(item.quantity)} ${item.unit}   ${item.material}   € ${decimal(item.netCents)}`,
    ),
    '',
    `Net € ${decimal(invoice.netCents)}`,
    `VAT € ${decimal(invoice.vatCents)}`,
    `Total € ${decimal(invoice.netCents + invoice.vatCents)}`,
  ])
}
