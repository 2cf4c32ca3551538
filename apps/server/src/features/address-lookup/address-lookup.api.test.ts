import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLocatieserver } from '#integrations/address-lookup/index.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { addressLookupFeature } from './address-lookup.feature.ts'

const ADDRESS = `query ($postcode: String!, $number: String!, $addition: String) {
  getDutchAddress(postcode: $postcode, houseNumber: $number, houseNumberAddition: $addition) {
    street houseNumber houseNumberAddition postcode city municipality province
    coordinates { latitude longitude } status statusCode
  }
}`

let world: PlayedWorld
let brewery: OpenBrewery
beforeAll(async () => {
  world = await startPlayedWorld()
  // Long enough for a busy machine: what is slow here is slower than any patience.
  const addressLookup = createLocatieserver(`${world.url}/bzk/locatieserver/search/v3_1`)
  brewery = await openBrewery({ features: [addressLookupFeature], addressLookup })
})
afterAll(async () => {
  await brewery.close()
  await world.stop()
})
beforeEach(() => world.tell('locatieserver/behaviour', { mode: 'normal' }))

async function lookUp(variables: { postcode: string; number: string; addition?: string }, options = {}) {
  const answer = await brewery.ask(ADDRESS, variables, options)
  return { address: readPath(answer.data, 'getDutchAddress'), errors: answer.errors }
}

describe('a Dutch address', () => {
  test.each(['7511 GA', '7511ga'])('[GQL-34] [ENT-18] is found by postcode and number: %s', async (postcode) => {
    expect((await lookUp({ postcode, number: '7' })).address).toEqual({
      street: 'Oude Markt',
      houseNumber: '7',
      houseNumberAddition: null,
      postcode: '7511 GA',
      city: 'Enschede',
      municipality: 'Enschede',
      province: 'Overijssel',
      coordinates: { latitude: 52.2204, longitude: 6.8955 },
      status: 'found',
      statusCode: 200,
    })
  })

  test.each([
    ['12', undefined, null, 'found'],
    ['12', 'a', 'A', 'found'],
    ['12 A-2', undefined, 'A-2', 'found'],
    ['12', 'bis', 'bis', 'addition-unknown'],
  ])('[GQL-34] [ENT-18] number %s with %s is %s: %s', async (number, addition, told, status) => {
    const asked = { postcode: '7511GA', number, ...(addition !== undefined && { addition }) }
    expect((await lookUp(asked)).address).toMatchObject({ street: 'Oude Markt', houseNumberAddition: told, status })
  })

  test.each([
    ['a number that is not there', '7511GA', '999'],
    ['a street that is not there', '9999ZZ', '1'],
  ])('[ERR-15] [GQL-34] is nothing, and no error, for %s', async (_what, postcode, number) => {
    expect(await lookUp({ postcode, number })).toEqual({ address: null, errors: [] })
  })

  test.each([
    ['75A1 GA', 'The first four characters must be digits', 'De eerste vier tekens moeten cijfers zijn'],
    ['751 GA', 'Four digits are needed', 'Er zijn vier cijfers nodig'],
    ['7511 12', 'The last two characters must be letters', 'De laatste twee tekens moeten letters zijn'],
    ['7511 G', 'Two letters are needed', 'Er zijn twee letters nodig'],
  ])('[IDN-40] [IDN-41] [GQL-34] is not looked up by %s', async (postcode, en, nl) => {
    for (const [store, message] of [
      ['LivePortal_NL_en', en],
      ['LivePortal_NL_nl', nl],
    ] as const) {
      const { errors } = await lookUp({ postcode, number: '1' }, { headers: { store } })
      expect(errors[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
    }
  })

  test.each(['', '0', 'A', '100000'])('[GQL-34] is not looked up by the number %j', async (number) => {
    expect((await lookUp({ postcode: '7511GA', number })).errors[0]?.extensions.category).toBe('graphql-input')
  })

  test.each(['down', 'error', 'endless'])(
    '[ERR-15] is nothing while the register is %s, and found again after',
    async (mode) => {
      await world.tell('locatieserver/behaviour', { mode })
      expect(await lookUp({ postcode: '7511GA', number: '7' })).toEqual({ address: null, errors: [] })
      await world.tell('locatieserver/behaviour', { mode: 'normal' })
      expect((await lookUp({ postcode: '7511GA', number: '7' })).address).toMatchObject({ city: 'Enschede' })
    },
  )

  test('[ERR-15] is nothing when the register does not answer in time', async () => {
    await world.tell('locatieserver/behaviour', { mode: 'slow', delayMs: 60_000 })
    expect(await lookUp({ postcode: '7511GA', number: '7' })).toEqual({ address: null, errors: [] })
  })

  test('is not looked up for visitors', async () => {
    const { errors } = await lookUp({ postcode: '7511GA', number: '7' }, { as: null })
    expect(errors[0]?.extensions.category).toBe('graphql-authorization')
  })

  test('is not looked up in another market', async () => {
    await brewery.pool.query(`update brewery_setting set value = '"IT"' where name = 'market'`)
    const answer = await lookUp({ postcode: '7511GA', number: '7' })
    await brewery.pool.query(`update brewery_setting set value = '"NL"' where name = 'market'`)
    expect(answer).toEqual({ address: null, errors: [] })
  })
})

test('[GQL-34] where nobody looks addresses up there are none', async () => {
  const without = await openBrewery({ features: [addressLookupFeature] })
  const answer = await without.ask(ADDRESS, { postcode: '7511GA', number: '7' })
  await without.close()
  expect({ address: readPath(answer.data, 'getDutchAddress'), errors: answer.errors }).toEqual({
    address: null,
    errors: [],
  })
})
