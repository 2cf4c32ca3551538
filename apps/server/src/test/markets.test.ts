import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliveryFeature } from '#features/delivery/delivery.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { type OpenBrewery, openBrewery } from './open-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [deliveryFeature, ordersFeature] })
})
afterAll(() => brewery.close())

const MARKETS = [
  { market: 'NL', languages: ['nl', 'en'], timeZone: 'Europe/Amsterdam', hasSmallTruck: true },
  { market: 'CZ', languages: ['cs', 'en'], timeZone: 'Europe/Prague', hasSmallTruck: true },
  { market: 'SK', languages: ['sk', 'en'], timeZone: 'Europe/Bratislava', hasSmallTruck: true },
  { market: 'IT', languages: ['it', 'de', 'en'], timeZone: 'Europe/Rome', hasSmallTruck: false },
]

async function moveTo(market: string): Promise<void> {
  await brewery.pool.query(`update brewery_setting set value = to_jsonb($1::text) where name = 'market'`, [market])
}

const storesOf = async () =>
  (await brewery.ask('{ availableStores { store_code timezone default_country } }', {}, { as: null })).data

describe.each(MARKETS)('a brewery in the market $market', ({ market, languages, timeZone, hasSmallTruck }) => {
  const others = MARKETS.map((own) => own.market).filter((own) => own !== market)

  test('[MKT-01] [MKT-02] [BAR-58] has the stores, the zone and the country of its market', async () => {
    await moveTo(market)
    expect(await storesOf()).toEqual({
      availableStores: languages.map((language) => ({
        store_code: `LivePortal_${market}_${language}`,
        timezone: timeZone,
        default_country: market,
      })),
    })
  })

  test('[MKT-02] [MKT-07] takes the store codes of its market and refuses those of others', async () => {
    await moveTo(market)
    const categoryFor = async (store: string) =>
      (await brewery.ask('{ customer { email } }', {}, { headers: { store } })).errors[0]?.extensions.category
    for (const language of languages) expect(await categoryFor(`LivePortal_${market}_${language}`)).toBeUndefined()
    for (const other of others) expect(await categoryFor(`LivePortal_${other}_en`)).toBe('graphql-input')
  })

  test('[MKT-02] [API-03] [API-07] is called under its own path and its own market header', async () => {
    await moveTo(market)
    const path = (of: string) => `/${of.toLowerCase()}/prod/api/v1/portal/orderstatus`
    const statusOf = async (of: string, header: string) =>
      (await brewery.get(path(of), { headers: { 'x-market': header } })).status
    expect(await statusOf(market, market)).toBe(200)
    for (const other of others) {
      expect(await statusOf(other, market)).toBe(404)
      expect(await statusOf(market, other)).toBe(422)
    }
  })

  test('[MKT-02] [MKT-11] offers the transports that its market has', async () => {
    await moveTo(market)
    const offered = await brewery.get(
      `/${market.toLowerCase()}/prod/api/v1/portal/paymentmethod/GetShippingmethodByOutletId`,
    )
    expect(offered.status).toBe(200)
    expect(JSON.stringify(offered.body)).toContain('flatrate_flatrate')
    expect(JSON.stringify(offered.body).includes('freeshipping_freeshipping')).toBe(hasSmallTruck)
  })
})
