import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADD, CHOOSE } from '../../apps/server/src/test/cart-calls.builders.ts'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { UNHURRIED } from '../../apps/server/src/test/processes.builders.ts'
import { allAtOnce, isFault, send, type Answer, type Call } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { holdCart } from '../support/hold-cart.ts'
import { COMPANY, openHouse, PATIENT, type Buyer, type House } from '../support/open-house.ts'
import { brokenIn, ordersIn, placeCall, placingOf, refusalsIn } from '../support/placing.ts'
import { proveWithBooks } from '../support/prove-with-books.ts'
import { ROUNDS } from '../support/prove.ts'

const AT_ONCE = 64
const PLENTY = 100_000

/** So many are in line for the cart, with what they have read of it, before all others come; each server has twelve connections. */
const IN_LINE = 20
// Whoever is ordered first leaves the others nothing to change.
const ONE_PLACES_OF = 16

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: AT_ONCE, settings: { ...PATIENT, ...UNHURRIED } })
})
afterAll(() => house.close())

const serverFor = (index: number) => house.servers[index % house.servers.length]?.url ?? ''

const CART = 'cart { id items { id quantity } shipping_addresses { cart_items { cart_item_id quantity } } }'
const OPEN = `mutation ($cart: String) {
  createMultiShippingQuote(cart_id: $cart, address_type: "shipping") { ${CART} } }`
const SEND_TO = `mutation ($input: SetShippingAddressesOnCartInput) {
  setShippingAddressesOnCart(input: $input) { ${CART} } }`
const TAKE_OFF = `mutation ($cart: String) { deleteAddress(cart_id: $cart, address_id: 2) { ${CART} } }`
const SET = `mutation ($cart: String, $line: Int, $pieces: Int) {
  updateCartItems(cart_id: $cart, cart_item_id: $line, number_of_packages: $pieces) { ${CART} } }`
const REMOVE = `mutation ($cart: String, $line: Int) {
  removeItemFromCart(cart_id: $cart, cart_item_id: $line) { ${CART} } }`

const doorOf = (firstname: string, street: string) => ({
  address: { firstname, lastname: 'Tap', street: [street, '12'], city: 'Enschede', country_code: 'NL' },
})

type Lines = { glasses: number; sets: number }

/** Two ways to share the goods out, each beside a ship-to of its own. */
const sharings = ({ glasses, sets }: Lines) => [
  [{ ship_to_id: 'S1' }, { ...doorOf('Terrace', 'Oude Markt'), cart_items: [{ cart_item_id: glasses, quantity: 7 }] }],
  [
    { ship_to_id: 'S2' },
    {
      ...doorOf('Cellar', 'Haverstraat'),
      cart_items: [
        { cart_item_id: glasses, quantity: 4 },
        { cart_item_id: sets, quantity: 2 },
      ],
    },
  ],
]

/** Where goods go of a cart at each ship-to. */
const MEANT = new Set(['S1 S1', 'S1 Terrace', 'S2 S2', 'S2 Cellar'])

/** What a buyer may do meanwhile, and what nobody may: the last of them name addresses of others. */
const changes = (cart: string, lines: Lines, wish: number): { query: string; variables: object }[] => {
  const choice = { cart, method: 'selfpickup_selfpickup', date: house.deliveryDay }
  const sendTo = (shipping_addresses: readonly object[]) => ({
    query: SEND_TO,
    variables: { input: { cart_id: cart, shipping_addresses } },
  })
  return [
    ...sharings(lines).map(sendTo),
    { query: OPEN, variables: { cart } },
    { query: SET, variables: { cart, line: lines.glasses, pieces: 3 } },
    { query: TAKE_OFF, variables: { cart } },
    { query: CHOOSE, variables: { ...choice, outlet: 'S2' } },
    { query: OPEN, variables: { cart } },
    ...sharings(lines).toReversed().map(sendTo),
    { query: REMOVE, variables: { cart, line: lines.sets } },
    { query: ADD, variables: { cartId: cart, items: [{ sku: 'GLASS-25', quantity: 2 }] } },
    { query: CHOOSE, variables: { ...choice, outlet: 'S1' } },
    sendTo([{ ship_to_id: 'S1' }, { customer_address_id: wish }]),
    sendTo([{ ship_to_id: 'S9' }, { ship_to_id: 'S1' }]),
  ]
}
const OF_OTHERS = 2

/** The number of a wish that somebody else's ship-to has written down. */
async function wishOfOthers(): Promise<number> {
  const { rows } = await house.pool.query<{ id: number }>(
    `with wish as (
       insert into requested_address
         (company_id, ship_to_id, user_id, street, house_number, postcode, city, country, requested_at)
       values ('C2', 'S9', 'U3', 'Kerkstraat', '1', '7511 AA', 'Enschede', 'NL', now()) returning id),
     told as (
       insert into audit_entry (happened_at, action, subject, company_id)
       select now(), 'address-requested', id::text, 'C2' from wish)
     select id from wish`,
  )
  return rows[0]?.id ?? 0
}

