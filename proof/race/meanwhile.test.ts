import { afterAll, beforeAll, test } from 'vitest'
import { insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { UNHURRIED } from '../../apps/server/src/test/processes.builders.ts'
import { CHOOSE } from '../../apps/server/src/test/cart-calls.builders.ts'
import { allAtOnce, isFault, send, type Call } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { holdCart } from '../support/hold-cart.ts'
import { openHouse, PATIENT, type Buyer, type House } from '../support/open-house.ts'
import { brokenIn, ordersIn, placeAtOnce, placeCall, placingOf, refusalsIn } from '../support/placing.ts'
import { proveWithBooks } from '../support/prove-with-books.ts'
import { IS_GATE, ROUNDS } from '../support/prove.ts'

const AT_ONCE = 64
const PLENTY = 100_000
const BEERS = ['PILS-CRATE', 'WIT-CRATE']

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: AT_ONCE, settings: { ...PATIENT, ...UNHURRIED } })
  await insertRows(house.pool, 'coupon', [
    { code: 'TIEN', name: '{"nl":"Tien","en":"Ten"}', rate_bp: 1_000, max_uses: PLENTY },
  ])
})
afterAll(() => house.close())

const serverFor = (index: number) => house.servers[index % house.servers.length]?.url ?? ''

const lines = [
  { sku: 'PILS-CRATE', packages: 2 },
  { sku: 'WIT-CRATE', packages: 1 },
]

const fill = async (buyers: readonly Buyer[]) => {
  for (const sku of [...BEERS, 'BOK-CRATE']) await countStock(house.pool, sku, PLENTY)
  return fillCarts(
    house.pool,
    buyers.map(({ id }) => ({ buyerId: id, deliveryDay: house.deliveryDay, lines })),
  )
}

const ADD_ONE = `mutation ($cart: String, $items: [CartItemInput!]) {
  addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { code } } }`
const APPLY = 'mutation ($cart: String) { applyCouponToCart(cart_id: $cart, coupon_code: "TIEN") { cart { id } } }'
const REMOVE = 'mutation ($cart: String!) { removeCouponFromCart(input: { cart_id: $cart }) { cart { id } } }'
const EMPTY = 'mutation ($cart: String) { removeAllItems(cart_id: $cart) { cart { id } } }'

/** What a buyer may do to a cart, that it may or may not be placed meanwhile. */
const changes = (cart: string): { query: string; variables: object }[] => {
  const choice = { cart, outlet: 'S1', method: 'selfpickup_selfpickup', date: house.deliveryDay }
  return [
    { query: ADD_ONE, variables: { cart, items: [{ sku: 'PILS-CRATE', quantity: 1 }] } },
    { query: APPLY, variables: { cart } },
    { query: CHOOSE, variables: choice },
    { query: REMOVE, variables: { cart } },
    { query: CHOOSE, variables: { ...choice, outlet: 'S2' } },
    { query: ADD_ONE, variables: { cart, items: [{ sku: 'BOK-CRATE', quantity: 1 }] } },
    { query: EMPTY, variables: { cart } },
  ]
}

test('a cart that is changed in every way while it is placed is ordered as it was at one moment', () =>
  proveWithBooks('changes while placing', ROUNDS, house.pool, async (round) => {
    const buyer = house.buyers[round % house.buyers.length]
    if (!buyer) throw new Error('There is no buyer.')
    const [cart = ''] = await fill([buyer])
    const all = changes(cart)
    const calls = Array.from({ length: AT_ONCE }, (_, index): Call => {
      const url = serverFor(index)
      const change = index % 3 === round % 3 ? undefined : all[(index * 5 + round) % all.length]
      return change ? { url, token: buyer.token, ...change } : placeCall(url, buyer.token, cart)
    })
    const answers = await allAtOnce(calls)
    const placings = answers.filter((_, index) => calls[index]?.query.includes('placeOrder')).map(placingOf)
    const faults = answers.filter(isFault)
    return [
      ...brokenIn(placings),
      ...faults.map(({ status, body }) => `fault: ${status} ${JSON.stringify(body)}`),
      ...(new Set(ordersIn(placings)).size > 1 ? ['answered with several orders'] : []),
      ...refusalsIn(placings).filter((why) => !/^(The cart is Empty|busy)$/.test(why)),
    ]
  }))

test('whoever says which cart they saw orders that one, however it is changed meanwhile', () =>
  proveWithBooks('changes of a cart that was seen', ROUNDS, house.pool, async (round) => {
    const buyer = house.buyers[round % house.buyers.length]
    if (!buyer) throw new Error('There is no buyer.')
    const [cart = ''] = await fill([buyer])
    const [change] = changes(cart)
    const calls = Array.from({ length: 16 }, (_, index): Call => {
      const url = serverFor(index)
      return change && index % 4 === round % 4
        ? { url, token: buyer.token, ...change }
        : placeCall(url, buyer.token, cart, 1)
    })
    const answers = await allAtOnce(calls)
    const placings = answers.filter((_, index) => calls[index]?.query.includes('placeOrder')).map(placingOf)
    const { rows } = await house.pool.query<{ sku: string; packages: number }>(
      `select l.sku, l.packages from order_line l join sales_order o on o.id = l.order_id
       where o.cart_id = $1 order by l.line_number`,
      [cart],
    )
    const unseen = rows.filter(({ sku, packages }, at) => lines[at]?.sku !== sku || lines[at].packages !== packages)
    return [
      ...brokenIn(placings),
      ...unseen.map(({ sku, packages }) => `ordered ${packages} of ${sku} that nobody saw`),
      ...refusalsIn(placings).filter((why) => !/^(The cart has changed meanwhile.*|busy)$/.test(why)),
    ]
  }))

