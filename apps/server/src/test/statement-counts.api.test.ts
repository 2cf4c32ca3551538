import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi, type MockInstance } from 'vitest'
import { buildProductWith } from '#features/assortment/assortment.builders.ts'
import { ACADEMY, PUB_MENU, SAML_MENU } from '#features/service-sign-on/relying-party.builders.ts'
import { certifiedSigningKey } from '#integrations/services/certificate.builders.ts'
import { buildPush } from '#integrations/push/push.builders.ts'
import { addManagers } from '#features/users/people.builders.ts'
import { policyOf } from '../feature.ts'
import { FEATURES } from '../features.ts'
import { addNumberedShipTo, insertRows } from './brewery.builders.ts'
import { newCart } from './cart-calls.builders.ts'
import { linesOf, type Bench, type CountedCall } from './counted-calls.builders.ts'
import { CART_CALLS } from './counted-carts.builders.ts'
import { ORDER_CALLS } from './counted-orders.builders.ts'
import { OTHER_CALLS } from './counted-reads.builders.ts'
import { REFUSED_CALLS } from './counted-refused.builders.ts'
import { INSIGHT_CALLS } from './counted-insight.builders.ts'
import { SUPPORT_CALLS } from './counted-support.builders.ts'
import { USER_CALLS } from './counted-users.builders.ts'
import { readPath, type OpenBrewery } from './open-brewery.ts'
import recorded from './statement-counts.generated.json' with { type: 'json' }
import { openWholeBrewery } from './open-whole-brewery.ts'

const CALLS = [
  ...CART_CALLS,
  ...INSIGHT_CALLS,
  ...ORDER_CALLS,
  ...OTHER_CALLS,
  ...REFUSED_CALLS,
  ...SUPPORT_CALLS,
  ...USER_CALLS,
]
const RECORDED: Readonly<Record<string, number>> = recorded
const LONG_AGO = 120

let folder: string
let brewery: OpenBrewery
let statements: MockInstance

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-counts-'))
  for (const own of ['documents', 'media/packs/crate']) mkdirSync(path.join(folder, own), { recursive: true })
  writeFileSync(path.join(folder, 'media/packs/crate/pils.svg'), '<svg/>')
  writeFileSync(path.join(folder, 'documents/sheet.pdf'), '%PDF-1.4 a sheet')
  brewery = await openWholeBrewery(
    { METRICS_TOKEN: 'the-token-of-metrics', FILES_FOLDER: path.join(folder, 'files') },
    {
      breweryFolder: folder,
      isDemo: true,
      erp: { invoiceDocument: async () => Buffer.from('%PDF-1.4'), customerCredit: async () => undefined },
      push: buildPush(),
      outside: { keys: [certifiedSigningKey()], services: [ACADEMY, PUB_MENU, SAML_MENU] },
    },
  )
  await buildMuch(brewery.pool)
  // Without an implementation of its own a spy lets every call pass.
  statements = vi.spyOn(pg.Client.prototype, 'query')
})
afterAll(async () => {
  statements.mockRestore()
  await brewery.close()
  rmSync(folder, { recursive: true })
})

async function buildMuch(pool: pg.Pool) {
  for (const { sku } of linesOf(100)) await buildProductWith(pool, { sku, sub_brand: 'Many', categories: [1] })
  await addManagers(pool)
  await addNumberedShipTo(pool, '4711', 'Depot Haaksbergen')
  await insertRows(pool, 'product_download', [
    { sku: 'MANY-1', file: 'documents/sheet.pdf', title: JSON.stringify({ nl: 'Blad' }), position: 1 },
  ])
  await insertRows(pool, 'coupon', [
    { code: 'PROOST', name: JSON.stringify({ nl: 'Korting' }), rate_bp: 500, max_uses: 99 },
  ])
  await insertRows(pool, 'brewery_setting', [{ name: 'demo', value: 'true' }])
  await pool.query(
    `update brewery_setting set value = jsonb_set(value, '{sections}', value -> 'sections' || '["Support", "My Profile", "Contracts", "Reporting"]')
     where name = 'portal'`,
  )
  await pool.query(`insert into sales_order (company_id, number, ship_to_id, payer_id, kind, sap_order_type, status,
      method, payment_method, delivery_date, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents,
      grand_total_cents, placed_at, status_changed_at)
    select 'C1', 'OLD-' || n, 'S1', 'P-C1', 'beer', 'YSOR', 'Delivered', 'flatrate_flatrate', 'onaccount', '2026-01-05',
      0, 0, 0, 0, 0, timestamptz '2026-01-01' + n * interval '1 day', '2026-01-05'
    from generate_series(1, ${LONG_AGO}) n`)
}

// Written once in a while, by the clock of the machine: whichever call comes then has it.
const SEEN = 'session.touch'

const isReading = (operation: string) => /^(Query|Customer|GET)/.test(operation)

/** Round trips: the session, the brewery, what begins a transaction, what is committed with it. */
async function statementsOf({ operation, before, ask }: CountedCall, size: number): Promise<string[]> {
  await brewery.pool.query('delete from cart')
  const bench: Bench = { brewery, cart: await newCart(brewery), size, ids: [] }
  const ids = (await before?.(bench)) ?? []
  // What is remembered after a first call is not asked again.
  if (isReading(operation)) await ask({ ...bench, ids })
  statements.mockClear()
  const faults = await ask({ ...bench, ids })
  const asked = statements.mock.calls.flatMap(([config]: unknown[]) => {
    const together = readPath(config, 'statements')
    return Array.isArray(together) ? [together.join(' + ')] : [String(readPath(config, 'name') ?? config)]
  })
  expect(faults).toEqual([])
  return asked.filter((name) => name !== SEEN)
}

/** How many statements each operation runs; `npx vitest run --project server-18 FILE -u` writes it anew. */
const FILE = './statement-counts.generated.json'
const counted = new Map<string, string[]>()

test.each(CALLS)('$operation runs as many statements for many rows as for few', async (call) => {
  const [small, large] = call.sizes ?? [1]
  // A change is asked again from its beginning.
  if (!isReading(call.operation)) await statementsOf(call, small)
  const few = await statementsOf(call, small)
  const many = large === undefined ? few : await statementsOf(call, large)
  counted.set(call.operation, few)
  expect(many.toSorted()).toEqual(few.toSorted())
})

// One that asks less is written down too: what it may ask again is not left open.
test('every operation asks the database as many things as the table says', async () => {
  const table = Object.fromEntries(
    [...counted]
      .map(([operation, { length }]) => [operation, length] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const others = [...counted].filter(([operation, { length }]) => RECORDED[operation] !== length)
  const asked = others.map(([operation, names]) => `${operation}:\n  ${names.join('\n  ')}`).join('\n')
  await expect(`${JSON.stringify(table, null, 2)}\n`, `What is asked now:\n${asked}`).toMatchFileSnapshot(FILE)
})

// The server does not start with an operation that this table does not name; files of the web app ask nothing.
test('every operation that is served has a bound', () => {
  const bounded = CALLS.map(({ operation }) => operation.replace(/, .*/, ''))
  expect(new Set(bounded)).toEqual(new Set(Object.keys(policyOf(FEATURES))))
})
