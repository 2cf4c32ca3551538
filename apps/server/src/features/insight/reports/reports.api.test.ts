import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CUSTOMER_TYPES, type CustomerType } from '@fust/domain/access'
import { REPORTS, type Report } from '@fust/domain/reporting'
import { readPath, type OpenBrewery } from '../../../test/open-brewery.ts'
import { openReportedBrewery, askReport, type Caller } from './reports.builders.ts'

const STRANGER = { as: 'buyer@turf.example' }

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openReportedBrewery()
})
afterAll(() => brewery.close())

const get = (call: string, caller?: Caller) => askReport(brewery, call, caller)
const report = async (query = '', caller?: Caller) => (await get(`sales-report${query}`, caller)).body

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
