import inputLimits from '@fust/contract/input-limits' with { type: 'json' }
import { NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { ADDRESS_MAXIMUM, EMAIL_MAXIMUM, PASSWORD_MAXIMUM } from '@fust/domain/account'
import { COUNT_MAXIMUM } from '@fust/domain/quantity'
import { SEARCH_MAXIMUM_CHARACTERS } from '@fust/domain/search'
import { codePointsOf } from '@fust/domain/text'
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import type { InputLimits } from './input-limits.ts'
import { limitedInputs, type LimitedInput, type Sent } from './limited-inputs.builders.ts'
import { reviewInputs } from './review-inputs.ts'
import { readTypeDefs } from './type-defs.ts'

const LIMITS: InputLimits = inputLimits
const schema = buildSchema(readTypeDefs())
const INPUTS = limitedInputs(schema, LIMITS)

/** The refusal that a call gets for what it brings; null when it may go on. */
function refusalOf({ query, variables = {} }: Sent): Record<string, unknown> | null {
  const document = parse(query)
  const { fault, reviewVariables } = reviewInputs(schema, LIMITS, document)
  const [operation] = document.definitions.filter((own) => own.kind === Kind.OPERATION_DEFINITION)
  const error = fault ?? (operation && reviewVariables(operation)(variables))
  return error ? { ...error.extensions, message: error.message } : null
}

/** The places for which a statement does not hold. */
const failing = (holds: (input: LimitedInput) => boolean) =>
  INPUTS.filter((input) => !holds(input)).map(({ path }) => path)

describe('every place of the schema that takes a text, a number or a list', () => {
  test('is reached by a document', () => {
    expect(INPUTS.length).toBeGreaterThan(500)
    expect(
      failing(({ within, asVariable }) => validate(schema, parse(asVariable(within[0]).query)).length === 0),
    ).toEqual([])
  })

  test.each(['asLiteral', 'asVariable'] as const)('takes what is just within its limit (%s)', (way) => {
    expect(failing((input) => input.within.every((value) => refusalOf(input[way](value)) === null))).toEqual([])
  })

  test.each(['asLiteral', 'asVariable'] as const)('refuses what is just beyond it, and names itself (%s)', (way) => {
    const isRefused = (input: LimitedInput, value: unknown) => {
      const refusal = refusalOf(input[way](value))
      return (
        refusal?.['category'] === 'graphql-input' && String(refusal['argument']).replaceAll(/\.\d+/g, '') === input.path
      )
    }
    expect(failing((input) => input.beyond.every((value) => isRefused(input, value)))).toEqual([])
  })

  test('says how far a number goes', () => {
    const unsaid = Object.values(schema.getTypeMap()).flatMap((type) => {
      const isOwn = !type.name.startsWith('__')
      const fields = isInputObjectType(type) ? Object.values(type.getFields()) : []
      const args = isOwn && (isObjectType(type) || isInterfaceType(type)) ? Object.values(type.getFields()) : []
      return [
        ...fields.map((field) => ({ coordinate: `${type.name}.${field.name}`, type: field.type })),
        ...args.flatMap(({ name, args: own }) =>
          own.map((argument) => ({ coordinate: `${type.name}.${name}(${argument.name}:)`, type: argument.type })),
        ),
      ].filter((place) => ['Int', 'Float'].includes(getNamedType(place.type).name) && !LIMITS[place.coordinate]?.range)
    })
    expect(unsaid).toEqual([])
  })

  test.each([
    ['PlaceOrderInput.notefordriver', codePointsOf(NOTE_MAXIMUM_CHARACTERS)],
    ['ShippingAddressInput.customer_notes', codePointsOf(NOTE_MAXIMUM_CHARACTERS)],
    ['CustomerOrderNumberInput.customer_order_number', codePointsOf(TITLE_MAXIMUM_CHARACTERS)],
    ['SaveOrderInput.customer_order_number', codePointsOf(TITLE_MAXIMUM_CHARACTERS)],
    ['PaymentMethodInput.purchase_order_number', codePointsOf(TITLE_MAXIMUM_CHARACTERS)],
    ['Mutation.generateCustomerToken(password:)', PASSWORD_MAXIMUM],
    ['Mutation.generateCustomerToken(email:)', EMAIL_MAXIMUM],
    ['PlaceOrderInput.custom_email', EMAIL_MAXIMUM],
    ['SetGuestEmailOnCartInput.email', EMAIL_MAXIMUM],
    ['CustomerAddressInput.street', ADDRESS_MAXIMUM.street],
    ['CustomerAddressInput.city', ADDRESS_MAXIMUM.city],
    ['CustomerAddressInput.postcode', ADDRESS_MAXIMUM.postcode],
    ['Query.products(search:)', SEARCH_MAXIMUM_CHARACTERS],
    ['FilterMatchTypeInput.match', SEARCH_MAXIMUM_CHARACTERS],
  ])('has the length of the rule that is asked behind it: %s', (coordinate, most) => {
    expect(LIMITS[coordinate]?.length?.most).toBe(most)
  })

  test('lets every quantity through that a rule has an answer to', () => {
    const quantities = INPUTS.filter(({ path }) => /\.(quantity|number_of_\w+|liters)$/.test(path))
    expect(quantities.length).toBeGreaterThan(20)
    for (const { path, within } of quantities) expect([path, ...within]).toEqual([path, -COUNT_MAXIMUM, COUNT_MAXIMUM])
  })
})

const codeOf = (sent: Sent) => refusalOf(sent)?.['code'] ?? null
const long = (length: number) => 'x'.repeat(length)
const nested = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)

