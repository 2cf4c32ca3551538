import { invoiceLines, invoiceTotals, sumOf, type InvoiceLine, type InvoiceTotals } from './invoice.ts'
import { decimal } from './odata.ts'
import { headerText, type Invoice, type Order } from './order.ts'
import { paymentLines } from './payment.ts'
import { simplePdf } from './pdf.ts'

/** The invoice as a PDF; the same invoice always gives the same bytes. */
export function invoicePdf(order: Order, invoice: Invoice): Buffer {
  const delivery = order.deliveries.find(({ number }) => number === invoice.deliveryNumber)
  const lines = delivery ? invoiceLines(order, delivery) : []
  const totals = invoiceTotals(lines)
  return simplePdf([
    `Invoice ${invoice.number}`,
    `Date ${invoice.invoicedOn}`,
    `Delivery ${invoice.deliveryNumber}`,
    ...parties(order),
    `Your order ${order.orderNumber}, our order ${order.number}`,
    '',
    tableRow(HEADINGS),
    ...lines.map((line) => tableRow(cellsOf(line))),
    '',
    ...amountRows(lines, totals, headerText(order, 'TransactionCurrency') || 'EUR'),
    '',
    ...paymentLines(order, invoice, totals.totalCents),
  ])
}

function parties(order: Order): string[] {
  const partner = (role: string) =>
    order.document.partners.find(({ PartnerFunction }) => PartnerFunction === role)?.Customer
  const [shipTo, payer] = [partner('SH'), partner('PY')]
  return [
    `Customer ${headerText(order, 'SoldToParty')}`,
    ...(shipTo ? [`Delivered to ${shipTo}`] : []),
    ...(payer ? [`Payer ${payer}`] : []),
  ]
}

type Cells = readonly [string, string, string, string, string, string, string, string, string]
const HEADINGS: Cells = ['Item', 'Quantity', 'Material', 'Price', 'Goods', 'Discount', 'Net', 'Deposit', 'VAT %']

const cellsOf = (line: InvoiceLine): Cells => [
  String(line.item),
  `${Number(line.quantity)} ${line.unit}`,
  line.material,
  decimal(line.unitPriceCents),
  decimal(line.goodsCents),
  decimal(-line.discountCents),
  decimal(line.netCents),
  decimal(line.depositCents),
  decimal(line.vatBasisPoints),
]

const tableRow = ([item, quantity, material, ...amounts]: Cells): string =>
  [item.padStart(4), quantity.padStart(9), material.padEnd(22), ...amounts.map((cell) => cell.padStart(10))].join(' ')

const AMOUNTS = [
  ['Goods', (line) => line.goodsCents],
  ['Line discount', (line) => -line.lineDiscountCents],
  ['Coupon', (line) => -line.couponDiscountCents],
  ['Packaging discount', (line) => -line.packagingDiscountCents],
  ['Cash discount', (line) => -line.cashDiscountCents],
  ['Packaging tax', (line) => line.packagingTaxCents],
  ['Sorting charge', (line) => line.sortingChargeCents],
  ['Deposit', (line) => line.depositCents],
] as const satisfies (readonly [string, (line: InvoiceLine) => number])[]

/** What the lines come to, part by part; the goods are named always, the rest where there is any of it. */
function amountRows(lines: readonly InvoiceLine[], totals: InvoiceTotals, currency: string): string[] {
  const parts = AMOUNTS.map(([name, amount]) => [name, sumOf(lines, amount)] as const)
  return [
    ...parts.filter(([name, cents]) => name === 'Goods' || cents !== 0).map((row) => amountRow(...row)),
    amountRow('Delivery costs', 0),
    amountRow('Total without VAT', totals.exVatCents),
    ...totals.vatByRate.map(({ vatBasisPoints, baseCents, vatCents }) =>
      amountRow(`VAT ${decimal(vatBasisPoints)} % of ${decimal(baseCents)}`, vatCents),
    ),
    amountRow('VAT', totals.vatCents),
    amountRow(`Total in ${currency}`, totals.totalCents),
  ]
}

const amountRow = (name: string, cents: number): string => `${name.padEnd(36)} ${decimal(cents).padStart(14)}`
