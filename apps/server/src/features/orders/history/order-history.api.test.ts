import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { routesFeature } from '#features/assortment/routes/routes.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { ADD, CHOOSE, newCart, place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { ordersFeature } from '../orders.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({
    features: [assortmentFeature, routesFeature, cartFeature, ordersFeature, savedOrdersFeature],
  })
  for (const outlet of ['S1', 'S2'])
    await place(brewery, await readyCart(brewery, { pallets: 1, method: 'selfpickup_selfpickup', outlet }))
  const foreign = { as: 'buyer@turf.example' }
  await place(
    brewery,
    await readyCart(brewery, { pallets: 1, method: 'selfpickup_selfpickup', outlet: 'S9' }, foreign),
    foreign,
  )
})
afterAll(() => brewery.close())

const ORDERS = `query ($filter: CustomerOrdersFilterInput, $page: Int, $size: Int) {
  customer { orders(filter: $filter, currentPage: $page, pageSize: $size) {
    total_count page_info { page_size current_page total_pages }
    items { number status ship_to_id grand_total additional_data { delivery_date transport_type }
      items { product_sku number_of_pallet quantity_ordered } comments { message timestamp } }
  } }
}`

async function ordersOf(variables: Record<string, unknown>, as?: string) {
  const answer = await brewery.ask(ORDERS, variables, as === undefined ? {} : { as })
  return { answer, orders: readPath(answer.data, 'customer', 'orders') }
}

test('[GQL-42] [ORD-25] lists the newest first, a hundred a page, with lines and stations', async () => {
  const { orders } = await ordersOf({})
  expect(readPath(orders, 'total_count')).toBe(2)
  expect(readPath(orders, 'page_info')).toEqual({ page_size: 100, current_page: 1, total_pages: 1 })
  expect(readPath(orders, 'items', 0)).toMatchObject({
    ship_to_id: 'S2',
    status: 'Order created',
    additional_data: { delivery_date: '2026-11-24', transport_type: 'selfpickup_selfpickup' },
    items: [{ product_sku: 'PILS-CRATE', number_of_pallet: 1, quantity_ordered: 40 }],
    comments: [{ message: 'Order created', timestamp: '2026-11-23 10:00:00' }],
  })
})

test('[ENT-27] the day that the ERP plans stands beside the one that was ordered, where it is another', async () => {
  const READ =
    '{ customer { orders(pageSize: 1) { items { additional_data { delivery_date planned_delivery_date } } } } }'
  const plannedFor = async (day: string | null) => {
    await brewery.pool.query('update sales_order set planned_on = $1', [day])
    const { data, errors } = await brewery.ask(READ)
    expect(errors).toEqual([])
    return readPath(data, 'customer', 'orders', 'items', 0, 'additional_data')
  }
  expect(await plannedFor('2026-11-26')).toEqual({
    delivery_date: '2026-11-24',
    planned_delivery_date: '2026-11-26',
  })
  for (const day of ['2026-11-24', null])
    expect(await plannedFor(day)).toEqual({ delivery_date: '2026-11-24', planned_delivery_date: null })
})

