import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { logDenied } from '../log/request-log.ts'
import { Shed, shedOf } from '../http/shed.ts'
import { allowOrigin, varyByRequest } from './cross-origin.ts'
import { type DocumentLimits, reviewPages } from './document-limits.ts'
import type { Operation } from './operations.ts'
import { executableSchema, type SchemaParts } from './executable-schema.ts'
import {
  type AnswerSettings,
  executedAnswer,
  faultAnswer,
  type GraphqlAnswer,
  refusedAnswer,
  shedAnswer,
} from './graphql-answer.ts'
import { authorizationError, categoryOf, documentError } from './graphql-errors.ts'
import { createExecutor } from './graphql-executor.ts'
import type { InputLimits } from './input-limits.ts'
import {
  type GraphqlRequest,
  type PersistedDocuments,
  readGraphqlQuery,
  readGraphqlRequest,
  type ReadRequest,
  type RejectedRequest,
} from './graphql-request.ts'
import { createPreparedDocuments, type PreparedDocument } from './prepared-documents.ts'
import { createSentDocuments } from './sent-documents.ts'

export type GraphqlSettings = {
  limits: DocumentLimits
  bodyBytes: number
  /** Origins whose pages may call with a bearer. */
  allowedOrigins: readonly string[]
  /** Whether messages may name what the caller could have meant; off in production. */
  suggestions: boolean
}

const GRAPHQL_SETTINGS: Omit<GraphqlSettings, 'limits'> = {
  bodyBytes: 1024 * 1024,
  allowedOrigins: [],
  suggestions: false,
}

export type GraphqlEndpointOptions<Context extends object> = SchemaParts<Context> & {
  /** Who calls, and with what; made once per request. Throws an `authenticationError` for a rejected bearer. */
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>
  mayIntrospect: (context: Context) => boolean
  /** Whether nobody in particular asks, so that the answer to a GET may be cached; without it none is. */
  isPublic?: (context: Context) => boolean
  /** In which language a caller is told what is refused; without it in English. */
  languageOf?: (context: Context) => string
  /** Waits for a turn for this operation and answers how to end it, or when to come back when none comes. */
  enter?: (operation: Operation, request: FastifyRequest) => Promise<(() => void) | Shed>
  /** Told of an operation that did what it was asked, without an error. */
  onDone?: (call: GraphqlCall<Context>) => void
  /** Runs an operation, or answers for it what it was answered before. */
  once?: (call: GraphqlCall<Context>, run: Run) => Promise<SentAnswer>
  persistedDocuments?: PersistedDocuments
  /** What the schema says of arguments beside their types; what it says nothing of has limits too. */
  inputLimits?: InputLimits
  settings: Pick<GraphqlSettings, 'limits'> & Partial<GraphqlSettings>
}

/** One operation that is about to run. */
export type GraphqlCall<Context> = {
  request: FastifyRequest
  context: Context
  operation: Operation
  asked: GraphqlRequest
}

/** Runs an operation; `isUndone` says that nothing stays of one with a fault. */
export type Run = (how?: { isUndone: boolean }) => Promise<GraphqlAnswer>

type Entering = { asked: GraphqlRequest; prepared: PreparedDocument; operation: Operation }

const ALL_METHODS = 'GET, HEAD, POST, OPTIONS'
/** Those of a document that is no single query. */
const CHANGING_METHODS = 'POST, OPTIONS'

/** For so long the answer to a GET of nobody in particular may be used again. */
const PUBLIC_SECONDS = 60

/** An answer with its body as it was, or as the text that it was written as. */
export type SentAnswer = Omit<GraphqlAnswer, 'body'> & { body: GraphqlAnswer['body'] | string }

