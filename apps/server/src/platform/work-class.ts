import type { FastifyRequest } from 'fastify'

/** What is given up first when there is too much to do: reads, then changes, and placing an order last. */
export const WORK_CLASSES = ['read', 'change', 'place'] as const
export type WorkClass = (typeof WORK_CLASSES)[number]

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const CALLS = /^\/(identity|:market)\//

/** The class of a route of calls; undefined for files, health, and GraphQL, whose class is in its document. */
export function routeWork({ method, routeOptions }: FastifyRequest): WorkClass | undefined {
  if (!CALLS.test(routeOptions.url ?? '')) return undefined
  return SAFE_METHODS.has(method) ? 'read' : 'change'
}

/** The class of an operation of a document, by the root fields that it asks for. */
export function operationWork({ kind, rootFields }: { kind: string; rootFields: readonly string[] }): WorkClass {
  if (kind !== 'mutation') return 'read'
  return rootFields.includes('placeOrder') ? 'place' : 'change'
}

/** The most that a document can turn out to be, from a glance at its text: cheaper than to read it. */
export function documentWork(text: string): WorkClass {
  if (!text.includes('mutation')) return 'read'
  return text.includes('placeOrder') ? 'place' : 'change'
}
