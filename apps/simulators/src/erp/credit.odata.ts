import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CreditAccount, CreditStore } from './credit.store.ts'
import type { ErpStore } from './erp.store.ts'
import { accountingItems } from './receivable.ts'
import { collection, decimal, notFound, odataDate, parseAddress, parseFilter, select } from './odata.ts'

const ROOT = '/sap/opu/odata/sap'
/** Master data of Credit Management, and the open items of the accounting documents. */
const CREDIT = `${ROOT}/API_CRDTMBUSINESSPARTNER`
const ACCOUNTING = `${ROOT}/API_OPLACCTGDOCITEMCUBE_SRV`
// The customizing of the demo.
const SEGMENT = '1000'
const COMPANY_CODE = 'NL01'

type Read = FastifyRequest<{ Params: { '*': string }; Querystring: { $filter?: string; $select?: string } }>

/** What payers may owe and owe, under the addresses and with the names that SAP publishes. */
export function creditOData(
  app: FastifyInstance,
  { store, orders }: { store: CreditStore; orders: Pick<ErpStore, 'findInvoice'> },
) {
  const answer = (
    service: string,
    set: string,
    entities: (asked: Readonly<Record<string, string>>) => Promise<object[]>,
    properties?: readonly string[],
  ) =>
    app.get(`${service}/*`, async ({ params, query }: Read) => {
      if (parseAddress(params['*']).set !== set) throw notFound()
      const found = await entities(parseFilter(query.$filter ?? '', properties))
      return collection(found.map((one) => select({ ...one }, query.$select)))
    })

  answer(
    CREDIT,
    'CreditManagementAccount',
    async ({ BusinessPartner: payer = '', CreditSegment: segment }) =>
      segment === SEGMENT ? (await store.list(payer)).map(creditAccountEntity) : [],
    ['BusinessPartner', 'CreditSegment'],
  )
  answer(ACCOUNTING, 'A_OperationalAcctgDocItemCube', async (asked) => {
    if (asked['CompanyCode'] !== COMPANY_CODE) return []
    const number = asked['BillingDocument'] ?? asked['InvoiceReference']
    // Asked for no single document, the items of a payer come added up.
    if (number === undefined) return (await store.list(asked['Customer'] ?? '')).map(openItemsEntity)
    const order = await orders.findInvoice(number)
    const invoice = order?.invoices.find((one) => one.number === number)
    if (!order || !invoice) return []
    return accountingItems(order, invoice, COMPANY_CODE).filter((item) =>
      Object.entries(asked).every(([name, value]) => Reflect.get(item, name) === value),
    )
  })
}

const creditAccountEntity = ({ payer, limitCents, currency }: CreditAccount) => ({
  BusinessPartner: payer,
  CreditSegment: SEGMENT,
  CreditAccountIsBlocked: false,
  CreditLimitAmount: decimal(limitCents),
  CreditLimitIsZero: limitCents === 0,
  CreditLimitValidityEndDate: odataDate('9999-12-31'),
  CreditSegmentCurrency: currency,
})

const openItemsEntity = ({ payer, openCents, currency }: CreditAccount) => ({
  CompanyCode: COMPANY_CODE,
  Customer: payer,
  FinancialAccountType: 'D',
  ClearingAccountingDocument: '',
  AmountInCompanyCodeCurrency: decimal(openCents),
  CompanyCodeCurrency: currency,
})
