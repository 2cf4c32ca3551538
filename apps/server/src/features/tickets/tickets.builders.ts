import type pg from 'pg'
import { BUYER } from '../../test/open-brewery.ts'

export const MANAGER = 'manager@veenhof.example'

const SECTIONS = ['Catalogue Beer', 'Catalogue POS Materials', 'Catalogue Tank', 'My Orders', 'My Profile', 'Support']

/** Gives the portal a Support. */
export const giveSupport = (pool: pg.Pool) =>
  pool.query(`update brewery_setting set value = $1 where name = 'portal'`, [JSON.stringify({ sections: SECTIONS })])

/** Somebody of the brewery, who looks after the ship-to of the buyer. */
export async function makeAccountManager(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into portal_user (id, email, first_name, last_name, password_hash, locale, country, status, is_validated,
       has_agreed_terms)
     select 'UAM', $2, 'Bram', 'Hofman', password_hash, 'nl', 'NLD', 'Active', true, true
     from portal_user where email = $1`,
    [BUYER, MANAGER],
  )
  await pool.query(
    `insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select 'UAM', r.company_id, r.ship_to_id, 'Manager', 'AccountManagerOntrade'
     from user_role r join portal_user u on u.id = r.user_id where u.email = $1`,
    [BUYER],
  )
}
