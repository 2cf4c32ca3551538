import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { customer, skuOf } from '../brewery/filled-brewery.ts'
import { storeCode } from '@fust/domain/market'
import { openConnection, type HttpConnection } from '../machinery/http-connection.ts'
import type { Call, Side } from '../machinery/turns.ts'
import { ADD, CREATE, CREATE_AND_ADD, PAYMENT, PLACE, TRANSPORT, UPDATE } from './documents.ts'
import { askGraphql, expectSame, listAt, readPath, type Ground, type Job } from './job.ts'

const LINES = 10
const CHANGERS = 32
const SENT_WITHIN_MS = 120_000
const LOOK_AGAIN_MS = 20
const METHOD = 'freeshipping_freeshipping'

export const firstItem: Job = {
  name: 'first item into a fresh cart',
  bareIs: 'the inserts of cart and line in one transaction',
  goal: 0.25,
  sides: async ({ pool, bareUrl, productUrl }) => ({
    bare: usingUp(pool, bareUrl, noCarts, (nth) => async (connection) => {
      const { companyId, userId, shipToId } = customer(nth)
      const body = {
        company: companyId,
        cart: cartId(nth),
        user: userId,
        shipTo: shipToId,
        sku: skuOf(nth),
        packages: 3,
      }
      const { status, body: text } = await connection.post('/first-item', JSON.stringify(body), null)
      const rows: unknown = JSON.parse(text)
      expectSame('A bare cart', [status, typeof readPath(rows, 0, 'id')], [200, 'number'])
    }),
    product: usingUp(pool, productUrl, noCarts, (nth) => async (connection) => {
      const input = { cart_id: cartId(nth), cart_items: [{ sku: skuOf(nth), quantity: 3 }] }
      const variables = { cart: { cart_id: cartId(nth) }, input }
      const data = await askGraphql(connection, customer(nth).token, CREATE_AND_ADD, variables)
      expectCart(readPath(data, 'addProductsToCart', 'cart'), [3])
    }),
  }),
}

export const changeQuantity: Job = {
  name: 'quantity change in a cart of 10 lines',
  bareIs: 'the update in one transaction',
  goal: 0.25,
  sides: (ground) => changeSides(ground, LINES),
}

/** Changes of one line in carts of so many lines. */
export async function changeSides({ pool, bareUrl, productUrl, products }: Ground, lines: number) {
  let turn = 0
  let firstLines = new Map<number, number>()
  const prepare = async () => {
    await fillCarts(pool, CHANGERS, lines, products)
    firstLines = await firstLineIds(pool)
    turn = 0
  }
  const next = (call: (nth: number, packages: number) => Call) => () => {
    turn += 1
    return call(1 + (turn % CHANGERS), 1 + (turn % 50))
  }
  return {
    bare: {
      url: bareUrl,
      prepare,
      next: next((nth, packages) => async (connection) => {
        const body = { company: customer(nth).companyId, cart: cartId(nth), line: firstLines.get(nth), packages }
        const { body: text } = await connection.post('/change', JSON.stringify(body), null)
        expectSame('A bare change', JSON.parse(text), [{ packages }])
      }),
    },
    product: {
      url: productUrl,
      prepare,
      next: next((nth, packages) => async (connection) => {
        const cart_items = [{ cart_item_id: firstLines.get(nth), number_of_packages: packages, number_of_pallet: 0 }]
        const input = { cart_id: cartId(nth), cart_items }
        const data = await askGraphql(connection, customer(nth).token, UPDATE, { input })
        // A pallet of each of the other lines holds 40 cases.
        expectCart(readPath(data, 'updateCartItems', 'cart'), [packages, ...Array<number>(lines - 1).fill(40)])
      }),
    },
  }
}

export const placeOrder: Job = {
  name: '`placeOrder`, 10 lines',
  bareIs: 'order, 10 lines and 10 stock movements in one transaction',
  goal: 0.25,
  sides: async (ground) => {
    const day = await deliveryDay(ground)
    return {
      bare: bareOrders(ground, day),
      product: {
        ...usingUp(
          ground.pool,
          ground.productUrl,
          readyCarts(ground, day),
          (nth) => (connection) => place(connection, nth),
        ),
        settle: () => everythingSent(ground.pool),
      },
    }
  },
}

