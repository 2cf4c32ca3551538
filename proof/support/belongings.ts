import type { Objects } from '../access/operations.ts'
import { UNKNOWN } from '../access/people.ts'
import { COLLEAGUE, NOBODY, type ChangingCall } from './changing-calls.ts'
import { countStock, fillCarts } from './carts.ts'
import { COMPANY, SHIP_TO, type Buyer, type House } from './open-house.ts'
import { ordersIn, placeAtOnce, placeCall } from './placing.ts'

const SKU = 'PILS-CRATE'
const LINES = [{ sku: SKU, packages: 2 }]
const PLENTY = 100_000

/** One of everything that people have, for each of these: a cart that could be ordered, an order, orders put aside, a ticket, a colleague. */
export async function giveBelongings(
  { pool, servers, deliveryDay }: House,
  buyers: readonly Buyer[],
  /** What the cart of each is like, where that is not as usual. */
  wanted: readonly ChangingCall['cart'][],
): Promise<Objects[]> {
  for (const table of ['sales_order', 'delivery_day_load', 'saved_order', 'favourite', 'requested_address', 'ticket'])
    await pool.query(`delete from ${table}`)
  await pool.query('update coupon set uses = 0')
  await countStock(pool, SKU, PLENTY)
  const fill = (cartsLike: typeof wanted) =>
    fillCarts(
      pool,
      buyers.map(({ id }, index) => {
        const { coupon, isEmpty = false } = cartsLike[index] ?? {}
        return { buyerId: id, deliveryDay, lines: isEmpty ? [] : LINES, ...(coupon && { coupon }) }
      }),
    )
  const toPlace = await fill([])
  const url = servers[0]?.url ?? ''
  const orders = ordersIn(
    await placeAtOnce(buyers.map(({ token }, index) => placeCall(url, token, toPlace[index] ?? ''))),
  )
  const carts = await fill(wanted)

  const of = buyers.map(({ id }) => id)
  /** The ids of the rows that a statement writes, a row for each of them and in their order. */
  const idsOf = async (sql: string): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string; user: string }>(sql, [COMPANY, SHIP_TO, of])
    return of.map((user) => rows.find((row) => row.user === user)?.id ?? '')
  }
  const putAside = (kind: string) =>
    idsOf(`with written as (
        insert into saved_order (company_id, kind, ship_to_id, user_id, cart_id, saved_at)
        select $1, '${kind}', $2, own.id, 'a cart of before', now() from unnest($3::text[]) as own(id)
        returning id, user_id),
      lines as (
        insert into saved_order_line (company_id, saved_order_id, sku, packages)
        select $1, id, '${SKU}', 1 from written)
      select id::text, user_id as user from written`)
  const [saved, pending] = [await putAside('saved'), await putAside('pending')]
  const favourites = await idsOf(`insert into favourite (company_id, user_id, sku, added_at)
    select $1, own.id, '${SKU}', now() from unnest($3::text[]) as own(id), (values ($2)) as unused
    returning id::text, user_id as user`)
  const addresses = await idsOf(`insert into requested_address (company_id, ship_to_id, user_id, street, house_number,
      postcode, city, country, note, requested_at)
    select $1, $2, own.id, 'Dorpsstraat', '1', '7511 AB', 'Enschede', 'NL', '', now() from unnest($3::text[]) as own(id)
    returning id::text, user_id as user`)
  const tickets = await idsOf(`insert into ticket (company_id, ship_to_id, user_id, market, kind, subject, description,
      created_at, updated_at)
    select $1, $2, own.id, 'NL', 'question', 'Krat kapot', 'Er ontbreken flesjes.', now(), now()
    from unnest($3::text[]) as own(id) returning id::text, user_id as user`)
  const { rows: lines } = await pool.query<{ uid: string; cart: string }>(
    `select encode(convert_to(id::text, 'UTF8'), 'base64') as uid, cart_id as cart from cart_line where cart_id = any($1)`,
    [carts],
  )
  await appointColleagues(pool, of)
  return buyers.map(({ id }, index): Objects => {
    const cart = carts[index] ?? ''
    return {
      ...UNKNOWN,
      shipTo: SHIP_TO,
      company: COMPANY,
      person: colleagueOf(id),
      sku: SKU,
      cart,
      line: lines.find((line) => line.cart === cart)?.uid ?? '',
      order: orders[index] ?? '',
      saved: saved[index] ?? '',
      pending: pending[index] ?? '',
      favourite: favourites[index] ?? '',
      address: addresses[index] ?? '',
      ticket: tickets[index] ?? '',
    }
  })
}

const colleagueOf = (id: string) => `${COLLEAGUE}${id}`

/** Whom each of them, and nobody else in the test, changes. */
async function appointColleagues(pool: House['pool'], of: readonly string[]): Promise<void> {
  await pool.query(
    `delete from portal_user where id like '${COLLEAGUE}%'; delete from invitation where email like '%@new.example'`,
  )
  await pool.query(
    `insert into portal_user (id, email, first_name, last_name, default_ship_to_id, status)
     select '${COLLEAGUE}' || own.id, lower(own.id) || '@colleague.example', $2, $3, $4, 'Invited' from unnest($1::text[]) as own(id)`,
    [of, NOBODY.firstName, NOBODY.lastName, SHIP_TO],
  )
  await pool.query(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select '${COLLEAGUE}' || own.id, $2, $3, 'Basic', 'Distributor' from unnest($1::text[]) as own(id)`,
    [of, COMPANY, SHIP_TO],
  )
}
