import fc, { type Arbitrary } from 'fast-check'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isAbstractType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { readTypeDefs } from '../../apps/server/src/platform/graphql/index.ts'
import type { Objects } from './operations.ts'
import type { Asked } from './veenhof.ts'

export type Hostile = { asked: Asked; headers: Record<string, string> }

/** What answers may repeat of what was asked. */
export const ATTEMPT = "'; drop table cart; --"

// What breaks parsers, databases and arithmetic, beside ids that exist.
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202E',
  '漢字🍺',
  ATTEMPT,
  '%',
  '_%\\',
  '../../etc/passwd',
  '${7*7}',
  '<script>alert(1)</script>',
  'x'.repeat(100_000),
  '9'.repeat(40),
  '-1',
  '1e999',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '2026-02-30',
  '2026-11-26',
  '0000-00-00',
  '99999-01-01',
  'sku_asc',
]
const NUMBERS = [0, -0, 1, -1, 0.1, 2_147_483_647, -2_147_483_648, 2_147_483_648, 9e15, 1e308, -1e308, 999, 1_000]

// Ends the session of the ones who ask.
const LEFT_OUT = new Set(['revokeCustomerToken'])
const MOST_LEVELS = 3

/** Requests that are wrong, or right with what nobody expects in them, over every root field and route. */
export function hostileRequests(routes: readonly string[], known: Objects): Arbitrary<Hostile> {
  const anyText = fc.oneof(
    fc.constantFrom(...TEXTS),
    fc.constantFrom(...Object.values(known)),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  const headers = hostileHeaders(anyText)
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ asked: hostileDocument(anyText), headers }) },
    { weight: 1, arbitrary: fc.record({ asked: hostileBody(), headers }) },
    { weight: 2, arbitrary: fc.record({ asked: hostileCall(routes, anyText), headers }) },
  )
}

// A header cannot hold more; what HTTP itself forbids never reaches us.
const asHeader = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 4_000)

function hostileHeaders(anyText: Arbitrary<string>): Arbitrary<Record<string, string>> {
  const names = ['outletid', 'customertype', 'store', 'lang', 'content-currency', 'notefordriver', 'cartskus', 'cookie']
  const some = fc.dictionary(fc.constantFrom(...names, 'idempotency-key', 'x-request-id', 'accept'), anyText, {
    maxKeys: 2,
    noNullPrototype: true,
  })
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant<Record<string, string>>({}) },
    {
      weight: 1,
      arbitrary: some.map((own) =>
        Object.fromEntries(Object.entries(own).map(([name, text]) => [name, asHeader(text)])),
      ),
    },
  )
}

function hostileBody(): Arbitrary<Asked> {
  const payload = fc.oneof(
    fc.json({ maxDepth: 4 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.record({ query: fc.oneof(fc.string(), fc.constant('{ customerCart { id } }')), variables: fc.jsonValue() }),
  )
  return payload.map((own) => ({ method: 'POST', url: '/graphql', payload: own }))
}

function hostileCall(routes: readonly string[], anyText: Arbitrary<string>): Arbitrary<Asked> {
  const names = ['ShipToId', 'shipToId', 'method', 'withReasons', 'language', 'page', 'limit', '__proto__', 'a[b]']
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
  return fc
    .record({
      route: fc.constantFrom(...routes),
      other: fc.constantFrom(...methods),
      keepsMethod: fc.integer({ min: 0, max: 9 }).map((roll) => roll > 0),
      parts: fc.array(anyText, { minLength: 5, maxLength: 5 }),
      query: fc.array(fc.tuple(fc.constantFrom(...names), anyText), { maxLength: 3 }),
      body: fc.option(fc.jsonValue(), { nil: undefined }),
    })
    .map(({ route, other, keepsMethod, parts, query, body }) => {
      const [own = 'GET', template = ''] = route.split(' ')
      const method = keepsMethod ? (methods.find((known) => known === own) ?? other) : other
      let index = 0
      const path = (template === '*' ? '/*' : template)
        .replace('/:market/prod/api/:version/', '/nl/prod/api/v1/')
        .replaceAll(/:\w+|\*/g, () => asHeader(parts[index++ % parts.length] ?? ''))
      const search = query.map(([name, text]) => `${encodeURIComponent(name)}=${asHeader(text)}`).join('&')
      const url = search === '' ? path : `${path}?${search}`
      return method === 'GET' || body === undefined ? { method, url } : { method, url, payload: body }
    })
}

function hostileDocument(anyText: Arbitrary<string>): Arbitrary<Asked> {
  const schema = buildSchema(readTypeDefs())
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ name }) => !LEFT_OUT.has(name))
      .map((field) => ({ root: root?.name.toLowerCase() ?? '', field })),
  )
  return fc
    .constantFrom(...roots)
    .chain(({ root, field }) => fieldText(schema, field, anyText, 0).map((text) => `${root} { ${text} }`))
    .map((query) => ({ method: 'POST', url: '/graphql', payload: { query } }))
}

function fieldText(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  anyText: Arbitrary<string>,
  level: number,
): Arbitrary<string> {
  const args = field.args.map(({ name, type }) => {
    const given = valueText(type, anyText, 0).map((value) => `${name}: ${value}`)
    return isNonNullType(type) ? given : fc.option(given, { nil: '' })
  })
  const selection = selectionText(schema, field.type, anyText, level)
  return fc.tuple(fc.tuple(...args), selection).map(([written, selected]) => {
    const present = written.filter((one) => one !== '')
    return `${field.name}${present.length > 0 ? `(${present.join(', ')})` : ''}${selected}`
  })
}

function selectionText(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  anyText: Arbitrary<string>,
  level: number,
): Arbitrary<string> {
  const named = getNamedType(type)
  if (!isObjectType(named) && !isAbstractType(named)) return fc.constant('')
  if (!isObjectType(named) || level >= MOST_LEVELS) return fc.constant(' { __typename }')
  const fields = Object.values(named.getFields())
  return fc
    .subarray(fields, { maxLength: Math.min(4, fields.length) })
    .chain((chosen) => fc.tuple(...chosen.map((own) => fieldText(schema, own, anyText, level + 1))))
    .map((texts) => ` { __typename ${texts.join(' ')} }`)
}

function valueText(type: GraphQLInputType, anyText: Arbitrary<string>, level: number): Arbitrary<string> {
  if (isNonNullType(type)) return valueText(type.ofType, anyText, level)
  if (isListType(type))
    return fc.array(valueText(type.ofType, anyText, level), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`)
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) {
    if (level >= MOST_LEVELS) return fc.constant('{}')
    const fields = Object.values(type.getFields()).map((field) => {
      const given = valueText(field.type, anyText, level + 1).map((value) => `${field.name}: ${value}`)
      return isNonNullType(field.type) ? given : fc.option(given, { nil: '', freq: 2 })
    })
    return fc.tuple(...fields).map((own) => `{ ${own.filter((one) => one !== '').join(', ')} }`)
  }
  const text = anyText.map((own) => JSON.stringify(own.toWellFormed()))
  const number = fc.constantFrom(...NUMBERS).map((own) => (type.name === 'Int' ? String(Math.trunc(own)) : String(own)))
  if (type.name === 'Boolean') return fc.constantFrom('true', 'false', 'null')
  return type.name === 'Int' || type.name === 'Float' ? fc.oneof(number, fc.constant('null')) : text
}
