import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readSettings } from '#platform/env.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { insertRows } from './test/brewery.builders.ts'
import { type OpenBrewery, openBrewery } from './test/open-brewery.ts'
import { sapCustomizing } from '#integrations/erp/sap/sap-erp.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [] })
})
afterAll(() => brewery.close())

async function customizing(environment: Record<string, string> = {}) {
  const { settings } = await createPortal({ store: createPortalStore(brewery.db), clock: systemClock }).now()
  return sapCustomizing(readSettings(environment), settings.erp)
}

test('a brewery that says nothing about its SAP gets the codes that docs/brewery-folder.md names', async () => {
  expect(await customizing()).toEqual({
    salesOrganization: 'NL01',
    distributionChannel: '10',
    division: '00',
    portalOrderType: 'FUST',
    referenceField: 'PurchaseOrderByShipToParty',
    halfTruckShippingType: 'HT',
    priceCondition: 'PPR0',
    rejectionReason: '10',
    units: { case: 'CS', liter: 'L', piece: 'PC' },
    texts: {
      noteForDriver: 'ZDRV',
      orderTitle: 'ZTIT',
      portalTotal: 'ZTOT',
      loading: 'ZLOA',
      addresses: 'ZADR',
      transport: 'ZTRA',
    },
    textLanguage: 'EN',
    calendarService: '',
    credit: undefined,
    invoicing: undefined,
  })
})

test('what a brewery says about its SAP goes before, code by code', async () => {
  const erp = {
    price_condition: 'ZPRT',
    rejection_reason: 'Z1',
    units: { case: 'KAR' },
    texts: { order_title: '0001' },
    calendar_service: 'ZKALENDER_SRV',
    credit: { segment: '1000', company_code: 'BE01' },
    invoicing: {
      line_discount: 'ZA01',
      coupon_discount: 'ZA02',
      packaging_discount: 'ZA03',
      cash_discount: 'ZA04',
      packaging_tax: 'ZA05',
      sorting_charge: 'ZA06',
      deposit: 'ZA07',
      taxed_deposit: 'ZA08',
      vat: 'MWAS',
      paid_terms: 'ZA09',
    },
  }
  await insertRows(brewery.pool, 'brewery_setting', [{ name: 'erp', value: JSON.stringify(erp) }])
  expect(await customizing({ SAP_SALES_ORGANIZATION: 'BE01' })).toMatchObject({
    salesOrganization: 'BE01',
    portalOrderType: 'FUST',
    priceCondition: 'ZPRT',
    rejectionReason: 'Z1',
    units: { case: 'KAR', liter: 'L', piece: 'PC' },
    texts: { orderTitle: '0001', noteForDriver: 'ZDRV' },
    calendarService: 'ZKALENDER_SRV',
    credit: { segment: '1000', companyCode: 'BE01' },
    invoicing: {
      lineDiscount: 'ZA01',
      couponDiscount: 'ZA02',
      packagingDiscount: 'ZA03',
      cashDiscount: 'ZA04',
      packagingTax: 'ZA05',
      sortingCharge: 'ZA06',
      deposit: 'ZA07',
      taxedDeposit: 'ZA08',
      vat: 'MWAS',
      paidTerms: 'ZA09',
    },
  })
})
