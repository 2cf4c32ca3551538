import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdempotence } from '#request/idempotence.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { createSessionSweep } from '#features/session/session.service.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { PASSWORD } from './brewery.builders.ts'
import { createBuiltBrewery } from './built-brewery.ts'
import { ADD, newCart } from './cart-calls.builders.ts'
import { BUYER, type OpenBrewery, openBreweryOn } from './open-brewery.ts'

const SIGN_INS = 8
const SETTINGS = { SIGN_IN_RATE_PER_MINUTE: String(SIGN_INS), SESSION_IDLE_HOURS: '1' }

// Two servers on one database.
let ours: OpenBrewery
let ahead: OpenBrewery
beforeAll(async () => {
  const { pool, drop } = await createBuiltBrewery()
  ours = await openBreweryOn({ pool, drop }, { features: [cartFeature] }, SETTINGS)
  ahead = await openBreweryOn({ pool, drop: async () => {} }, { features: [cartFeature] }, SETTINGS)
  ours.setClock('2026-11-23T09:00:00Z')
  ahead.setClock('2026-11-23T10:00:00Z')
})
afterAll(async () => {
  await ahead.close()
  await ours.close()
})

/** Sign-ins are counted by address: each test has one of its own. */
const signIn = ({ app }: OpenBrewery, remoteAddress: string, password = PASSWORD) =>
  app.inject({ method: 'POST', url: '/identity/sign-in', remoteAddress, payload: { email: BUYER, password } })

test('the sign-ins of an address are counted together by servers whose clocks are an hour apart', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < SIGN_INS + 2; nth += 1)
    statuses.push((await signIn(nth % 2 === 0 ? ours : ahead, '192.0.2.1')).statusCode)
  expect(statuses).toEqual([...Array.from({ length: SIGN_INS }, () => 200), 429, 429])
})

test('[IDN-39] an account that one server locked is locked for one that is an hour ahead', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) await signIn(ours, '192.0.2.2', 'Niet-mijn-wachtwoord-1')
  expect((await signIn(ahead, '192.0.2.2')).statusCode).toBe(401)
  await ours.pool.query('update portal_user set locked_until = null')
})

test('a session lasts no shorter for a server that is an hour ahead', async () => {
  const { cookies } = await signIn(ours, '192.0.2.3')
  const fust = cookies[0]?.value ?? ''
  const session = await ahead.app.inject({ url: '/identity/session', cookies: { fust } })
  expect(session.json()).toMatchObject({ user: { email: BUYER } })
})

test('sessions, answers and limits are swept once they are over, and none before', async () => {
  const { pool, db } = ours
  const cartId = await newCart(ours)
  await ours.ask(ADD, { cartId, items: [{ sku: 'PILS-CRATE', quantity: 1 }] }, { headers: { 'idempotency-key': 'k1' } })
  await signIn(ours, '192.0.2.4')
  const left = async () => {
    const counts = ['session', 'idempotency_record', 'rate_limit'].map(
      (table) => `(select count(*)::int from ${table})`,
    )
    return (await pool.query({ text: `select ${counts.join(', ')}`, rowMode: 'array' })).rows[0]
  }
  const sweep = async () => {
    await createSessionSweep({ db, idleHours: 1 })()
    await createIdempotence(db).sweep()
    await createRateLimit(db).sweep()
    return left()
  }
  const before = await left()
  expect(await sweep()).toEqual(before)
  await pool.query(`update session set last_seen_at = last_seen_at - interval '1 hour'`)
  await pool.query(`update idempotency_record set created_at = created_at - interval '72 hours'`)
  await pool.query(`update rate_limit set window_ends_at = window_ends_at - interval '1 minute'`)
  expect(await sweep()).toEqual([0, 0, 0])
})
