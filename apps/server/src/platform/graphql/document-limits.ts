import { type DocumentNode, type GraphQLError, Kind } from 'graphql'
import type { Settings } from '../env.ts'
import { createMeasure, NESTED_MAXIMUM, type Size, withDirectives } from './document-size.ts'
import { documentError, inputError } from './graphql-errors.ts'
import type { PageDemand } from './page-demand.ts'

export type DocumentLimits = {
  depth: number
  /** Fields after fragments are expanded. */
  fields: number
  rootFields: number
  aliases: number
  directives: number
  tokens: number
  /** The largest page. */
  pageSize: number
  /** Entries of all pages together, a page inside a page counted for each entry of the outer one. */
  listEntries: number
}

/** The limits that the settings name. */
export function documentLimits(settings: Settings): DocumentLimits {
  return {
    depth: settings.GRAPHQL_DEPTH,
    fields: settings.GRAPHQL_FIELDS,
    rootFields: settings.GRAPHQL_ROOT_FIELDS,
    aliases: settings.GRAPHQL_ALIASES,
    directives: settings.GRAPHQL_DIRECTIVES,
    tokens: settings.GRAPHQL_TOKENS,
    pageSize: settings.PAGE_SIZE_LIMIT,
    listEntries: settings.GRAPHQL_LIST_ENTRIES,
  }
}

/** The limits that a document is over, operations and fragments alike; each fragment is measured once. */
export function reviewSize(document: DocumentNode, limits: DocumentLimits): GraphQLError[] {
  const measure = createMeasure(document)
  const sizes = document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) return []
    const size = withDirectives(definition, measure(definition.selectionSet))
    // A fragment that nothing spreads costs validation just as much.
    return [definition.kind === Kind.FRAGMENT_DEFINITION ? { ...size, ownFields: 0 } : size]
  })
  const isOver = (limit: number, count: (size: Size) => number) => sizes.some((size) => count(size) > limit)
  return [
    isOver(limits.depth, (size) => size.depth) && `is more than ${limits.depth} levels deep`,
    isOver(NESTED_MAXIMUM, (size) => size.nested) && `has more than ${NESTED_MAXIMUM} selections inside each other`,
    isOver(limits.fields, (size) => size.fields) && `asks for more than ${limits.fields} fields`,
    isOver(limits.rootFields, (size) => size.ownFields) && `asks for more than ${limits.rootFields} root fields`,
    isOver(limits.aliases, (size) => size.aliases) && `has more than ${limits.aliases} aliases`,
    isOver(limits.directives, (size) => size.directives) && `has more than ${limits.directives} directives`,
  ].flatMap((excess) => (excess ? [tooLarge(excess)] : []))
}

/** The limits that the pages of an operation are over, with the variables of this call. */
export function reviewPages({ largest, entries }: PageDemand, limits: DocumentLimits): GraphQLError | undefined {
  if (largest > limits.pageSize) return inputError(`Maximum pageSize is ${limits.pageSize}.`)
  return entries > limits.listEntries ? tooLarge(`asks for more than ${limits.listEntries} list entries`) : undefined
}

function tooLarge(excess: string): GraphQLError {
  return documentError(`The document is too large: it ${excess}.`, 'LIMIT_EXCEEDED')
}
