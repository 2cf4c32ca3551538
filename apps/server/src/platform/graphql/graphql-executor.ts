import { type ExecutionResult, type GraphQLSchema, execute, parse } from 'graphql'
import type { FastifyInstance } from 'fastify'
import { mercurius } from 'mercurius'
import type { GraphqlRequest } from './graphql-request.ts'
import { KEPT_DOCUMENTS, type PreparedDocument } from './prepared-documents.ts'

// A document is compiled when it comes back for the fifth time: compiling costs more than a few plain executions.
const COMPILED_AFTER = 5

export async function registerExecutor(app: FastifyInstance, schema: GraphQLSchema): Promise<void> {
  await app.register(mercurius, {
    schema,
    routes: false,
    jit: COMPILED_AFTER,
    cache: KEPT_DOCUMENTS,
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  })
}

/** Runs a prepared document; the executor gets a copy of the context, as it leaves marks on it. */
export async function runDocument(
  app: FastifyInstance,
  prepared: PreparedDocument,
  { text, variables, operationName }: GraphqlRequest,
  context: object,
  { suggestions }: { suggestions: boolean },
): Promise<ExecutionResult> {
  const run = async () =>
    execute({
      schema: app.graphql.schema,
      document: parse(text),
      contextValue: context,
      variableValues: variables,
      operationName,
      hideSuggestions: !suggestions,
    })
  // Compiled documents are remembered by text alone, so one text must always mean one operation.
  if (!prepared.isKept || prepared.operations.size > 1) return run()
  try {
    return await app.graphql(text, { ...context }, variables, operationName)
  } catch (error) {
    // Nothing ran, nor does it now: the variables do not fit, and mercurius cannot be told to suggest nothing.
    if (doNotFit(error)) return run()
    throw error
  }
}

function doNotFit(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'MER_ERR_GQL_VALIDATION'
}
