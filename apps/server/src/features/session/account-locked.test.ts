import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refuse } from '@fust/domain/outcome'
import type { Mailer } from '#integrations/mail/index.ts'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { PASSWORD } from '../../test/brewery.builders.ts'
import { BUYER, type OpenBrewery, openBrewery } from '../../test/open-brewery.ts'
import { createAccountLockedMail } from './account-locked.service.ts'

let brewery: OpenBrewery
/** The last entry of the test before: the audit trail cannot be emptied. */
let lastEntry: unknown
beforeAll(async () => {
  brewery = await openBrewery({ features: [] })
})
beforeEach(async () => {
  await brewery.pool.query('truncate outbox')
  lastEntry = (await rows('select coalesce(max(id), 0) as id from audit_entry'))[0]?.['id']
  await brewery.pool.query(`update portal_user set failed_attempts = 0, locked_until = null, locale = 'nl'`)
})
afterAll(() => brewery.close())

const signIn = (password: string, email = BUYER) =>
  brewery.app.inject({ method: 'POST', url: '/identity/sign-in', payload: { email, password } })

async function lock(email = BUYER) {
  for (let attempt = 1; attempt <= 5; attempt += 1) await signIn('Niet-mijn-wachtwoord-1', email)
}

const rows = async (sql: string, values: unknown[] = []) =>
  (await brewery.pool.query<Record<string, unknown>>(sql, values)).rows
const entries = () => rows('select action, actor_id, subject from audit_entry where id > $1 order by id', [lastEntry])

/** Works on what waits, with a mailbox that keeps or refuses. */
async function deliver(send?: Mailer['send']) {
  const mailbox = buildMailbox()
  const mailer: Mailer = { ...mailbox, ...(send && { send }) }
  const clock = { now: () => new Date('2026-11-23T09:00:00Z') }
  const portal = createPortal({ store: createPortalStore(brewery.db), clock })
  const handlers = { 'mail.account-locked': createAccountLockedMail({ db: brewery.db, mailer, portal, publicUrl: '' }) }
  const log = buildLog()
  await createWorker({ db: brewery.db, log, handlers }).drain()
  return { mails: mailbox.mails, errors: log.errors }
}

test('[IDN-39] the lock waits as one mail for its person, with nothing of the person in it but the id', async () => {
  await lock()
  const [locked] = await rows(`select to_json(date_trunc('milliseconds', locked_until)) as until,
    locked_until - now() between '14 minutes' and '15 minutes' as for_a_while from portal_user where id = 'U1'`)
  expect(locked?.['for_a_while']).toBe(true)
  const lockedUntil = new Date(String(locked?.['until'])).toISOString()
  expect(await rows('select key, topic, company_id, ship_to_id, payload from outbox')).toEqual([
    {
      key: `mail.account-locked:U1:${lockedUntil}`,
      topic: 'mail.account-locked',
      company_id: 'C1',
      ship_to_id: 'S1',
      payload: { userId: 'U1', lockedUntil, scope: 'elsewhere' },
    },
  ])
  await lock()
  expect(await rows('select from outbox')).toHaveLength(1)
})

const NL = 'Te vaak een verkeerd wachtwoord voor uw account bij Fust'
const EN = 'Too many wrong passwords for your account at Fust'

test.each([
  ['nl', 'elsewhere', NL, 'Tot 10:15 uur wordt uw wachtwoord geweigerd op apparaten en netwerken waar u zich nog niet'],
  ['en', 'elsewhere', EN, 'Until 10:15, your password is refused on devices and networks where you have not'],
  ['nl', 'device', NL, 'Daar wordt uw wachtwoord geweigerd tot 10:15 uur.'],
  ['en', 'network', EN, 'Your password is refused there until 10:15.'],
])(
  '[IDN-38] in %s the mail about a lock for %s says where, and until when by the clock on the wall',
  async (locale, scope, subject, text) => {
    await brewery.pool.query('update portal_user set locale = $1', [locale])
    await lock()
    await brewery.pool.query(
      `update outbox set payload = payload || jsonb_build_object('lockedUntil', '2026-11-23T09:15:00.000Z', 'scope', $1::text)`,
      [scope],
    )
    const { mails } = await deliver()
    expect(mails).toMatchObject([{ to: BUYER, subject, messageKey: expect.stringContaining('U1') }])
    expect(mails[0]?.text).toContain(text)
    expect(mails[0]?.html).toContain(text)
  },
)

test('a mailbox that refuses is left to a person, and a person who is gone is told nothing', async () => {
  await lock()
  const { errors } = await deliver(async () => refuse({ code: 'mail-address-invalid' }))
  expect(errors).toHaveLength(1)
  await brewery.pool.query(`update outbox set dead_at = null, payload = '{"userId": "U0", "lockedUntil": "x"}'`)
  expect(await deliver()).toEqual({ mails: [], errors: [] })
})

test('what is refused and what is locked is in the audit trail', async () => {
  await lock()
  await signIn(PASSWORD)
  await signIn(PASSWORD, 'nobody@tenbrink.example')
  const refused = (actor_id: string | null) => ({ action: 'sign-in-refused', actor_id, subject: actor_id ?? 'unknown' })
  expect(await entries()).toEqual([
    ...Array.from({ length: 5 }, () => refused('U1')),
    { action: 'account-locked', actor_id: 'U1', subject: 'U1' },
    refused('U1'),
    refused(null),
  ])
})

test('many wrong tries at once lock once, and the right one after them is refused', async () => {
  await Promise.all(Array.from({ length: 12 }, () => signIn('Niet-mijn-wachtwoord-1')))
  expect((await signIn(PASSWORD)).statusCode).toBe(401)
  expect((await entries()).filter(({ action }) => action === 'account-locked')).toHaveLength(1)
})

test('with too many sign-ins at once the rest is told to come back, by both doors', async () => {
  const small = await openBrewery({ features: [] }, { PASSWORD_CONCURRENCY: '1', PASSWORD_QUEUE: '0' })
  const byRoute = () =>
    small.app.inject({ method: 'POST', url: '/identity/sign-in', payload: { email: BUYER, password: PASSWORD } })
  const byGraphql = () =>
    small.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: `mutation { generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token } }` },
    })
  for (const door of [byRoute, byGraphql]) {
    const twelveAtOnce = () => Promise.all(Array.from({ length: 12 }, door))
    // A machine that does other things, too, may be through with one before it comes to the next.
    let answers = await twelveAtOnce()
    while (answers.every(({ statusCode }) => statusCode === 200)) answers = await twelveAtOnce()
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(12 - busy.length)
    expect(busy.map(({ headers }) => headers['retry-after'])).toEqual(busy.map(() => '2'))
  }
  await small.close()
})
