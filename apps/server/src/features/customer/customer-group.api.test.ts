import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature] })
})
afterAll(() => brewery.close())

const GROUP = `mutation ($id: String, $input: SetCustomerGroupInput) {
  setCustomerGroup(outletid: $id, input: $input) { success customer_group }
}`

describe("the session's customer group", () => {
  test('[GQL-60] [IDN-08] is that of the ship-to, for the calls that follow', async () => {
    const answer = await brewery.ask(GROUP, { id: 'S2' })
    expect(readPath(answer.data, 'setCustomerGroup')).toEqual({ success: true, customer_group: 'A' })
    await brewery.ask('mutation { createEmptyCart }')
    expect((await brewery.pool.query('select ship_to_id from cart')).rows).toEqual([{ ship_to_id: 'S2' }])
  })

  test('[GQL-60] is told of the ship-to that is asked for, not of the one before', async () => {
    await brewery.pool.query(`insert into price_group (code, name) values ('B', '{"nl":"B","en":"B"}')`)
    await brewery.pool.query(`update ship_to set price_group = 'B' where id = 'S2'`)
    await brewery.ask(GROUP, { id: 'S1' })
    const answer = await brewery.ask(GROUP, { id: 'S2' })
    expect(readPath(answer.data, 'setCustomerGroup', 'customer_group')).toBe('B')
  })

  test.each([
    ['a ship-to of somebody else', { id: 'S9' }, undefined, 'graphql-authorization'],
    ['an unknown one', { id: 'S404' }, undefined, 'graphql-authorization'],
    ['none', {}, undefined, 'graphql-input'],
    ['two', { id: 'S1', input: { outletid: 'S2' } }, undefined, 'graphql-input'],
    ['nobody signed in', { id: 'S1' }, { as: null }, 'graphql-authorization'],
  ])('[GQL-60] is refused with %s', async (_case, variables, options, category) => {
    expect((await brewery.ask(GROUP, variables, options)).errors[0]?.extensions.category).toBe(category)
  })
})

test.each(['buyer@tenbrink.example', 'nobody@elsewhere.example'])('every address is available: %s', async (email) => {
  const ASK = 'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }'
  const answer = await brewery.ask(ASK, { email }, { as: null })
  expect(readPath(answer.data, 'isEmailAvailable')).toEqual({ is_email_available: true })
})
