import type { CalendarDate } from '@fust/domain/calendar'
import type { Credit } from '@fust/domain/payment'
import { ErpFault, type CreditAsked } from '../erp.port.ts'
import type { SapClient } from './sap-client.ts'
import { CreditAccount, OpenItems, requireAbout } from './sap-entities.ts'
import { eq, readThere } from './sap-list.ts'
import { ACCOUNTING, CREDIT } from './sap-services.ts'
import { fromSapDate, toCents } from './sap-values.ts'

/** In which credit segment the limit stands, and in whose books the invoices. */
export type SapCredit = { segment: string; companyCode: string }

type Reader = Pick<SapClient, 'read'>

/** The limit of a payer and its open items; SAP publishes no service that tells the exposure itself. */
export async function readCredit(
  client: Reader,
  { segment, companyCode }: SapCredit,
  asked: CreditAsked,
): Promise<Credit | undefined> {
  const [limitCents, openCents] = await Promise.all([
    readLimit(client, segment, asked),
    readOpenItems(client, companyCode, asked),
  ])
  return limitCents === undefined ? undefined : { limitCents, openCents }
}

async function readLimit(
  client: Reader,
  segment: string,
  { payer, currency, today }: CreditAsked,
): Promise<number | undefined> {
  const filter = eq({ BusinessPartner: payer, CreditSegment: segment })
  const [account] = await readThere(client, CreditAccount, `${CREDIT}/CreditManagementAccount?${filter}`)
  if (!account) return undefined
  requireAbout(payer, account.BusinessPartner)
  requireAbout(segment, account.CreditSegment)
  if (!isLimited(account, today)) return undefined
  requireAbout(currency, account.CreditSegmentCurrency)
  const limitCents = toCents(account.CreditLimitAmount ?? '0')
  if (limitCents < 0) throw new ErpFault('unexpected-answer', `The ERP gives ${payer} less credit than none`)
  return limitCents
}

/** Zero is a limit only where somebody set it, and a limit holds until its last day. */
function isLimited(account: CreditAccount, today: CalendarDate): boolean {
  const { CreditLimitAmount: amount, CreditLimitIsZero: isZero, CreditLimitValidityEndDate: end } = account
  const lastDay = fromSapDate(end)
  if (lastDay !== null && lastDay < today) return false
  return isZero === true || (amount !== null && toCents(amount) !== 0)
}

async function readOpenItems(client: Reader, companyCode: string, { payer, currency }: CreditAsked): Promise<number> {
  const filter = eq({
    CompanyCode: companyCode,
    // A customer's items, not yet paid.
    FinancialAccountType: 'D',
    Customer: payer,
    ClearingAccountingDocument: '',
  })
  const select = '$select=CompanyCode,Customer,CompanyCodeCurrency,AmountInCompanyCodeCurrency'
  const path = `${ACCOUNTING}/A_OperationalAcctgDocItemCube?${select}&${filter}`
  let openCents = 0
  for (const item of await readThere(client, OpenItems, path)) {
    requireAbout(payer, item.Customer)
    requireAbout(companyCode, item.CompanyCode)
    requireAbout(currency, item.CompanyCodeCurrency)
    openCents += toCents(item.AmountInCompanyCodeCurrency)
  }
  if (!Number.isSafeInteger(openCents)) throw new ErpFault('unexpected-answer', `The ERP says ${payer} owes everything`)
  return openCents
}