test('[ENT-27] an invoice tells what is open of it, once the ERP has told it', async () => {
  const READ = `{ customer { orders(pageSize: 1) { items {
    invoices { number due_date paid { value } open { value currency } state } } } } }`
  const told = async (paidCents: number | null, dueOn: string | null) => {
    await brewery.pool.query(
      `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents, paid_cents, due_on)
       select company_id, id, '90000001', '2026-11-20', 12100, $1::bigint, $2::date from sales_order where ship_to_id = 'S2'
       on conflict (company_id, order_id, number) do update set paid_cents = excluded.paid_cents, due_on = excluded.due_on`,
      [paidCents, dueOn],
    )
    const { data, errors } = await brewery.ask(READ)
    expect(errors).toEqual([])
    return readPath(data, 'customer', 'orders', 'items', 0, 'invoices', 0)
  }
  expect(await told(null, null)).toEqual({ number: '90000001', due_date: null, paid: null, open: null, state: null })
  expect(await told(2100, '2026-11-22')).toEqual({
    number: '90000001',
    due_date: '2026-11-22',
    paid: { value: 21 },
    open: { value: 100, currency: 'EUR' },
    state: 'OVERDUE',
  })
  expect(await told(0, '2026-11-23')).toMatchObject({ open: { value: 121 }, state: 'OPEN' })
  expect(await told(12_100, '2026-11-22')).toMatchObject({ paid: { value: 121 }, open: { value: 0 }, state: 'PAID' })
  // Who sees orders and no documents reads the number of the invoice alone.
  const withhold = (permissions: string) => brewery.pool.query('update user_role set withheld = $1', [permissions])
  await withhold('{"My Documents"}')
  onTestFinished(async () => {
    await withhold('{}')
  })
  const untold = { number: '90000001', due_date: null, paid: null, open: null, state: null }
  expect(await told(2100, '2026-11-22')).toEqual(untold)
  await brewery.pool.query('delete from order_invoice')
})

test('[ENT-27] a line leads to its product, and to none where that is gone', async () => {
  const READ = '{ customer { orders(pageSize: 1) { items { items { product_url_key product { sku url_key } } } } } }'
  const line = async () => {
    const { data, errors } = await brewery.ask(READ)
    expect(errors).toEqual([])
    return readPath(data, 'customer', 'orders', 'items', 0, 'items', 0)
  }
  await brewery.pool.query(`update product set url_key = 'veenhof-pils-24' where sku = 'PILS-CRATE'`)
  const key = 'veenhof-pils-24'
  expect(await line()).toEqual({ product_url_key: key, product: { sku: 'PILS-CRATE', url_key: key } })
  const route = await brewery.ask(`{ route(url: "${key}") { ... on SimpleProduct { sku } } }`)
  expect(readPath(route.data, 'route', 'sku')).toBe('PILS-CRATE')
  await brewery.pool.query(`update order_line set sku = 'OLD-CRATE' where sku = 'PILS-CRATE'`)
  expect(await line()).toEqual({ product_url_key: null, product: null })
  await brewery.pool.query(`update order_line set sku = 'PILS-CRATE' where sku = 'OLD-CRATE'`)
})

test('a page of orders comes with its stations in the statement that reads it', async () => {
  // Without an implementation of its own a spy lets every call pass.
  const statements = vi.spyOn(brewery.pool, 'query')
  onTestFinished(() => statements.mockRestore())
  const STATIONS = '{ customer { orders { total_count items { number comments { message timestamp } } } } }'
  const { errors, data } = await brewery.ask(STATIONS)
  expect(errors).toEqual([])
  expect(readPath(data, 'customer', 'orders', 'items', 0, 'comments', 0, 'message')).toBe('Order created')
  const names = statements.mock.calls.map(([config]: unknown[]) => String(readPath(config, 'name')))
  expect(names.filter((name) => name.startsWith('order'))).toEqual(['order-window.newest', 'orders.days-newest'])
})

test.each(['payment_methods { type }', 'billing_address { city }', 'total { taxes { rate } }'])(
  'how an order is paid is read where %s is asked for, and nowhere else',
  async (field) => {
    const statements = vi.spyOn(brewery.pool, 'query')
    onTestFinished(() => statements.mockRestore())
    const isPaymentRead = async (asked: string) => {
      statements.mockClear()
      const { errors } = await brewery.ask(`{ customer { orders(pageSize: 1) { items { ${asked} } } } }`)
      expect(errors).toEqual([])
      const configs = statements.mock.calls.map(([config]: unknown[]) => config)
      const values = readPath(
        configs.find((config) => readPath(config, 'name') === 'orders.days-newest'),
        'values',
      )
      return Array.isArray(values) && values.at(-1) === true
    }
    expect(await isPaymentRead(field)).toBe(true)
    expect(await isPaymentRead('number total { grand_total { value } } shipping_address { city }')).toBe(false)
  },
)

