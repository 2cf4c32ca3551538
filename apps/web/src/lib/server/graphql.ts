import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import { noteClosed } from './closed.ts'
import { request, requestIdOf } from './request.ts'
import { trusted } from '../trusted.ts'

/** A generated document: prints itself and knows its answer and its variables. */
export type TypedDocument<Data, Variables> = DocumentTypeDecoration<Data, Variables> & { toString(): string }

/** A call that the server answered with errors; `category` says which kind, `message` is the server's own text. */
export class GraphqlError extends Error {
  override readonly name = 'GraphqlError'
  readonly category: string
  readonly requestId: string
  /** Which rule said no; empty where none did. */
  readonly code: string

  constructor(message: string, category: string, requestId: string, code = '') {
    super(message)
    this.category = category
    this.requestId = requestId
    this.code = code
  }
}

/** The number under which the server logged what went wrong, where it told one. */
export const requestIdIn = (fault: unknown): string | undefined =>
  fault instanceof GraphqlError ? fault.requestId : undefined

/** The server was out of reach or too busy; whether it carried the call out is not known. One that means the same however often it arrives may be sent again. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  /** How long the server asks to wait; 0 when it does not say. */
  readonly retryAfterMs: number

  constructor(retryAfterMs = 0) {
    super('The server gave no answer')
    this.retryAfterMs = retryAfterMs
  }
}

type WireError = { message: string; path?: unknown[]; extensions?: { category?: string; code?: string } }
type WireAnswer<Data> = { data?: Data | null; errors?: WireError[] }

// Browsers keep 64 KB of calls alive in all; a long list goes without.
const KEEPALIVE_CHARACTERS = 20_000

// What stands between browser and server, or a server that sheds load, or has heard too much of this address.
const UNANSWERED_STATUSES = [429, 502, 503, 504]

type CallOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** It also arrives when the page is closed meanwhile. */
  outlivesPage?: boolean
  /** A fault in these fields is only noted: what was asked beside them is shown without them. */
  mayLack?: readonly string[]
}

/** Runs one operation; gives its data or throws `GraphqlError`, or `NoAnswer`. */
export async function graphql<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  options: CallOptions = {},
): Promise<Data> {
  const body = JSON.stringify({ query: document.toString(), variables })
  const answer = await request('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options.headers },
    body,
    keepalive: options.outlivesPage === true && body.length < KEEPALIVE_CHARACTERS,
    ...(options.signal && { signal: options.signal }),
  }).catch(unheard)
  if (UNANSWERED_STATUSES.includes(answer.status)) {
    const refused = trusted<WireAnswer<never>>(await answer.json().catch(() => ({})))
    if (refused.errors?.[0]?.extensions?.code === 'CLOSED') noteClosed(true)
    throw new NoAnswer(askedPauseMs(answer))
  }
  const { data, errors = [] } = trusted<WireAnswer<Data>>(await answer.json().catch(unheard))
  const isLacking = ({ path }: WireError) => options.mayLack?.some((field) => field === path?.at(-1)) ?? false
  const first = errors.find((error) => !isLacking(error))
  if (!first && errors.length > 0) console.error('Not everything could be read.', errors)
  if (first) {
    const { category = 'internal', code } = first.extensions ?? {}
    throw new GraphqlError(first.message, category, requestIdOf(answer), code)
  }
  if (!data) throw new GraphqlError(`GraphQL answered ${answer.status}`, 'internal', requestIdOf(answer))
  return data

  // It reached nobody, took too long, or came in part: only who cancelled it knows that there is none.
  function unheard(fault: unknown): never {
    throw options.signal?.aborted ? fault : new NoAnswer()
  }
}

function askedPauseMs(answer: Response): number {
  const seconds = Number(answer.headers.get('Retry-After') ?? 0)
  return Number.isFinite(seconds) ? seconds * 1000 : 0
}

/** True when the server says that there is no session, or not one that may do this. */
export function isAccessError(error: unknown): boolean {
  return error instanceof GraphqlError && /^graphql-auth(entication|orization)$/.test(error.category)
}

/** True when the server knows who asks, and that they may not. */
export function isForbidden(error: unknown): boolean {
  return error instanceof GraphqlError && error.category === 'graphql-authorization'
}
