import type pg from 'pg'
import { CHEAP_HASH, insertRows } from '../../test/brewery.builders.ts'

export const ACCOUNT_MANAGER = 'kees@veenhof.example'

/** Kees de Vries of the brewery, who looks after two ship-tos of Ten Brink (C1), and nothing of De Turf (C2). */
export async function addAccountManager(pool: pg.Pool): Promise<void> {
  const person = { id: 'UAM', email: ACCOUNT_MANAGER, first_name: 'Kees', last_name: 'de Vries' }
  await insertRows(pool, 'portal_user', [{ ...person, password_hash: CHEAP_HASH }])
  const role = { user_id: 'UAM', company_id: 'C1', role: 'Manager', customer_type: 'AccountManagerOfftrade' }
  await insertRows(
    pool,
    'user_role',
    ['S1', 'S2'].map((ship_to_id) => ({ ...role, ship_to_id })),
  )
}
