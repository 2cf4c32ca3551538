import type { LightMyRequestResponse } from 'fastify'
import { readPath } from './veenhof.ts'

/** What an answer says about access; whatever a rule of ordering says beside it. */
export type Verdict =
  /** The operation was looked at. */
  | 'let in'
  /** Signed in or not: not for this caller. */
  | 'refused'
  /** The token is not accepted at all. */
  | 'no session'
  /** The object is not there, or not the caller's. */
  | 'not found'
  /** The server broke: never right. */
  | 'fault'

export function verdictOf(answer: LightMyRequestResponse, url: string): Verdict {
  if (answer.statusCode >= 500) return 'fault'
  return url === '/graphql' ? verdictOfGraphql(answer) : verdictOfRest(answer)
}

function verdictOfRest({ statusCode }: LightMyRequestResponse): Verdict {
  if (statusCode === 401) return 'no session'
  if (statusCode === 403) return 'refused'
  return statusCode === 404 ? 'not found' : 'let in'
}

function verdictOfGraphql(answer: LightMyRequestResponse): Verdict {
  const errors = readPath(answer, 'errors')
  const categories = Array.isArray(errors) ? errors.map((error) => error?.extensions?.category) : []
  if (categories.includes('internal')) return 'fault'
  // A document that does not fit the schema would look like one that was let in.
  if (categories.includes('graphql')) throw new Error(`The proof asks wrongly: ${answer.body}`)
  if (categories.includes('graphql-authentication')) return 'no session'
  if (categories.includes('graphql-authorization')) return 'refused'
  return categories.includes('graphql-no-such-entity') ? 'not found' : 'let in'
}
