import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { ADD, CHOOSE, newCart, place } from '../../test/cart-calls.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { ACCOUNT_MANAGER, addAccountManager } from '../session/ordering-for.builders.ts'
import { addManagers, OWNER } from '../users/people.builders.ts'
import { budgetsFeature } from './budgets.feature.ts'

const BASE = '/nl/prod/api/v1/portal/eventmaterials'
const STRANGER = 'second@tenbrink.example'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [budgetsFeature, cartFeature, ordersFeature] })
  await addAccountManager(brewery.pool)
  await addManagers(brewery.pool)
})
afterAll(() => brewery.close())
beforeEach(async () => {
  for (const table of ['cart', 'budget']) await brewery.pool.query(`delete from ${table}`)
  const key = { company_id: 'C1', ship_to_id: 'S1' }
  await insertRows(brewery.pool, 'budget', [
    { ...key, year: 2025, granted_cents: 30_000, left_cents: 0 },
    { ...key, year: 2026, granted_cents: 50_000, left_cents: 50_000 },
  ])
  await insertRows(brewery.pool, 'budget_movement', [
    {
      ...key,
      year: 2026,
      delta_cents: 50_000,
      balance_cents: 50_000,
      reason: 'import',
      moved_at: '2026-01-05T09:00:00Z',
    },
  ])
})

