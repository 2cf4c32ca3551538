import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import type { InputLimits } from './input-limits.ts'

/** What is sent: a value written into the document, or along with it. */
export type Sent = { query: string; variables?: Record<string, unknown> }

/** A place that takes a value with a limit, and how it is reached. */
export type LimitedInput = {
  /** `products.filter.sku.in` */
  path: string
  /** Just within what the schema says, and just beyond. */
  within: readonly unknown[]
  beyond: readonly unknown[]
  asLiteral: (value: unknown) => Sent
  asVariable: (value: unknown) => Sent
}

/** Every place of a schema that takes texts, numbers or lists, at whatever depth. */
export function limitedInputs(schema: GraphQLSchema, limits: InputLimits): LimitedInput[] {
  return selectionsOf(schema).flatMap(({ owner, wrap }) =>
    Object.values(owner.getFields()).flatMap((field) =>
      field.args.flatMap((argument) => {
        const others = field.args.filter((other) => other !== argument && isRequiredArgument(other))
        const below = isScalar(getNamedType(field.type)) ? '' : ' { __typename }'
        const ask = (written: string) => {
          const given = [
            ...others.map((other) => [other.name, literal(sampleOf(other.type), other.type)]),
            [argument.name, written],
          ]
          return wrap(`${field.name}(${given.map((own) => own.join(': ')).join(', ')})${below}`)
        }
        return placesIn(argument, `${owner.name}.${field.name}(${argument.name}:)`, limits).map((place) => ({
          ...place,
          path: `${field.name}.${place.path}`,
          asLiteral: (value: unknown) => ({ query: ask(literal(place.around(value), argument.type))('') }),
          asVariable: (value: unknown) => ({
            query: ask('$it')(`($it: ${String(argument.type)})`),
            variables: { it: place.around(value) },
          }),
        }))
      }),
    ),
  )
}

type Ask = (variables: string) => string

/** The object types with fields to select, each by the shortest way from a root. */
function selectionsOf(schema: GraphQLSchema) {
  const found = new Map<GraphQLNamedType, (inner: string) => Ask>()
  const queue = [schema.getQueryType(), schema.getMutationType()].flatMap((root) => (root ? [root] : []))
  for (const root of queue) {
    const kind = root === schema.getQueryType() ? 'query' : 'mutation'
    found.set(root, (inner) => (variables) => `${kind} ${variables} { ${inner} }`)
  }
  for (const owner of queue) {
    const wrap = found.get(owner)
    for (const field of Object.values(owner.getFields())) {
      const named = getNamedType(field.type)
      const given = field.args
        .filter(isRequiredArgument)
        .map((own) => `${own.name}: ${literal(sampleOf(own.type), own.type)}`)
      const call = `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`
      for (const type of isAbstractType(named) ? schema.getPossibleTypes(named) : [named]) {
        if (!wrap || !isObjectType(type) || found.has(type)) continue
        found.set(type, (inner) => wrap(`${call} { ${type === named ? inner : `... on ${type.name} { ${inner} }`} }`))
        queue.push(type)
      }
    }
  }
  return queue.flatMap((owner) => {
    const wrap = found.get(owner)
    return wrap ? [{ owner, wrap }] : []
  })
}

type InnerPlace = Pick<LimitedInput, 'path' | 'within' | 'beyond'> & {
  /** The whole value of the argument with this one in its place. */
  around: (value: unknown) => unknown
}

function placesIn(
  { name, type }: GraphQLArgument | GraphQLInputField,
  coordinate: string,
  limits: InputLimits,
  above: readonly GraphQLNamedType[] = [],
): InnerPlace[] {
  const named = getNamedType(type)
  const isList = isListType(getNullableType(type))
  const listed = (value: unknown) => (isList ? [value] : value)
  const limit = limits[coordinate] ?? {}
  const own: InnerPlace[] = []
  const place = (around: (value: unknown) => unknown, within: unknown[], beyond: unknown[]) =>
    own.push({ path: name, around, within, beyond })
  if (isList) {
    const most = limit.entries?.most ?? 1_000
    const entries = (count: number) => Array.from({ length: count }, () => sampleOf(named))
    place((value) => value, [entries(most)], [entries(most + 1)])
  }
  if (named.name === 'String' || named.name === 'ID') {
    const most = limit.length?.most ?? (named.name === 'ID' ? 64 : 2_000)
    place(
      listed,
      ['x'.repeat(most), '🍺'.repeat(most)],
      ['x'.repeat(most + 1), `${'x'.repeat(most - 1)}\u202E`, 'a\nb'],
    )
  }
  if (named.name === 'Int' || named.name === 'Float') {
    const { least, most } = limit.range ?? { least: 0, most: 0 }
    place(listed, [least, most], [least - 1, most + 1])
  }
  if (!isInputObjectType(named) || above.includes(named)) return own
  const fields = Object.values(named.getFields())
  const inner = fields.flatMap((field) =>
    placesIn(field, `${named.name}.${field.name}`, limits, [...above, named]).map((below) => ({
      ...below,
      path: `${name}.${below.path}`,
      around: (value: unknown) => listed({ ...requiredOf(named, field), [field.name]: below.around(value) }),
    })),
  )
  return [...own, ...inner]
}

function requiredOf(type: GraphQLNamedType, but?: GraphQLInputField): Record<string, unknown> {
  if (!isInputObjectType(type)) return {}
  const needed = Object.values(type.getFields()).filter((field) => field !== but && isRequiredInputField(field))
  return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type)]))
}

function sampleOf(type: GraphQLInputType): unknown {
  const named = getNamedType(type)
  if (isListType(getNullableType(type))) return [sampleOf(named)]
  if (isInputObjectType(named)) return requiredOf(named)
  if (isEnumType(named)) return named.getValues()[0]?.value
  if (named.name === 'Boolean') return true
  return named.name === 'Int' || named.name === 'Float' ? 1 : 'x'
}

function literal(value: unknown, type: GraphQLInputType): string {
  const named = getNamedType(type)
  if (Array.isArray(value)) return `[${value.map((entry: unknown) => literal(entry, named)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return isEnumType(named) ? String(value) : JSON.stringify(value)
  const fields = isInputObjectType(named) ? named.getFields() : {}
  const written = Object.entries(value).map(([name, own]) => `${name}: ${literal(own, fields[name]?.type ?? named)}`)
  return `{ ${written.join(', ')} }`
}

function isScalar(type: GraphQLNamedType): boolean {
  return !isObjectType(type) && !isAbstractType(type)
}
