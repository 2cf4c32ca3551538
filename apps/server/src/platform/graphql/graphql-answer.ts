import type { ExecutionResult, GraphQLError } from 'graphql'
import { DEFAULT_LANGUAGE } from '../http/language.ts'
import { shedOf, type Shed } from '../http/shed.ts'
import { categoryOf, messageOf } from './graphql-errors.ts'
import type { Operation } from './operations.ts'

export type WireError = {
  message: string
  locations?: readonly { line: number; column: number }[]
  path?: readonly (string | number)[]
  extensions: Record<string, unknown>
}

export type GraphqlAnswer = {
  status: number
  body: { data?: ExecutionResult['data']; errors?: WireError[] }
  /** When to come back, of what was not worked on. */
  retryAfterSeconds?: number
}

export type AnswerSettings = {
  requestId: string
  /** In which the caller reads; English until it is known. */
  language?: string
  onFault: (fault: GraphQLError) => void
  /** Told of each error that keeps something from who asks. */
  onDenied: (category: string) => void
}

/**
 * The answer to a document that was executed; a fault is reported and shown as a general message. Throws what was shed.
 * `isUndone` says that nothing stays of a document with a fault.
 */
export function executedAnswer(
  result: ExecutionResult,
  { kind, isUndone = false }: Pick<Operation, 'kind'> & { isUndone?: boolean },
  settings: AnswerSettings,
): GraphqlAnswer {
  // Without `data` nothing ran: a variable does not fit.
  if (!('data' in result) || result.data === undefined) return refusedAnswer(200, result.errors ?? [], settings)
  const errors = result.errors ?? []
  const faults = errors.filter((error) => !categoryOf(error))
  const isAllFault = faults.length > 0 && nothingElseRan(result.data, faults)
  const shed = faults.map(({ originalError }) => shedOf(originalError)).find((found) => found !== null)
  // Half of what was asked is no answer to who may ask again; that something was changed is one.
  if (shed && (isAllFault || kind === 'query' || isUndone)) throw shed
  const status = isAllFault ? 500 : 200
  const shown = errors.map((error) => (categoryOf(error) ? wireError(error, settings) : wireFault(error, settings)))
  return { status, body: { data: result.data, ...(shown.length > 0 && { errors: shown }) } }
}

/** The answer to a document, or a request, that was not executed. */
export function refusedAnswer(
  status: number,
  errors: readonly GraphQLError[],
  settings: AnswerSettings,
): GraphqlAnswer {
  return { status, body: { errors: errors.map((error) => wireError(error, settings)) } }
}

/** The answer to a request that is not worked on now; thousands of them may be due each second. */
export function shedAnswer({ statusCode, message, retryAfterSeconds, reason }: Shed): GraphqlAnswer {
  const code = reason.toUpperCase().replaceAll('-', '_')
  const body = { errors: [{ message, extensions: { category: 'graphql', code } }] }
  return { status: statusCode, body, retryAfterSeconds }
}

/** The answer when something broke before anything could be executed. */
export function faultAnswer(fault: GraphQLError, settings: AnswerSettings): GraphqlAnswer {
  return { status: 500, body: { errors: [wireFault(fault, settings)] } }
}

function wireError(error: GraphQLError, { language, onDenied }: AnswerSettings): WireError {
  const category = categoryOf(error)
  if (category === 'graphql-authorization') onDenied(category)
  return {
    message: messageOf(error, language ?? DEFAULT_LANGUAGE),
    ...place(error),
    extensions: { category: 'graphql', ...error.extensions },
  }
}

function wireFault(error: GraphQLError, { requestId, onFault }: AnswerSettings): WireError {
  onFault(error)
  return { message: 'Internal server error', ...place(error), extensions: { category: 'internal', requestId } }
}

function place({ locations, path }: GraphQLError) {
  return { ...(locations && { locations }), ...(path && { path }) }
}

function nothingElseRan(data: ExecutionResult['data'], faults: readonly GraphQLError[]): boolean {
  const failed = new Set(faults.map((fault) => fault.path?.[0]))
  return Object.entries(data ?? {}).every(([field, value]) => value === null && failed.has(field))
}