test('[ERR-26] a fault in what was shipped leaves the order itself in sight', async () => {
  const READ =
    '{ customer { orders(pageSize: 1) { items { number status shipments { number } items { product_sku } } } } }'
  await brewery.pool.query('alter table order_delivery rename to order_delivery_gone')
  const { data, errors } = await brewery.ask(READ)
  await brewery.pool.query('alter table order_delivery_gone rename to order_delivery')
  expect(readPath(data, 'customer', 'orders', 'items', 0)).toMatchObject({
    number: expect.stringMatching(/^26-/),
    status: 'Order created',
    shipments: null,
    items: [{ product_sku: 'PILS-CRATE' }],
  })
  expect(errors.map(({ extensions }) => extensions.category)).toEqual(['internal'])
})

test('[ENT-27] names the empties that an order brought back, with their deposit', async () => {
  const EMPTIES =
    '{ customer { orders(pageSize: 1) { items { additional_data { empties { sku name quantity price total } } } } } }'
  const emptiesOf = async () =>
    readPath((await brewery.ask(EMPTIES)).data, 'customer', 'orders', 'items', 0, 'additional_data', 'empties')
  expect(await emptiesOf()).toEqual([])
  await brewery.pool.query(`update product set is_empties = true where sku = 'PILS-CRATE'`)
  expect(await emptiesOf()).toEqual([{ sku: 'PILS-CRATE', name: 'PILS-CRATE', quantity: 40, price: 3.9, total: 156 }])
  await brewery.pool.query(`update product set is_empties = false where sku = 'PILS-CRATE'`)
})

test.each([
  ['NL', 'nl', 'Nog niet verwerkt', 'Volledig afgewezen'],
  ['CZ', 'cs', 'Dosud nezpracováno', 'Zcela zamítnuto'],
  ['IT', 'it', 'Non ancora elaborato', 'Respinto completamente'],
  ['SK', 'sk', 'Zatiaľ nespracované', 'Úplne zamietnuté'],
  ['NL', 'en', 'Not Yet Processed', 'Fully Rejected'],
])('[ORD-34] in %s the processing status has words of its own in %s', async (market, language, fresh, rejected) => {
  await brewery.pool.query(`update brewery_setting set value = to_jsonb($1::text) where name = 'market'`, [market])
  const READ = '{ customer { orders(pageSize: 1) { items { processing_status processing_status_label } } } }'
  const shown = async (status: string) => {
    await brewery.pool.query('update sales_order set processing_status = $1', [status])
    const { data } = await brewery.ask(READ, {}, { headers: { store: `LivePortal_${market}_${language}` } })
    return readPath(data, 'customer', 'orders', 'items', 0)
  }
  expect(await shown('Not Yet Processed')).toEqual({
    processing_status: 'Not Yet Processed',
    processing_status_label: fresh,
  })
  expect(await shown('Fully Rejected')).toMatchObject({ processing_status_label: rejected })
  // What the ERP calls it that nobody knows here.
  expect(await shown('Parked')).toMatchObject({ processing_status_label: 'Parked' })
  await brewery.pool.query(`update brewery_setting set value = '"NL"' where name = 'market'`)
})

test('speaks the language of the store', async () => {
  const READ = `{ customer { orders(pageSize: 1) { items {
    carrier payment_methods { name } total { taxes { title } }
  } } } }`
  const said = async (store: string) =>
    readPath((await brewery.ask(READ, {}, { headers: { store } })).data, 'customer', 'orders', 'items', 0)
  expect(await said('LivePortal_NL_nl')).toEqual({
    carrier: 'Zelf afhalen',
    payment_methods: [{ name: 'Op rekening' }],
    total: { taxes: [{ title: 'Btw 21%' }] },
  })
  expect(await said('LivePortal_NL_en')).toEqual({
    carrier: 'Self Pickup',
    payment_methods: [{ name: 'On account' }],
    total: { taxes: [{ title: 'VAT 21%' }] },
  })
})