async function post(call: string, payload: object, { shipTo = 'S1', language = 'en', as = BUYER } = {}) {
  const answer = await brewery.app.inject({
    method: 'POST',
    url: `${BASE}/${call}?ShipToId=${shipTo}&language=${language}`,
    headers: { authorization: `Bearer ${await brewery.tokenOf(as)}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

const bookIt = (amount: number, reference = 'FAIR-26', { as = ACCOUNT_MANAGER, shipTo = 'S1' } = {}) =>
  post('UpsertBudgetTransaction', { reference, amount, note: 'Lamps at the fair' }, { as, shipTo })

async function orderGlasses(quantity = 10): Promise<string> {
  const cart = await newCart(brewery)
  await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity }] })
  await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'selfpickup_selfpickup', date: '2026-11-25' })
  return String(readPath((await place(brewery, cart)).data, 'placeOrder', 'order_number'))
}

const LEDGER = `query ($shipTo: String!, $year: Int, $page: Int, $size: Int) {
  posmBudget(shipTo: $shipTo, year: $year) {
    ship_to_id year years granted left used used_before
    transactions(currentPage: $page, pageSize: $size) {
      total_count page_info { total_pages }
      items { at kind amount balance order_number reference note by }
    }
  }
}`

async function ledger(variables: Record<string, unknown> = {}, as?: string) {
  const answer = await brewery.ask(LEDGER, { shipTo: 'S1', ...variables }, as === undefined ? {} : { as })
  return { budget: readPath(answer.data, 'posmBudget'), error: answer.errors[0]?.extensions }
}

describe('the budget of a ship-to', () => {
  test('[API-35] [ENT-39] [BAR-14] [BAR-15] says what is left and used', async () => {
    await orderGlasses(10)
    const { status, body } = await brewery.get(`${BASE}/GetPayerBudget/S1`)
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: null, remaining: 350, budgetleft: 350, budgetused: 150 },
    })
  })

  test('[API-35] [BAR-14] is told to be none where none is kept, in the language of the call', async () => {
    await brewery.pool.query('delete from budget')
    const { body } = await brewery.get(`${BASE}/GetPayerBudget/S1?language=nl`)
    expect(body).toEqual({
      message: 'Er is geen budget voor dit afleveradres.',
      remaining: null,
      budgetleft: null,
      budgetused: null,
    })
  })

  test.each(['S9', 'S404'])('[API-35] of ship-to %s, which is not theirs, is not told', async (shipTo) => {
    expect((await brewery.get(`${BASE}/GetPayerBudget/${shipTo}`)).status).toBe(403)
    expect((await ledger({ shipTo })).error).toMatchObject({ category: 'graphql-authorization' })
  })

  test.each([
    [120, 380, null],
    [500, 0, null],
    [500.01, -0.01, 'The budget is not enough for this order.'],
  ])('[API-33] € %d leave € %d of it, and take nothing', async (amount, remaining, message) => {
    expect(await post('PostPayerBudget', { amount })).toEqual({
      status: 200,
      body: { message, remaining, budgetleft: 500, budgetused: 0 },
    })
  })

  test.each([{ amount: -1 }, { amount: 0.001 }, { amount: 1e9 }, {}, { amount: 1, budget: 9 }])(
    '[API-33] is not held against %j',
    async (payload) => {
      expect((await post('PostPayerBudget', payload)).status).toBe(422)
    },
  )
})

describe('what is paid beside orders', () => {
  test('[API-34] is taken from the budget, and said again takes or gives back the difference', async () => {
    expect((await bookIt(120)).body).toEqual({ message: null, remaining: 380, budgetleft: 380, budgetused: 120 })
    expect((await bookIt(120)).body).toMatchObject({ budgetleft: 380 })
    expect((await bookIt(150.5)).body).toMatchObject({ budgetleft: 349.5, budgetused: 150.5 })
    expect((await bookIt(0)).body).toMatchObject({ budgetleft: 500, budgetused: 0 })
    const { rows } = await brewery.pool.query(
      `select actor_id, ship_to_id, subject, details from audit_entry where action = 'budget-booked' order by id`,
    )
    expect(rows).toEqual(
      [12_000, 15_050, 0].map((cents) => ({
        actor_id: 'UAM',
        ship_to_id: 'S1',
        subject: 'FAIR-26',
        details: { year: 2026, cents },
      })),
    )
  })

  test('[API-34] is refused beyond what is left, and takes nothing', async () => {
    await bookIt(400)
    expect((await bookIt(500.01)).body).toEqual({
      message: 'The budget is not enough for this order.',
      remaining: -0.01,
      budgetleft: 100,
      budgetused: 400,
    })
    expect((await bookIt(500)).body).toMatchObject({ message: null, budgetleft: 0 })
  })

  test('[API-34] is refused where no budget is kept', async () => {
    const refused = await bookIt(1, 'FAIR-26', { shipTo: 'S2' })
    expect(refused.body).toMatchObject({ message: 'There is no budget for this ship-to.', budgetleft: null })
  })

  test('[API-34] is refused to somebody else', async () => {
    expect((await bookIt(1, 'FAIR-26', { shipTo: 'S9' })).status).toBe(403)
  })

  test.each([BUYER, OWNER])('[API-34] is refused to %s: a customer reads the budget', async (as) => {
    expect(await bookIt(1, 'FAIR-26', { as })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await ledger()).budget).toMatchObject({ left: 500, transactions: { total_count: 1 } })
  })

  test('[API-34] [IDN-25] is booked by staff who order for the customer, too', async () => {
    const headers = { authorization: `Bearer ${await brewery.tokenOf(ACCOUNT_MANAGER)}` }
    const url = '/identity/ordering-for'
    await brewery.app.inject({ method: 'POST', url, headers, payload: { companyId: 'C1' } })
    expect((await bookIt(120)).body).toMatchObject({ budgetleft: 380 })
    await brewery.app.inject({ method: 'DELETE', url, headers })
  })

  test('[API-34] never pays an order twice: it has paid with its placing', async () => {
    const number = await orderGlasses(10)
    expect((await bookIt(150, number)).body).toMatchObject({ budgetleft: 350, budgetused: 150 })
  })

  test('[API-34] takes the last of a budget once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, nth) => bookIt(200, `STAND-${nth}`)))
    expect(answers.filter(({ body }) => body['message'] === null)).toHaveLength(2)
    expect((await ledger()).budget).toMatchObject({ left: 100, used: 400 })
  })

  test('[API-34] under one reference is taken once, however often it is sent at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, () => bookIt(200)))
    expect((await ledger()).budget).toMatchObject({ left: 300, transactions: { total_count: 2 } })
  })
})

describe('the ledger of a budget', () => {
  test('[ENT-39] [CRT-41] tells what was given and used, by which order and by whom, latest first', async () => {
    const number = await orderGlasses(10)
    await bookIt(120)
    const answer = await brewery.ask(
      'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }',
      {
        input: { order_id: await idOf(number) },
      },
    )
    expect(answer.errors).toEqual([])
    const by = 'Jan Brink'
    expect((await ledger()).budget).toMatchObject({
      ship_to_id: 'S1',
      year: 2026,
      years: [2026, 2025],
      granted: 500,
      left: 380,
      used: 120,
      used_before: 0,
      transactions: {
        total_count: 4,
        items: [
          { kind: 'RELEASE', amount: 150, balance: 380, order_number: number, reference: null },
          { kind: 'BOOKING', amount: -120, balance: 230, reference: 'FAIR-26', by: 'Kees de Vries' },
          { kind: 'ORDER', amount: -150, balance: 350, order_number: number, note: null, by },
          { kind: 'GRANT', amount: 500, balance: 500, order_number: null, by: null, at: '2026-01-05 10:00:00' },
        ],
      },
    })
  })

  test('[ENT-39] is read by the year and by the page', async () => {
    await bookIt(120)
    expect((await ledger({ year: 2025 })).budget).toMatchObject({ granted: 300, left: 0, used: 300, used_before: 300 })
    expect((await ledger({ year: 2024 })).budget).toBeNull()
    expect((await ledger({ size: 1, page: 2 })).budget).toMatchObject({
      transactions: { total_count: 2, page_info: { total_pages: 2 }, items: [{ kind: 'GRANT' }] },
    })
    expect((await ledger({ page: 9 })).error).toMatchObject({ category: 'graphql-input' })
    expect((await ledger({ year: 1999 })).error).toMatchObject({ category: 'graphql-input' })
  })

  test('[ENT-39] is not told to whoever has no role at the ship-to', async () => {
    expect((await ledger({ shipTo: 'S2' }, STRANGER)).error).toMatchObject({ category: 'graphql-authorization' })
  })
})

async function idOf(number: string): Promise<string> {
  const { rows } = await brewery.pool.query<{ id: string }>('select id from sales_order where number = $1', [number])
  return btoa(String(rows[0]?.id))
}
