import { decimal } from './odata.ts'
import { carriedItems, headerText, type Invoice, type Order } from './order.ts'
import { itemShareCents } from './parts.ts'
import { simplePdf } from './pdf.ts'

/** The invoice as a PDF; the same invoice always gives the same bytes. */
export function invoicePdf(order: Order, invoice: Invoice): Buffer {
  const delivery = order.deliveries.find(({ number }) => number === invoice.deliveryNumber)
  const lines = (delivery ? carriedItems(order, delivery) : []).map(({ item, carried, unit, material }) => {
    const cents = itemShareCents(order.items, { item, quantity: carried })
    return `${Number(carried)} ${unit}   ${material}   € ${decimal(cents)}`
  })
  return simplePdf([
    `Invoice ${invoice.number}`,
    `Date ${invoice.invoicedOn}`,
    `Delivery ${invoice.deliveryNumber}`,
    `Customer ${headerText(order, 'SoldToParty')}`,
    `Your order ${order.orderNumber}, our order ${order.number}`,
    '',
    ...lines,
    '',
    `Net € ${decimal(invoice.netCents)}`,
    `VAT € ${decimal(invoice.vatCents)}`,
    `Total € ${decimal(invoice.netCents + invoice.vatCents)}`,
  ])
}
