import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { buildProductWith } from '#features/catalogue/catalogue.builders.ts'
import { ADD, CHOOSE, newCart, PLACE } from './cart-calls.builders.ts'
import { openBrewery, readPath, type OpenBrewery } from './open-brewery.ts'

const SKUS = Array.from({ length: 100 }, (_, index) => `MANY-${index + 1}`)
const LONG_AGO = 120

let brewery: OpenBrewery
let cart: string
let statements: MockInstance

beforeAll(async () => {
  brewery = await openBrewery()
  for (const sku of SKUS) await buildProductWith(brewery.pool, { sku, sub_brand: 'Many' })
  await brewery.pool
    .query(`insert into sales_order (company_id, number, ship_to_id, payer_id, kind, sap_order_type, status,
      method, payment_method, delivery_date, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents,
      grand_total_cents, placed_at, status_changed_at)
    select 'C1', 'OLD-' || n, 'S1', 'P-C1', 'beer', 'YSOR', 'Delivered', 'flatrate_flatrate', 'onaccount', '2026-01-05',
      0, 0, 0, 0, 0, timestamptz '2026-01-01' + n * interval '1 day', '2026-01-05'
    from generate_series(1, ${LONG_AGO}) n`)
  await brewery.tokenOf('buyer@tenbrink.example')
  // Without an implementation of its own a spy lets every call pass.
  statements = vi.spyOn(pg.Client.prototype, 'query')
})
beforeEach(async () => {
  await brewery.pool.query('delete from cart')
  cart = await newCart(brewery)
})
afterAll(async () => {
  statements.mockRestore()
  await brewery.close()
})

const casesOf = (lines: number) => SKUS.slice(0, lines).map((sku) => ({ sku, quantity: 1 }))
const fill = (lines: number) => brewery.ask(ADD, { cartId: cart, items: casesOf(lines) })
const choose = () => brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'selfpickup_selfpickup', date: '2026-11-24' })

async function fillAndChoose(lines: number) {
  await fill(lines)
  await choose()
}

let wanted: { cart_item_id: number; quantity: number }[] = []

/** A cart of so many lines, and another quantity of each that is wanted. */
async function fillAndWant(lines: number) {
  await fill(lines)
  const held = await brewery.ask('{ customerCart { items { id } } }')
  const items = readPath(held.data, 'customerCart', 'items')
  wanted = Array.isArray(items)
    ? items.map((item: unknown) => ({ cart_item_id: Number(readPath(item, 'id')), quantity: 2 }))
    : []
}
const setAsWanted = () => brewery.ask(UPDATE, { input: { cart_id: cart, cart_items: wanted } })

const WHOLE_CART = `id prices { grand_total { value } } progress_bar_data { status } items { id quantity } shipping_addresses { city }`
const UPDATE = `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { ${WHOLE_CART} } errors { code } } }`
const PRICES = `mutation ($cart: String) { updatePrices(cart_id: $cart, delivery_method: "selfpickup_selfpickup",
  delivery_date: "2026-11-24", date_popup: "2026-11-24", payment_method: "onaccount", payment_title: "On account",
  outlet_order_type: "YDOR", delivery_hours_from: "08:00", delivery_hours_to: "12:00", user_first_name: "Jan",
  user_surname: "Brink") { cart { ${WHOLE_CART} } } }`
const LIST = `query ($size: Int) { products(filter: { sub_brand: { eq: "Many" } }, pageSize: $size) {
  total_count items { sku your_price stock_status } aggregations { label } } }`
const DETAIL =
  '{ products(filter: { sku: { eq: "MANY-1" } }) { items { sku your_price description { html } downloads { url } } } }'
const HISTORY = `query ($size: Int) { customer { orders(pageSize: $size) { total_count items { number carrier
  items { product_sku } shipments { number } invoices { number } comments { message } } } } }`

const SAVE = 'mutation ($cart: String) { addSaveOrderForLater(cart_id: $cart) { id } }'
const SAVED = `{ getSaveOrderForLater { total_count items { id total items { sku row_total product { sku name } } } } }`

type Row = {
  operation: string
  atMost: number
  sizes: [number, number?]
  before?: (size: number) => Promise<unknown>
  ask: (size: number) => ReturnType<OpenBrewery['ask']>
}

/** Each counts round trips: the session, the brewery, what begins a transaction, what is committed with it. */
const ROWS: Row[] = [
  {
    operation: 'cart',
    atMost: 4,
    sizes: [1, 50],
    before: fill,
    ask: () => brewery.ask(`query ($cart: String!) { cart(cart_id: $cart) { ${WHOLE_CART} } }`, { cart }),
  },
  {
    operation: 'customerCart',
    atMost: 5,
    sizes: [1, 50],
    before: fill,
    ask: () => brewery.ask(`{ customerCart { ${WHOLE_CART} } }`),
  },
  { operation: 'addProductsToCart', atMost: 4, sizes: [1, 50], ask: fill },
  { operation: 'updateCartItems', atMost: 3, sizes: [2, 50], before: fillAndWant, ask: setAsWanted },
  // It has a statement of its own.
  { operation: 'updateCartItems, one line', atMost: 3, sizes: [1], before: fillAndWant, ask: setAsWanted },
  { operation: 'setTransportType', atMost: 4, sizes: [1, 50], before: fill, ask: choose },
  {
    operation: 'updatePrices',
    atMost: 4,
    sizes: [1, 50],
    before: fillAndChoose,
    ask: () => brewery.ask(PRICES, { cart }),
  },
  {
    operation: 'placeOrder',
    atMost: 5,
    sizes: [1, 50],
    before: fillAndChoose,
    ask: () => brewery.ask(PLACE, { cart }),
  },
  {
    operation: 'getSaveOrderForLater',
    atMost: 8,
    sizes: [1, 10],
    before: async (size) => {
      await brewery.pool.query('delete from saved_order')
      for (let saved = 0; saved < size; saved += 1) {
        await fill(2)
        await brewery.ask(SAVE, { cart })
      }
      // What is shown of a product is remembered.
      await brewery.ask(SAVED)
    },
    ask: () => brewery.ask(SAVED),
  },
  {
    operation: 'products',
    atMost: 3,
    sizes: [25, 100],
    before: (size) => brewery.ask(LIST, { size }),
    ask: (size) => brewery.ask(LIST, { size }),
  },
  {
    operation: 'products, one in detail',
    atMost: 4,
    sizes: [1],
    before: () => brewery.ask(DETAIL),
    ask: () => brewery.ask(DETAIL),
  },
  { operation: 'customer.orders', atMost: 8, sizes: [10, 100], ask: (size) => brewery.ask(HISTORY, { size }) },
]

async function statementsOf({ before, ask }: Row, size: number): Promise<string[]> {
  await brewery.pool.query('delete from cart_line')
  await before?.(size)
  statements.mockClear()
  const answer = await ask(size)
  const asked = statements.mock.calls.flatMap(([config]: unknown[]) => {
    const together = readPath(config, 'statements')
    return Array.isArray(together) ? [together.join(' + ')] : [String(readPath(config, 'name') ?? config)]
  })
  expect(answer.errors).toEqual([])
  return asked
}

test.each(ROWS)('$operation asks the database at most $atMost things, however many it is about', async (row) => {
  const [small, large = small] = row.sizes
  const few = await statementsOf(row, small)
  if (row.operation === 'placeOrder') cart = await newCart(brewery)
  const many = await statementsOf(row, large)
  expect(few.slice(row.atMost)).toEqual([])
  expect(many.toSorted()).toEqual(few.toSorted())
})
