import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CUSTOMER_TYPES, type CustomerType } from '@fust/domain/access'
import { REPORTS, type Report } from '@fust/domain/reporting'
import { BUYER, openBrewery, readPath, type OpenBrewery } from '../../../test/open-brewery.ts'
import { buildInsight, placeOrders } from '../insight.builders.ts'

const V1 = '/nl/prod/api/v1/portal/power-bi'
const STRANGER = { as: 'buyer@turf.example' }

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery()
  await buildInsight(brewery.pool)
  await placeOrders(brewery.pool, [
    {
      id: 1,
      at: '2026-10-31T23:30:00Z',
      status: 'Delivered',
      deliveryDate: '2026-11-05',
      deliveredAt: '2026-11-05T09:00:00Z',
      lines: [
        { sku: 'PILS-CRATE', cases: 100, cents: 200_000, discountCents: 1_001, shipped: 90, depositCents: 39_000 },
        { sku: 'WIT-CRATE', cases: 10, cents: 30_000, shipped: 10 },
      ],
    },
    {
      id: 2,
      at: '2026-09-10T10:00:00Z',
      shipTo: 'S2',
      status: 'Completed',
      deliveryDate: '2026-09-12',
      deliveredAt: '2026-09-13T09:00:00Z',
      lines: [{ sku: 'PILS-CRATE', cases: 50, cents: 90_000, shipped: 50, depositCents: -5_000 }],
    },
    { id: 3, at: '2026-09-11T10:00:00Z', status: 'Canceled', lines: [{ sku: 'PILS-CRATE', cases: 9, cents: 9 }] },
    { id: 4, at: '2026-09-12T10:00:00Z', stage: 'awaiting', lines: [{ sku: 'PILS-CRATE', cases: 9, cents: 9 }] },
    { id: 5, at: '2025-11-10T10:00:00Z', lines: [{ sku: 'BOK-CRATE', cases: 20, cents: 44_400 }] },
    { id: 6, at: '2025-12-10T10:00:00Z', lines: [{ sku: 'WIT-CRATE', cases: 20, cents: 1 }] },
    { id: 7, at: '2026-10-10T10:00:00Z', kind: 'posm', lines: [{ sku: 'GLASS-25', cases: 6, cents: 9_000 }] },
    {
      id: 8,
      at: '2026-10-10T10:00:00Z',
      company: 'C2',
      shipTo: 'S9',
      lines: [{ sku: 'PILS-CRATE', cases: 7, cents: 7 }],
    },
  ])
})
afterAll(() => brewery.close())

type Options = { as?: string | null }
const get = (call: string, options: Options = {}) => brewery.get(`${V1}/${call}`, options)
const report = async (query = '', options: Options = {}) => (await get(`sales-report${query}`, options)).body

