import { headerText, type Invoice, type Order } from './order.ts'

/** How a customer pays by the letter of the order's header (PaymentMethod), as this brewery's SAP has them. */
const METHODS: Readonly<Record<string, string>> = {
  D: 'direct debit',
  U: 'bank transfer',
  I: 'iDEAL',
  C: 'credit card',
}
/** The payment terms of what was paid when it was ordered. */
const PAID_TERMS = 'ZPAI'
const PAYMENT_DAYS = 30
const DAY_MS = 86_400_000

/** The account of the brewery: the bank's own example of one. */
const ACCOUNT = { holder: 'Veenhof Bierbrouwerij', iban: 'NL91 ABNA 0417 1643 00', bic: 'ABNANL2A' }

/** What an invoice says of its payment, line by line. */
export function paymentLines(order: Order, invoice: Invoice, totalCents: number): string[] {
  const method = METHODS[headerText(order, 'PaymentMethod')]
  const reference = `Payment reference ${invoice.number}`
  if (isPaidWhenOrdered(order)) return [`Paid when ordered${method ? ` by ${method}` : ''}, nothing is due`, reference]
  if (totalCents <= 0) return ['Nothing is due: this amount is credited to your account', reference]
  const due = `within ${PAYMENT_DAYS} days, by ${dueDay(invoice)}`
  return [
    method === METHODS['D'] ? `Due ${due}: collected by direct debit` : `Due ${due}${method ? `, by ${method}` : ''}`,
    `Account IBAN ${ACCOUNT.iban}, BIC ${ACCOUNT.bic}, ${ACCOUNT.holder}`,
    reference,
  ]
}

export const isPaidWhenOrdered = (order: Order): boolean => headerText(order, 'CustomerPaymentTerms') === PAID_TERMS

/** The last day on which an invoice is paid in time. */
export const dueDay = ({ invoicedOn }: Invoice): string =>
  new Date(Date.parse(`${invoicedOn}T00:00:00Z`) + PAYMENT_DAYS * DAY_MS).toISOString().slice(0, 10)
