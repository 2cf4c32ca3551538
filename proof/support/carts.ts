import { randomBytes } from 'node:crypto'
import { COMPANY, SHIP_TO } from './open-house.ts'
import type { Pool } from './pool.ts'

export type WantedLine = { sku: string; packages?: number; pallets?: number; options?: object[] }

/** A cart that only waits to be placed: transport, payment and day are chosen. Self pickup asks for no minimum. */
export type WantedCart = {
  buyerId: string
  deliveryDay: string
  lines: readonly WantedLine[]
  shipToId?: string
  coupon?: string
  /** The order whose place it takes. */
  replacesId?: number
  /** On account unless something else is said. */
  payment?: string
}

/** Fills carts as they stand in the database, in one statement each for carts and lines; answers their ids. */
export async function fillCarts(pool: Pool, wanted: readonly WantedCart[]): Promise<string[]> {
  const carts = wanted.map((cart) => ({ ...cart, id: randomBytes(16).toString('hex') }))
  await pool.query(`update cart set state = 'discarded' where state = 'active' and user_id = any($1)`, [
    carts.map(({ buyerId }) => buyerId),
  ])
  await pool.query(
    `insert into cart (company_id, id, user_id, ship_to_id, method, payment_method, delivery_date, coupon_code,
       replaces_id, created_at, updated_at)
     select $1, cart.id, cart.buyer_id, cart.ship_to_id, 'selfpickup_selfpickup', cart.payment, cart.day, cart.coupon,
       cart.replaces_id, now(), now()
     from jsonb_to_recordset($2::jsonb)
       as cart(id text, buyer_id text, ship_to_id text, payment text, day date, coupon text, replaces_id bigint)`,
    [
      COMPANY,
      JSON.stringify(
        carts.map(
          ({
            id,
            buyerId,
            deliveryDay,
            shipToId = SHIP_TO,
            coupon = null,
            replacesId = null,
            payment = 'onaccount',
          }) => ({
            id,
            buyer_id: buyerId,
            ship_to_id: shipToId,
            day: deliveryDay,
            payment,
            coupon,
            replaces_id: replacesId,
          }),
        ),
      ),
    ],
  )
  const lines = carts.flatMap(({ id, lines: own }) =>
    own.map(({ sku, packages = 0, pallets = 0, options = [] }) => ({ cart_id: id, sku, packages, pallets, options })),
  )
  await pool.query(
    `insert into cart_line (company_id, cart_id, sku, packages, pallets, options)
     select $1, line.* from jsonb_to_recordset($2::jsonb)
       as line(cart_id text, sku text, packages int, pallets int, options jsonb)`,
    [COMPANY, JSON.stringify(lines)],
  )
  return carts.map(({ id }) => id)
}

/** Brings the stock of a product to this, as a stock count would: with a movement that says so. */
export async function countStock(pool: Pool, sku: string, quantity: number): Promise<void> {
  await pool.query(
    `with before as (select quantity from stock where sku = $1 for update),
       counted as (update stock set quantity = $2 where sku = $1)
     insert into stock_movement (sku, delta, balance, reason, moved_at)
     select $1, $2 - before.quantity, $2, 'correction', now() from before where before.quantity <> $2`,
    [sku, quantity],
  )
}

export async function stockOf(pool: Pool, sku: string): Promise<number> {
  const { rows } = await pool.query<{ quantity: number }>('select quantity from stock where sku = $1', [sku])
  return rows[0]?.quantity ?? 0
}
