import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '../../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery } from '../../../test/open-brewery.ts'
import { buildInsight, placeOrders } from '../insight.builders.ts'
import { insightFeature } from '../insight.feature.ts'

const V1 = '/nl/prod/api/v1/portal'
const STRANGER = { as: 'buyer@turf.example' }
const WITHOUT_PERMISSION = { as: 'second@tenbrink.example' }
const title = (text: string) => JSON.stringify({ nl: `${text} (nl)`, en: text })

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [insightFeature] })
  await buildInsight(brewery.pool)
  const own = { company_id: 'C1', starts_on: '2024-01-01', ends_on: '2028-12-31' }
  await insertRows(brewery.pool, 'contract', [
    { ...own, number: '24-1', kind: 'supply', title: title('Beer supply'), agreed_hectolitres: 10 },
    { ...own, number: '24-2', kind: 'tank', title: title('Tank loan'), agreed_hectolitres: 10 },
    { ...own, number: '22-3', kind: 'loan', title: title('Loan'), starts_on: '2022-03-01', ends_on: null },
    {
      ...own,
      number: '26-4',
      kind: 'bonus',
      title: title('Bonus'),
      starts_on: '2026-01-01',
      ends_on: '2026-12-31',
      agreed_hectolitres: 4,
      bonus_cents_per_hectolitre: 240,
    },
    { ...own, company_id: 'C2', number: '24-9', kind: 'supply', title: title('Not yours') },
  ])
  // A crate holds 7.2 litres.
  const pils = (cases: number) => [{ sku: 'PILS-CRATE', cases, cents: 100 }]
  await placeOrders(brewery.pool, [
    { id: 1, at: '2026-02-01T10:00:00Z', lines: pils(50) },
    {
      id: 2,
      at: '2026-03-01T10:00:00Z',
      shipTo: 'S2',
      kind: 'tank',
      lines: [{ sku: 'PILS-TANK', cases: 0, cents: 1, litres: 100 }],
    },
    { id: 3, at: '2026-03-01T10:00:00Z', status: 'Canceled', lines: pils(500) },
    { id: 4, at: '2026-03-02T10:00:00Z', stage: 'awaiting', lines: pils(500) },
    { id: 5, at: '2025-12-31T22:00:00Z', lines: pils(500) },
    // New Year on the brewery's wall.
    { id: 6, at: '2025-12-31T23:30:00Z', lines: [...pils(10), { sku: 'GLASS-25', cases: 40, cents: 1 }] },
    { id: 7, at: '2026-05-01T10:00:00Z', company: 'C2', shipTo: 'S9', lines: pils(900) },
  ])
})
afterAll(() => brewery.close())

type Options = { as?: string | null }
const get = (call: string, options: Options = {}) => brewery.get(`${V1}/contracts/${call}`, options)

describe('the contracts of a company', () => {
  test('[API-42] [DOC-07] [DOC-08] are told with what was ordered in the year, in the language of the call', async () => {
    const { status, body } = await get('GetAllContracts?offset=0&limit=500&language=nl')
    expect(status).toBe(200)
    // 50 and 10 crates, and 100 litres from the tank.
    const year = { from: '2026-01-01', to: '2026-12-31', agreed: 10, daysLeft: 38 }
    expect(body).toEqual([
      expect.objectContaining({ number: '22-3', kind: 'loan', endsOn: null, standing: null }),
      {
        number: '24-1',
        kind: 'supply',
        title: 'Beer supply (nl)',
        startsOn: '2024-01-01',
        endsOn: '2028-12-31',
        standing: { ...year, ordered: 5.32, missing: 4.68, expected: 8.9589 },
      },
      expect.objectContaining({ number: '24-2', standing: { ...year, ordered: 1, missing: 9, expected: 8.9589 } }),
    ])
  })

  test('[API-43] [DOC-07] that pay a bonus tell what was earned with it', async () => {
    const { body } = await get('GetAllBonusContracts')
    expect(body).toEqual([
      expect.objectContaining({
        number: '26-4',
        kind: 'bonus',
        bonusPerHectolitre: 2.4,
        bonusEarned: 12.76,
        bonusAtTarget: 9.6,
        standing: expect.objectContaining({ ordered: 5.32, missing: 0 }),
      }),
    ])
  })

  test('[DOC-08] [ENT-52] come by the page', async () => {
    const numbersOf = async (query: string) => {
      const { body } = await get(`GetAllContracts?${query}`)
      return Array.isArray(body) ? body.map((contract: { number: string }) => contract.number) : body
    }
    expect(await numbersOf('offset=1&limit=1')).toEqual(['24-1'])
    expect(await numbersOf('offset=9')).toEqual([])
    expect((await get('GetAllContracts?limit=501')).status).toBe(422)
  })

  test('are those of a company of the caller: another one is not there', async () => {
    expect((await get('GetAllContracts?BusinessPartnerId=C1')).status).toBe(200)
    expect((await get('GetAllContracts?BusinessPartnerId=C1', STRANGER)).status).toBe(404)
    expect((await get('GetAllContracts?BusinessPartnerId=none')).status).toBe(404)
    expect((await get('GetAllContracts', STRANGER)).body).toEqual([
      expect.objectContaining({ number: '24-9', standing: null }),
    ])
  })

  test('[PRM-12] need the permission', async () => {
    for (const call of ['GetAllContracts', 'GetAllBonusContracts', 'GetPackagingDiscount']) {
      expect((await get(call, WITHOUT_PERMISSION)).status).toBe(403)
      expect((await get(`${call}?BusinessPartnerId=C1`, WITHOUT_PERMISSION)).status).toBe(403)
      expect((await get(call, { as: null })).status).toBe(401)
    }
  })
})

test('[CRT-39] packaging discounts are told by the month, with what was brought as ordered, in part, or not yet', async () => {
  const fullTruck = { discount: 'full-truck', basisPoints: 75, cents: 1_000 }
  const fullPallets = { discount: 'full-pallets', basisPoints: 25, cents: 250 }
  const line = (shipped: number) => [{ sku: 'PILS-CRATE', cases: 40, cents: 100, shipped }]
  await placeOrders(brewery.pool, [
    { id: 11, at: '2026-11-02T10:00:00Z', status: 'Delivered', packaging: fullTruck, lines: line(40) },
    { id: 12, at: '2026-11-03T10:00:00Z', status: 'Delivered', packaging: fullTruck, lines: line(39) },
    { id: 13, at: '2026-11-20T10:00:00Z', packaging: fullTruck, lines: line(0) },
    { id: 14, at: '2026-10-31T23:30:00Z', packaging: fullPallets, lines: line(0) },
    { id: 15, at: '2026-10-31T12:00:00Z', status: 'Canceled', packaging: fullPallets, lines: line(0) },
  ])
  const { body } = await get('GetPackagingDiscount')
  const none = { orders: 0, given: 0, kept: 0, open: 0, atRisk: 0 }
  expect(body).toMatchObject({
    fullTruckPercent: 0.75,
    fullPalletsPercent: 0.25,
    months: expect.arrayContaining([
      {
        month: '2026-11',
        fullTruck: { orders: 3, given: 30, kept: 10, open: 10, atRisk: 10 },
        fullPallets: { orders: 1, given: 2.5, kept: 0, open: 2.5, atRisk: 0 },
      },
      { month: '2026-10', fullTruck: none, fullPallets: none },
      { month: '2025-12', fullTruck: none, fullPallets: none },
    ]),
  })
})
