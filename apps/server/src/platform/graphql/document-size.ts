import { type DirectiveNode, type DocumentNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql'
import { fragmentsOf } from './fragments.ts'

/** How much a selection asks for; a fragment bomb has a finite document and an infinite size. */
export type Size = {
  fields: number
  depth: number
  /** Selections inside each other: fields, and the fragments around them. */
  nested: number
  ownFields: number
  aliases: number
  directives: number
  introspects: boolean
}

/** Four fragments around each level of the deepest document. */
export const NESTED_MAXIMUM = 100

const NOTHING: Size = { fields: 0, depth: 0, nested: 0, ownFields: 0, aliases: 0, directives: 0, introspects: false }

/** Measures selections of a document; each fragment is measured once. */
export function createMeasure(document: DocumentNode) {
  const fragments = fragmentsOf(document)
  const known = new Map<string, Size>()

  return measure

  function measure({ selections }: SelectionSetNode): Size {
    return selections.map(sizeOf).reduce(sum, NOTHING)
  }

  function sizeOf(selection: SelectionNode): Size {
    const size = withDirectives(selection, sizeWithin(selection))
    return { ...size, nested: 1 + size.nested }
  }

  function sizeWithin(selection: SelectionNode): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet)
    const inner = selection.selectionSet ? measure(selection.selectionSet) : NOTHING
    return {
      fields: 1 + inner.fields,
      depth: 1 + inner.depth,
      nested: inner.nested,
      ownFields: 1,
      aliases: (selection.alias ? 1 : 0) + inner.aliases,
      directives: inner.directives,
      introspects: inner.introspects || ['__schema', '__type'].includes(selection.name.value),
    }
  }

  function sizeOfFragment(name: string): Size {
    const measured = known.get(name)
    if (measured) return measured
    // A fragment inside itself, or an unknown one, counts nothing here: validation refuses it.
    known.set(name, NOTHING)
    const selections = fragments.get(name)?.selectionSet
    const size = selections ? measure(selections) : NOTHING
    known.set(name, size)
    return size
  }
}

export function withDirectives(
  { directives }: { directives?: readonly DirectiveNode[] | undefined },
  size: Size,
): Size {
  return { ...size, directives: size.directives + (directives?.length ?? 0) }
}

function sum(one: Size, other: Size): Size {
  return {
    fields: one.fields + other.fields,
    depth: Math.max(one.depth, other.depth),
    nested: Math.max(one.nested, other.nested),
    ownFields: one.ownFields + other.ownFields,
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives,
    introspects: one.introspects || other.introspects,
  }
}
