import { type DocumentNode, type GraphQLSchema, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql'
import { fragmentsOf } from './fragments.ts'
import { createMeasure } from './document-size.ts'
import { createPageDemand, type PageDemand } from './page-demand.ts'
import type { ReviewedInputs } from './review-inputs.ts'

export type Operation = {
  kind: 'query' | 'mutation'
  /** Whether it asks for the schema itself. */
  introspects: boolean
  /** The fields of the root that it asks for, in the order of the document. */
  rootFields: readonly string[]
  pageDemand: (variables: Readonly<Record<string, unknown>>) => PageDemand
  /** What is wrong with the variables of a call, before anything reads them. */
  reviewVariables: ReturnType<ReviewedInputs['reviewVariables']>
}

/** The operations of a valid document by name, '' for one without a name. */
export function operationsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { reviewVariables }: ReviewedInputs,
): ReadonlyMap<string, Operation> {
  const measure = createMeasure(document)
  const rootFieldsOf = createRootFields(document)
  const pageDemandOf = createPageDemand(schema, document)
  return new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map((definition) => [
        definition.name?.value ?? '',
        {
          kind: definition.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query',
          introspects: measure(definition.selectionSet).introspects,
          rootFields: rootFieldsOf(definition.selectionSet),
          pageDemand: pageDemandOf(definition),
          reviewVariables: reviewVariables(definition),
        },
      ]),
  )
}

function createRootFields(document: DocumentNode) {
  const fragments = fragmentsOf(document)

  return rootFieldsOf

  function rootFieldsOf({ selections }: SelectionSetNode): string[] {
    const fields = selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value]
      if (selection.kind === Kind.INLINE_FRAGMENT) return rootFieldsOf(selection.selectionSet)
      const fragment = fragments.get(selection.name.value)
      return fragment ? rootFieldsOf(fragment.selectionSet) : []
    })
    return [...new Set(fields)]
  }
}
