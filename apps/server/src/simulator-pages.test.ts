import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { type OpenBrewery, openBrewery } from './test/open-brewery.ts'

let world: PlayedWorld
let brewery: OpenBrewery
beforeAll(async () => {
  world = await startPlayedWorld()
  brewery = await openBrewery({ features: [], simulatorsUrl: world.url })
})
afterAll(async () => {
  await brewery.close()
  await world.stop()
})

test.each(['/simulators', '/simulators/', '/simulators/?language=en'])('%s opens the outside world', async (url) => {
  const answer = await brewery.app.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('href="/simulators/erp')
})

test('nobody is sent elsewhere, as a proxy would be by a whole address', async () => {
  const asked: unknown[] = []
  const elsewhere = createServer((call, answer) => {
    asked.push(call.url)
    answer.end('of others')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void elsewhere.close())
  await once(elsewhere, 'listening')
  const door = new URL(await brewery.app.listen({ port: 0, host: '127.0.0.1' }))
  const path = `http://127.0.0.1:${portOf(elsewhere.address())}/simulators/erp`
  const call = request({ host: door.hostname, port: door.port, path, agent: false }).end()
  const [answer]: { statusCode?: number }[] = await once(call, 'response')
  call.destroy()
  expect(answer?.statusCode).toBe(404)
  expect(asked).toEqual([])
})

const portOf = (address: AddressInfo | string | null) =>
  address !== null && typeof address === 'object' ? address.port : 0
