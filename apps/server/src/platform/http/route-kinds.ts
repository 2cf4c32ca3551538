import type { FastifyRequest, FastifySchema } from 'fastify'
import type { TSchema } from 'typebox'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging
  interface FastifyContextConfig {
    /** Pages of other sites may post there: what they post proves itself, and no cookie of ours counts. */
    isForOtherSites?: boolean
    /** A call that posts what it asks for, and changes nothing: asked again, it is simply answered again. */
    onlyReads?: boolean
  }

  // oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging
  interface FastifySchema {
    /** What the call does, in a few words. */
    summary?: string
    /** The form with files that the call takes: read by what takes it, and described here. */
    form?: TSchema
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
export const GRAPHQL = '/graphql'
// Who watches over the process is never turned away.
const WATCHED: ReadonlySet<string | undefined> = new Set(['/live', '/ready', '/metrics'])

export type Routed = Pick<FastifyRequest, 'routeOptions'>

/** Whether a balancer or a monitor asks. */
export function isWatching({ routeOptions: { url } }: Routed): boolean {
  return WATCHED.has(url)
}

/** Whether a call is asked and not a file: a call is described, or is GraphQL. */
export function isCall({ url, schema }: { url?: string | undefined; schema?: FastifySchema }): boolean {
  return schema?.summary !== undefined || url === GRAPHQL
}

/** Whether a method asks for nothing to change. */
export function isSafe({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return SAFE_METHODS.has(method)
}
