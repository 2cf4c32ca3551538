import {
  type DocumentNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import { fragmentsOf } from './fragments.ts'

/** A field that answers a page, with the pages inside it. */
type PagedField = { asked: ValueNode | undefined; ownSize: number; inner: readonly PagedField[] }

/** What an operation asks of lists: its largest page, and how many entries all of its pages could have. */
export type PageDemand = { largest: number; entries: number }

const SIZE = 'pageSize'

/** Finds the pages of the operations of a valid document once; what they amount to depends on the variables of each call. */
export function createPageDemand(schema: GraphQLSchema, document: DocumentNode) {
  const pagesIn = createPageFinder(schema, document)

  return (operation: OperationDefinitionNode) => {
    const pages = pagesIn(schema.getRootType(operation.operation) ?? undefined, operation.selectionSet)
    const defaults = new Map(
      (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
        variable.name.value,
        defaultValue && valueFromASTUntyped(defaultValue),
      ]),
    )
    return (variables: Readonly<Record<string, unknown>>): PageDemand =>
      demandOf(pages, Object.fromEntries([...defaults, ...Object.entries(variables)]))
  }
}

function demandOf(pages: readonly PagedField[], given: Record<string, unknown>): PageDemand {
  const sizeOf = ({ asked, ownSize }: PagedField): number => {
    const size = asked && valueFromASTUntyped(asked, given)
    return typeof size === 'number' ? Math.max(0, size) : ownSize
  }
  const entriesOf = (fields: readonly PagedField[]): number =>
    fields.reduce((entries, field) => entries + sizeOf(field) * (1 + entriesOf(field.inner)), 0)
  const largestOf = (fields: readonly PagedField[]): number =>
    fields.reduce((largest, field) => Math.max(largest, sizeOf(field), largestOf(field.inner)), 0)
  return { largest: largestOf(pages), entries: entriesOf(pages) }
}

/** Each fragment is searched once, however often it is spread. */
function createPageFinder(schema: GraphQLSchema, document: DocumentNode) {
  const fragments = fragmentsOf(document)
  const known = new Map<string, PagedField[]>()

  return pagesIn

  function pagesIn(parent: GraphQLNamedType | undefined, { selections }: SelectionSetNode): PagedField[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return pagesOf(parent, selection)
      if (selection.kind === Kind.FRAGMENT_SPREAD) return pagesOfFragment(selection.name.value)
      const condition = selection.typeCondition?.name.value
      return pagesIn(condition === undefined ? parent : schema.getType(condition), selection.selectionSet)
    })
  }

  function pagesOf(parent: GraphQLNamedType | undefined, { name, arguments: given, selectionSet }: FieldNode) {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name.value] : undefined
    if (!field) return []
    const inner = selectionSet ? pagesIn(getNamedType(field.type), selectionSet) : []
    const size = field.args.find((argument) => argument.name === SIZE)
    if (!size) return inner
    const asked = given?.find((argument) => argument.name.value === SIZE)?.value
    return [{ asked, ownSize: Number(size.defaultValue ?? 1), inner }]
  }

  function pagesOfFragment(name: string): PagedField[] {
    const found = known.get(name)
    if (found) return found
    const fragment = fragments.get(name)
    const pages = fragment ? pagesIn(schema.getType(fragment.typeCondition.name.value), fragment.selectionSet) : []
    known.set(name, pages)
    return pages
  }
}
