import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery(
    { features: [cartFeature, ordersFeature] },
    { PUBLIC_URL: 'https://bestellen.veenhof.example' },
  )
})
afterAll(() => brewery.close())

const VISITOR = { as: null }

describe('the portal configuration', () => {
  test('[CAT-19] [GQL-18] [ENT-20] names sections as JSON, holidays by month and units as a comma list', async () => {
    const ASK = `{ getPortalConfig(customerType: "Distributor", orderType: "YSOR") {
      maintenance banner_rotation holidays { month days } sections orderableunits
    } }`
    const answer = await brewery.ask(ASK, {}, VISITOR)
    const config = readPath(answer.data, 'getPortalConfig')
    expect(config).toMatchObject({ maintenance: false, banner_rotation: 8, orderableunits: 'Packaging,Layers,Pallets' })
    expect(JSON.parse(String(readPath(config, 'sections')))).toContain('Catalogue Beer')
    const months = readPath(config, 'holidays')
    expect(Array.isArray(months) && months.find((entry) => readPath(entry, 'month') === '12')).toMatchObject({
      days: ['2026-12-25', '2026-12-26', '2027-12-25', '2027-12-26'],
    })
  })

  test('[BAR-40] [GQL-18] has the days that the brewery adds among the holidays', async () => {
    const inMay = async () => {
      const { data } = await brewery.ask('{ getPortalConfig { holidays { month days } } }', {}, VISITOR)
      const months = readPath(data, 'getPortalConfig', 'holidays')
      return Array.isArray(months) ? months.find((entry) => readPath(entry, 'month') === '5') : undefined
    }
    expect(readPath(await inMay(), 'days')).not.toContain('2026-05-05')
    await insertRows(brewery.pool, 'brewery_holiday', [
      { day: '2026-05-05', name: JSON.stringify({ nl: 'Bevrijdingsdag', en: 'Liberation Day' }) },
    ])
    expect(readPath(await inMay(), 'days')).toContain('2026-05-05')
    await brewery.pool.query('delete from brewery_holiday')
  })
})

describe('the sections of the portal', () => {
  const ASK = 'query ($type: String) { getPortalConfig(customerType: $type) { sections } }'

  test.each([
    ['distributor', false],
    ['On-trade Tank', true],
    ['Public', true],
    [null, true],
  ])('[GQL-18] [PRM-44] for the customer type "%s" hold tank beer: %s', async (type, holds) => {
    const answer = await brewery.ask(ASK, { type }, VISITOR)
    const sections: unknown = JSON.parse(String(readPath(answer.data, 'getPortalConfig', 'sections')))
    expect(Array.isArray(sections) && sections.includes('Catalogue Tank')).toBe(holds)
    expect(sections).toContain('My Orders')
  })
})

describe('a portal that is closed for maintenance', () => {
  beforeAll(() => setMaintenance(true))
  afterAll(() => setMaintenance(false))

  test('[CNT-07] [GQL-18] tells everybody that it is', async () => {
    const { data } = await brewery.ask('{ getPortalConfig { maintenance } }', {}, VISITOR)
    expect(readPath(data, 'getPortalConfig', 'maintenance')).toBe(true)
  })

  test('[CNT-07] answers nobody who is signed in', async () => {
    const bought = await brewery.ask('mutation { createEmptyCart }')
    expect(bought).toMatchObject({ status: 503, data: null, errors: [{ extensions: { code: 'CLOSED' } }] })
    expect(await brewery.get('/nl/prod/api/v1/portal/ordertypes')).toMatchObject({
      status: 503,
      body: { code: 'closed' },
    })
  })

  async function setMaintenance(is: boolean) {
    const SET = `update brewery_setting set value = value || jsonb_build_object('maintenance', $1::boolean) where name = 'portal'`
    await brewery.pool.query(SET, [is])
  }
})

describe('stores', () => {
  const STORE = 'code store_code locale timezone base_currency_code default_country base_url is_default_store'

  test('[MKT-07] [ENT-53] are the languages of the market', async () => {
    const answer = await brewery.ask(`{ availableStores(useCurrentGroup: true) { ${STORE} } }`, {}, VISITOR)
    expect(readPath(answer.data, 'availableStores')).toMatchObject([
      { code: 'LivePortal_NL_nl', locale: 'nl_NL', default_country: 'NL', is_default_store: false },
      { code: 'LivePortal_NL_en', locale: 'en_GB', timezone: 'Europe/Amsterdam', is_default_store: true },
    ])
  })

  test.each([
    [{}, 'LivePortal_NL_en'],
    [{ store: 'default' }, 'LivePortal_NL_en'],
    [{ store: 'LivePortal_NL_nl' }, 'LivePortal_NL_nl'],
    [{ lang: 'nl' }, 'LivePortal_NL_nl'],
    [{ store: 'LivePortal_NL_en', lang: 'nl' }, 'LivePortal_NL_en'],
  ])('[GQL-07] [GQL-11] with the headers %j the store is %s', async (headers, code) => {
    const answer = await brewery.ask('{ storeConfig { store_code base_url } }', {}, { as: null, headers })
    expect(readPath(answer.data, 'storeConfig')).toEqual({
      store_code: code,
      base_url: 'https://bestellen.veenhof.example/',
    })
  })

  test('say what a client can count on', async () => {
    const RULES = `order_cancellation_enabled order_cancellation_reasons { description } is_guest_checkout_enabled
      minimum_password_length required_character_classes_number root_category_id display_product_prices_in_catalog
      customer_access_token_lifetime`
    const headers = { store: 'LivePortal_NL_nl' }
    const answer = await brewery.ask(`{ storeConfig { ${RULES} } }`, {}, { as: null, headers })
    expect(readPath(answer.data, 'storeConfig')).toMatchObject({
      order_cancellation_enabled: true,
      order_cancellation_reasons: expect.arrayContaining([{ description: 'Andere reden' }]),
      is_guest_checkout_enabled: false,
      minimum_password_length: '12',
      required_character_classes_number: '3',
      root_category_id: 1,
      display_product_prices_in_catalog: 1,
      customer_access_token_lifetime: 336,
    })
  })
})

describe('the directory', () => {
  test('[MKT-08] knows the euro, in both spellings of Adobe Commerce', async () => {
    const ASK = '{ currency { base_currency_code default_display_currecy_code available_currency_codes } }'
    expect(readPath((await brewery.ask(ASK, {}, VISITOR)).data, 'currency')).toEqual({
      base_currency_code: 'EUR',
      default_display_currecy_code: 'EUR',
      available_currency_codes: ['EUR'],
    })
  })

  test('names countries in the language of the request', async () => {
    const ASK =
      '{ countries { id } country(id: "nl") { id three_letter_abbreviation full_name_english full_name_locale } }'
    const answer = await brewery.ask(ASK, {}, { as: null, headers: { store: 'LivePortal_NL_nl' } })
    expect(readPath(answer.data, 'country')).toEqual({
      id: 'NL',
      three_letter_abbreviation: 'NLD',
      full_name_english: 'Netherlands',
      full_name_locale: 'Nederland',
    })
    expect(readPath(answer.data, 'countries')).toContainEqual({ id: 'BE' })
  })

  test('[ERR-35] an unknown country is told so', async () => {
    const { errors } = await brewery.ask('{ country(id: "XX") { id } }', {}, VISITOR)
    expect(errors[0]).toMatchObject({
      message: 'Invalid country code',
      extensions: { category: 'graphql-no-such-entity' },
    })
    const missing = await brewery.ask('{ country { id } }', {}, VISITOR)
    expect(missing.errors[0]?.extensions.category).toBe('graphql-input')
  })
})
