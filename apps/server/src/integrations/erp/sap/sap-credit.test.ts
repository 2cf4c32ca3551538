import { calendarDate } from '@fust/domain/calendar'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '../simulators.builders.ts'
import { buildSapSettings } from './played-erp.builders.ts'
import { readCredit } from './sap-credit.ts'
import { createSapErp } from './sap-sales-order.ts'

const ASKED = { payer: '2000131', currency: 'EUR', today: calendarDate('2026-11-23') }
const LONG_MS = 60_000

describe('what the played ERP says of a payer', () => {
  let played: PlayedWorld
  beforeAll(async () => {
    played = await startPlayedWorld()
  })
  afterEach(() => played.tell('erp/behaviour', { mode: 'normal' }))
  afterAll(() => played.stop())

  const ask = (asked = ASKED, withinMs = LONG_MS) =>
    createSapErp(buildSapSettings(played.url)).customerCredit(asked, withinMs)

  test('is the limit and what is open', async () => {
    await played.tell('erp/credit', { payer: '2000131', limit: 15_000, open: 6_785.4 })
    expect(await ask()).toEqual({ limitCents: 1_500_000, openCents: 678_540 })
  })

  test('counts what was paid ahead below zero, and a limit that was set to nothing', async () => {
    await played.tell('erp/credit', { payer: '2000132', limit: 0, open: -12.5 })
    expect(await ask({ ...ASKED, payer: '2000132' })).toEqual({ limitCents: 0, openCents: -1_250 })
  })

  test('is nothing of a payer that has no account', async () => {
    expect(await ask({ ...ASKED, payer: '2999999' })).toBeUndefined()
  })

  test('is not asked for where the brewery names no segment', async () => {
    const { connection, customizing } = buildSapSettings(played.url)
    const erp = createSapErp({ connection, customizing: async () => ({ ...(await customizing()), credit: undefined }) })
    await played.tell('erp/behaviour', { mode: 'down' })
    expect(await erp.customerCredit(ASKED, LONG_MS)).toBeUndefined()
  })

  test('in another currency is not believed', async () => {
    await played.tell('erp/credit', { payer: '2000133', limit: 100, currency: 'CZK' })
    await expect(ask({ ...ASKED, payer: '2000133' })).rejects.toMatchObject({ code: 'unexpected-answer' })
  })

  test.each([
    ['down', 'unexpected-answer'],
    ['error', 'unexpected-answer'],
    ['endless', 'unexpected-answer'],
  ])('is a fault while the ERP is %s', async (mode, code) => {
    await played.tell('erp/behaviour', { mode })
    await expect(ask()).rejects.toMatchObject({ name: 'ErpFault', code })
  })

  test('is given up when the ERP does not answer in time, and told again after', async () => {
    await played.tell('erp/credit', { payer: '2000131', limit: 15_000, open: 6_785.4 })
    await played.tell('erp/behaviour', { mode: 'slow', delayMs: 60_000 })
    await expect(ask(ASKED, 100)).rejects.toMatchObject({ name: 'ErpFault', code: 'timed-out' })
    await played.tell('erp/behaviour', { mode: 'normal' })
    expect(await ask()).toMatchObject({ limitCents: 1_500_000 })
  })
})

describe('what an ERP says that lies', () => {
  const SETUP = { segment: '1000', companyCode: 'NL01' }
  const ACCOUNT = {
    BusinessPartner: '2000131',
    CreditSegment: '1000',
    CreditSegmentCurrency: 'EUR',
    CreditLimitAmount: '15000.000',
    CreditLimitIsZero: false,
    CreditLimitValidityEndDate: '/Date(253402214400000)/',
  }
  const ITEM = {
    CompanyCode: 'NL01',
    Customer: '2000131',
    CompanyCodeCurrency: 'EUR',
    AmountInCompanyCodeCurrency: '100.00',
  }
  type Wish = { account?: object | null; items?: readonly object[] | null }

  function creditOf({ account = {}, items = [{}] }: Wish) {
    const accounts = account ? [{ ...ACCOUNT, ...account }] : []
    const open = items?.map((item) => ({ ...ITEM, ...item }))
    const read = async (path: string) => {
      const results = path.startsWith('API_CRDTMBUSINESSPARTNER/CreditManagementAccount?') ? accounts : open
      return results && { d: { results } }
    }
    return readCredit({ read }, SETUP, ASKED)
  }

  test('items that come one by one are added up, credits taken off', async () => {
    const items = ['100.00', '0.10', '0.20', '-40.00'].map((amount) => ({ AmountInCompanyCodeCurrency: amount }))
    expect(await creditOf({ items })).toEqual({ limitCents: 1_500_000, openCents: 6_030 })
    expect(await creditOf({ items: [] })).toEqual({ limitCents: 1_500_000, openCents: 0 })
  })

  test.each([
    ['no account', null],
    ['no amount', { CreditLimitAmount: null }],
    ['zero that nobody set', { CreditLimitAmount: '0.00', CreditLimitIsZero: null }],
    ['a limit whose last day is over', { CreditLimitValidityEndDate: `/Date(${Date.UTC(2026, 10, 22)})/` }],
  ])('with %s there is no limit', async (_title, account) => {
    expect(await creditOf({ account })).toBeUndefined()
  })

  test.each([
    ['zero that was set', { CreditLimitAmount: '0.00', CreditLimitIsZero: true }, 0],
    ['a last day that is today', { CreditLimitValidityEndDate: `/Date(${Date.UTC(2026, 10, 23)})/` }, 1_500_000],
    ['no last day', { CreditLimitValidityEndDate: null }, 1_500_000],
  ])('%s holds', async (_title, account, limitCents) => {
    expect(await creditOf({ account })).toMatchObject({ limitCents })
  })

  test.each([
    ['another payer', { account: { BusinessPartner: '2000141' } }],
    ['another segment', { account: { CreditSegment: '2000' } }],
    ['a limit in another currency', { account: { CreditSegmentCurrency: 'USD' } }],
    ['a limit below zero', { account: { CreditLimitAmount: '-1.00' } }],
    ['a limit of more than there is', { account: { CreditLimitAmount: '1234567890123.00' } }],
    ['a limit that is no number', { account: { CreditLimitAmount: '1e9' } }],
    ['items of another payer', { items: [{ Customer: '2000141' }] }],
    ['items in the books of another company', { items: [{ CompanyCode: 'DE01' }] }],
    ['items in another currency', { items: [{ CompanyCodeCurrency: 'USD' }] }],
    ['an item that is no amount', { items: [{ AmountInCompanyCodeCurrency: 'NaN' }] }],
    [
      'items worth more than can be counted',
      { items: Array.from({ length: 100 }, () => ({ AmountInCompanyCodeCurrency: '999999999999' })) },
    ],
    ['no items, as the service is not there', { items: null }],
  ])('%s is not believed', async (_title, wish: Wish) => {
    await expect(creditOf(wish)).rejects.toMatchObject({ name: 'ErpFault', code: 'unexpected-answer' })
  })
})