test('the token of an order is 256 bits that nobody can guess', async () => {
  const answer = await brewery.ask('{ customer { orders { items { id token } } } }')
  const orders = readPath(answer.data, 'customer', 'orders', 'items')
  const tokens = Array.isArray(orders) ? orders.map((order: unknown) => String(readPath(order, 'token'))) : []
  expect(tokens).toHaveLength(2)
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(tokens).size).toBe(2)
})

test('[ORD-20] [ORD-24] is asked by kind: beer, POS materials, and what is put aside for later or still to come', async () => {
  const cart = await newCart(brewery)
  await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity: 2 }] })
  await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24' })
  await place(brewery, cart)
  const kinds = async (type: string) => {
    const { orders } = await ordersOf({ filter: { material_type: { eq: type } } })
    return readPath(orders, 'total_count')
  }
  expect(await kinds('ZBTL')).toBe(1)
  expect(await kinds('FERT')).toBe(2)
  const aside = await brewery.ask('{ getSaveOrderForLater { total_count } getPreOrder { total_count } }')
  expect(aside.data).toEqual({ getSaveOrderForLater: { total_count: 0 }, getPreOrder: { total_count: 0 } })
  await brewery.pool.query(`delete from sales_order where kind = 'posm'`)
})

test('a filter narrows and never adds: another company stays out of sight', async () => {
  const own = await ordersOf({ filter: { ship_to_id: { eq: 'S1' } } })
  expect(readPath(own.orders, 'total_count')).toBe(1)
  const foreign = await ordersOf({ filter: { ship_to_id: { in: ['S1', 'S9'] } } })
  expect(readPath(foreign.orders, 'total_count')).toBe(1)
})

const NAMED = `query ($filter: CustomerOrdersFilterInput, $page: Int) {
  customer { orders(filter: $filter, currentPage: $page) { total_count asked_line { brand pack product } } }
}`

test.each([
  [{ brand: { eq: 'pils' } }, 2],
  [{ pack: { eq: 'Crate' }, sku: { in: ['PILS-CRATE', 'GLASS-25'] } }, 2],
  [{ brand: { eq: 'pils' }, sku: { eq: 'GLASS-25' } }, 0],
  [{ pack: { eq: 'Keg' } }, 0],
])('[ORD-24] is asked by what one line is of: %j finds %i, and says how that is called', async (filter, count) => {
  const { data, errors } = await brewery.ask(NAMED, { filter })
  expect(errors).toEqual([])
  expect(readPath(data, 'customer', 'orders')).toEqual({
    total_count: count,
    asked_line: count ? { brand: 'Veenhof Pils', pack: 'Crate', product: 'PILS-CRATE, Crate 24 × 30 cl' } : null,
  })
  expect(readPath((await brewery.ask(NAMED)).data, 'customer', 'orders', 'asked_line')).toBeNull()
})

test('[DOC-09] is asked by a report, which counts the ship-tos that it is for where its reader may see it', async () => {
  const told = async (name: string) =>
    readPath((await ordersOf({ filter: { report: { eq: name } } })).orders, 'total_count')
  expect(await told('sales')).toBe(0)
  const hold = (role: string) => brewery.pool.query(`update user_role set role = $1 where user_id = 'U1'`, [role])
  await hold('Owner')
  onTestFinished(async () => void (await hold('SalesAssociate')))
  expect(await told('sales')).toBe(2)
  expect(await told('distributor')).toBe(2)
  expect(await told('on-trade')).toBe(0)
  await brewery.pool.query(`update sales_order set status = 'Canceled' where ship_to_id = 'S2'`)
  expect(await told('sales')).toBe(1)
  await brewery.pool.query(`update sales_order set status = 'Order created' where ship_to_id = 'S2'`)
  const { answer } = await ordersOf({ filter: { report: { eq: 'profit' } } })
  expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
})

