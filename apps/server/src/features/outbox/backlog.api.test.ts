import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addManagers, DELEGATED, OTHER_OWNER, OWNER } from '#features/users/people.builders.ts'
import { type OpenBrewery, openBrewery } from '../../test/open-brewery.ts'
import { insertMessages } from './outbox.builders.ts'
import { createOutboxStore } from './outbox.store.ts'
import { shownError } from './shown-error.ts'
import { outboxFeature } from './outbox.feature.ts'

const ADMIN = '/nl/prod/api/v1/portal/admin'
const ADMINISTRATOR = OTHER_OWNER

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [outboxFeature] })
  await addManagers(brewery.pool)
  await brewery.pool.query(`update user_role set customer_type = 'InternalCustomer' where user_id = 'K9'`)
})
afterAll(() => brewery.close())
beforeEach(() => brewery.pool.query('delete from outbox'))

const read = (query = '', as: string | null = ADMINISTRATOR) => brewery.get(`${ADMIN}/GetBacklog${query}`, { as })

async function send(call: string, payload: object, { as = ADMINISTRATOR, key }: { as?: string; key?: string } = {}) {
  const headers = { authorization: `Bearer ${await brewery.tokenOf(as)}`, ...(key && { 'idempotency-key': key }) }
  const answer = await brewery.app.inject({ method: 'POST', url: `${ADMIN}/${call}`, headers, payload })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

/** Gives these up, for this reason. */
const giveUp = (keys: readonly string[], reason: string) =>
  brewery.pool.query('update outbox set dead_at = now(), attempts = 3, last_error = $2 where key = any($1)', [
    keys,
    reason,
  ])

const idOf = async (key: string) =>
  (await brewery.pool.query<{ id: number }>('select id from outbox where key = $1', [key])).rows[0]?.id

const stateOf = async () =>
  (
    await brewery.pool.query<{ key: string; is_dead: boolean; attempts: number }>(
      'select key, dead_at is not null as is_dead, attempts from outbox order by id',
    )
  ).rows.map(({ key, is_dead, attempts }) => [key, is_dead ? 'dead' : attempts])

const REASON = 'erp-refused: Material CRATE-24 is not maintained in plant 1000'

/** An order that the ERP refused, one of the same ship-to behind it, and a letter. */
async function refuseOrder() {
  await insertMessages(brewery.pool, [
    { key: 'first', topic: 'erp.submit-order', payload: { number: '26-00012' } },
    { key: 'behind', topic: 'erp.submit-order', payload: { number: '26-00013' } },
    { key: 'letter', topic: 'mail.order-confirmation', payload: { number: '26-00012' } },
  ])
  await giveUp(['first'], REASON)
}

describe('the backlog', () => {
  test('is empty where everything has arrived', async () => {
    await insertMessages(brewery.pool, [{ key: 'done' }])
    await brewery.pool.query('update outbox set done_at = now()')
    expect(await read()).toMatchObject({ status: 200, body: { kinds: [], lanes: [], messages: [] } })
  })

  test('tells what waits by where it goes, who is held back, and why in the words of the ERP', async () => {
    await refuseOrder()
    const { body } = await read()
    expect(body).toEqual({
      kinds: expect.arrayContaining([
        { kind: 'erp', waiting: 2, dead: 1, oldestAt: expect.any(String) },
        { kind: 'mail', waiting: 1, dead: 0, oldestAt: expect.any(String) },
      ]),
      lanes: [
        { shipToId: 'S1', shipToName: expect.any(String), since: expect.any(String), waiting: 1, orders: ['26-00013'] },
      ],
      messages: [
        {
          id: await idOf('first'),
          kind: 'erp',
          topic: 'erp.submit-order',
          orderNumber: '26-00012',
          shipToId: 'S1',
          shipToName: expect.stringMatching(/\S/),
          createdAt: expect.any(String),
          nextAt: null,
          attempts: 3,
          error: REASON,
        },
      ],
    })
  })

  test('comes by pages: what was given up first, then what is tried again', async () => {
    await insertMessages(brewery.pool, [{ key: 'again' }, { key: 'dead-1' }, { key: 'dead-2', topic: 'mail.x' }])
    await brewery.pool.query(`update outbox set attempts = 1, last_error = 'late', available_at = now() + '1 minute'`)
    await giveUp(['dead-1', 'dead-2'], 'no')
    const pageOf = async (query: string) => {
      const { body } = await read(query)
      const messages: unknown = Reflect.get(Object(body), 'messages')
      return Array.isArray(messages) ? messages.map((message: unknown) => Reflect.get(Object(message), 'id')) : []
    }
    expect(await pageOf('?limit=2')).toEqual([await idOf('dead-1'), await idOf('dead-2')])
    expect(await pageOf('?limit=2&offset=2')).toEqual([await idOf('again')])
    expect((await read('?limit=101')).status).toBe(422)
  })
})

test.each([
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['marks that turn the direction', 'no\u202Egnp.exe\u2066', 'nognp.exe'],
  ['line breaks and terminal codes', 'one\r\n\u001B[31mtwo', 'one [31mtwo'],
  ['the address of a person', '550 <buyer@tenbrink.example> is unknown', '550 …@… is unknown'],
  ['a sign-in inside of an address', 'fetch https://user:secret@sap.example/x failed', 'fetch …@… failed'],
])('a reason with %s is one line that shows as it is', async (_title, reason, shown) => {
  await insertMessages(brewery.pool, [{ key: 'a' }])
  await giveUp(['a'], reason)
  expect((await read()).body).toMatchObject({ messages: [{ error: shown }] })
})

test('a reason of megabytes is cut', async () => {
  await insertMessages(brewery.pool, [{ key: 'a' }])
  await giveUp(['a'], '😀'.repeat(1_000_000))
  expect((await read()).body).toMatchObject({ messages: [{ error: `${'😀'.repeat(500)}…` }] })
  expect(shownError('short')).toBe('short')
})

describe('trying again', () => {
  test('lets one message start afresh, and the audit trail has who did it', async () => {
    await refuseOrder()
    const messageId = await idOf('first')
    expect(await send('RetryMessage', { messageId })).toEqual({ status: 200, body: { retried: 1 } })
    expect(await stateOf()).toEqual([
      ['first', 0],
      ['behind', 0],
      ['letter', 0],
    ])
    const { rows } = await brewery.pool.query(
      `select actor_id, action, subject, ship_to_id, details from audit_entry where subject = 'first'`,
    )
    expect(rows).toEqual([
      {
        actor_id: 'K9',
        action: 'outbox-replayed',
        subject: 'first',
        ship_to_id: 'S1',
        details: { lastError: REASON },
      },
    ])
  })

  test('twice is as good as once', async () => {
    await refuseOrder()
    const messageId = await idOf('first')
    const answers = await Promise.all([send('RetryMessage', { messageId }), send('RetryMessage', { messageId })])
    expect(answers.map(({ body }) => Number(Reflect.get(Object(body), 'retried'))).toSorted((a, b) => a - b)).toEqual([
      0, 1,
    ])
    expect((await send('RetryMessage', { messageId })).body).toEqual({ retried: 0 })
  })

  test('twice is as good as once for the one who began first and came second', async () => {
    await refuseOrder()
    const which = { key: 'first' }
    const second = await brewery.db.transaction(async (earlier) => {
      await createOutboxStore(earlier).readWaiting({ all: true, limit: 1 })
      expect(await createOutboxStore(brewery.db).replay(which)).toHaveLength(1)
      return createOutboxStore(earlier).replay(which)
    })
    expect(second).toEqual([])
  })

  test('lets all of a kind start afresh, and no other', async () => {
    await insertMessages(brewery.pool, [
      { key: 'order' },
      { key: 'letter', topic: 'mail.x' },
      { key: 'other', topic: 'sms.x' },
    ])
    await giveUp(['order', 'letter', 'other'], 'no')
    expect(await send('RetryMessages', { kind: 'erp' })).toEqual({ status: 200, body: { retried: 1 } })
    expect(await send('RetryMessages', { kind: 'other' })).toEqual({ status: 200, body: { retried: 1 } })
    expect(await stateOf()).toEqual([
      ['order', 0],
      ['letter', 'dead'],
      ['other', 0],
    ])
    expect((await send('RetryMessages', { kind: 'all' })).status).toBe(422)
  })

  test('what is being tried, or nobody knows, is left alone', async () => {
    await insertMessages(brewery.pool, [{ key: 'held' }])
    await brewery.pool.query(`update outbox set leased_until = now() + '1 minute', available_at = now() + '1 minute'`)
    expect((await send('RetryMessage', { messageId: await idOf('held') })).body).toEqual({ retried: 0 })
    expect((await send('RetryMessage', { messageId: 1_000_000_000_000 })).body).toEqual({ retried: 0 })
  })
})

describe('nobody else', () => {
  test.each([
    ['a Key user of a customer', OWNER],
    ['a designated administrator of a customer', DELEGATED],
    ['a buyer', 'buyer@tenbrink.example'],
  ])('%s is let in', async (_title, as) => {
    await refuseOrder()
    expect((await read('', as)).status).toBe(403)
    expect((await send('RetryMessage', { messageId: await idOf('first') }, { as })).status).toBe(403)
    expect((await send('RetryMessages', { kind: 'erp' }, { as })).status).toBe(403)
    expect((await stateOf())[0]).toEqual(['first', 'dead'])
  })

  test("one of the brewery's own people who is no Key user is not let in either", async () => {
    await brewery.pool.query(`update user_role set role = 'Manager' where user_id = 'K9'`)
    expect((await read()).status).toBe(403)
    await brewery.pool.query(`update user_role set role = 'Owner' where user_id = 'K9'`)
  })

  test('without a session nothing is told', async () => {
    expect((await read('', null)).status).toBe(401)
  })

  test('there is none in another market', async () => {
    const answer = await brewery.get('/it/prod/api/v1/portal/admin/GetBacklog', { as: ADMINISTRATOR })
    expect(answer.status).toBe(404)
  })
})
