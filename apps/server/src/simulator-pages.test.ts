import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { openBrewery, type OpenBrewery } from './test/open-brewery.ts'

let world: PlayedWorld
let brewery: OpenBrewery
beforeAll(async () => {
  world = await startPlayedWorld()
  brewery = await openBrewery({}, { simulatorsUrl: world.url })
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
