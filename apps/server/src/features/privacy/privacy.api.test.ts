import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { addManagers, addRoles, callUsers, DELEGATED, OWNER } from '#features/users/people.builders.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { usersFeature } from '#features/users/users.feature.ts'
import { CHEAP_HASH, insertRows, PASSWORD } from '../../test/brewery.builders.ts'
import { place, readyCart } from '../../test/cart-calls.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { CHECKS } from '../doctor/checks/index.ts'
import { readSettings } from '#platform/env.ts'
import { PERSONAL_TABLES } from './data-map.ts'
import { createErasureSweep } from './erase-person.ts'
import { createErasureMail } from './erasure-letters.service.ts'
import { ERASURE_TOPIC } from './erasure-message.ts'
import { erasePersonCommand } from './privacy.cli.ts'
import { privacyFeature } from './privacy.feature.ts'

const NOW = '2026-11-23T09:00:00Z'
const LATER = new Date('2026-12-08T09:00:00Z')

let brewery: OpenBrewery
let people = 0
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, ordersFeature, privacyFeature, usersFeature] })
  await addManagers(brewery.pool)
})
beforeEach(() =>
  brewery.pool.query(
    'delete from rate_limit; delete from erasure where erased_at is null; truncate outbox; update stock set quantity = 100000',
  ),
)
afterAll(() => brewery.close())

const rows = async (sql: string, values: unknown[] = []) =>
  (await brewery.pool.query<Record<string, unknown>>(sql, values)).rows

/** The same answer to the checklist in two years. */
const answerInTwoYears = (answered_by: string) =>
  insertRows(
    brewery.pool,
    'survey_answer',
    [2025, 2026].map((year) => ({
      company_id: 'C1',
      ship_to_id: 'S1',
      year,
      question: `door-${answered_by}`,
      answer: 'yes',
      answered_by,
      answered_at: `${year}-06-01T09:00:00Z`,
    })),
  )

/** Somebody of Ten Brink, with a number and an address of their own. */
async function somebody(): Promise<{ id: string; email: string }> {
  people += 1
  const id = `L${people}`
  const email = `leaver${people}@tenbrink.example`
  await insertRows(brewery.pool, 'portal_user', [
    { id, email, first_name: 'Lies', last_name: 'Hopman', phone: '06 1234', password_hash: CHEAP_HASH },
  ])
  await addRoles(brewery.pool, id, 'C1', ['S1'], 'SalesAssociate')
  return { id, email }
}

