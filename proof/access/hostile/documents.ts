import { getNamedType, type GraphQLField, type GraphQLSchema } from 'graphql'
import { chance, pick, type Draw, upTo, weighted } from './draw.ts'
import { argumentsOf, type Asking } from './inputs.ts'
import { someSelection } from './selections.ts'
import { spoiled, spoiledFields } from './spoiled.ts'
import { hostileText } from './texts.ts'
import { asArguments, asJson, asLiteral, type Fields } from './values.ts'

export type Root = { kind: 'query' | 'mutation'; owner: string; field: GraphQLField<unknown, unknown> }

/** A document in its parts, so that one of them can be wrong. */
export type Parts = {
  kind: string
  name: string
  /** `$cart_id: String` */
  declared: string[]
  field: string
  given: string
  directives: string
  selection: string
  /** What stands before and after the operation. */
  before: string
  after: string
}

export type AskedDocument = { query: string; variables?: Fields; operationName?: string }

/** Every field of the two roots. */
export function rootsOf(schema: GraphQLSchema): Root[] {
  const fieldsOf = (kind: Root['kind'], root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()) =>
    Object.values(root?.getFields() ?? {}).map((field): Root => ({ kind, owner: root?.name ?? '', field }))
  return [...fieldsOf('query'), ...fieldsOf('mutation')]
}

/** A call of a root field as it is meant, but for what is strange in it, and maybe one mistake. */
export function callOf(asking: Asking, schema: GraphQLSchema, root: Root, mistakes: number): AskedDocument {
  const { draw } = asking
  const own = argumentsOf(asking, root.owner, root.field)
  const given = chance(draw, mistakes / 2) ? spoiledArguments(draw, own) : own
  const isVariable = chance(draw, 50)
  const types = new Map(root.field.args.map(({ name, type }) => [name, String(type)]))
  const parts: Parts = {
    kind: root.kind,
    name: 'Ask',
    declared: isVariable ? given.map(([name]) => `$${name}: ${types.get(name) ?? 'String'}`) : [],
    field: root.field.name,
    given: isVariable ? given.map(([name]) => `${name}: $${name}`).join(', ') : asArguments(given),
    directives: '',
    selection: someSelection(asking, schema, getNamedType(root.field.type)),
    before: '',
    after: '',
  }
  const mistake = chance(draw, mistakes / 2) ? pick(draw, MISTAKES)(draw, parts) : {}
  return {
    query: written({ ...parts, ...mistake }),
    ...(isVariable && { variables: given }),
    ...operationOf(draw, mistakes),
  }
}

const spoiledArguments = (draw: Draw, given: Fields): Fields => {
  if (chance(draw, 25)) return spoiledFields(draw, given)
  const spoilt = spoiled(draw, { fields: given })
  return 'fields' in spoilt ? spoilt.fields : given
}

function operationOf(draw: Draw, mistakes: number): { operationName?: string } {
  if (!chance(draw, mistakes / 4)) return {}
  return { operationName: pick(draw, ['Ask', 'ask', '', 'Other', '__proto__', 'x'.repeat(201)]) }
}

function written({ kind, name, declared, field, given, directives, selection, before, after }: Parts): string {
  const variables = declared.length > 0 ? `(${declared.join(', ')})` : ''
  const args = given === '' ? '' : `(${given})`
  return `${before}${kind} ${name}${variables} { ${field}${args} ${directives}${selection} }${after}`
}

export const bodyOf = ({ query, variables = [], operationName }: AskedDocument): string =>
  `{"query":${JSON.stringify(query)},"variables":${asJson({ fields: variables })}${operationName === undefined ? '' : `,"operationName":${JSON.stringify(operationName)}`}}`

type Mistake = (draw: Draw, parts: Parts) => Partial<Parts>

const TYPES = [
  'Int',
  'String!',
  '[String]',
  'CartItemInput',
  'Cart',
  'Nothing',
  'Boolean = "x"',
  'Int = 1e400',
  'ID = [1]',
]
const DIRECTIVES = [
  '@include(if: $x)',
  '@skip',
  '@skip(if: "yes")',
  '@deprecated',
  '@unknown',
  '@include(if: true) @include(if: true)',
  '@specifiedBy(url: "x")',
  '@oneOf',
]