export const journey: Job = {
  name: 'journey: cart, 10 lines, address with method, payment, place, and all that follows',
  bareIs: 'the same transaction',
  goal: 0.08,
  sides: async (ground) => {
    const day = await deliveryDay(ground)
    return {
      bare: bareOrders(ground, day),
      product: {
        ...usingUp(ground.pool, ground.productUrl, noCarts, (nth) => async (connection) => {
          const { token, shipToId } = customer(nth)
          const cart_id = readPath(await askGraphql(connection, token, CREATE, {}), 'createEmptyCart')
          const cart_items = skusOf(nth, ground.products).map((sku) => ({ sku, quantity: 0, number_of_pallet: 1 }))
          const added = await askGraphql(connection, token, ADD, { input: { cart_id, cart_items } })
          expectCart(readPath(added, 'addProductsToCart', 'cart'), Array<number>(LINES).fill(40))
          const transport = {
            cart_id,
            outlet_id: shipToId,
            transport_type: METHOD,
            date_popup: day,
            store: storeCode('NL', 'nl'),
          }
          const payment = { payment_code: 'onaccount', payment_method: 'On account' }
          const chosen = await askGraphql(connection, token, TRANSPORT, { input: { ...transport, ...payment } })
          expectSame('A day', readPath(chosen, 'setTransportType', 'cart', 'delivery_date'), day)
          await askGraphql(connection, token, PAYMENT, { input: { cart_id, payment_method: { code: 'onaccount' } } })
          await place(connection, nth, cart_id)
        }),
        settle: () => everythingSent(ground.pool),
        endsWithWhatFollows: true,
      },
    }
  },
}

/** Until the ERP has every order and its buyer a mail. */
async function everythingSent(pool: pg.Pool): Promise<void> {
  for (const start = performance.now(); performance.now() - start < SENT_WITHIN_MS; await sleep(LOOK_AGAIN_MS)) {
    const { rows } = await pool.query<{ waiting: number; dead: number }>(
      'select count(*)::int as waiting, count(dead_at)::int as dead from outbox where done_at is null',
    )
    const [{ waiting, dead } = { waiting: 0, dead: 0 }] = rows
    if (dead > 0) throw new Error(`${dead} messages are dead.`)
    if (waiting === 0) return
  }
  throw new Error('What follows from the orders was not done in time.')
}

// The id of a placed cart is not used again: each turn has its own.
let turnName = ''

/** Everyone's own cart of this turn, of 32 characters. */
const cartId = (nth: number) => turnName + String(nth).padStart(32 - turnName.length, '0')

async function place(connection: HttpConnection, nth: number, cart: unknown = cartId(nth)): Promise<void> {
  const data = await askGraphql(connection, customer(nth).token, PLACE, { input: { cart_id: cart } })
  expectSame('Errors of an order', readPath(data, 'placeOrder', 'errors'), [])
  if (!readPath(data, 'placeOrder', 'order_number')) throw new Error('An order without a number.')
}

function bareOrders(ground: Ground, day: string): Side {
  return usingUp(ground.pool, ground.bareUrl, noCarts, (nth) => async (connection) => {
    const { companyId, userId, shipToId } = customer(nth)
    const order = {
      company: companyId,
      user: userId,
      shipTo: shipToId,
      payer: `P${nth}`,
      day,
      skus: skusOf(nth, ground.products),
    }
    const { body } = await connection.post('/order', JSON.stringify(order), null)
    const answer: unknown = JSON.parse(body)
    if (!readPath(answer, 'number')) throw new Error(`No bare order: ${body}`)
  })
}