describe('a value', () => {
  test.each([
    [
      'of a variable that is used twice is held to both places',
      {
        query: 'query ($it: String!) { route(url: $it) { type } cart(cart_id: $it) { id } }',
        variables: { it: long(65) },
      },
      'text-too-long',
    ],
    [
      'of a variable in a fragment',
      {
        query:
          'query ($it: String!) { ...f } fragment f on Query { ...g } fragment g on Query { cart(cart_id: $it) { id } }',
        variables: { it: long(65) },
      },
      'text-too-long',
    ],
    [
      'of a variable in a field of an input',
      {
        query: 'query ($it: String) { products(filter: { sku: { in: [$it] } }) { total_count } }',
        variables: { it: long(256) },
      },
      'text-too-long',
    ],
    [
      'that a variable has by itself',
      { query: `query ($it: String! = "${long(65)}") { cart(cart_id: $it) { id } }` },
      'text-too-long',
    ],
    [
      'that a variable has by itself, far too long',
      { query: `query ($it: String! = "${long(2001)}") { cart(cart_id: $it) { id } }` },
      'text-too-long',
    ],
    [
      'of a variable that another operation uses otherwise',
      {
        query: 'query a($it: String!) { route(url: $it) { type } } query b($it: String!) { cart(cart_id: $it) { id } }',
        variables: { it: long(65) },
      },
      null,
    ],
    [
      'of a variable that is not declared',
      { query: '{ customerCart { id } }', variables: { it: long(2001) } },
      'text-too-long',
    ],
    ['under a name without end', { query: '{ customerCart { id } }', variables: { [long(201)]: 1 } }, 'name-too-long'],
    [
      'in a field without end',
      {
        query: 'query ($it: ProductAttributeFilterInput) { products(filter: $it) { total_count } }',
        variables: { it: { [long(201)]: {} } },
      },
      'name-too-long',
    ],
    [
      'in a field that does not exist',
      {
        query: 'query ($it: ProductAttributeFilterInput) { products(filter: $it) { total_count } }',
        variables: { it: { colour: long(2001) } },
      },
      'text-too-long',
    ],
    [
      'in a list where none is meant',
      { query: 'query ($it: String!) { cart(cart_id: $it) { id } }', variables: { it: [[long(65)]] } },
      'text-too-long',
    ],
    [
      'alone where a list is meant',
      { query: 'query ($it: [String]) { aggregation(sku: $it) { total_count } }', variables: { it: long(65) } },
      'text-too-long',
    ],
    [
      'within many others',
      {
        query: 'query ($it: ProductAttributeFilterInput) { products(filter: $it) { total_count } }',
        variables: { it: nested(100_000) },
      },
      'input-too-deep',
    ],
    [
      'written within many others',
      { query: `{ products(filter: ${'{ a: '.repeat(300)}1${' }'.repeat(300)}) { total_count } }` },
      'input-too-deep',
    ],
    [
      'in lists within lists',
      { query: `{ products(filter: { sku: { in: ${'['.repeat(300)}${']'.repeat(300)} } }) { total_count } }` },
      'input-too-deep',
    ],
    ['in several lines', { query: '{ products(search: """a\n  b""") { total_count } }' }, 'text-not-one-line'],
    [
      'with half a letter',
      { query: 'query ($it: String) { products(search: $it) { total_count } }', variables: { it: 'pils\uD83D' } },
      'text-not-one-line',
    ],
    [
      'of an argument that does not exist',
      { query: `{ customerCart(colour: "${long(2001)}") { id } }` },
      'text-too-long',
    ],
    ['of a directive', { query: `{ customerCart @include(if: "${long(2001)}") { id } }` }, 'text-too-long'],
    ['of a field that does not exist', { query: `{ ${long(201)} }` }, 'name-too-long'],
    ['of figures without end', { query: `{ getSaveOrderDetails(id: ${'9'.repeat(65)}) { id } }` }, 'text-too-long'],
    ['of an id in figures', { query: '{ getSaveOrderDetails(id: 12) { id } }' }, null],
    [
      'of an id in figures, sent along',
      { query: 'query ($it: ID!) { getSaveOrderDetails(id: $it) { id } }', variables: { it: 12 } },
      null,
    ],
    [
      'that is nothing',
      { query: 'query ($it: String) { products(search: $it) { total_count } }', variables: { it: null } },
      null,
    ],
  ])('%s', (_case, sent: Sent, code) => {
    expect(codeOf(sent)).toBe(code)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -0, 1e308, -1e308, 1e-320, -1e-7, 2 ** 31, 2 ** 53])(
    'is no number that can be meant: %d',
    (it) => {
      expect(
        codeOf({
          query: 'mutation ($it: Float!) { calculateBudget(cart_id: "x", budget: $it) { message } }',
          variables: { it },
        }),
      ).toBe('number-out-of-range')
    },
  )

  test.each(['1e999', '1e-320', '-0', '-0.0', '2147483648', '0.0000001'])(
    'is no number that can be written: %s',
    (it) => {
      expect(codeOf({ query: `mutation { calculateBudget(cart_id: "x", budget: ${it}) { message } }` })).toBe(
        'number-out-of-range',
      )
    },
  )

  test('is not told back', () => {
    const text = 'secret'.repeat(400)
    const refusal = refusalOf({
      query: 'query ($it: String) { products(search: $it) { total_count } }',
      variables: { it: text },
    })
    expect(refusal).toEqual({
      category: 'graphql-input',
      code: 'text-too-long',
      argument: 'products.search',
      message: '"products.search" has at most 200 characters.',
    })
  })

  test('is read a few times at most, however often its variable is used', () => {
    const texts = Array.from({ length: 1_000 }, () => long(250))
    let reads = 0
    const it = new Proxy(texts, {
      get: (list, key): unknown => {
        reads += 1
        return Reflect.get(list, key)
      },
    })
    const uses = 'sku: { in: $it }, '.repeat(2_000)
    const query = `query ($it: [String]) { products(filter: { ${uses} }) { total_count } }`
    expect(codeOf({ query, variables: { it } })).toBe('list-too-long')
    expect(reads).toBeLessThan(5 * texts.length)
  })
})