/** A cart of glasses and sets that goes to a ship-to and a door, and the ids of its lines. */
async function shareOut(buyer: Buyer, round: number): Promise<{ cart: string; lines: Lines }> {
  await countStock(house.pool, 'GLASS-25', PLENTY)
  const options = [{ optionId: 1, selectionId: 11, sku: 'GLASS-25', quantity: 2 }]
  const [cart = ''] = await fillCarts(house.pool, [
    {
      buyerId: buyer.id,
      deliveryDay: house.deliveryDay,
      lines: [
        { sku: 'GLASS-25', packages: 10 },
        { sku: 'BAR-SET', packages: 3, options },
      ],
    },
  ])
  const { rows } = await house.pool.query<{ sku: string; id: number }>(
    'select sku, id from cart_line where company_id = $1 and cart_id = $2',
    [COMPANY, cart],
  )
  const idOf = (sku: string) => rows.find((line) => line.sku === sku)?.id ?? 0
  const lines = { glasses: idOf('GLASS-25'), sets: idOf('BAR-SET') }
  const url = serverFor(round)
  await send({ url, token: buyer.token, query: OPEN, variables: { cart } })
  const [first = []] = sharings(lines)
  const input = { cart_id: cart, shipping_addresses: first }
  const shared = await send({ url, token: buyer.token, query: SEND_TO, variables: { input } })
  expect(readPath(shared.body, 'data', 'setShippingAddressesOnCart', 'cart', 'id')).toBe(cart)
  return { cart, lines }
}

test('[GQL-50, GQL-64] goods that are shared out over addresses while everything else changes are ordered whole, and go where somebody meant', () =>
  proveWithBooks('addresses against changes meanwhile', ROUNDS, house.pool, async (round) => {
    const buyer = house.buyers[round % house.buyers.length]
    if (!buyer) throw new Error('There is no buyer.')
    const { cart, lines } = await shareOut(buyer, round)
    const all = changes(cart, lines, await wishOfOthers())
    const [own, others] = [all.slice(0, -OF_OTHERS), all.slice(-OF_OTHERS)]
    const changeOf = (among: typeof all, index: number): Call => {
      const { query = '', variables = {} } = among[(index * 5 + round) % among.length] ?? {}
      return { url: serverFor(index), token: buyer.token, query, variables }
    }
    const before = Array.from({ length: IN_LINE }, (_, index) => changeOf(own, index))
    const after = Array.from({ length: AT_ONCE - IN_LINE }, (_, index) =>
      index % ONE_PLACES_OF === round % ONE_PLACES_OF
        ? placeCall(serverFor(index), buyer.token, cart)
        : changeOf(all, index),
    )
    const held = await holdCart(house.pool, cart)
    const inLine = allAtOnce(before)
    await held.untilWaiting(IN_LINE)
    const behind = allAtOnce(after)
    await held.letGo()
    const calls = [...before, ...after]
    const answers = [...(await inLine), ...(await behind)]
    const placings = answers.filter((_, index) => calls[index]?.query.includes('placeOrder')).map(placingOf)
    const isOfOthers = (call: Call | undefined) => others.some(({ variables }) => variables === call?.variables)
    const taken = answers.filter((answer, index) => isOfOthers(calls[index]) && isChanged(answer))
    const faults = answers.filter(isFault)
    return [
      ...brokenIn(placings),
      ...faults.map(({ status, body }) => `fault: ${status} ${JSON.stringify(body)}`),
      ...taken.map(({ body }) => `an address of somebody else was taken: ${JSON.stringify(body)}`),
      ...(new Set(ordersIn(placings)).size > 1 ? ['answered with several orders'] : []),
      ...refusalsIn(placings).filter((why) => !/^(The cart is Empty|busy)$/.test(why)),
      ...(await goneAstray(cart)),
      ...answers.flatMap(brokenSharesIn),
    ]
  }))

const isChanged = ({ body }: Answer) => readPath(body, 'data', 'setShippingAddressesOnCart', 'cart', 'id') !== undefined

/** Addresses of the cart and of its order that nobody asked for beside that ship-to. */
async function goneAstray(cart: string): Promise<string[]> {
  const { rows } = await house.pool.query<{ goal: string }>(
    `select distinct ship_to_id || ' ' || coalesce(address ->> 'shipToId', address ->> 'firstName') as goal
     from (select ship_to_id, addresses from cart where id = $1
       union all select ship_to_id, addresses from sales_order where cart_id = $1) as own,
       jsonb_array_elements(addresses) as address`,
    [cart],
  )
  return rows.flatMap(({ goal }) => (MEANT.has(goal) ? [] : [`goes where nobody meant, ${goal}`]))
}

/** Lines that an answer shares out otherwise than its cart holds them; one that tells no addresses says nothing. */
function brokenSharesIn({ body }: Answer): string[] {
  const [answered] = Object.values(readPath(body, 'data') ?? {})
  const addresses = listAt(answered, 'cart', 'shipping_addresses')
  if (addresses.length === 0) return []
  const left = new Map<number, number>()
  const count = (id: unknown, pieces: number) => left.set(Number(id), (left.get(Number(id)) ?? 0) + pieces)
  for (const line of listAt(answered, 'cart', 'items')) count(readPath(line, 'id'), Number(readPath(line, 'quantity')))
  for (const share of addresses.flatMap((address) => listAt(address, 'cart_items')))
    count(readPath(share, 'cart_item_id'), -Number(readPath(share, 'quantity')))
  return [...left].flatMap(([id, pieces]) => (pieces === 0 ? [] : [`${pieces} of line ${id} go nowhere`]))
}

function listAt(value: unknown, ...path: string[]): unknown[] {
  const list = readPath(value, ...path)
  return Array.isArray(list) ? list : []
}