describe('the sales report', () => {
  test('[API-36] [DOC-09] tells volume and money of what was not cancelled, beside the year before', async () => {
    expect(await report()).toMatchObject({
      report: 'sales',
      from: '2026-01-01',
      to: '2026-11-23',
      beforeFrom: '2025-01-01',
      beforeTo: '2025-11-23',
      totals: {
        orders: 3,
        volume: 11.52,
        goods: 3_279.99,
        // 200000 - 1001 + 39000 + 30000, 90000 - 5000 and 9000, with a fifth of VAT each.
        total: 4_343.99,
        before: { volume: 1.44, goods: 444 },
      },
    })
  })

  test('counts an order in the month of the brewery’s wall, and tells the months without one', async () => {
    const body = await report('?from=2026-09&to=2026-11')
    expect(readPath(body, 'months')).toEqual([
      { month: '2026-09', orders: 1, total: 1_020, volume: 3.6, goods: 900, before: { volume: 0, goods: 0 } },
      { month: '2026-10', orders: 1, total: 108, volume: 0, goods: 90, before: { volume: 0, goods: 0 } },
      {
        month: '2026-11',
        orders: 1,
        total: 3_215.99,
        volume: 7.92,
        goods: 2_289.99,
        before: { volume: 1.44, goods: 444 },
      },
    ])
  })

  test('[DOC-09] of more than a year has in each month what came a year before, also where that is told itself', async () => {
    const body = await report('?from=2025-11&to=2026-11')
    const months = readPath(body, 'months')
    expect(
      Array.isArray(months) && months.map((month) => [readPath(month, 'month'), readPath(month, 'before', 'goods')]),
    ).toEqual([
      ['2025-11', 0],
      ['2025-12', 0],
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((month) => [`2026-${month}`, 0]),
      ['2026-11', 444],
    ])
    expect(readPath(months, '0', 'goods')).toBe(444)
    expect(readPath(body, 'totals')).toMatchObject({ goods: 3_724, before: { goods: 444 } })
    expect(readPath(body, 'topProducts')).toContainEqual(
      expect.objectContaining({ code: 'BOK-CRATE', goods: 444, before: { volume: 1.44, goods: 444 } }),
    )
  })

  test('is told by brand, pack, ship-to and product', async () => {
    const body = await report()
    const figures = (part: string) => {
      const rows = readPath(body, part)
      return Array.isArray(rows)
        ? rows.map(({ code, name, goods }: { code: string; name: string; goods: number }) => [code, name, goods])
        : rows
    }
    expect(figures('brands')).toEqual([
      ['pils', 'Veenhof Pils', 2_979.99],
      ['wit', 'Witte Wieven', 300],
    ])
    expect(figures('packs')).toEqual([
      ['Crate', 'Crate', 3_189.99],
      ['Glass', 'Glass', 90],
    ])
    expect(figures('shipTos')).toEqual([
      ['S1', 'Depot Boekelo', 2_379.99],
      ['S2', 'Depot Goor', 900],
    ])
    expect(figures('topProducts')).toEqual([
      ['PILS-CRATE', 'PILS-CRATE, Crate 24 × 30 cl', 2_889.99],
      ['WIT-CRATE', 'WIT-CRATE, Crate 24 × 30 cl', 300],
      ['GLASS-25', 'GLASS-25, Crate 24 × 30 cl', 90],
    ])
    expect(figures('lostProducts')).toEqual([['BOK-CRATE', 'BOK-CRATE, Crate 24 × 30 cl', 0]])
  })

  test('is narrowed to a brand, a pack and a ship-to; what is of whole orders is not told then', async () => {
    const body = await report('?brand=wit')
    expect(readPath(body, 'totals')).toEqual({
      orders: null,
      total: null,
      volume: 0.72,
      goods: 300,
      before: { volume: 0, goods: 0 },
    })
    expect(readPath(body, 'choices', 'brands')).toEqual([
      { code: 'pils', name: 'Veenhof Pils' },
      { code: 'wit', name: 'Witte Wieven' },
    ])
    expect(readPath(await report('?pack=Glass'), 'totals', 'goods')).toBe(90)
    expect(readPath(await report('?shipto=S2'), 'totals', 'total')).toBe(1_020)
  })

  test('tells how reliably it was delivered, and the deposit', async () => {
    const body = await report()
    expect(readPath(body, 'delivery')).toMatchObject({ orders: 2, onTime: 1, casesOrdered: 160, casesBrought: 150 })
    expect(readPath(body, 'empties')).toMatchObject({ charged: 390, returned: 50, balance: 340 })
  })

  test('[DOC-09] deliveries and deposit are told by month, beside the year before', async () => {
    const none = { orders: 0, onTime: 0, casesOrdered: 0, casesBrought: 0 }
    const nothing = { charged: 0, returned: 0, balance: 0 }
    const body = await report('?from=2026-09&to=2026-11')
    expect(readPath(body, 'delivery', 'months')).toEqual([
      { month: '2026-09', orders: 1, onTime: 0, casesOrdered: 50, casesBrought: 50, before: none },
      { month: '2026-10', ...none, before: none },
      { month: '2026-11', orders: 1, onTime: 1, casesOrdered: 110, casesBrought: 100, before: none },
    ])
    expect(readPath(body, 'empties', 'months')).toEqual([
      { month: '2026-09', charged: 0, returned: 50, balance: -50, before: nothing },
      { month: '2026-10', ...nothing, before: nothing },
      { month: '2026-11', charged: 390, returned: 0, balance: 390, before: nothing },
    ])
    // The year after, what was delivered is what it is compared with.
    brewery.setClock('2027-11-20T09:00:00Z')
    onTestFinished(() => brewery.setClock('2026-11-23T09:00:00Z'))
    const later = await report('?from=2027-09&to=2027-11')
    expect(readPath(later, 'delivery')).toMatchObject({
      ...none,
      before: { orders: 2, onTime: 1, casesOrdered: 160, casesBrought: 150 },
      months: [{ before: { orders: 1, onTime: 0 } }, { before: none }, { before: { orders: 1, onTime: 1 } }],
    })
    expect(readPath(later, 'empties', 'before')).toEqual({ charged: 390, returned: 50, balance: 340 })
  })

  describe('[DOC-09] what was invoiced', () => {
    const invoiced = async (query = '?from=2026-09&to=2026-11', options: Options = {}) =>
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
        brewery.pool.query(`update brewery_setting set value = $1 where name = 'portal'`, [
          JSON.stringify({ sections }),
        ])
      await become(['Catalogue Beer', 'Reporting', 'Contracts'])
      onTestFinished(async () => {
        await become(['Catalogue Beer', 'My Orders', 'Reporting', 'Contracts'])
      })
      expect(await invoiced()).toBeNull()
    })
  })

  test('is of the caller’s own ship-tos', async () => {
    expect(readPath(await report('', STRANGER), 'totals', 'goods')).toBe(0.07)
    expect((await get('sales-report?shipto=S1', STRANGER)).status).toBe(403)
  })

  test.each(['from=2026-13', 'from=26-01', 'to=soon', 'brand=' + 'x'.repeat(41), 'what=else'])(
    'refuses %s',
    async (query) => {
      expect((await get(`sales-report?${query}`)).status).toBe(422)
    },
  )

  test('[PRM-11] needs the permission', async () => {
    expect((await get('sales-report', { as: 'second@tenbrink.example' })).status).toBe(403)
    expect((await get('sales-report', { as: null })).status).toBe(401)
  })
})

