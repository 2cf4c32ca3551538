import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogOutput, linesLeftOut } from '#platform/log/log-output.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { deliveryFeature } from '#features/delivery/delivery.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { outboxFeature } from '#features/outbox/outbox.feature.ts'
import { type OpenBrewery, openBrewery } from './open-brewery.ts'

const METRICS_TOKEN = 'what-prometheus-brings'

let brewery: OpenBrewery
let closed: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery(
    { features: [cartFeature, deliveryFeature, ordersFeature, outboxFeature] },
    { METRICS_TOKEN },
  )
  closed = await openBrewery({ features: [cartFeature, deliveryFeature, ordersFeature, outboxFeature] })
})
afterAll(() => Promise.all([brewery.close(), closed.close()]))

const metrics = (from: OpenBrewery, authorization?: string) =>
  from.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

test('metrics count requests by route, not by path', async () => {
  await brewery.get('/nl/prod/api/v1/portal/orders/GetAvailableHours?ShipToId=S1')
  const { statusCode, body } = await metrics(brewery, `Bearer ${METRICS_TOKEN}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('route="/:market/prod/api/:version/portal/orders/GetAvailableHours"')
  expect(body).not.toContain('S1')
})

test.each([undefined, 'Bearer ', `Bearer ${METRICS_TOKEN}!`, METRICS_TOKEN, `Basic ${METRICS_TOKEN}`])(
  'metrics are not shown to who brings %s',
  async (authorization) => {
    const answer = await metrics(brewery, authorization)
    expect(answer.statusCode).toBe(401)
    expect(answer.body).not.toContain('fust_')
  },
)

test('without a token in the settings nobody reads metrics', async () => {
  expect((await metrics(closed)).statusCode).toBe(404)
  expect((await metrics(closed, 'Bearer ')).statusCode).toBe(404)
})

test('every alert hangs on a figure that is there', async () => {
  const measured = await openBrewery(
    {
      features: [cartFeature, deliveryFeature, ordersFeature, outboxFeature],
      measures: [linesLeftOut(createLogOutput())],
    },
    { METRICS_TOKEN },
  )
  await measured.ask('{ __typename }', {}, { as: null })
  const { body } = await metrics(measured, `Bearer ${METRICS_TOKEN}`)
  await measured.close()
  const alerts = await readFile(new URL('../../../../docs/alerts.yml', import.meta.url), 'utf8')
  // What `fust doctor --watch` serves is another page.
  const figures = [...new Set(alerts.match(/\b(?:fust_(?!doctor)|nodejs_)\w+/g))]
  expect(figures.length).toBeGreaterThan(6)
  expect(figures.filter((figure) => !body.includes(`\n${figure}`))).toEqual([])
})

test('who waits for a lock is counted', async () => {
  const holder = await brewery.pool.connect()
  await holder.query('begin; lock table cart')
  const waiting = brewery.ask('{ customerCart { id } }')
  const figure = async () =>
    /\nfust_lock_waiting (\d+)/.exec((await metrics(brewery, `Bearer ${METRICS_TOKEN}`)).body)?.[1]
  await expect.poll(figure).toBe('1')
  await holder.query('rollback')
  holder.release()
  await waiting
  expect(await figure()).toBe('0')
})