test('conditions that say nothing are dropped; a part of a number has three characters', async () => {
  const empty = { number: { match: '', eq: null, in: [''] }, status: {}, order_date: { from: '' } }
  expect(readPath((await ordersOf({ filter: empty })).orders, 'total_count')).toBe(2)
  const short = await ordersOf({ filter: { number: { match: '00' } } })
  expect(short.answer.errors[0]?.extensions.category).toBe('graphql-input')
})

test('an order is found by the number that its buyer was shown, also when it has another one by now', async () => {
  const rename = (from: string, to: string, former: string) =>
    brewery.pool.query('update sales_order set number = $2, former_numbers = $3 where number = $1', [from, to, former])
  await rename('26-00001', '26-00009', '{26-00001}')
  onTestFinished(async () => void (await rename('26-00009', '26-00001', '{}')))
  for (const number of [{ eq: '26-00001' }, { eq: '26-00009' }, { match: '00001' }]) {
    const { orders } = await ordersOf({ filter: { number } })
    expect(readPath(orders, 'items')).toMatchObject([{ number: '26-00009' }])
  }
  expect(readPath((await ordersOf({ filter: { number: { eq: '26-00008' } } })).orders, 'items')).toEqual([])
})

test.each(['%%%', '___', '0_0', '\\\\\\'])('signs in a part of a number stand for themselves: %s', async (match) => {
  expect(readPath((await ordersOf({ filter: { number: { match } } })).orders, 'total_count')).toBe(0)
})

test('a part of a number is found in any letter case', async () => {
  const { rows } = await brewery.pool.query<{ part: string }>(
    `select lower(right(number, 4)) as part from sales_order order by number limit 1`,
  )
  const found = await ordersOf({ filter: { number: { match: rows[0]?.part } } })
  expect(readPath(found.orders, 'total_count')).toBe(1)
})

test('an address abroad says its country', async () => {
  await brewery.pool.query(`update ship_to set country = 'BE' where id = 'S2'`)
  onTestFinished(async () => void (await brewery.pool.query(`update ship_to set country = 'NL' where id = 'S2'`)))
  const { data } = await brewery.ask(
    '{ customer { orders { items { shipping_address { country_code } billing_address { country_code } } } } }',
  )
  expect(readPath(data, 'customer', 'orders', 'items', 0)).toEqual({
    shipping_address: { country_code: 'BE' },
    billing_address: { country_code: 'NL' },
  })
})

test('[PRM-10] somebody without My Orders is refused', async () => {
  const { answer } = await ordersOf({}, 'basic@tenbrink.example')
  expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
})

test('a page that does not exist is refused', async () => {
  const { answer } = await ordersOf({ page: 3 })
  expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
})

test.each([
  ['2026-11-23', '2026-11-23', 2, 'a day as the brewery counts it: 00:30 in Amsterdam is still the day before in UTC'],
  ['2026-11-22', '2026-11-22', 0, 'not the day before'],
  ['2026-11-24', null, 0, 'nothing since then'],
  ['2026-11-23 23:59:59', null, 2, 'a time of day counts nothing'],
])('orders from %s to %s are %i: %s', async (from, to, expected, _because) => {
  await brewery.pool.query(`update sales_order set placed_at = '2026-11-22T23:30:00Z'`)
  const { orders } = await ordersOf({ filter: { order_date: { from, to } } })
  expect(readPath(orders, 'total_count')).toBe(expected)
})

test.each(['1', '2026-02-30', 'yesterday'])('%j is refused as a date', async (from) => {
  const { answer } = await ordersOf({ filter: { order_date: { from } } })
  expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
})
