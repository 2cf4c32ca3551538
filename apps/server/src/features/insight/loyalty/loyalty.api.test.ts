import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRows } from '../../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery } from '../../../test/open-brewery.ts'
import { buildInsight, placeOrders } from '../insight.builders.ts'
import { insightFeature } from '../insight.feature.ts'

const V1 = '/nl/prod/api/v1/portal/shiptos/GetLoyaltyBySapId'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [insightFeature] })
  await buildInsight(brewery.pool)
  await placeOrders(brewery.pool, [
    {
      id: 1,
      at: '2026-02-01T10:00:00Z',
      lines: [
        { sku: 'WIT-CRATE', cases: 100, cents: 100 },
        { sku: 'PILS-CRATE', cases: 100, cents: 100 },
      ],
    },
    { id: 2, at: '2026-02-02T10:00:00Z', status: 'Canceled', lines: [{ sku: 'WIT-CRATE', cases: 100, cents: 100 }] },
    { id: 3, at: '2025-02-02T10:00:00Z', lines: [{ sku: 'WIT-CRATE', cases: 14, cents: 100 }] },
  ])
})
afterAll(() => brewery.close())

test('without a programme there is nothing', async () => {
  expect((await brewery.get(`${V1}/S1,2026`)).status).toBe(404)
})

test('[API-25] [CNT-20] a ship-to earns points by the year, with the brands that count', async () => {
  await insertRows(brewery.pool, 'content_page', [
    {
      kind: 'loyalty',
      slug: 'friends',
      language: 'en',
      title: 'Friends',
      body: '',
      details: JSON.stringify({
        brands: ['wit'],
        points_per_hectolitre: 10,
        rewards: [
          { title: 'A sign', points: 400 },
          { title: 'A lesson', points: 50 },
        ],
      }),
    },
  ])
  expect((await brewery.get(`${V1}/S1,2026`)).body).toEqual({
    shipToId: 'S1',
    year: 2026,
    points: 72,
    pointsPerHectolitre: 10,
    brands: [{ code: 'wit', name: 'Witte Wieven', volume: 7.2, points: 72 }],
    rewards: [
      { title: 'A lesson', points: 50, missing: 0 },
      { title: 'A sign', points: 400, missing: 328 },
    ],
  })
  expect((await brewery.get(`${V1}/S1,2025`)).body).toMatchObject({ points: 10 })
  expect((await brewery.get(`${V1}/S2,2026`)).body).toMatchObject({ points: 0 })
})

test.each([
  ['S1,2026', 'buyer@turf.example', 403, 'of another company'],
  ['S1,2026', 'second@tenbrink.example', 403, 'without the permission'],
  ['S1,26', 'buyer@tenbrink.example', 422, 'in no year'],
  ['S1', 'buyer@tenbrink.example', 404, 'without a year'],
])('%s asked by %s is answered with %i: %s', async (path, as, status) => {
  expect((await brewery.get(`${V1}/${path}`, { as })).status).toBe(status)
})

test('without a session nothing is told', async () => {
  expect((await brewery.get(`${V1}/S1,2026`, { as: null })).status).toBe(401)
})
