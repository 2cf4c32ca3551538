import { Kind, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/** Whether the request asks for this field right below the field being answered, fragments included. */
export function selects(info: GraphQLResolveInfo, field: string): boolean {
  return info.fieldNodes.some((node) => node.selectionSet && holds(node.selectionSet, field, info.fragments))
}

function holds(
  selections: SelectionSetNode,
  field: string,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): boolean {
  return selections.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === field
    if (selection.kind === Kind.INLINE_FRAGMENT) return holds(selection.selectionSet, field, fragments)
    const fragment = fragments[selection.name.value]
    return fragment !== undefined && holds(fragment.selectionSet, field, fragments)
  })
}
