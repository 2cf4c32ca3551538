import { Kind, type DocumentNode, type FragmentDefinitionNode } from 'graphql'

/** The fragments of a document, by name. */
export function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
}
