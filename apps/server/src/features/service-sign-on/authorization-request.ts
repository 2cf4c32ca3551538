import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'

const LONGEST = 500
const text = Type.String({ minLength: 1, maxLength: LONGEST })

const Asked = Type.Object({
  client_id: text,
  redirect_uri: text,
  response_type: Type.Optional(text),
  response_mode: Type.Optional(text),
  scope: Type.Optional(text),
  state: Type.Optional(text),
  nonce: Type.Optional(text),
  code_challenge: Type.Optional(text),
  code_challenge_method: Type.Optional(text),
  prompt: Type.Optional(text),
  max_age: Type.Optional(text),
  request: Type.Optional(Type.String()),
  request_uri: Type.Optional(Type.String()),
  registration: Type.Optional(Type.String()),
})

/** What a service asks, as it stands in the address; what it does not know of, it may send along (RFC 6749, 3.1). */
export type AuthorizationRequest = Static<typeof Asked>

/** Undefined where it is none, says something twice, or does not name who asks and where the answer goes. */
export function readAuthorizationRequest(query: string): AuthorizationRequest | undefined {
  const fields = onceEach(query)
  return fields !== undefined && Value.Check(Asked, fields) ? fields : undefined
}

/** The fields of a query or a form; undefined where one is there twice, and its readers could differ. */
export function onceEach(query: string | URLSearchParams): Record<string, string> | undefined {
  const entries = [...new URLSearchParams(query)]
  const fields = Object.fromEntries(entries)
  return Object.keys(fields).length === entries.length ? fields : undefined
}

/** What is told to the service, by the names of RFC 6749 and of OpenID Connect. */
export type AuthorizationError =
  | 'invalid_request'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'request_not_supported'
  | 'request_uri_not_supported'
  | 'registration_not_supported'
  | 'login_required'
  | 'access_denied'

// SHA-256 in base64url.
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/

/** What cannot be answered; undefined where all can. */
export function reviewAuthorizationRequest(asked: AuthorizationRequest): AuthorizationError | undefined {
  if (asked.request !== undefined) return 'request_not_supported'
  if (asked.request_uri !== undefined) return 'request_uri_not_supported'
  if (asked.registration !== undefined) return 'registration_not_supported'
  if (asked.response_type !== 'code') return 'unsupported_response_type'
  if (!(asked.scope ?? '').split(' ').includes('openid')) return 'invalid_scope'
  if (asked.response_mode !== undefined && asked.response_mode !== 'query') return 'invalid_request'
  if (asked.code_challenge_method !== 'S256' || !CHALLENGE.test(asked.code_challenge ?? '')) return 'invalid_request'
  // Nobody is asked for their password again: who wants that is told so, rather than let down.
  const isAsFresh = asked.max_age === undefined && (asked.prompt === undefined || asked.prompt === 'none')
  return isAsFresh ? undefined : 'invalid_request'
}
