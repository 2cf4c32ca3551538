import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isInterfaceType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { readTypeDefs } from '../../apps/server/src/platform/graphql/index.ts'

const schema = buildSchema(readTypeDefs())
const PAGES = new Set(['pageSize', 'page_size'])
const ENTRIES = 2

/** ` { … }` of all that the type of a root field tells, so many levels down and two entries of each page; nothing of a scalar. */
export function wholeOf(name: string, levels: number): string {
  const [root = '', own = ''] = name.split('.')
  const type = schema.getType(root)
  const field = isObjectType(type) ? type.getFields()[own] : undefined
  if (!field) throw new Error(`The schema has no ${name}`)
  return selectionOf(getNamedType(field.type), levels)
}

/** The same of a type by its name. */
export const wholeOfType = (name: string, levels: number): string => {
  const type = schema.getType(name)
  if (!type) throw new Error(`The schema has no ${name}`)
  return selectionOf(type, levels)
}

/** What an interface has is asked for once, and of its kinds what they have beside it. Nothing leads back to where it came from. */
function selectionOf(type: GraphQLNamedType, levels: number, from: readonly GraphQLNamedType[] = []): string {
  const way = [...from, type]
  if (isObjectType(type)) return `{ __typename ${fieldsOf(type.getFields(), levels, way)} }`
  if (!isAbstractType(type)) return ''
  const shared = isInterfaceType(type) ? type.getFields() : {}
  const kinds = schema.getPossibleTypes(type).flatMap((kind) => {
    const own = fieldsOf(omit(kind.getFields(), shared), levels, [...way, kind], `${kind.name}_`)
    return own === '' ? [] : [`... on ${kind.name} { ${own} }`]
  })
  return `{ __typename ${fieldsOf(shared, levels, way)} ${kinds.join(' ')} }`
}

type Fields = Readonly<Record<string, GraphQLField<unknown, unknown>>>

const omit = (fields: Fields, others: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in others)))

/** Kinds may answer a field of one name with types of their own: with a prefix it is asked for by another name. */
function fieldsOf(fields: Fields, levels: number, way: readonly GraphQLNamedType[], prefix = ''): string {
  return Object.values(fields)
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => {
      const type = getNamedType(field.type)
      const hasParts = isObjectType(type) || isAbstractType(type)
      if (hasParts && (levels <= 1 || leadsBack(type, way))) return []
      const as = prefix ? `${prefix}${field.name}: ` : ''
      return `${as}${field.name}${pageOf(field)} ${selectionOf(type, levels - 1, way)}`
    })
    .join(' ')
}

const leadsBack = (type: GraphQLNamedType, way: readonly GraphQLNamedType[]): boolean =>
  way.some(
    (before) => before === type || (isObjectType(before) && isInterfaceType(type) && schema.isSubType(type, before)),
  )

function pageOf({ args }: GraphQLField<unknown, unknown>): string {
  const page = args.find(({ name }) => PAGES.has(name))
  return page ? `(${page.name}: ${ENTRIES})` : ''
}
