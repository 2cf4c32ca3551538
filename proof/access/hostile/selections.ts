import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { chance, pick, type Draw, upTo } from './draw.ts'
import { argumentsOf, type Asking } from './inputs.ts'
import { asArguments } from './values.ts'

type Field = GraphQLField<unknown, unknown>

const LEVELS = 4
const MOST_FIELDS = 6

/** ` { … }` of some fields of a type, with arguments where they take them; nothing of a scalar. */
export function someSelection(asking: Asking, schema: GraphQLSchema, type: GraphQLNamedType, level = 0): string {
  const { draw } = asking
  if (isAbstractType(type)) {
    const types = schema.getPossibleTypes(type)
    // An interface of Adobe's that nothing of the portal implements yet.
    if (types.length === 0 || level >= LEVELS) return ' { __typename }'
    const possible = pick(draw, types)
    return ` { __typename ... on ${possible.name}${someSelection(asking, schema, possible, level + 1)} }`
  }
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields())
  const chosen = level >= LEVELS ? [] : someOf(draw, fields)
  return ` { __typename ${chosen.map((field) => fieldText(asking, schema, type, field, level)).join(' ')} }`
}

function fieldText(
  asking: Asking,
  schema: GraphQLSchema,
  owner: GraphQLNamedType,
  field: Field,
  level: number,
): string {
  const args = field.args.length > 0 && chance(asking.draw, 60) ? argumentsOf(asking, owner.name, field) : []
  const written = args.length > 0 ? `(${asArguments(args)})` : ''
  return `${field.name}${written}${someSelection(asking, schema, getNamedType(field.type), level + 1)}`
}

function someOf(draw: Draw, fields: readonly Field[]): Field[] {
  const first = upTo(draw, fields.length - 1)
  const count = 1 + upTo(draw, Math.min(MOST_FIELDS, fields.length) - 1)
  return [...fields.slice(first), ...fields.slice(0, first)].slice(0, count)
}

/** Everything that a type tells without being asked for more, so many levels down. */
export function wholeSelection(schema: GraphQLSchema, type: GraphQLNamedType, levels: number): string {
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((own) => `... on ${own.name}${wholeSelection(schema, own, levels)}`)
    return ` { __typename ${parts.join(' ')} }`
  }
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .filter((field) => levels > 1 || isLeaf(getNamedType(field.type)))
  // Kinds of one interface may answer a field of one name with types of their own.
  return ` { __typename ${fields.map((field) => `${type.name}_${field.name}: ${field.name}${wholeSelection(schema, getNamedType(field.type), levels - 1)}`).join(' ')} }`
}

const isLeaf = (type: GraphQLNamedType): boolean => !isObjectType(type) && !isAbstractType(type)
