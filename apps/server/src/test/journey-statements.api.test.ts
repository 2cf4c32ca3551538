import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi, type MockInstance } from 'vitest'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createSmtpMailer } from '#integrations/mail/index.ts'
import { readSettings } from '#platform/env.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildClock, buildLog } from '#features/outbox/outbox.builders.ts'
import { NO_SERVICES } from '#integrations/services/index.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { chooseFiles } from '#integrations/files/index.ts'
import { FEATURES } from '../features.ts'
import { handlersOf } from '../work.ts'
import { PASSWORD } from './brewery.builders.ts'
import { ADD, CHOOSE, PLACE } from './cart-calls.builders.ts'
import { BUYER, readPath, type OpenBrewery } from './open-brewery.ts'
import { openWholeBrewery } from './open-whole-brewery.ts'

const LIST = `{ products(filter: {}, pageSize: 25) { total_count items { sku name price_range { minimum_price {
  final_price { value } } } } aggregations { attribute_code options { label value count } } } }`
const CART = '{ customerCart { id items { quantity } prices { grand_total { value } } } }'
const MOST = 48

let played: PlayedWorld
let brewery: OpenBrewery
let statements: MockInstance

beforeAll(async () => {
  played = await startPlayedWorld()
  brewery = await openWholeBrewery()
  // Without an implementation of its own a spy lets every call pass.
  statements = vi.spyOn(pg.Client.prototype, 'query')
})
afterAll(async () => {
  statements.mockRestore()
  await brewery.close()
  await played.stop()
})

/** What was asked, one by one; where a transaction begins and ends goes with what is asked in it. */
const asked = (): string[] =>
  statements.mock.calls
    .flatMap(([config]: unknown[]) => {
      const together = readPath(config, 'statements')
      return Array.isArray(together) ? together.map(String) : [String(readPath(config, 'name') ?? config)]
    })
    .filter((statement) => !['begin', 'commit'].includes(statement))

async function outsideWorld() {
  const { hostname: host, port } = new URL(played.smtpUrl)
  const from = { name: 'Veenhof', address: 'bestellen@veenhof.example' }
  return {
    erp: createSapErp(buildSapSettings(played.url)),
    mailer: createSmtpMailer({ host, port: Number(port), from }),
    files: chooseFiles(readSettings({})),
    scanner: null,
  }
}

/** Signs in, looks around, fills a cart and orders it. */
async function order(): Promise<unknown> {
  await brewery.app.inject({ method: 'POST', url: '/identity/sign-in', payload: { email: BUYER, password: PASSWORD } })
  await brewery.ask(LIST)
  const cart = readPath((await brewery.ask(CART)).data, 'customerCart', 'id')
  await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 0, number_of_pallet: 24 }] })
  await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24' })
  return readPath((await brewery.ask(PLACE, { cart })).data, 'placeOrder', 'order_number')
}

test(`from signing in to the ERP and the mail a journey asks the database at most ${MOST} things`, async () => {
  const world = await outsideWorld()
  const [{ db }, clock, log] = [brewery, buildClock(), buildLog()]
  const handlers = handlersOf(FEATURES, {
    ...world,
    sms: null,
    push: null,
    db,
    clock,
    log,
    settings: readSettings({ NODE_ENV: 'test' }),
    portal: createPortal({ store: createPortalStore(db), clock }),
    publicUrl: 'https://veenhof.example',
    outside: NO_SERVICES,
    isDemo: false,
  })
  const worker = createWorker({ db, log, handlers })
  // What is remembered after a first journey is not asked again.
  await order()
  worker.start()
  const settled = () => asked().filter((statement) => statement === 'outbox.settle').length
  await expect.poll(settled).toBeGreaterThan(0)
  await expect.poll(async () => (await brewery.pool.query('select from outbox where done_at is null')).rowCount).toBe(0)
  statements.mockClear()

  const number = await order()
  const messages = () =>
    statements.mock.calls.flatMap(([config]: unknown[]) => {
      if (readPath(config, 'name') !== 'outbox.settle') return []
      const results: unknown = JSON.parse(String(readPath(config, 'values', 0)))
      return Array.isArray(results) ? results.map((result) => readPath(result, 'error')) : []
    })
  await expect.poll(messages).toEqual([null, null])
  await worker.stop()
  world.mailer.close()
  expect(await played.holdings('erp', { orderNumber: String(number) })).toMatchObject({ orders: [{}] })
  expect(asked().filter((statement) => statement === 'outbox.claim').length).toBeLessThanOrEqual(3)
  expect(asked().slice(MOST)).toEqual([])
})