describe('which report somebody sees', () => {
  test('[API-37] [API-39] distributors see theirs, sales and contracts', async () => {
    expect(readPath(await report(), 'choices', 'reports')).toEqual(['sales', 'contract-evaluation', 'distributor'])
    expect((await get('contract-evaluation')).status).toBe(200)
    expect((await get('distributor-report?shipto=S1')).status).toBe(200)
    expect((await get('OnTrade-report?shipto=S1')).status).toBe(403)
  })

  const OF_ALL: readonly Report[] = ['sales', 'contract-evaluation']
  const OF_VENUES: readonly Report[] = [...OF_ALL, 'on-trade']
  const OF_THE_OFF_TRADE: readonly Report[] = [...OF_ALL, 'distributor']
  const SEEN: Readonly<Record<CustomerType, readonly Report[]>> = {
    Distributor: OF_THE_OFF_TRADE,
    Trade: OF_THE_OFF_TRADE,
    Retail: OF_THE_OFF_TRADE,
    Agreement: OF_VENUES,
    OntradeTank: OF_VENUES,
    Ontrade: OF_VENUES,
    InternalCustomer: REPORTS,
    AccountManagerOntrade: OF_VENUES,
    AccountManagerOfftrade: OF_THE_OFF_TRADE,
    Shop: OF_ALL,
    PosWederverkoper: OF_ALL,
  }
  test.each(CUSTOMER_TYPES)(
    '[API-36] [API-37] [API-38] [API-39] [DOC-09] %s: as its type says, and refused the others',
    async (type) => {
      const become = (own: CustomerType) =>
        brewery.pool.query(`update user_role set customer_type = $1 where user_id = 'U1'`, [own])
      await become(type)
      onTestFinished(async () => void (await become('Distributor')))
      const paths: Readonly<Record<Report, string>> = {
        sales: 'sales-report',
        'contract-evaluation': 'contract-evaluation',
        'on-trade': 'OnTrade-report',
        distributor: 'distributor-report',
      }
      const answers = await Promise.all(REPORTS.map(async (name) => ({ name, ...(await get(paths[name])) })))
      const allowed = SEEN[type]
      expect(answers.map(({ name, status }) => [name, status])).toEqual(
        REPORTS.map((name) => [name, allowed.includes(name) ? 200 : 403]),
      )
      const told = answers.flatMap(({ body, status }) => (status === 200 ? [readPath(body, 'choices', 'reports')] : []))
      expect(told).toEqual(allowed.map(() => allowed))
    },
  )

  test('[API-38] a venue sees the one of its trade, and of its ship-tos alone', async () => {
    await brewery.pool.query(
      `update user_role set customer_type = 'Ontrade' where user_id = 'U1' and ship_to_id = 'S2'`,
    )
    expect(readPath((await get('OnTrade-report')).body, 'totals', 'goods')).toBe(900)
    expect(readPath((await get('distributor-report')).body, 'totals', 'goods')).toBe(2_379.99)
    expect((await get('distributor-report?shipto=S2')).status).toBe(403)
  })
})
