import type { Problem } from '@fust/contract/rest'
import { noteClosed } from './closed.ts'
import { GraphqlError } from './graphql.ts'
import { request, requestIdOf } from './request.ts'
import { trusted } from '../trusted.ts'

/** What a REST call gives: its value, or the problem that the server names. */
export type RestAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

export type RestCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Calls a REST route; a refusal comes back as a value, an unreachable server is thrown. */
export async function rest<Value>(path: string, call: RestCall = {}): Promise<RestAnswer<Value>> {
  const answer = await request(path, {
    method: call.method ?? 'GET',
    headers: { ...(call.body !== undefined && { 'Content-Type': 'application/json' }), ...call.headers },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    ...(call.signal && { signal: call.signal }),
  })
  const body: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => undefined)
  if (answer.ok) return { ok: true, value: trusted(body) }
  const problem = problemFrom(body, answer)
  if (problem.code === 'closed') noteClosed(true)
  return { ok: false, problem }
}

/** The same for what a screen reads: its value, or the refusal is thrown, as one of GraphQL is. */
export async function restValue<Value>(path: string, call: RestCall = {}): Promise<Value> {
  const answer = await rest<Value>(path, call)
  if (answer.ok) return answer.value
  const { status, code, message, requestId } = answer.problem
  throw new GraphqlError(message, CATEGORIES[status] ?? 'internal', requestId, code)
}

const CATEGORIES: Readonly<Record<number, string>> = {
  401: 'graphql-authentication',
  403: 'graphql-authorization',
  404: 'graphql-no-such-entity',
}

/** The server has nothing there, or nothing that this person may see. */
export function isNotFound(error: unknown): boolean {
  return error instanceof GraphqlError && error.category === 'graphql-no-such-entity'
}

function problemFrom(body: unknown, answer: Response): Problem {
  const named: Partial<Problem> = typeof body === 'object' && body !== null ? body : {}
  return {
    status: answer.status,
    code: named.code ?? `http-${answer.status}`,
    message: named.message ?? answer.statusText,
    requestId: named.requestId ?? requestIdOf(answer),
  }
}
