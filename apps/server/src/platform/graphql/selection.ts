import { Kind, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/** Whether the request asks for the field at this path below the field being answered, fragments included. */
export function selects(info: GraphQLResolveInfo, ...path: readonly string[]): boolean {
  return info.fieldNodes.some((node) => node.selectionSet && holds(node.selectionSet, path, info.fragments))
}

function holds(
  { selections }: SelectionSetNode,
  path: readonly string[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): boolean {
  const [field, ...below] = path
  return selections.some((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return holds(selection.selectionSet, path, fragments)
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments[selection.name.value]
      return fragment !== undefined && holds(fragment.selectionSet, path, fragments)
    }
    if (selection.name.value !== field) return false
    return (
      below.length === 0 || (selection.selectionSet !== undefined && holds(selection.selectionSet, below, fragments))
    )
  })
}
