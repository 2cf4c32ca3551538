import { accept, refuse } from '@fust/domain/outcome'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#platform/env.ts'
import { createSmtpMailer, type Mailer } from '#integrations/mail/index.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { buildLog, insertMessages } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { type OpenBrewery, openBrewery } from '../../test/open-brewery.ts'
import { operatorFeature } from './operator.feature.ts'

const Inbox = Type.Object({
  messages: Type.Array(Type.Object({ subject: Type.String(), text: Type.String(), timesReceived: Type.Integer() })),
})
const OPERATOR = 'beheer@brewery.example'
const MONDAY = '2026-11-23T09:00:00Z'

let brewery: OpenBrewery
let world: PlayedWorld
let mailer: Mailer
let mailbox = 0
beforeAll(async () => {
  brewery = await openBrewery({ features: [operatorFeature] })
  world = await startPlayedWorld()
  const { hostname, port } = new URL(world.smtpUrl)
  mailer = createSmtpMailer({ host: hostname, port: Number(port), from: { name: 'Fust', address: 'orders@a.example' } })
})
beforeEach(async () => {
  await brewery.pool.query('truncate outbox; update operator_notice set told_on = null')
  mailbox += 1
})
afterAll(async () => {
  mailer.close()
  await world.stop()
  await brewery.close()
})

const email = () => `${mailbox}.${OPERATOR}`
const inbox = async () => Value.Parse(Inbox, await world.holdings('mail', { to: email() })).messages

/** What a worker is given at this moment. */
function needs(at = MONDAY, post = mailer) {
  const { db } = brewery
  const clock = { now: () => new Date(at) }
  return {
    db,
    clock,
    settings: readSettings({ OPERATOR_EMAIL: email() }),
    mailer: post,
    portal: createPortal({ store: createPortalStore(db), clock }),
    publicUrl: 'https://bestellen.example',
    log: buildLog(),
  }
}

/** A worker that looks once. */
const look = async (at = MONDAY, post = mailer) => {
  const [job] = operatorFeature.jobs(needs(at, post))
  await job?.run()
}

const die = (order: string) =>
  insertMessages(brewery.pool, [{ key: `erp.submit-order:${order}`, topic: 'erp.submit-order' }]).then(() =>
    brewery.pool.query(`update outbox set dead_at = now(), last_error = 'unknown-material', payload = $1`, [
      { number: order },
    ]),
  )

const failImport = (at: string) =>
  brewery.pool.query(
    `insert into audit_entry (happened_at, action, subject, details)
     values (now() - ($2::timestamptz - $1::timestamptz), 'import-failed', 'import-failed', '{"files": ["stock.csv"]}')`,
    [at, MONDAY],
  )

test('nothing is told where nothing is wrong', async () => {
  await look()
  expect(await inbox()).toEqual([])
})

test('a dead message for the ERP is told once a day, with its order, why, and the next step', async () => {
  await die('26-00042')
  for (const at of [MONDAY, '2026-11-23T22:30:00Z']) await look(at)
  const mails = await inbox()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('26-00042: unknown-material')
  expect(mails[0]?.text).toContain('npm run fust outbox list')
  // A quarter past midnight in Amsterdam.
  await look('2026-11-23T23:15:00Z')
  expect(await inbox()).toHaveLength(2)
})

test('several workers tell it once', async () => {
  await die('26-00042')
  await Promise.all([look(), look(), look()])
  expect(await inbox()).toMatchObject([{ timesReceived: 1 }])
})

test('a dead letter to a customer is no cause', async () => {
  await insertMessages(brewery.pool, [{ key: 'mail', topic: 'mail.order-confirmation' }])
  await brewery.pool.query('update outbox set dead_at = now()')
  await look()
  expect(await inbox()).toEqual([])
})

test('a mail server that is away is tried again', async () => {
  await die('26-00042')
  await world.tell('mail/behaviour', { mode: 'down', times: 1 })
  await expect(look()).rejects.toThrow('421')
  await look()
  expect(await inbox()).toHaveLength(1)
})

test('a mailbox that takes nothing is left alone', async () => {
  await die('26-00042')
  const post: Mailer = { send: async () => refuse({ code: 'mail-address-invalid' }), close: () => undefined }
  await look(MONDAY, post)
  const sent: unknown[] = []
  const other: Mailer = {
    send: async (mail) => {
      sent.push(mail)
      return accept({ messageId: '1' })
    },
    close: () => undefined,
  }
  await look(MONDAY, other)
  expect(sent).toEqual([])
})

test('a full disk is told though nothing can be written, and once', async () => {
  await brewery.pool.query(`
    create function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_space before insert on write_trial for each statement execute function no_space();
    create trigger no_space before update on operator_notice for each statement execute function no_space()`)
  const [job] = operatorFeature.jobs(needs())
  await job?.run()
  await job?.run()
  await brewery.pool.query('drop function no_space cascade')
  const mails = await inbox()
  expect(mails).toMatchObject([{ subject: expect.stringContaining('vol'), timesReceived: 1 }])
  expect(mails[0]?.text).toContain('PostgreSQL')
})

test('where nobody is named nobody is told', () => {
  expect(operatorFeature.jobs({ ...needs(), settings: readSettings({}) })).toEqual([])
})

// The audit trail cannot be emptied: these are the last.
test('an import that failed is told once, and again when one fails on another day', async () => {
  await failImport(MONDAY)
  for (const at of [MONDAY, '2026-11-24T09:00:00Z']) await look(at)
  const mails = await inbox()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('stock.csv')
  expect(mails[0]?.text).toContain('--dry-run')
})

test('an order whose reference the ERP dropped is told once a day, with its SAP id and the setting to change', async () => {
  const drop = (number: string, at: string) =>
    brewery.pool.query(
      `insert into audit_entry (happened_at, action, subject, details)
       values (now() - ($2::timestamptz - $1::timestamptz), 'erp-reference-dropped', 'erp-reference-dropped', $3)`,
      [at, MONDAY, { number, sapId: '4500000001' }],
    )
  await drop('26-00042', MONDAY)
  await drop('26-00043', MONDAY)
  const day = new Date().toISOString()
  for (let worker = 0; worker < 2; worker += 1) await look(day)
  const mails = (await inbox()).filter(({ subject }) => subject.includes('referentie'))
  expect(mails).toMatchObject([{ timesReceived: 1 }])
  expect(mails[0]?.text).toContain('26-00042: SAP 4500000001')
  expect(mails[0]?.text).toContain('26-00043: SAP 4500000001')
  expect(mails[0]?.text).toContain('SAP_REFERENCE_FIELD')
})