/** `/graphql` by POST, and by GET for queries (graphql.md §1): reads, measures and validates the document, asks who calls, then runs it. */
export async function graphqlEndpoint<Context extends object>(
  app: FastifyInstance,
  options: GraphqlEndpointOptions<Context>,
): Promise<void> {
  const settings = { ...GRAPHQL_SETTINGS, ...options.settings }
  const sources = { persisted: options.persistedDocuments ?? {}, sent: createSentDocuments() }
  const schema = executableSchema(options)
  const prepare = createPreparedDocuments(schema, settings, options.inputLimits ?? {})
  const execute = createExecutor(schema, settings)

  app.removeAllContentTypeParsers()
  const json = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: settings.bodyBytes }, json)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    allowOrigin(request, reply, settings.allowedOrigins)
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const shed = shedOf(error)
    return send(reply, shed ? shedAnswer(shed) : unansweredAnswer(error, request))
  })

  app.post('/graphql', async (request, reply) =>
    send(reply, await answer(readGraphqlRequest(request.body, sources), request, reply)),
  )
  app.route({
    url: '/graphql',
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    handler: async (request, reply) =>
      send(reply, await answer(readGraphqlQuery(request.query, sources, parserOf(request)), request, reply)),
  })
  app.options('/graphql', async (_request, reply) => reply.code(204).send())
  app.route({
    url: '/graphql',
    method: ['PUT', 'PATCH', 'DELETE'],
    handler: async (request, reply) => {
      reply.header('allow', ALL_METHODS)
      const refusal = documentError('Send documents by POST, or queries by GET.')
      return send(reply, refusedAnswer(405, [refusal], answerSettings(request)))
    },
  })

  /** JSON in an address is held to what JSON in a body is. */
  function parserOf(request: FastifyRequest) {
    return (text: string): unknown => {
      let parsed: { fault: Error | null; value?: unknown } = { fault: null }
      void json(request, text, (fault, value: unknown) => {
        parsed = { fault, value }
      })
      if (parsed.fault) throw parsed.fault
      return parsed.value
    }
  }

  async function answer(
    read: ReadRequest | RejectedRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SentAnswer> {
    const shown = answerSettings(request)
    if ('error' in read) return refusedAnswer(read.status, [read.error], shown)
    const { asked } = read
    const prepared = prepare(asked.text)
    if ('errors' in prepared) return refusedAnswer(prepared.status, prepared.errors, shown)
    if (read.isAutomatic) sources.sent.add(asked.text)
    if (request.method !== 'POST' && !isOneQuery(prepared)) {
      reply.header('allow', CHANGING_METHODS)
      return refusedAnswer(405, [documentError('By GET a document has one query and nothing else.')], shown)
    }
    const operation = chosenOperation(prepared, asked)
    if (operation instanceof GraphQLError) return refusedAnswer(200, [operation], shown)
    const tooMuch =
      reviewPages(operation.pageDemand(asked.variables), settings.limits) ?? operation.reviewVariables(asked.variables)
    if (tooMuch) return refusedAnswer(200, [tooMuch], shown)
    const leave = await options.enter?.(operation, request)
    if (leave instanceof Shed) return shedAnswer(leave)
    try {
      // What is only read is not read for whoever went away while waiting.
      if (operation.kind === 'query' && reply.raw.destroyed) return refusedAnswer(408, [], shown)
      return await work({ asked, prepared, operation }, request, reply)
    } finally {
      leave?.()
    }
  }

  /** What is let in to be worked on: who calls is looked up, and the operation runs. */
  async function work(
    { asked, prepared, operation }: Entering,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SentAnswer> {
    const shown = answerSettings(request)
    const context = await options.contextOf(request, reply)
    const told = { ...shown, ...(options.languageOf && { language: options.languageOf(context) }) }
    if (operation.introspects && !options.mayIntrospect(context))
      return refusedAnswer(200, [authorizationError('Sign in to read the schema.')], told)
    const call = { request, context, operation, asked }
    const run: Run = async ({ isUndone } = { isUndone: false }) => {
      const result = await execute(prepared, asked, context)
      const executed = executedAnswer(result, { kind: operation.kind, isUndone }, told)
      if (executed.body.errors) return executed
      options.onDone?.(call)
      if (mayBeCached(call)) varyByRequest(reply.header('cache-control', `public, max-age=${PUBLIC_SECONDS}`))
      return executed
    }
    return options.once ? options.once(call, run) : run()
  }

  function mayBeCached({ request, context, operation }: GraphqlCall<Context>): boolean {
    if (request.method === 'POST' || operation.introspects || request.headers.authorization !== undefined) return false
    return options.isPublic?.(context) ?? false
  }

  /** The answer when no document was reached: a body that cannot be read, a rejected bearer, a fault before execution. */
  function unansweredAnswer(error: FastifyError | GraphQLError, request: FastifyRequest): GraphqlAnswer {
    const shown = answerSettings(request)
    if (error instanceof GraphQLError && categoryOf(error)) {
      if (categoryOf(error) === 'graphql-authentication') logDenied(request, 'graphql-authentication')
      return refusedAnswer(categoryOf(error) === 'graphql-authentication' ? 401 : 200, [error], shown)
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
    if (status < 500) return refusedAnswer(status === 415 ? 400 : status, [documentError(error.message)], shown)
    return faultAnswer(new GraphQLError(error.message, { originalError: error }), shown)
  }

  function answerSettings(request: FastifyRequest): AnswerSettings {
    return {
      requestId: request.id,
      onFault: (fault) =>
        request.log.error({ err: fault.originalError ?? fault, path: fault.path }, 'a GraphQL field failed'),
      onDenied: (category) => logDenied(request, category),
    }
  }
}

function isOneQuery({ operations }: PreparedDocument): boolean {
  return operations.size <= 1 && [...operations.values()].every(({ kind }) => kind === 'query')
}

function chosenOperation(
  { operations }: PreparedDocument,
  { operationName }: GraphqlRequest,
): Operation | GraphQLError {
  if (operations.size === 0) return documentError('The document has no operation.')
  if (operationName === undefined && operations.size > 1) {
    return documentError('Must provide operation name if query contains multiple operations.')
  }
  const [onlyName = ''] = operations.keys()
  return operations.get(operationName ?? onlyName) ?? documentError(`Unknown operation named "${operationName}".`)
}

function send(reply: FastifyReply, { status, body, retryAfterSeconds }: SentAnswer) {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  // Bytes are measured and written at once; a text with letters beyond ASCII is gone through letter by letter each time.
  return reply.code(status).type('application/json; charset=utf-8').send(Buffer.from(text))
}
