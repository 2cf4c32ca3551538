import { COMPANY, SHIP_TO } from './open-house.ts'
import type { Pool } from './pool.ts'

/**
 * Gives every buyer a ship-to, so many in all: orders of one ship-to wait for each other, as they do for people who order
 * for the same cellar, and for nobody else.
 */
export async function spreadBuyers(pool: Pool, shipTos: number): Promise<Map<string, string>> {
  const names = `select 'L' || n as id from generate_series(0, $3::int - 1) as n`
  const values = [COMPANY, SHIP_TO, shipTos]
  const copied = async (table: string, columns: string, key: 'id' | 'ship_to_id') =>
    pool.query(
      `insert into ${table} (company_id, ${key}, ${columns})
       select $1, named.id, ${columns} from (${names}) named, ${table} own where own.company_id = $1 and own.${key} = $2`,
      values,
    )
  const address = 'street, house_number, postcode, city, country'
  await copied('ship_to', `name, customer_type, payer_id, price_group, calendar_code, ${address}`, 'id')
  await copied('ship_to_method', 'method, is_default', 'ship_to_id')
  await copied('ship_to_payment_method', 'code', 'ship_to_id')
  const { rows } = await pool.query<{ buyer: string; shipTo: string }>(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select id, $1, 'L' || (row_number() over (order by id) % $2), 'SalesAssociate', 'Distributor'
     from portal_user where id like 'B%'
     returning user_id as buyer, ship_to_id as "shipTo"`,
    [COMPANY, shipTos],
  )
  return new Map(rows.map(({ buyer, shipTo }) => [buyer, shipTo]))
}
