import { pick, type Draw, upTo } from './draw.ts'
import type { AskedDocument } from './documents.ts'

/** What is over a limit by much. */
export const FAR = 20_000

/** A way in which a document grows; `most` is where its limit is. */
type Direction = { name: string; most: number; make: (count: number) => AskedDocument }

const times = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join(' ')

const nested = (levels: number, inner: string) => `${'{ children '.repeat(levels)}{ ${inner} }${' }'.repeat(levels)}`

/** Documents that grow in one direction, with the count that is the most of it (docs/requirements/graphql.md §1). */
export const DIRECTIONS: readonly Direction[] = [
  { name: 'levels', most: 23, make: (count) => ({ query: `{ categoryList ${nested(count, 'id')} }` }) },
  {
    name: 'levels of a fragment',
    most: 23,
    make: (count) => ({ query: `{ categoryList { ...f } } fragment f on CategoryTree ${nested(count - 1, 'id')}` }),
  },
  {
    name: 'fragments inside each other',
    most: 23,
    make: (count) => ({
      query: `{ categoryList ${nested(4, '...f0')} } ${times(count, (n) => `fragment f${n} on CategoryTree { children { ...f${n + 1} } }`)} fragment f${count} on CategoryTree { id }`,
    }),
  },
  {
    name: 'fragments that spread the next one twice',
    most: 11,
    make: (count) => ({
      query: `{ categoryList { ...f0 } } ${times(count, (n) => `fragment f${n} on CategoryTree { a: children { ...f${n + 1} } b: children { ...f${n + 1} } }`)} fragment f${count} on CategoryTree { id }`,
    }),
  },
  {
    name: 'aliases',
    most: 100,
    make: (count) => ({ query: `{ storeConfig { ${times(count, (n) => `a${n}: id`)} } }` }),
  },
  {
    name: 'root fields',
    most: 30,
    make: (count) => ({ query: `{ ${times(count, (n) => `${n === 0 ? '' : `a${n}: `}storeConfig { id }`)} }` }),
  },
  {
    name: 'mutations',
    most: 30,
    make: (count) => ({ query: `mutation { ${times(count, (n) => `a${n}: createEmptyCart`)} }` }),
  },
  { name: 'fields', most: 2_999, make: (count) => ({ query: `{ storeConfig { ${'id '.repeat(count)} } }` }) },
  { name: 'comments', most: 6_000, make: (count) => ({ query: `{ storeConfig { id } } ${'#\n'.repeat(count)}` }) },
  {
    name: 'repetitions of a directive',
    most: 50,
    make: (count) => ({ query: `{ storeConfig { id ${'@include(if: true) '.repeat(count)} } }` }),
  },
  {
    name: 'directives',
    most: 50,
    make: (count) => ({ query: `{ storeConfig { id ${times(count, (n) => `@d${n}`)} } }` }),
  },
  {
    name: 'fragments beside each other',
    most: 100,
    make: (count) => ({ query: `{ storeConfig { ${times(count, () => '... { id }')} } }` }),
  },
  {
    name: 'inline fragments inside each other',
    most: 100,
    make: (count) => ({ query: `{ storeConfig { ${'... { '.repeat(count)}id${' }'.repeat(count)} } }` }),
  },
  {
    name: 'fragments that nobody spreads',
    most: 100,
    make: (count) => ({ query: `{ storeConfig { id } } ${times(count, (n) => `fragment f${n} on Cart { id }`)}` }),
  },
  {
    name: 'fragments that are all spread',
    most: 1_400,
    make: (count) => ({
      query: `{ storeConfig { ${times(count, (n) => `...f${n}`)} } } ${times(count, (n) => `fragment f${n} on StoreConfig { id }`)}`,
    }),
  },
  {
    name: 'fragments of the root',
    most: 30,
    make: (count) => ({
      query: `{ ${times(count, (n) => `...f${n}`)} } ${times(count, (n) => `fragment f${n} on Query { storeConfig { id } }`)}`,
    }),
  },
  {
    name: 'fragments in a row',
    most: 100,
    make: (count) => ({
      query: `{ storeConfig { ...f0 } } ${times(count, (n) => `fragment f${n} on StoreConfig { id ...f${n + 1} }`)} fragment f${count} on StoreConfig { id }`,
    }),
  },
  {
    name: 'fragments in a circle',
    most: 100,
    make: (count) => ({
      query: `{ storeConfig { ...f0 } } ${times(count, (n) => `fragment f${n} on StoreConfig { id ...f${(n + 1) % count} }`)}`,
    }),
  },
  {
    name: 'operations that spread one fragment',
    most: 1_000,
    make: (count) => ({
      query: `${times(count, (n) => `query q${n} { ...f }`)} fragment f on Query { storeConfig { id } }`,
      operationName: 'q0',
    }),
  },
  {
    name: 'variables that are used',
    most: 1_000,
    make: (count) => ({
      query: `query (${times(count, (n) => `$v${n}: String`)}) { aggregation(sku: [${times(count, (n) => `$v${n}`)}]) { __typename } }`,
    }),
  },
  {
    name: 'fields with other arguments',
    most: 30,
    make: (count) => ({ query: `{ ${times(count, (n) => `route(url: "${n}") { relative_url }`)} }` }),
  },
  {
    name: 'fields of one name with selections',
    most: 1_400,
    make: (count) => ({ query: `{ categoryList { ${times(count, () => 'children { id }')} } }` }),
  },
  {
    name: 'fields of an argument',
    most: 1_000,
    make: (count) => ({ query: `{ products(filter: { ${times(count, (n) => `a${n}: 1`)} }) { total_count } }` }),
  },
  {
    name: 'fields of one name in an argument',
    most: 1_000,
    make: (count) => ({ query: `{ products(filter: { ${times(count, () => 'sku: { eq: "x" }')} }) { total_count } }` }),
  },
  {
    name: 'unknown fields',
    most: 2_999,
    make: (count) => ({ query: `{ storeConfig { ${times(count, (n) => `x${n}`)} } }` }),
  },
  {
    name: 'operations',
    most: 100,
    make: (count) => ({ query: times(count, (n) => `query q${n} { storeConfig { id } }`), operationName: 'q0' }),
  },
  {
    name: 'declared variables',
    most: 1_000,
    make: (count) => ({ query: `query (${times(count, (n) => `$v${n}: Int`)}) { storeConfig { id } }` }),
  },
  {
    name: 'arguments',
    most: 1_000,
    make: (count) => ({ query: `{ route(url: "x", ${times(count, (n) => `a${n}: 1`)}) { relative_url } }` }),
  },
  {
    name: 'entries of a list',
    most: 1_000,
    make: (count) => ({ query: `{ aggregation(sku: [${times(count, (n) => `"S${n}"`)}]) { __typename } }` }),
  },
  {
    name: 'entries of a variable',
    most: 1_000,
    make: (count) => ({
      query: 'query ($it: [String]) { aggregation(sku: $it) { __typename } }',
      variables: [['it', { list: Array.from({ length: count }, (_, n) => ({ text: `S${n}` })) }]],
    }),
  },
  {
    name: 'variables',
    most: 1_000,
    make: (count) => ({
      query: '{ storeConfig { id } }',
      variables: Array.from({ length: count }, (_, n) => [`v${n}`, { number: '1' }] as const),
    }),
  },
  {
    name: 'entries of a page',
    most: 500,
    make: (count) => ({ query: `{ products(search: "a", pageSize: ${count}) { items { sku } } }` }),
  },
  {
    name: 'entries of a page with pages in it',
    most: 500,
    make: (count) => ({
      query: `{ products(search: "a", pageSize: ${count}) { items { sku name price_range { minimum_price { final_price { value } } } related_products { sku } } } }`,
    }),
  },
  {
    name: 'levels of an argument',
    most: 16,
    make: (count) => ({
      query: `{ products(filter: ${'{ a: '.repeat(count)}1${' }'.repeat(count)}) { total_count } }`,
    }),
  },
  {
    name: 'levels of the type of a variable',
    most: 16,
    make: (count) => ({
      query: `query ($sku: ${'['.repeat(count)}String${']'.repeat(count)}) { aggregation(sku: $sku) { __typename } }`,
    }),
  },
  {
    name: 'lists inside lists',
    most: 16,
    make: (count) => ({ query: `{ aggregation(sku: ${'['.repeat(count)}${']'.repeat(count)}) { __typename } }` }),
  },
]

/** A document just within a limit, just beyond it, or far beyond. */
export function hugeDocument(draw: Draw): AskedDocument {
  const { most, make } = pick(draw, DIRECTIONS)
  const beyond = Math.min(most * (2 + upTo(draw, 200)), FAR)
  return make(pick(draw, [most - 1, most, most + 1, beyond, beyond]))
}