// The catalogue is another many times a second, so that whoever orders has to come again: a round takes long.
const PRICE_ROUNDS = IS_GATE ? ROUNDS / 4 : ROUNDS
const PRICE_LISTS = [
  { 'PILS-CRATE': 1_785, 'WIT-CRATE': 2_460 },
  { 'PILS-CRATE': 1_985, 'WIT-CRATE': 2_660 },
]

const asText = (prices: Record<string, number>) => BEERS.map((sku) => `${sku} ${prices[sku]}`).join(', ')

/** Puts one price list after the other in force until `isOver`; each in one transaction. */
async function keepChangingPrices(isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    await house.pool.query(
      `update price set price_cents = (list ->> sku)::bigint from (values ($1::jsonb)) as own(list)
       where list ? sku and min_cases = 1`,
      [JSON.stringify(PRICE_LISTS[turn % PRICE_LISTS.length])],
    )
  }
}

test('no order mixes two price lists, however they change while orders are placed', () =>
  proveWithBooks('price lists change while placing', PRICE_ROUNDS, house.pool, async () => {
    const carts = await fill(house.buyers)
    const last = await house.pool.query<{ id: number }>('select coalesce(max(id), 0) as id from sales_order')
    let isOver = false
    const changing = keepChangingPrices(() => isOver)
    const placings = await placeAtOnce(
      house.buyers.map(({ token }, index) => placeCall(serverFor(index), token, carts[index] ?? '')),
    )
    isOver = true
    await changing
    const { rows } = await house.pool.query<{ number: string; prices: Record<string, number> }>(
      `select o.number, jsonb_object_agg(l.sku, l.unit_price_cents) as prices
       from sales_order o join order_line l on l.order_id = o.id where o.id > $1 group by o.number`,
      [last.rows[0]?.id ?? 0],
    )
    const known = PRICE_LISTS.map(asText)
    return [
      ...brokenIn(placings),
      ...refusalsIn(placings),
      ...rows
        .filter(({ prices }) => !known.includes(asText(prices)))
        .map(({ number, prices }) => `${number} mixes prices: ${JSON.stringify(prices)}`),
    ]
  }))

/** What is taken away while a request already waits for its turn, and how it is given back for the next round. */
const TAKEN_AWAY: readonly { what: string; take: string; giveBack: string }[] = [
  {
    what: 'the person is deactivated',
    take: `update portal_user set status = 'Inactive' where id = $1`,
    giveBack: `update portal_user set status = 'Active' where id = $1`,
  },
  {
    what: 'the role at the ship-to is taken',
    take: `delete from user_role where user_id = $1 and ship_to_id = 'S1'`,
    giveBack: `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
      values ($1, 'C1', 'S1', 'SalesAssociate', 'Distributor')`,
  },
  {
    what: 'the permission is withheld',
    take: `update user_role set withheld = '{"Catalogue Beer"}' where user_id = $1 and ship_to_id = 'S1'`,
    giveBack: `update user_role set withheld = '{}' where user_id = $1 and ship_to_id = 'S1'`,
  },
  {
    what: 'the administrator takes the permission from the role',
    take: `insert into role_permission (role, customer_type, permissions)
      select r.role, r.customer_type, '{"Home Page"}' from user_role r where r.user_id = $1 and r.ship_to_id = 'S1'`,
    giveBack: `delete from role_permission where role in (select role from user_role where user_id = $1)`,
  },
  {
    what: 'the ship-to is suspended',
    take: `update ship_to set status = 'SUSPENDED' from portal_user u where ship_to.id = 'S1' and u.id = $1`,
    giveBack: `update ship_to set status = 'ACTIVE' from portal_user u where ship_to.id = 'S1' and u.id = $1`,
  },
  {
    what: 'the beer is taken out of the catalogue',
    take: `update product set is_active = false from portal_user u where sku = 'PILS-CRATE' and u.id = $1`,
    giveBack: `update product set is_active = true from portal_user u where sku = 'PILS-CRATE' and u.id = $1`,
  },
]

// Two servers of twelve connections each; the other calls wait for one of them.
const WAITING = 24

test.each(TAKEN_AWAY)('$what while requests wait for the cart: none of them is served', ({ what, take, giveBack }) =>
  proveWithBooks(`while placing, ${what}`, ROUNDS, house.pool, async (round) => {
    const buyer = house.buyers[round % house.buyers.length]
    if (!buyer) throw new Error('There is no buyer.')
    const [cart = ''] = await fill([buyer])
    const held = await holdCart(house.pool, cart)
    const asked = allAtOnce(
      Array.from({ length: AT_ONCE }, (_, index) => placeCall(serverFor(index), buyer.token, cart)),
    )
    await held.untilWaiting(WAITING)
    await house.pool.query(take, [buyer.id])
    await held.letGo()
    const placings = (await asked).map(placingOf)
    const after = placingOf(await send(placeCall(serverFor(round), buyer.token, cart)))
    await house.pool.query(giveBack, [buyer.id])
    return [
      ...brokenIn(placings),
      ...ordersIn(placings).map((number) => `served with ${number}`),
      ...ordersIn([after]).map((number) => `served later with ${number}`),
    ]
  }),
)
