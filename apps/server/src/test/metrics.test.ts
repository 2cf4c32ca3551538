import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrewery, type OpenBrewery } from './open-brewery.ts'

const METRICS_TOKEN = 'what-prometheus-brings'

let brewery: OpenBrewery
let closed: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ METRICS_TOKEN })
  closed = await openBrewery()
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
