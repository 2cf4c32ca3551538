import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { place, readyCart } from './cart-calls.builders.ts'
import { BUYER, type OpenBrewery, openBrewery } from './open-brewery.ts'
import { byRestore, byRollback } from './taken-back.builders.ts'

const BASIC = 'basic@tenbrink.example'
const ORDERS_ALONE = 'second@tenbrink.example'
const TURF = 'buyer@turf.example'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature] })
  const { pool } = brewery
  await pool.query(
    `insert into product_relation (sku, related_sku, kind) values ('PILS-CRATE', 'WIT-CRATE', 'related')`,
  )
  await pool.query(`insert into product_category (sku, category_id) select sku, 1 from product`)
  await pool.query(`update user_role set only_permissions = '{My Orders}' where user_id = 'U4'`)
  await place(brewery, await readyCart(brewery))
  await readyCart(brewery)
})
afterAll(() => brewery.close())

const read =
  (query: string, as = BUYER) =>
  async () => {
    const { data, errors } = await brewery.ask(query, {}, { as })
    return data ?? errors.map(({ extensions }) => extensions.category)
  }

const CART = `{ customerCart { items { quantity } prices { grand_total { value } } available_payment_methods { title }
  progress_bar_data { iMinimumOrderPallet } } }`
const PILS = `products(filter: { sku: { eq: "PILS-CRATE" } })`

/** What one statement changes in the time that is lost, and who is told. `instead` changes something else of the same kind. */
const TOLD: [what: string, lost: string, instead: string, asked: () => Promise<unknown>][] = [
  [
    'a role',
    `update user_role set role = 'Manager' where user_id = 'U2'`,
    `update company set chamber_of_commerce = '1'`,
    read(`{ customerOrders { total_count } }`, BASIC),
  ],
  [
    'a limit of a transport',
    `update transport_limit set min_pallets = 7`,
    `update company set chamber_of_commerce = '2'`,
    read(CART),
  ],
  [
    'a discount',
    `insert into discount (code, kind, name, price_group, rate_bp) values ('F1', 'fixed', '{"en": "House"}', 'A', 1000)`,
    `update company set chamber_of_commerce = '3'`,
    read(CART),
  ],
  ['a price in the cart', `update price set price_cents = 2785`, `update brand set tagline = style`, read(CART)],
  [
    'a price that is charged',
    `update price set price_cents = 2785`,
    `update brand set tagline = style`,
    async () => {
      const own = { as: TURF }
      const cart = await readyCart(brewery, { pallets: 1, method: 'selfpickup_selfpickup', outlet: 'S9' }, own)
      const { data } = await brewery.ask(
        `mutation { placeOrder(cart_id: "${cart}") { grand_total { value } errors { code } } }`,
        {},
        own,
      )
      return data
    },
  ],
  [
    'a list',
    `update product set is_active = false where sku = 'WIT-CRATE'`,
    `update brand set tagline = style`,
    read(`{ products(filter: {}) { total_count items { sku } aggregations { label count } } }`),
  ],
  [
    'a search',
    `update product set is_sale = true where sku = 'WIT-CRATE'`,
    `update brand set tagline = style`,
    read(`{ products(search: "crate") { total_count items { sku } aggregations { label count } } }`),
  ],
  [
    'a search by price',
    `update price set price_cents = 999999`,
    `update brand set tagline = style`,
    read(`{ products(search: "crate", filter: { price: { to: "900" } }) { total_count items { sku } } }`),
  ],
  [
    'the page of a product',
    `update price set price_cents = 2785`,
    `update brand set tagline = style`,
    read(`{ ${PILS} { items { name price_range { minimum_price { final_price { value } } } } } }`),
  ],
  [
    'the page of a product, by its address',
    `update price set price_cents = 2785`,
    `update brand set tagline = style`,
    read(`{ products(filter: { url_key: { eq: "pils-crate" } }) { items { name your_price } } }`),
  ],
  [
    'an offer in the cart',
    `insert into special_offer (sku, valid_from, valid_to, price_cents)
     select sku, '2026-01-01', '2027-01-01', 100 from product`,
    `update brand set tagline = style`,
    read(CART),
  ],
  [
    'what is shown beside a product',
    `delete from product_relation`,
    `update brand set tagline = style`,
    read(`{ ${PILS} { items { related_products { sku } } } }`),
  ],
  [
    'the tree of categories',
    `update category set name = '{"nl": "Wijn"}'`,
    `update brand set tagline = style`,
    read(`{ categoryList { name products { total_count } } }`),
  ],
  [
    'the category of a product, to somebody without a catalogue',
    `update category set name = '{"nl": "Wijn"}'`,
    `update brand set tagline = style`,
    read(`{ customerOrders { items { items { product { categories { name } } } } } }`, ORDERS_ALONE),
  ],
  [
    'a setting',
    `update brewery_setting set value = '{"orderable_units": ["Layers"]}' where name = 'portal'`,
    `update brewery_setting set value = value where name = 'market'`,
    read(`{ getPortalConfig { orderableunits } }`),
  ],
]

describe.each([
  ['the database comes back without it', byRestore],
  ['its transaction is rolled back', byRollback],
])('once %s', (_how, takeBack) => {
  test.each(TOLD)('%s is told as it is, not as it was told meanwhile', async (what, lost, instead, asked) => {
    const before = await asked()
    await takeBack(brewery.db, async () => {
      await brewery.db.rows({ name: `lost: ${what}`, text: lost })
      expect(await asked()).not.toEqual(before)
    })
    await brewery.pool.query(instead)
    expect(await asked()).toEqual(before)
  })
})
