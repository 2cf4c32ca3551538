import { type DirectiveNode, type DocumentNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql'

/** How much a selection asks for; a fragment bomb has a finite document and an infinite size. */
export type Size = {
  fields: number
  depth: number
  ownFields: number
  aliases: number
  directives: number
  introspects: boolean
}

const NOTHING: Size = { fields: 0, depth: 0, ownFields: 0, aliases: 0, directives: 0, introspects: false }

/** Measures selections of a document; each fragment is measured once. */
export function createMeasure(document: DocumentNode) {
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
    return withDirectives(selection, sizeWithin(selection))
  }

  function sizeWithin(selection: SelectionNode): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet)
    const inner = selection.selectionSet ? measure(selection.selectionSet) : NOTHING
    return {
      fields: 1 + inner.fields,
      depth: 1 + inner.depth,
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
    const selections = fragments.get(name)
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
    ownFields: one.ownFields + other.ownFields,
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives,
    introspects: one.introspects || other.introspects,
  }
}
