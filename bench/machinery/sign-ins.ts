import type pg from 'pg'
import { hashPassword } from '../../apps/server/src/platform/passwords.ts'

const PASSWORD = 'Proost-op-de-Zaak-26'
const AT_ONCE = 4
const SIGN_INS = 100

/** All sign in from one address. */
export const MANY_SIGN_INS = { SIGN_IN_RATE_PER_MINUTE: '10000' }

/** A hundred people sign in with their password, four at a time. */
export async function signInAll({ pool, productUrl }: { pool: pg.Pool; productUrl: string }): Promise<void> {
  await pool.query('update portal_user set password_hash = $1', [await hashPassword(PASSWORD)])
  const { rows } = await pool.query<{ email: string }>('select email from portal_user limit $1', [SIGN_INS])
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await Promise.all(rows.slice(first, first + AT_ONCE).map(({ email }) => signIn(productUrl, email)))
}

async function signIn(url: string, email: string): Promise<void> {
  const { status } = await fetch(`${url}/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
}
