import type { Problem } from '@fust/contract/rest'
import { currentLanguage } from '../../i18n/index.ts'
import { GraphqlError } from './graphql.ts'
import { PORTAL } from '../market/market.ts'
import { rest, type RestAnswer, type RestCall } from './rest.ts'

type Query = Readonly<Record<string, string | number | undefined>>

/** The address of a call of the portal's service, in the language now shown. */
export function portalPath(call: string, query: Query = {}): string {
  const told = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) told.append(name, String(value))
  told.append('language', currentLanguage())
  return `${PORTAL}/${call}?${told.toString()}`
}

/** Reads from the portal's service; a refusal is thrown, as screens know it of GraphQL. */
export async function readPortal<Value>(call: string, query: Query, signal: AbortSignal): Promise<Value> {
  const answer = await rest<Value>(portalPath(call, query), { signal })
  if (!answer.ok) throw faultOf(answer.problem)
  return answer.value
}

/** Asks the portal's service for a change; what it refuses is a value. */
export function changePortal<Value>(
  call: string,
  body: unknown,
  { query = {}, ...options }: { query?: Query } & Pick<RestCall, 'headers'> = {},
): Promise<RestAnswer<Value>> {
  return rest<Value>(portalPath(call, query), { method: 'POST', body, ...options })
}

const CATEGORIES: Readonly<Record<number, string>> = { 401: 'graphql-authentication', 403: 'graphql-authorization' }

function faultOf({ status, message, requestId, code }: Problem): GraphqlError {
  return new GraphqlError(message, CATEGORIES[status] ?? 'internal', requestId, code)
}
