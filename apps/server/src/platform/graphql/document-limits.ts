import {
  type DocumentNode,
  type GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { documentError } from './graphql-errors.ts'

export type DocumentLimits = {
  depth: number
  /** Fields after fragments are expanded. */
  fields: number
  rootFields: number
  aliases: number
  tokens: number
}

/** Just above what the largest known client documents need. */
export const DOCUMENT_LIMITS: DocumentLimits = { depth: 25, fields: 3000, rootFields: 30, aliases: 100, tokens: 20_000 }

/** How much a selection asks for; a fragment bomb has a finite document and an infinite size. */
type Size = { fields: number; depth: number; ownFields: number; aliases: number; introspects: boolean }

const NOTHING: Size = { fields: 0, depth: 0, ownFields: 0, aliases: 0, introspects: false }

/** The limits that a document is over, operations and fragments alike; each fragment is measured once. */
export function reviewSize(document: DocumentNode, limits: DocumentLimits): GraphQLError[] {
  const measure = createMeasure(document)
  const sizes = document.definitions.flatMap((definition) => {
    if (definition.kind === Kind.OPERATION_DEFINITION) return [measure(definition.selectionSet)]
    // A fragment that nothing spreads costs validation just as much.
    return definition.kind === Kind.FRAGMENT_DEFINITION ? [{ ...measure(definition.selectionSet), ownFields: 0 }] : []
  })
  const isOver = (limit: number, count: (size: Size) => number) => sizes.some((size) => count(size) > limit)
  return [
    isOver(limits.depth, (size) => size.depth) && `is more than ${limits.depth} levels deep`,
    isOver(limits.fields, (size) => size.fields) && `asks for more than ${limits.fields} fields`,
    isOver(limits.rootFields, (size) => size.ownFields) && `asks for more than ${limits.rootFields} root fields`,
    isOver(limits.aliases, (size) => size.aliases) && `has more than ${limits.aliases} aliases`,
  ].flatMap((excess) => (excess ? [documentError(`The document is too large: it ${excess}.`, 'LIMIT_EXCEEDED')] : []))
}

export type Operation = {
  kind: 'query' | 'mutation'
  /** Whether it asks for the schema itself. */
  introspects: boolean
  /** The fields of the root that it asks for, in the order of the document. */
  rootFields: readonly string[]
}

/** The operations of a document by name, '' for one without a name. */
export function operationsOf(document: DocumentNode): ReadonlyMap<string, Operation> {
  const measure = createMeasure(document)
  return new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map(({ name, selectionSet, operation }) => [
        name?.value ?? '',
        {
          kind: operation === OperationTypeNode.MUTATION ? 'mutation' : 'query',
          introspects: measure(selectionSet).introspects,
          rootFields: rootFieldsOf(document, selectionSet),
        },
      ]),
  )
}

function rootFieldsOf(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  const fields = selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldsOf(document, selection.selectionSet)
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFieldsOf(document, fragment.selectionSet) : []
  })
  return [...new Set(fields)]
}

function createMeasure(document: DocumentNode) {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  )
  const known = new Map<string, Size>()

  return measure

  function measure(selections: SelectionSetNode): Size {
    return selections.selections.map(sizeOf).reduce(sum, NOTHING)
  }

  function sizeOf(selection: SelectionNode): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet)
    const inner = selection.selectionSet ? measure(selection.selectionSet) : NOTHING
    return {
      fields: 1 + inner.fields,
      depth: 1 + inner.depth,
      ownFields: 1,
      aliases: (selection.alias ? 1 : 0) + inner.aliases,
      introspects: inner.introspects || ['__schema', '__type'].includes(selection.name.value),
    }
  }

  function sizeOfFragment(name: string): Size {
    const measured = known.get(name)
    if (measured) return measured
    // A fragment inside itself, or an unknown one, counts nothing here: validation refuses it.
    known.set(name, NOTHING)
    const selections = fragments.get(name)
    const size = selections ? measure(selections) : NOTHING
    known.set(name, size)
    return size
  }
}

function sum(one: Size, other: Size): Size {
  return {
    fields: one.fields + other.fields,
    depth: Math.max(one.depth, other.depth),
    ownFields: one.ownFields + other.ownFields,
    aliases: one.aliases + other.aliases,
    introspects: one.introspects || other.introspects,
  }
}
