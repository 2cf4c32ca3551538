import type { GraphQLError } from 'graphql'
import { documentError } from './graphql-errors.ts'
import { reviewName } from './input-limits.ts'
import type { SentDocuments } from './sent-documents.ts'

/** Documents of our own client by their hash, `sha256:…` as the code generator writes it. */
export type PersistedDocuments = Readonly<Record<string, string>>

export type GraphqlRequest = { text: string; variables: Record<string, unknown>; operationName: string | undefined }

/** What was read; `isAutomatic` says that the document came with its hash, by which the client will name it next. */
export type ReadRequest = { asked: GraphqlRequest; isAutomatic: boolean }

/** A request that asks for nothing, and its status. */
export type RejectedRequest = { status: 200 | 400; error: GraphQLError }

/** Where documents that are named by their hash are found. */
export type DocumentSources = { persisted: PersistedDocuments; sent: SentDocuments }

/** Parses a text of JSON as a body is parsed; throws where it is none. */
export type ParseJson = (text: string) => unknown

/** What a body asks for, or why it asks for nothing; a document may be named by its hash instead of sent. */
export function readGraphqlRequest(body: unknown, sources: DocumentSources): ReadRequest | RejectedRequest {
  if (Array.isArray(body)) return unreadable('Batches are not supported: send one request at a time.')
  if (!isRecord(body)) return unreadable('The body must be a JSON object.')
  const { query, variables, operationName } = body
  if (!isRecord(variables ?? {})) return unreadable('"variables" must be an object.')
  const name = operationName ?? ''
  if (typeof name !== 'string') return unreadable('"operationName" must be a string.')
  const hash = hashIn(body)
  const tooLong = reviewName(name) ?? reviewName(hash?.value ?? '')
  if (tooLong) return { status: 400, error: tooLong }
  const text = documentText(query, hash, sources)
  if (typeof text !== 'string') return text
  const asked = { text, variables: isRecord(variables) ? variables : {}, operationName: name === '' ? undefined : name }
  return { asked, isAutomatic: hash?.isAutomatic ?? false }
}

/** The same for the query of an address, in which `variables` and `extensions` are JSON; each field stands there once. */
export function readGraphqlQuery(
  fields: unknown,
  sources: DocumentSources,
  parseJson: ParseJson,
): ReadRequest | RejectedRequest {
  if (!isRecord(fields)) return unreadable('"query" must be a string with a document.')
  const body: Record<string, unknown> = {}
  for (const name of ['query', 'documentId', 'operationName', 'variables', 'extensions']) {
    const text = fields[name]
    if (text === undefined || text === '') continue
    if (typeof text !== 'string') return unreadable(`"${name}" must stand in the address once.`)
    if (name !== 'variables' && name !== 'extensions') body[name] = text
    else
      try {
        body[name] = parseJson(text)
      } catch {
        return unreadable(`"${name}" must be a JSON object.`)
      }
  }
  return readGraphqlRequest(body, sources)
}

/** A hash that names a document; an automatic one is remembered with the document that comes beside it. */
type NamedHash = { value: string; isAutomatic: boolean }

function documentText(
  query: unknown,
  hash: NamedHash | undefined,
  { persisted, sent }: DocumentSources,
): string | RejectedRequest {
  const key = hash && `sha256:${hash.value.replace(/^sha256:/, '')}`
  if (typeof query === 'string' && query !== '') {
    if (hash?.isAutomatic && key !== sent.keyOf(query)) return unreadable('The hash is not that of the document.')
    return query
  }
  if (hash === undefined || key === undefined) return unreadable('"query" must be a string with a document.')
  const found = Object.hasOwn(persisted, key) ? persisted[key] : undefined
  const text = found ?? (hash.isAutomatic ? sent.find(key) : undefined)
  // Clients of the protocol send the document next, as long as the answer is no fault of the transport.
  const status = hash.isAutomatic ? 200 : 400
  return text ?? { status, error: documentError('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND') }
}

function hashIn({ documentId, extensions }: Record<string, unknown>): NamedHash | undefined {
  if (typeof documentId === 'string') return { value: documentId, isAutomatic: false }
  const persistedQuery = isRecord(extensions) ? extensions['persistedQuery'] : undefined
  const hash = isRecord(persistedQuery) ? persistedQuery['sha256Hash'] : undefined
  return typeof hash === 'string' ? { value: hash, isAutomatic: true } : undefined
}

function unreadable(message: string): RejectedRequest {
  return { status: 400, error: documentError(message) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
