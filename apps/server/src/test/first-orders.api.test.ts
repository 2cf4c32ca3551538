import { LANGUAGES, type Language } from '@fust/domain/market'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { buildBreweryIn, type Elsewhere } from '#features/import/brewery-elsewhere.builders.ts'
import { writeBrewery } from '#features/import/import.builders.ts'
import { importBrewery } from '#features/import/import.service.ts'
import { refusalLines } from '#features/import/index.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { CHEAP_HASH } from './brewery.builders.ts'
import { newCart } from './cart-calls.builders.ts'
import { type OpenBrewery, openBreweryOn, readPath } from './open-brewery.ts'

const MONDAY = new Date('2026-11-23T09:00:00Z')
const ROODHERT = path.resolve(import.meta.dirname, '../../../../breweries/roodhert')

const BELGIUM = `market: BE
market_pack:
  country: BE
  languages: [nl, en]
  currency: EUR
  time_zone: Europe/Brussels
  cut_off: '15:30'
  legal_age: 16
  responsible_drinking: { name: Arnoldus, site: 'https://arnoldus.example' }
`

const POLAND = `market: PL
market_pack:
  country: PL
  languages: [en, de]
  currency: PLN
  time_zone: Europe/Warsaw
  responsible_drinking: { name: PARPA, site: 'https://parpa.example' }
`

type Case = {
  market: string
  folder: () => Promise<string>
  languages: readonly [Language, ...Language[]]
  buyer: string
  order: { outlet: string; sku: string; payment: string }
  currency: string
  symbol: string
  vat: string
  age: number
}

const elsewhere = (of: Elsewhere) => async () => writeBrewery(buildBreweryIn(of))
const SMALL = { buyer: 'owner@reiger.example', order: { outlet: 'S1', sku: 'VH-001', payment: 'invoice' } }

const CASES: Case[] = [
  {
    ...SMALL,
    market: 'CZ',
    folder: elsewhere({ settings: 'market: CZ\n', languages: ['cs', 'en'] }),
    languages: ['cs', 'en'],
    currency: 'CZK',
    symbol: 'Kč',
    vat: 'DPH 21 %',
    age: 18,
  },
  {
    ...SMALL,
    market: 'SK',
    folder: elsewhere({ settings: 'market: SK\n', languages: ['sk', 'en'] }),
    languages: ['sk', 'en'],
    currency: 'EUR',
    symbol: '€',
    vat: 'DPH 21 %',
    age: 18,
  },
  {
    ...SMALL,
    market: 'BE',
    folder: elsewhere({ settings: BELGIUM, languages: ['nl', 'en'] }),
    languages: ['nl', 'en'],
    currency: 'EUR',
    symbol: '€',
    vat: 'Btw 21%',
    age: 16,
  },
  {
    ...SMALL,
    market: 'PL',
    folder: elsewhere({ settings: POLAND, languages: ['en', 'de'] }),
    languages: ['en', 'de'],
    currency: 'PLN',
    symbol: 'zł',
    vat: 'VAT 21%',
    age: 18,
  },
  {
    market: 'IT',
    folder: async () => ROODHERT,
    languages: ['it', 'de', 'en'],
    buyer: 'owner.agreement@roodhert.example',
    order: { outlet: '4000104', sku: 'RH-C2050', payment: 'purchaseorder' },
    currency: 'EUR',
    symbol: '€',
    vat: 'IVA 22%',
    age: 18,
  },
]

let brewery: OpenBrewery | undefined
afterEach(async () => {
  await brewery?.close()
  brewery = undefined
})

async function open(folder: string): Promise<OpenBrewery> {
  const database: TestDatabase = await createTestDatabase()
  const hashPassword = () => Promise.resolve(CHEAP_HASH)
  const outcome = await importBrewery({
    pool: database.pool,
    folder,
    filesFolder: folder,
    clock: { now: () => MONDAY },
    hashPassword,
  })
  expect(outcome.ok ? [] : refusalLines(outcome.refusal)).toEqual([])
  await database.pool.query(`update portal_user set password_hash = $1 where status = 'Active'`, [CHEAP_HASH])
  return openBreweryOn(database, { features: [assortmentFeature, cartFeature, ordersFeature] })
}

const ADD = `mutation ($cartId: String, $items: [CartItemInput!]) {
  addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { code message } }
}`

const DELIVER = `mutation ($cart: String, $outlet: String, $payment: String, $store: String) {
  setTransportType(cart_id: $cart, outlet_id: $outlet, transport_type: "flatrate_flatrate", date_popup: "2026-11-25",
    payment_method: "x", payment_code: $payment, store: $store) {
    cart { prices { grand_total { value currency } applied_taxes { label } } }
  }
}`

const PLACE = `mutation ($cart: String) { placeOrder(cart_id: $cart) { order_number errors { code message } } }`

describe.each(CASES)('a brewery in $market', (given) => {
  const { market, languages, buyer, order, currency, symbol, vat, age } = given
  const [own] = languages

  test('[MKT-01] [MKT-08] [BAR-58] tells pages its market and takes its first order in its currency', async () => {
    brewery = await open(await given.folder())
    const store = `LivePortal_${market}_${own}`
    const asBuyer = { as: buyer, headers: { store, 'content-currency': currency } }

    const told = await brewery.ask('{ currency { base_currency_code base_currency_symbol } }', {}, asBuyer)
    expect(told.data).toEqual({ currency: { base_currency_code: currency, base_currency_symbol: symbol } })
    const other = { as: buyer, headers: { store, 'content-currency': currency === 'EUR' ? 'CZK' : 'EUR' } }
    expect((await brewery.ask('{ currency { base_currency_code } }', {}, other)).errors).toHaveLength(1)

    const page = await brewery.app.inject({ url: '/brewery.json' })
    expect(page.json()).toMatchObject({ market: { market, currency, languages, legalAge: age } })

    const cart = await newCart(brewery, asBuyer)
    const added = await brewery.ask(ADD, { cartId: cart, items: [{ sku: order.sku, quantity: 8 }] }, asBuyer)
    expect(added.data).toEqual({ addProductsToCart: { user_errors: [] } })
    const delivered = await brewery.ask(DELIVER, { cart, store, ...order }, asBuyer)
    expect(readPath(delivered.data, 'setTransportType', 'cart', 'prices')).toMatchObject({
      grand_total: { currency },
      applied_taxes: [{ label: vat }],
    })
    const placed = await brewery.ask(PLACE, { cart }, asBuyer)
    expect(readPath(placed.data, 'placeOrder', 'errors')).toEqual([])

    const { rows } = await brewery.pool.query('select currency from sales_order')
    expect(rows).toEqual([{ currency }])
  })

  test('[MKT-05] says in each of its languages what does not work', async () => {
    brewery = await open(await given.folder())
    const said = new Set<string>()
    for (const language of languages) {
      const headers = { store: `LivePortal_${market}_${language}` }
      const cart = await newCart(brewery, { as: buyer, headers })
      const answer = await brewery.ask(
        ADD,
        { cartId: cart, items: [{ sku: 'NONE-01', quantity: 1 }] },
        { as: buyer, headers },
      )
      said.add(String(readPath(answer.data, 'addProductsToCart', 'user_errors', 0, 'message')))
    }
    expect(said.size).toBe(languages.length)
    expect(languages.filter((language) => !LANGUAGES.includes(language))).toEqual([])
  })
})
