import { invoiceEntity } from './entities.ts'
import { decimal, odataDate } from './odata.ts'
import type { Invoice, Order } from './order.ts'
import { dueDay } from './payment.ts'

/** What an invoice comes to, as the ERP says it. */
export const billedCents = (order: Order, invoice: Invoice): number =>
  Math.round(Number(invoiceEntity(order, invoice).TotalGrossAmount) * 100)

/**
 * The items of an invoice in the books, as far as it has been paid: cleared once all of it came, and with the payment of
 * a part beside it until then.
 */
export function accountingItems(order: Order, invoice: Invoice, companyCode: string): object[] {
  const billed = billedCents(order, invoice)
  const isCleared = invoice.paidCents >= billed
  const item = {
    CompanyCode: companyCode,
    FiscalYear: invoice.invoicedOn.slice(0, 4),
    AccountingDocument: invoice.number,
    AccountingDocumentItem: '001',
    FinancialAccountType: 'D',
    BillingDocument: invoice.number,
    InvoiceReference: '',
    InvoiceReferenceFiscalYear: '',
    ClearingAccountingDocument: isCleared ? paymentOf(invoice) : '',
    NetDueDate: odataDate(dueDay(invoice)),
    TransactionCurrency: invoiceEntity(order, invoice).TransactionCurrency,
    AmountInTransactionCurrency: decimal(billed),
  }
  if (isCleared || invoice.paidCents === 0) return [item]
  const payment = {
    ...item,
    AccountingDocument: paymentOf(invoice),
    BillingDocument: '',
    InvoiceReference: invoice.number,
    InvoiceReferenceFiscalYear: item.FiscalYear,
    AmountInTransactionCurrency: decimal(-invoice.paidCents),
  }
  return [item, payment]
}

const paymentOf = ({ number }: Invoice): string => `14${number.slice(-8)}`
