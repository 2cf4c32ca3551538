import type { CalendarDate } from '@fust/domain/calendar'
import { ErpFault, type ErpReceivable, type InvoiceAsked } from '../erp.port.ts'
import type { SapClient } from './sap-client.ts'
import type { SapCredit } from './sap-credit.ts'
import { AccountingItem, requireAbout } from './sap-entities.ts'
import { eq, readThere } from './sap-list.ts'
import { ACCOUNTING } from './sap-services.ts'
import { fromSapDate, toCents } from './sap-values.ts'

type Reader = Pick<SapClient, 'read'>

// Without the keys the service adds the items up.
const READ = Object.keys(AccountingItem.properties).join(',')

/**
 * What is open of an invoice. A billing document does not say so: its items in the books do. Those that are cleared are
 * done with; a payment of a part stands beside the invoice, and what is left after one takes its place. Both name it by
 * its accounting document.
 */
export async function readReceivable(
  client: Reader,
  { companyCode }: Pick<SapCredit, 'companyCode'>,
  { invoiceNumber, currency }: InvoiceAsked,
): Promise<ErpReceivable | undefined> {
  const itemsWith = async (values: Readonly<Record<string, string>>) => {
    // `D` is a customer's.
    const filter = eq({ CompanyCode: companyCode, FinancialAccountType: 'D', ...values })
    const path = `${ACCOUNTING}/A_OperationalAcctgDocItemCube?$select=${READ}&${filter}`
    const items = await readThere(client, AccountingItem, path)
    for (const item of items) {
      requireAbout(companyCode, item.CompanyCode)
      requireAbout(currency, item.TransactionCurrency)
    }
    return items
  }

  const billed = await itemsWith({ BillingDocument: invoiceNumber })
  for (const item of billed) requireAbout(invoiceNumber, item.BillingDocument)
  if (billed.length === 0) return undefined
  const items = new Map(billed.map((item) => [keyOf(item), item]))
  for (const { year, document } of documentsOf(billed)) {
    const about = { InvoiceReference: document, InvoiceReferenceFiscalYear: year, ClearingAccountingDocument: '' }
    for (const item of await itemsWith(about)) {
      requireAbout(document, item.InvoiceReference)
      items.set(keyOf(item), item)
    }
  }
  const open = [...items.values()].filter(({ ClearingAccountingDocument: by }) => by === '')
  const openCents = open.reduce((sum, item) => sum + toCents(item.AmountInTransactionCurrency), 0)
  if (!Number.isSafeInteger(openCents))
    throw new ErpFault('unexpected-answer', `Of ${invoiceNumber} everything is open`)
  return { dueOn: firstDay(billed.filter((item) => open.includes(item))) ?? firstDay(billed), openCents }
}

const keyOf = ({ FiscalYear, AccountingDocument, AccountingDocumentItem }: AccountingItem): string =>
  `${FiscalYear} ${AccountingDocument} ${AccountingDocumentItem}`

function documentsOf(items: readonly AccountingItem[]): { year: string; document: string }[] {
  const documents = new Map(items.map((item) => [`${item.FiscalYear} ${item.AccountingDocument}`, item]))
  return [...documents.values()].map((item) => ({ year: item.FiscalYear, document: item.AccountingDocument }))
}

/** An invoice that is paid in parts is due when the first of them is that is still to come. */
function firstDay(items: readonly AccountingItem[]): CalendarDate | null {
  const days = items.map(({ NetDueDate: day }) => fromSapDate(day))
  return days.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null)
}
