import type { GraphQLError } from 'graphql'
import { documentError } from './graphql-errors.ts'
import { reviewName } from './input-limits.ts'

/** Documents of our own client by their hash, `sha256:…` as the code generator writes it. */
export type PersistedDocuments = Readonly<Record<string, string>>

export type GraphqlRequest = { text: string; variables: Record<string, unknown>; operationName: string | undefined }

/** What a POST body asks for, or why it asks for nothing; a document may be named by its hash instead of sent. */
export function readGraphqlRequest(body: unknown, persisted: PersistedDocuments): GraphqlRequest | GraphQLError {
  if (Array.isArray(body)) return documentError('Batches are not supported: send one request at a time.')
  if (!isRecord(body)) return documentError('The body must be a JSON object.')
  const { query, variables, operationName } = body
  if (!isRecord(variables ?? {})) return documentError('"variables" must be an object.')
  const name = operationName ?? ''
  if (typeof name !== 'string') return documentError('"operationName" must be a string.')
  const hash = hashIn(body)
  const tooLong = reviewName(name) ?? reviewName(hash ?? '')
  if (tooLong) return tooLong
  const text = documentText(query, hash, persisted)
  if (typeof text !== 'string') return text
  return {
    text,
    variables: isRecord(variables) ? variables : {},
    operationName: name === '' ? undefined : name,
  }
}

function documentText(query: unknown, hash: string | undefined, persisted: PersistedDocuments): string | GraphQLError {
  if (typeof query === 'string' && query !== '') return query
  if (hash === undefined) return documentError('"query" must be a string with a document.')
  const key = `sha256:${hash.replace(/^sha256:/, '')}`
  const known = Object.hasOwn(persisted, key) ? persisted[key] : undefined
  return known ?? documentError('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND')
}

function hashIn({ documentId, extensions }: Record<string, unknown>): string | undefined {
  if (typeof documentId === 'string') return documentId
  const persistedQuery = isRecord(extensions) ? extensions['persistedQuery'] : undefined
  const hash = isRecord(persistedQuery) ? persistedQuery['sha256Hash'] : undefined
  return typeof hash === 'string' ? hash : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
