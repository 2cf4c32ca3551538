import { type ExecutionResult, type GraphQLSchema, execute, getOperationAST, getVariableValues } from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import type { GraphqlRequest } from './graphql-request.ts'
import type { PreparedDocument } from './prepared-documents.ts'

// Compiling costs more than a few plain executions.
const COMPILED_AFTER = 5

type Executor = (
  prepared: PreparedDocument,
  asked: Pick<GraphqlRequest, 'variables' | 'operationName'>,
  context: object,
) => Promise<ExecutionResult>

/** Runs prepared documents; one that comes back for the fifth time is compiled, and stays so for as long as it is kept. */
export function createExecutor(schema: GraphQLSchema, { suggestions }: { suggestions: boolean }): Executor {
  const known = new WeakMap<PreparedDocument, { runs: number; compiled?: CompiledQuery }>()

  function compiledOf(prepared: PreparedDocument): CompiledQuery | undefined {
    // What is compiled is one operation.
    if (!prepared.isKept || prepared.operations.size > 1) return undefined
    const own = known.get(prepared) ?? { runs: 0 }
    known.set(prepared, own)
    if (own.runs === COMPILED_AFTER) {
      const compiled = compileQuery(schema, prepared.document)
      if (isCompiledQuery(compiled)) own.compiled = compiled
    }
    own.runs += 1
    return own.compiled
  }

  /** The compiler takes an empty list for an object, and says in other words what does not fit. */
  function fit({ document }: PreparedDocument, variables: Record<string, unknown>): boolean {
    const { variableDefinitions = [] } = getOperationAST(document) ?? {}
    return getVariableValues(schema, variableDefinitions, variables).errors === undefined
  }

  return async (prepared, { variables, operationName }, context) => {
    // What is read once for a request is kept by its context; a document that is run again reads anew.
    const contextValue = { ...context }
    const compiled = compiledOf(prepared)
    if (compiled && fit(prepared, variables)) return compiled.query(undefined, contextValue, variables)
    return execute({
      schema,
      document: prepared.document,
      contextValue,
      variableValues: variables,
      operationName,
      hideSuggestions: !suggestions,
    })
  }
}
