import { describe, expect, test } from 'vitest'
import { readReceivable } from './sap-receivable.ts'

const BOOKS = { companyCode: 'NL01' }
const ASKED = { invoiceNumber: '90000001', currency: 'EUR' }

const ITEM = {
  CompanyCode: 'NL01',
  FiscalYear: '2026',
  AccountingDocument: '1800000007',
  AccountingDocumentItem: '001',
  BillingDocument: '90000001',
  InvoiceReference: '',
  ClearingAccountingDocument: '',
  NetDueDate: '/Date(1798070400000)/', // 24 December 2026
  TransactionCurrency: 'EUR',
  AmountInTransactionCurrency: '121.00',
}
const REFERRING = {
  ...ITEM,
  AccountingDocument: '1400000001',
  BillingDocument: null,
  InvoiceReference: '1800000007',
}

/** Books that hold these items; gives what was asked of them. */
function booksWith(billed: readonly object[], referring: readonly object[] = []) {
  const asked: string[] = []
  const read = async (path: string) => {
    const said = decodeURIComponent(path)
    asked.push(said)
    return { d: { results: said.includes('BillingDocument eq') ? billed : referring } }
  }
  return { asked, told: () => readReceivable({ read }, BOOKS, ASKED) }
}

describe('what SAP’s books say of an invoice', () => {
  test('is asked item by item, of the customers’ items in the company’s books', async () => {
    const { asked, told } = booksWith([ITEM])
    await told()
    expect(asked).toEqual([
      "API_OPLACCTGDOCITEMCUBE_SRV/A_OperationalAcctgDocItemCube?$select=CompanyCode,FiscalYear,AccountingDocument,AccountingDocumentItem,BillingDocument,InvoiceReference,ClearingAccountingDocument,NetDueDate,TransactionCurrency,AmountInTransactionCurrency&$filter=CompanyCode eq 'NL01' and FinancialAccountType eq 'D' and BillingDocument eq '90000001'",
      expect.stringContaining(
        "InvoiceReference eq '1800000007' and InvoiceReferenceFiscalYear eq '2026' and ClearingAccountingDocument eq ''",
      ),
    ])
  })

  test.each([
    ['nothing has been paid', [ITEM], [], { openCents: 12_100 }],
    ['all of it has been paid', [{ ...ITEM, ClearingAccountingDocument: '1400000001' }], [], { openCents: 0 }],
    [
      'a part has been paid, beside the invoice',
      [ITEM],
      [{ ...REFERRING, AmountInTransactionCurrency: '-21.005' }],
      { openCents: 9_999 },
    ],
    [
      'a rest is left, in place of the invoice',
      [{ ...ITEM, ClearingAccountingDocument: '1400000001' }],
      [{ ...REFERRING, AmountInTransactionCurrency: '21.00' }],
      { openCents: 2_100 },
    ],
    [
      'an invoice names itself as what it is about',
      [{ ...ITEM, InvoiceReference: '1800000007' }],
      [{ ...ITEM, InvoiceReference: '1800000007' }],
      { openCents: 12_100 },
    ],
    [
      'more came than was billed',
      [ITEM],
      [{ ...REFERRING, AmountInTransactionCurrency: '-130.00' }],
      { openCents: -900 },
    ],
  ])('says what is open: %s', async (_because, billed, referring, expected) => {
    expect(await booksWith(billed, referring).told()).toEqual({ dueOn: '2026-12-24', ...expected })
  })

  test('says the day of the next part, where it is paid in parts', async () => {
    const january = { ...ITEM, AccountingDocumentItem: '002', NetDueDate: '/Date(1800748800000)/' }
    const paid = { ...ITEM, ClearingAccountingDocument: '1400000001' }
    expect(await booksWith([january, ITEM]).told()).toEqual({ dueOn: '2026-12-24', openCents: 24_200 })
    expect(await booksWith([january, paid]).told()).toEqual({ dueOn: '2027-01-24', openCents: 12_100 })
  })

  test('is nothing of one that they do not have', async () => {
    expect(await booksWith([]).told()).toBeUndefined()
  })

  test.each([
    ['of another company', { CompanyCode: 'BE01' }],
    ['of another invoice', { BillingDocument: '90000002' }],
    ['in another currency', { TransactionCurrency: 'USD' }],
    ['without an amount', { AmountInTransactionCurrency: 'a lot' }],
    ['of more money than there is', { AmountInTransactionCurrency: '9999999999999.00' }],
  ])('is not believed where it is %s', async (_what, own) => {
    await expect(booksWith([{ ...ITEM, ...own }]).told()).rejects.toMatchObject({ code: 'unexpected-answer' })
  })

  test('is not believed where a payment is of another invoice', async () => {
    const other = { ...REFERRING, InvoiceReference: '1800000008' }
    await expect(booksWith([ITEM], [other]).told()).rejects.toMatchObject({ code: 'unexpected-answer' })
  })

  test('is a fault where the service is not there', async () => {
    const read = async () => undefined
    await expect(readReceivable({ read }, BOOKS, ASKED)).rejects.toMatchObject({ code: 'unexpected-answer' })
  })
})
