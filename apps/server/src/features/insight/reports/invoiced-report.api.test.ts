import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Report } from '@fust/domain/reporting'
import { BUYER, readPath, type OpenBrewery } from '../../../test/open-brewery.ts'
import { placeOrders } from '../insight.builders.ts'
import { openReportedBrewery, askReport, type Caller } from './reports.builders.ts'

const STRANGER = { as: 'buyer@turf.example' }

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openReportedBrewery()
})
afterAll(() => brewery.close())

const get = (call: string, caller?: Caller) => askReport(brewery, call, caller)
const report = async (query = '', caller?: Caller) => (await get(`sales-report${query}`, caller)).body

describe('[DOC-09] what was invoiced', () => {
  const invoiced = async (query = '?from=2026-09&to=2026-11', options: Caller = {}) =>
    readPath(await report(query, options), 'invoiced')
  const invoicesFor = async (payload: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${await brewery.tokenOf(BUYER)}` }
    const url = '/nl/prod/api/v1/portal/invoiceolsa/getdatarchive'
    return (await brewery.app.inject({ method: 'POST', url, headers, payload })).json()
  }
  const none = { invoices: 0, total: 0 }
  beforeAll(async () => {
    await brewery.pool.query(
      `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents) values
         ('C1', 1, '9001', '2026-11-06', 321599), ('C1', 1, '9002', '2026-11-20', -1099), ('C1', 2, '9003', '2026-10-01', 102000),
         ('C1', 3, '9004', '2026-09-30', 5000), ('C1', 3, '9005', '2026-09-30', -5000), ('C1', 5, '9006', '2025-11-23', 50000),
         ('C1', 5, '9007', '2025-11-24', 7), ('C1', 7, '9008', '2026-11-24', 7), ('C2', 8, '9009', '2026-11-01', 9)`,
    )
  })
  afterAll(() => brewery.pool.query('delete from order_invoice'))

  test('stands in the month of the invoice, less what was credited and cancelled, beside the year before', async () => {
    expect(await invoiced()).toEqual({
      invoices: 5,
      total: 4_225,
      before: { invoices: 1, total: 500 },
      months: [
        // An order that was cancelled after its invoice has the cancellation beside it.
        { month: '2026-09', invoices: 2, total: 0, before: none },
        // Of an order of September.
        { month: '2026-10', invoices: 1, total: 1_020, before: none },
        // What has the day of tomorrow, and what came later in the year before, is not of these days.
        { month: '2026-11', invoices: 2, total: 3_205, before: { invoices: 1, total: 500 } },
      ],
    })
  })

  test('is narrowed to a ship-to; of a brand or a pack no invoice tells', async () => {
    expect(await invoiced('?shipto=S2')).toMatchObject({ invoices: 1, total: 1_020 })
    expect(await invoiced('?brand=pils')).toBeNull()
    expect(await invoiced('?pack=Crate')).toBeNull()
  })

  test('is left out of the contract evaluation', async () => {
    const { status, body } = await get('contract-evaluation?from=2026-09&to=2026-11')
    expect(status).toBe(200)
    expect(readPath(body, 'invoiced')).toBeNull()
  })

  test('[PRM-11] is of the ship-tos whose invoices somebody may see, and says of how many', async () => {
    expect(await invoiced()).not.toHaveProperty('ofShipTos')
    await brewery.pool.query(
      `update user_role set withheld = '{My Documents}' where user_id = 'U1' and ship_to_id = 'S2'`,
    )
    onTestFinished(async () => {
      await brewery.pool.query(`update user_role set withheld = '{}' where user_id = 'U1'`)
    })
    // What was invoiced at S2 in October is not told; nothing was at the third.
    expect(await invoiced()).toMatchObject({ invoices: 4, total: 3_205, ofShipTos: { number: 2, all: 3 } })
    expect(await invoiced('?shipto=S1')).not.toHaveProperty('ofShipTos')
    expect(await invoiced('?shipto=S2')).toBeNull()
  })

  test('[PRM-11] what is withheld at one ship-to and another is in no figure of either, and each says of how many it is', async () => {
    await placeOrders(brewery.pool, [
      { id: 9, at: '2026-10-05T10:00:00Z', shipTo: 'S3', lines: [{ sku: 'WIT-CRATE', cases: 1, cents: 3_000 }] },
    ])
    await brewery.pool.query(
      `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
       values ('C1', 9, '9010', '2026-10-07', 3600)`,
    )
    const withhold = (permissions: string, shipToId: string) =>
      brewery.pool.query(`update user_role set withheld = $1 where user_id = 'U1' and ship_to_id = $2`, [
        permissions,
        shipToId,
      ])
    onTestFinished(async () => {
      await brewery.pool.query('delete from sales_order where id = 9')
      await brewery.pool.query(`update user_role set withheld = '{}' where user_id = 'U1'`)
    })
    await withhold('{"My Orders"}', 'S1')
    await withhold('{"My Documents"}', 'S2')
    // What S1 and S2 were invoiced is told nowhere; what they ordered is, since they may be reported on.
    const body = await report('?from=2026-09&to=2026-11')
    expect(readPath(body, 'invoiced')).toMatchObject({
      invoices: 1,
      total: 36,
      before: none,
      months: [none, { invoices: 1, total: 36 }, none],
      ofShipTos: { number: 1, all: 3 },
    })
    const shipTosOf = (told: unknown) => {
      const rows = readPath(told, 'shipTos')
      return Array.isArray(rows) ? rows.map((row: unknown) => readPath(row, 'code')) : rows
    }
    expect(shipTosOf(body)).toEqual(['S1', 'S2', 'S3'])
    expect(await invoiced('?shipto=S1')).toBeNull()
    expect(await invoiced('?shipto=S2')).toBeNull()
    expect(await invoicesFor({ report: 'sales', from: '2025-01-01' })).toMatchObject({
      total: 1,
      sum: 36,
      invoices: [{ invoiceNumber: '9010' }],
    })
    // Where nothing may be reported on, neither figure counts the ship-to.
    await withhold('{"Reporting"}', 'S1')
    const narrower = await report('?from=2026-09&to=2026-11')
    expect(shipTosOf(narrower)).toEqual(['S2', 'S3'])
    expect(readPath(narrower, 'totals', 'goods')).toBe(930)
    expect(readPath(narrower, 'invoiced')).toMatchObject({ total: 36, ofShipTos: { number: 1, all: 2 } })
  })

  test('is what the list of invoices comes to', async () => {
    const body = await invoicesFor({ report: 'sales', from: '2026-11-01', to: '2026-11-23' })
    expect(readPath(body, 'total')).toBe(2)
    expect(readPath(body, 'sum')).toBe(3_205)
  })

  test('the list of a report tells of its ship-tos alone', async () => {
    await brewery.pool.query(
      `update user_role set customer_type = 'Ontrade' where user_id = 'U1' and ship_to_id = 'S2'`,
    )
    onTestFinished(async () => {
      await brewery.pool.query(`update user_role set customer_type = 'Distributor' where user_id = 'U1'`)
    })
    const numbersOf = async (own: Report) => {
      const rows = readPath(await invoicesFor({ report: own }), 'invoices')
      return Array.isArray(rows) ? rows.map((row: unknown) => readPath(row, 'invoiceNumber')) : rows
    }
    expect(await numbersOf('on-trade')).toEqual(['9003'])
    expect(await numbersOf('distributor')).not.toContain('9003')
  })

  test('[PRM-11] is told to nobody who may not see invoices', async () => {
    expect(await invoiced('', STRANGER)).toMatchObject({ total: 0.09 })
    const become = (sections: readonly string[]) =>
      brewery.pool.query(`update brewery_setting set value = $1 where name = 'portal'`, [JSON.stringify({ sections })])
    await become(['Catalogue Beer', 'Reporting', 'Contracts'])
    onTestFinished(async () => {
      await become(['Catalogue Beer', 'My Orders', 'Reporting', 'Contracts'])
    })
    expect(await invoiced()).toBeNull()
  })
})