const MISTAKES: readonly Mistake[] = [
  // Variables: of another type, of no use, with a default, unknown, one too many.
  (draw, { declared }) => ({ declared: declared.map((one) => one.replace(/: .*/, `: ${pick(draw, TYPES)}`)) }),
  (draw, { declared }) => ({ declared: [...declared, `$unused: ${pick(draw, TYPES)}`] }),
  (_draw, { declared }) => ({ declared: declared.map((one) => `${one.replaceAll('!', '')} = null`) }),
  (draw, { declared }) => ({
    declared: declared.map((one) => `${one} = ${asLiteral({ text: hostileText(draw, 100) })}`),
  }),
  (_draw, { given }) => ({ given: given.replace(/: .*/, ': $nobody') }),
  (_draw, { declared }) => ({ declared: [...declared, ...declared] }),
  // Directives, anywhere.
  (draw) => ({ directives: pick(draw, DIRECTIVES) }),
  (draw, { name }) => ({ name: `${name} ${pick(draw, DIRECTIVES)}` }),
  (draw, { selection }) => ({ selection: selection.replace('__typename', `__typename ${pick(draw, DIRECTIVES)}`) }),
  // Fragments: on another type, unknown, in a circle, of no use, twice.
  (draw, { selection }) => ({
    selection: selection.replace('__typename', `... on ${pick(draw, ['Cart', 'Money', 'Nothing', 'String'])} { id }`),
  }),
  (_draw, { selection }) => ({ selection: selection.replace('__typename', '...nobody') }),
  (_draw, { selection }) => ({
    selection: selection.replace('__typename', '...f'),
    after: ' fragment f on Cart { id ...f }',
  }),
  () => ({ after: ' fragment f on Cart { id } fragment f on Cart { id }' }),
  // Operations: two of them, of one name, of another kind.
  () => ({ after: ' query Other { storeConfig { id } }' }),
  () => ({ after: ' query Ask { storeConfig { id } }' }),
  (_draw, { kind }) => ({ kind: kind === 'query' ? 'mutation' : 'query' }),
  () => ({ kind: 'subscription' }),
  () => ({ kind: '', name: '' }),
  // Fields: unknown, with another name, twice and not alike, with a selection too many or too few.
  (draw, { field }) => ({ field: `${field}${pick(draw, ['s', '_', 'x'.repeat(201)])}` }),
  (draw, { field }) => ({ field: `${pick(draw, ['__proto__', 'a', 'constructor', '__typename'])}: ${field}` }),
  (_draw, { selection }) => ({ selection: selection.replace('__typename', 'a: __typename a: id') }),
  (_draw, { selection }) => ({ selection: selection === '' ? ' { id }' : '' }),
  () => ({ selection: ' { }' }),
  () => ({ after: ' { __schema { types { name fields { name args { name } } } } }' }),
  (_draw, { selection }) => ({
    selection: selection.replace('__typename', '__type(name: "Cart") { name } __schema { types { name } }'),
  }),
  // The text itself: it ends early, holds what does not belong there, begins with a mark or a comment.
  (draw, parts) => ({ before: written(parts).slice(0, upTo(draw, written(parts).length)), kind: '', name: '' }),
  (draw, { selection }) => ({
    selection: `${selection}${pick(draw, ['}', '"', '"""', '\\', '\0', '\u2028', '$', '...', '#', '🍺', '\uD800'])}`,
  }),
  () => ({ before: '\uFEFF' }),
  (draw) => ({ before: `# ${hostileText(draw, 1_000)}\n` }),
  (draw) => ({ before: `"""${hostileText(draw, 1_000)}""" ` }),
  () => ({ before: 'type Cart { id: ID } ' }),
  () => ({ before: 'extend schema { query: Cart } ' }),
]

/** Calls by a hash of a document, which hardly ever is one. */
export function persistedBody(draw: Draw, known: readonly string[]): string {
  const hash = weighted(draw, [
    [4, () => pick(draw, known)],
    [1, () => pick(draw, known).toUpperCase()],
    [1, () => `sha256:sha256:${'0'.repeat(64)}`],
    [1, () => pick(draw, ['', '__proto__', 'constructor', 'sha256:', 'sha256:__proto__'])],
    [1, () => hostileText(draw, 200)],
  ])
  return pick(draw, [
    JSON.stringify({ documentId: hash, variables: {} }),
    JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
    JSON.stringify({ documentId: [hash], variables: null, extensions: hash }),
  ])
}
