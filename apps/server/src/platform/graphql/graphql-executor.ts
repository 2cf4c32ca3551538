import { type ExecutionResult, GraphQLError, type GraphQLSchema, execute, parse } from 'graphql'
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
): Promise<ExecutionResult> {
  // Compiled documents are remembered by text alone, so one text must always mean one operation.
  if (!prepared.isKept || prepared.operations.size > 1) {
    const document = parse(text)
    return execute({
      schema: app.graphql.schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName,
    })
  }
  try {
    return await app.graphql(text, { ...context }, variables, operationName)
  } catch (error) {
    const errors = validationErrors(error)
    if (errors) return { errors }
    throw error
  }
}

function validationErrors(error: unknown): GraphQLError[] | undefined {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return undefined
  const errors: unknown[] = error.errors
  return errors.filter((entry) => entry instanceof GraphQLError)
}