/** Each call is another customer's, until all have had one. */
function usingUp(
  pool: pg.Pool,
  url: string,
  prepareCarts: (pool: pg.Pool, customers: number) => Promise<void>,
  call: (nth: number) => Call,
): Side {
  let used = 0
  return {
    url,
    prepare: async () => {
      await prepareCarts(pool, LAST_OF_A_TURN)
      // The first customer reads a history that stays as it is.
      used = 1
    },
    next: () => {
      used += 1
      return used > LAST_OF_A_TURN ? undefined : call(used)
    },
  }
}

const LAST_OF_A_TURN = 600

async function noCarts(pool: pg.Pool): Promise<void> {
  turnName = `TURN${Date.now()}N`
  await pool.query('delete from cart')
}

const readyCarts =
  ({ products }: Ground, day: string) =>
  (pool: pg.Pool, customers: number) =>
    fillCarts(pool, customers, LINES, products, day)

/** Carts of so many lines, a pallet each, ready to be placed when a day is given. */
async function fillCarts(
  pool: pg.Pool,
  customers: number,
  lines: number,
  products: number,
  day: string | null = null,
): Promise<void> {
  await noCarts(pool)
  await pool.query(
    `insert into cart (company_id, id, user_id, ship_to_id, method, payment_method, delivery_date, date_popup,
       created_at, updated_at)
     select 'C' || four, $3 || lpad(n::text, 32 - length($3), '0'), 'U' || four, 'S' || four,
       case when $2::date is not null then '${METHOD}' end, case when $2::date is not null then 'onaccount' end, $2, $2,
       now(), now()
     from generate_series(1, $1::int) n, lpad(n::text, 4, '0') four`,
    [customers, day, turnName],
  )
  await pool.query(
    `insert into cart_line (company_id, cart_id, sku, pallets)
     select company_id, cart.id, 'BEER-' || lpad((${BEER_OF('substr(user_id, 2)::int', 'line', '$2::int')})::text, 6, '0'), 1
     from cart, generate_series(0, $1::int - 1) line order by company_id, line`,
    [lines, products],
  )
  await pool.query('analyze cart, cart_line')
}

/** Spread over the catalogue, never one of the tenth that is no beer. */
const BEER_OF = (buyer: string, line: string, products: string) =>
  `1 + ((${buyer} * 17 + ${line}) * 10 + 1 + (${line} % 8)) % ${products} / 10 * 10 + ${line} % 8`

function skusOf(nth: number, products: number): string[] {
  return Array.from({ length: LINES }, (_, line) =>
    skuOf(1 + Math.floor((((nth * 17 + line) * 10 + 1 + (line % 8)) % products) / 10) * 10 + (line % 8)),
  )
}

async function firstLineIds(pool: pg.Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ user: string; line: number }>(
    `select user_id as "user", min(l.id) as line from cart c
     join cart_line l on l.company_id = c.company_id and l.cart_id = c.id group by user_id`,
  )
  return new Map(rows.map(({ user, line }) => [Number(user.slice(1)), line]))
}

/** The first day on which the product delivers. */
async function deliveryDay({ productUrl }: Ground): Promise<string> {
  const connection = await openConnection(productUrl)
  const { companyId: _, shipToId, token } = customer(1)
  const path = `/nl/prod/api/v1/portal/orders/GetFirstAvailableDate?ShipToId=${shipToId}&method=${METHOD}`
  const { body } = await connection.get(path, token)
  connection.close()
  const day = readPath(JSON.parse(body), 'firstAvailableDate')
  if (typeof day !== 'string') throw new Error(`No delivery day: ${body}`)
  return day
}

/** The cases of each line, in the order of the lines, and that they are paid for. */
function expectCart(cart: unknown, cases: readonly number[]): void {
  const lines = listAt(cart, 'items')
  expectSame(
    'The lines of a cart',
    lines.map((line) => readPath(line, 'quantity_total')),
    cases,
  )
  if (!lines.every((line) => Number(readPath(line, 'prices', 'row_total', 'value')) > 0))
    throw new Error('A line costs nothing.')
  if (!(Number(readPath(cart, 'prices', 'grand_total', 'value')) > 0)) throw new Error('A cart costs nothing.')
}