async function send(method: 'GET' | 'POST', url: string, as: string | null, payload?: object) {
  const answer = await brewery.app.inject({
    method,
    url,
    ...(as !== null && { headers: { authorization: `Bearer ${await brewery.tokenOf(as)}` } }),
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

const ask = (as: string, password = PASSWORD) => send('POST', '/identity/erasure', as, { password })
const signIn = (email: string) =>
  brewery.app.inject({ method: 'POST', url: '/identity/sign-in', payload: { email, password: PASSWORD } })
const sweep = (now = LATER) => createErasureSweep({ db: brewery.db, now: () => now })()
const known = async (id: string) =>
  (await rows('select email, first_name, last_name, phone, status from portal_user where id = $1', [id]))[0]

async function command(...args: string[]) {
  const said: string[] = []
  const clock = { now: () => new Date(NOW) }
  const code = await erasePersonCommand(args, { db: brewery.db, clock, print: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}

async function breaches(): Promise<string[]> {
  const told: string[] = []
  const examined = { now: LATER, settings: readSettings({}) }
  for (const [name, check] of Object.entries(CHECKS))
    if (/erased|leave|orders|carts|audit|people/.test(name)) told.push(...(await check(brewery.db, examined)).breaches)
  return told
}

describe('one’s own data', () => {
  test('is what the map gives, by purpose, of oneself only', async () => {
    const { id, email } = await somebody()
    await insertRows(brewery.pool, 'favourite', [{ company_id: 'C1', user_id: id, sku: 'PILS-CRATE', added_at: NOW }])
    await answerInTwoYears(id)
    const { status, body } = await send('POST', '/identity/personal-data', email)
    expect(status).toBe(200)
    const purposes = readPath(body, 'purposes')
    const tables = Array.isArray(purposes)
      ? purposes.flatMap((each: { tables: { table: string; rows: object[] }[] }) => each.tables)
      : []
    expect(tables.map(({ table }) => table).toSorted()).toEqual(PERSONAL_TABLES.map(([table]) => table).toSorted())
    const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows
    expect(rowsOf('portal_user')).toMatchObject([{ id, email, first_name: 'Lies', phone: '06 1234' }])
    expect(rowsOf('favourite')).toMatchObject([{ sku: 'PILS-CRATE' }])
    expect(rowsOf('survey_answer')).toMatchObject([{ year: 2025 }, { year: 2026 }])
    expect(rowsOf('user_role')).toMatchObject([{ ship_to_id: 'S1', role: 'SalesAssociate' }])
    const text = JSON.stringify(body)
    expect(text).not.toContain('argon2')
    expect(text).not.toContain('hash')
    expect(text).not.toContain(BUYER)
    expect(await rows(`select action from audit_entry where subject = $1`, [id])).toEqual([
      { action: 'data-downloaded' },
    ])
  })

  test('is given to nobody who is not signed in, and not all the time', async () => {
    expect((await send('POST', '/identity/personal-data', null)).status).toBe(401)
    const { email } = await somebody()
    const statuses = []
    for (let times = 0; times < 4; times += 1)
      statuses.push((await send('POST', '/identity/personal-data', email)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('a wish to be erased', () => {
  test('closes the account at once, and tells who leaves, the Key users and the operator', async () => {
    const { id, email } = await somebody()
    const token = await brewery.tokenOf(email)
    expect(await ask(email, 'Niet-mijn-wachtwoord-1')).toMatchObject({
      status: 422,
      body: { code: 'old-password-wrong' },
    })
    expect(await ask(email)).toEqual({ status: 200, body: { dueAt: '2026-12-07T09:00:00.000Z' } })
    const after = await brewery.app.inject({ url: '/identity/sessions', headers: { authorization: `Bearer ${token}` } })
    expect(after.statusCode).toBe(401)
    expect(await known(id)).toMatchObject({ email, status: 'Inactive' })
    const mailbox = buildMailbox()
    const portal = createPortal({ store: createPortalStore(brewery.db), clock: { now: () => new Date(NOW) } })
    const parts = { db: brewery.db, mailer: mailbox, portal, publicUrl: '', operatorEmail: 'it@brewery.example' }
    await createWorker({
      db: brewery.db,
      log: buildLog(),
      handlers: { [ERASURE_TOPIC]: createErasureMail(parts) },
    }).drain()
    expect(mailbox.mails.map(({ to }) => to).toSorted()).toEqual(['it@brewery.example', email, OWNER].toSorted())
    const own = mailbox.mails.find(({ to }) => to === email)
    expect(own?.text).toContain('maandag 7 december 2026')
    expect(mailbox.mails.find(({ to }) => to === OWNER)?.text).toContain(email)
  })

  test('is tried with a few passwords a minute only, and by nobody else', async () => {
    const { email } = await somebody()
    for (let tries = 0; tries < 5; tries += 1) await ask(email, 'Niet-mijn-wachtwoord-1')
    expect((await ask(email)).status).toBe(429)
    expect((await send('POST', '/identity/erasure', null, { password: PASSWORD })).status).toBe(401)
    expect((await send('GET', '/identity/erasure', null)).status).toBe(401)
  })

  test('is withdrawn by who signs in before the day', async () => {
    const { id, email } = await somebody()
    await ask(email)
    expect((await signIn(email)).statusCode).toBe(200)
    expect(await known(id)).toMatchObject({ email, status: 'Active' })
    expect(await sweep()).toBe(0)
    const actions = await rows('select action from audit_entry where subject = $1 order by id', [id])
    expect(actions).toEqual([{ action: 'erasure-asked' }, { action: 'erasure-withdrawn' }])
  })

  test('is not undone by a Key user who opens the account', async () => {
    const { id, email } = await somebody()
    await ask(email)
    const answer = await callUsers(brewery, 'PATCH', 'SetUserStatus', { body: { UID: id, status: 'Active' } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'person-leaves' } })
  })

  test('of the last Key user is refused, who is told of which company', async () => {
    expect((await send('GET', '/identity/erasure', OWNER)).body).toEqual({
      days: 14,
      keyedAlone: ['Ten Brink Dranken'],
      hasPassword: true,
    })
    expect(await ask(OWNER)).toMatchObject({ status: 422, body: { code: 'last-key-user' } })
    expect((await send('GET', '/identity/erasure', DELEGATED)).body).toMatchObject({ keyedAlone: [] })
    expect((await command(OWNER, '--yes')).said).toContain('Ten Brink Dranken would have no Key user')
  })
})

describe('an erasure', () => {
  test('comes when the days are over, blanks the person and keeps the orders without a name', async () => {
    const { id, email } = await somebody()
    const cart = await readyCart(brewery, { date: '2026-11-25' }, { as: email })
    await brewery.pool.query(`update cart set custom_email = $2, note_for_driver = 'Bel Lies' where id = $1`, [
      cart,
      email,
    ])
    expect(readPath((await place(brewery, cart, { as: email })).data, 'placeOrder', 'errors')).toEqual([])
    await readyCart(brewery, {}, { as: email })
    await insertRows(brewery.pool, 'favourite', [{ company_id: 'C1', user_id: id, sku: 'PILS-CRATE', added_at: NOW }])
    await answerInTwoYears(id)
    await ask(email)
    expect(await sweep(new Date('2026-12-07T08:59:59Z'))).toBe(0)
    expect(await sweep()).toBe(1)
    expect(await known(id)).toEqual({
      email: expect.stringMatching(/^erased-[0-9a-f]{32}@erased\.invalid$/),
      first_name: '',
      last_name: '',
      phone: '',
      status: 'Inactive',
    })
    const orders = await rows('select custom_email, note_for_driver, cart_id from sales_order where user_id = $1', [id])
    expect(orders).toEqual([{ custom_email: null, note_for_driver: null, cart_id: cart }])
    const left = await rows(
      `select (select count(*)::int from cart where user_id = $1) as carts,
         (select count(*)::int from favourite where user_id = $1) as favourites,
         (select count(*)::int from user_role where user_id = $1) as roles`,
      [id],
    )
    expect(left).toEqual([{ carts: 1, favourites: 0, roles: 0 }])
    const answers = `select year, answered_by from survey_answer where question = $1 order by year`
    expect(await rows(answers, [`door-${id}`])).toEqual([
      { year: 2025, answered_by: '' },
      { year: 2026, answered_by: '' },
    ])
    expect((await signIn(email)).statusCode).toBe(401)
    expect(await breaches()).toEqual([])
    expect(await sweep()).toBe(0)
  })

  test('leaves nothing of the person’s name and addresses in any column of any table', async () => {
    const { id, email } = await somebody()
    await callUsers(brewery, 'PUT', `UpdateUser/${id}`, {
      as: email,
      body: { firstName: 'Wilhelmientje', lastName: 'Zwartenhopper', phone: '06 9876 5432', version: 1 },
    })
    const cart = await readyCart(brewery, {}, { as: email })
    await place(brewery, cart, { as: email })
    expect((await command(email, '--yes')).code).toBe(0)
    const columns = await rows(
      `select table_name as "table" from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const found = []
    for (const { table } of columns) {
      const hits = await rows(`select from "${String(table)}" t where t::text ~ $1`, [
        `Wilhelmientje|Zwartenhopper|9876 5432|${email}`,
      ])
      if (hits.length > 0) found.push(table)
    }
    expect(found).toEqual([])
  })

  test('and an order at the same time: the order that came first stays, without a name', async () => {
    const { id, email } = await somebody()
    const cart = await readyCart(brewery, {}, { as: email })
    const [placed, erased] = await whileCartIsHeld(cart, [
      () => place(brewery, cart, { as: email }),
      () => command(email, '--yes'),
    ])
    expect(readPath(placed, 'data', 'placeOrder')).toMatchObject({ errors: [], order_number: expect.any(String) })
    expect(erased).toMatchObject({ code: 0 })
    expect(await rows('select cart_id from sales_order where user_id = $1', [id])).toEqual([{ cart_id: cart }])
    expect(await breaches()).toEqual([])
  })

  test('and an order at the same time: an erasure that came first leaves no cart to order', async () => {
    const { id, email } = await somebody()
    const cart = await readyCart(brewery, {}, { as: email })
    const [erased, placed] = await whileCartIsHeld(cart, [
      () => command(email, '--yes'),
      () => place(brewery, cart, { as: email }),
    ])
    expect(erased).toMatchObject({ code: 0 })
    expect(readPath(placed, 'data', 'placeOrder', 'order_number')).not.toEqual(expect.any(String))
    expect(await rows('select from sales_order where user_id = $1', [id])).toEqual([])
    expect(await breaches()).toEqual([])
  })
})

/** Both come while somebody holds the cart, one after the other. */
async function whileCartIsHeld<A, B>(
  cart: string,
  [first, second]: [() => Promise<A>, () => Promise<B>],
): Promise<[A, B]> {
  const client = await brewery.pool.connect()
  await client.query('begin')
  await client.query('select from cart where id = $1 for update', [cart])
  const waiting = async () =>
    (await rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length
  const one = first()
  await expect.poll(waiting).toBe(1)
  const two = second()
  await expect.poll(waiting).toBe(2)
  await client.query('commit')
  client.release()
  return Promise.all([one, two])
}

describe('fust erase-person', () => {
  test('says what would go and what stays, and does nothing without --yes', async () => {
    const { id, email } = await somebody()
    const { code, said } = await command(email)
    expect(code).toBe(0)
    expect(said).toContain('user_role: 1, goes')
    expect(said).toContain('portal_user: 1, stays without a name')
    expect(await known(id)).toMatchObject({ email })
  })

  test('takes a wish back', async () => {
    const { id, email } = await somebody()
    await ask(email)
    expect(await command(email, '--withdraw')).toEqual({ code: 0, said: `The account of ${email} is open again.` })
    expect(await known(id)).toMatchObject({ status: 'Active' })
    expect((await command(email, '--withdraw')).code).toBe(1)
  })

  test.each([[[]], [['nobody']], [['a@b.example', '--no']]])('says how it is used: %j', async (args) => {
    expect(await command(...args)).toMatchObject({ code: 2, said: expect.stringContaining('Usage') })
  })

  test('[CNT-28] takes out what somebody asked without an account, with --yes', async () => {
    await brewery.pool.query(
      `with asked as (
         insert into ticket (market, kind, subject, description, created_at, updated_at)
         values ('NL', 'question', 'A tour', 'With how many?', now(), now()) returning id)
       insert into ticket_visitor (ticket_id, request_id, challenge, wish, language, first_name, last_name, email, phone,
         company_name, chamber_number, city)
       select id, 'r', 'c', 'question', 'nl', 'Noor', 'ter Horst', 'Noor@debrug.example', '', '', '', '' from asked`,
    )
    const email = 'noor@debrug.example'
    expect(await command(email)).toEqual({ code: 0, said: `Tickets opened by ${email} without an account: 1, go.` })
    expect(await rows('select from ticket_visitor')).toHaveLength(1)
    expect((await command(email, '--withdraw')).code).toBe(1)
    expect(await command(email, '--yes')).toEqual({
      code: 0,
      said: `Tickets opened by ${email} without an account are gone: 1.`,
    })
    expect(await rows(`select from ticket where subject = 'A tour'`)).toEqual([])
    expect((await command(email)).code).toBe(1)
  })

  test('knows nobody by an address that nobody has', async () => {
    expect((await command('nobody@tenbrink.example', '--yes')).code).toBe(1)
  })
})
