import {
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql'
import { type DocumentLimits, reviewSize } from './document-limits.ts'
import { type Operation, operationsOf } from './operations.ts'
import { documentError } from './graphql-errors.ts'
import type { InputLimits } from './input-limits.ts'
import { reviewInputs } from './review-inputs.ts'

/** A document that may be executed; `isKept` ones are short enough to be remembered, compiled, and run again. */
export type PreparedDocument = {
  document: DocumentNode
  isKept: boolean
  operations: ReadonlyMap<string, Operation>
}

/** A document that may not: 400 when it cannot be read, 200 when it can (graphql.md §1.1). */
export type RejectedDocument = { status: 200 | 400; errors: readonly GraphQLError[] }

// Both bound what callers can make the server remember.
const KEPT_DOCUMENTS = 200
const KEPT_DOCUMENT_CHARACTERS = 10_000

type PreparationSettings = {
  limits: DocumentLimits
  /** Whether errors may name what the caller could have meant. */
  suggestions: boolean
}

/** Reads, measures and validates documents, those seen before from memory. Nothing is executed here. */
export function createPreparedDocuments(
  schema: GraphQLSchema,
  settings: PreparationSettings,
  inputLimits: InputLimits,
) {
  const kept = new Map<string, PreparedDocument>()

  return (text: string): PreparedDocument | RejectedDocument => {
    const seen = kept.get(text)
    const prepared = seen ?? withinReach(() => prepare(schema, settings, inputLimits, text))
    if ('errors' in prepared || !prepared.isKept) return prepared
    // Taken out and put back, so that the first in the map is the one not used for longest.
    kept.delete(text)
    kept.set(text, prepared)
    if (kept.size > KEPT_DOCUMENTS) kept.delete(kept.keys().next().value ?? '')
    return prepared
  }
}

function prepare(
  schema: GraphQLSchema,
  { limits, suggestions }: PreparationSettings,
  inputLimits: InputLimits,
  text: string,
): PreparedDocument | RejectedDocument {
  const document = parsed(limits, text)
  if (document instanceof GraphQLError) return { status: 400, errors: [document] }
  const tooLarge = reviewSize(document, limits)
  if (tooLarge.length > 0) return { status: 200, errors: tooLarge }
  // Before validation, which looks for names and repeats what it does not like.
  const inputs = reviewInputs(schema, inputLimits, document)
  if (inputs.fault) return { status: 200, errors: [inputs.fault] }
  const invalid = validate(schema, document, undefined, { hideSuggestions: !suggestions })
  if (invalid.length > 0) return { status: 200, errors: invalid }
  if (document.definitions.some(isSubscription)) {
    return { status: 200, errors: [documentError('There are no subscriptions.')] }
  }
  return {
    document,
    isKept: text.length <= KEPT_DOCUMENT_CHARACTERS,
    operations: operationsOf(schema, document, inputs),
  }
}

function isSubscription(definition: DefinitionNode): boolean {
  return definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.SUBSCRIPTION
}

function parsed(limits: DocumentLimits, text: string) {
  try {
    return parse(text, { maxTokens: limits.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

/** What calls itself for each level of a document may run out of stack: while it is read, measured or validated. */
function withinReach(prepareOne: () => PreparedDocument | RejectedDocument): PreparedDocument | RejectedDocument {
  try {
    return prepareOne()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { status: 400, errors: [documentError('The document is nested too deeply.', 'LIMIT_EXCEEDED')] }
  }
}
