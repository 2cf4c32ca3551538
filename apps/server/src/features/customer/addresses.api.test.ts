import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { customerAddressesFeature } from './customer-addresses.feature.ts'

const ADDRESS = 'id street city postcode country_code default_shipping company'
const BOOK = `{ customer { addresses { ${ADDRESS} } requested_addresses { ${ADDRESS} } reviews { items { text } page_info { total_pages } } } }`
const CREATE = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${ADDRESS} } }`
const UPDATE = `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${ADDRESS} } }`
const DELETE = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }'
const WISH = { street: ['Turfkade', '7b'], city: 'Boekelo', postcode: '7548 BM', country_code: 'NL' }

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, customerAddressesFeature, ordersFeature] })
  await brewery.pool.query(
    `insert into ship_to (company_id, id, name, customer_type, payer_id, price_group, calendar_code, street, house_number,
       postcode, city)
     select company_id, '2000002', 'Depot Dicht', customer_type, payer_id, price_group, calendar_code, street,
       house_number, postcode, city from ship_to where id = 'S1'`,
  )
  await brewery.pool.query("update user_role set ship_to_id = '2000002' where user_id = 'U1' and ship_to_id = 'S3'")
})
afterAll(() => brewery.close())

async function create(): Promise<number> {
  const answer = await brewery.ask(CREATE, { input: WISH })
  return Number(readPath(answer.data, 'createCustomerAddress', 'id'))
}

describe('the address book', () => {
  test('[GQL-50] holds the ship-tos that a cart goes to, and addresses that were asked for beside them', async () => {
    await create()
    const answer = await brewery.ask(BOOK)
    expect(readPath(answer.data, 'customer', 'addresses')).toMatchObject([
      { id: null, company: 'Depot Boekelo', street: ['Windmolenweg 14'], default_shipping: true },
      { id: 2_000_002, company: 'Depot Dicht' },
      { id: null, company: 'Depot Goor', default_shipping: false },
    ])
    expect(readPath(answer.data, 'customer', 'requested_addresses')).toMatchObject([
      { id: expect.any(Number), street: ['Turfkade 7b'], country_code: 'NL', default_shipping: false },
    ])
    expect(readPath(answer.data, 'customer', 'reviews')).toEqual({ items: [], page_info: { total_pages: 0 } })
  })

  test('[GQL-50] lists what a cart takes: nothing that is suspended or of another company, and the default ones by number', async () => {
    const READ = '{ customer { default_shipping default_billing addresses { id default_shipping default_billing } } }'
    const told = async () => readPath((await brewery.ask(READ)).data, 'customer')
    await brewery.pool.query(`update portal_user set default_ship_to_id = '2000002' where id = 'U1'`)
    expect(await told()).toMatchObject({
      default_shipping: '2000002',
      default_billing: '2000002',
      addresses: [
        { id: null, default_shipping: false },
        { id: 2_000_002, default_shipping: true, default_billing: true },
        { id: null, default_billing: false },
      ],
    })
    await brewery.pool.query(`update ship_to set status = 'SUSPENDED' where id = '2000002'`)
    expect(await told()).toMatchObject({ default_shipping: null, addresses: [{ id: null }, { id: null }] })
    await brewery.pool.query(`update ship_to set status = 'ACTIVE' where id = '2000002'`)
    await brewery.pool.query(`update portal_user set default_ship_to_id = 'S1' where id = 'U1'`)
  })

  test('takes an address without a country for one in that of the brewery', async () => {
    await brewery.pool.query(`update brewery_setting set value = '"SK"' where name = 'market'`)
    onTestFinished(
      async () => void (await brewery.pool.query(`update brewery_setting set value = '"NL"' where name = 'market'`)),
    )
    const { country_code: _country, ...input } = WISH
    const { data, errors } = await brewery.ask(CREATE, { input })
    expect(errors).toEqual([])
    const made = readPath(data, 'createCustomerAddress')
    expect(made).toMatchObject({ country_code: 'SK' })
    await brewery.ask(DELETE, { id: readPath(made, 'id') })
  })

  test('comes in pages of five', async () => {
    const PAGE = `query ($page: Int) { customer { addressesV2(currentPage: $page) { items { city } total_count page_info { page_size total_pages } } } }`
    const answer = await brewery.ask(PAGE, { page: 1 })
    expect(readPath(answer.data, 'customer', 'addressesV2')).toMatchObject({ page_info: { page_size: 5 } })
    expect((await brewery.ask(PAGE, { page: 9 })).errors[0]?.extensions.category).toBe('graphql-input')
  })

  test.each([
    ['street', ['x'.repeat(100), 'y'.repeat(100), '7'], 'The street has at most 100 characters.'],
    ['house number', ['Turfkade', `7${'b'.repeat(40)}`], 'The house number has at most 40 characters.'],
  ])('has room for a %s of some length, in however many lines it comes', async (_part, street, message) => {
    const refused = { message, extensions: { category: 'graphql-input', code: 'text-too-long' } }
    expect((await brewery.ask(CREATE, { input: { ...WISH, street } })).errors).toMatchObject([refused])
    const id = await create()
    expect((await brewery.ask(UPDATE, { id, input: { street } })).errors).toMatchObject([refused])
    await brewery.ask(DELETE, { id })
  })

  test('changes an address that was asked for, field by field, and forgets it', async () => {
    const id = await create()
    const changed = await brewery.ask(UPDATE, { id, input: { city: 'Enschede' } })
    expect(readPath(changed.data, 'updateCustomerAddress')).toMatchObject({
      id,
      city: 'Enschede',
      street: ['Turfkade 7b'],
    })
    expect((await brewery.ask(DELETE, { id })).data).toEqual({ deleteCustomerAddress: true })
    const gone = await brewery.ask(DELETE, { id })
    expect(gone.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
  })

  test.each([
    ['a ship-to', async () => 2_000_002, {}],
    ['an unknown address', async () => 1_999_999_999, {}],
    ['an address of somebody else', create, { as: 'buyer@turf.example' }],
  ])('does not change %s', async (_case, made, options) => {
    const id = await made()
    for (const [document, variables] of [
      [UPDATE, { id, input: { city: 'Hier' } }],
      [DELETE, { id }],
    ] as const)
      expect((await brewery.ask(document, variables, options)).errors[0]?.extensions.category).toBe(
        'graphql-no-such-entity',
      )
  })

  test.each([
    ['no street', { ...WISH, street: [] }],
    ['no house number', { ...WISH, street: ['Turfkade'] }],
    ['no city', { ...WISH, city: '' }],
    ['a country nobody delivers in', { ...WISH, country_code: 'US' }],
  ])('takes no address with %s', async (_case, input) => {
    expect((await brewery.ask(CREATE, { input })).errors[0]?.extensions.category).toBe('graphql-input')
  })

  test.each([null, 'basic@tenbrink.example'])('is not added to by %s', async (as) => {
    expect((await brewery.ask(CREATE, { input: WISH }, { as })).errors[0]?.extensions.category).toBe(
      'graphql-authorization',
    )
  })
})

test('[GQL-42] the orders are also answered at the root, where older clients ask', async () => {
  const answer = await brewery.ask('{ customerOrders { total_count page_info { page_size } items { number } } }')
  expect(readPath(answer.data, 'customerOrders')).toEqual({ total_count: 0, page_info: { page_size: 100 }, items: [] })
  const basic = await brewery.ask('{ customerOrders { total_count } }', {}, { as: 'basic@tenbrink.example' })
  expect(basic.errors[0]?.extensions.category).toBe('graphql-authorization')
})
