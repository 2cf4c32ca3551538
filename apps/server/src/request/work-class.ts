import type { FastifyRequest } from 'fastify'
import { GRAPHQL, isSafe, isWatching, type Routed } from '#platform/http/route-kinds.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging
  interface FastifyContextConfig {
    /** A call that tells of money: it is the last to be turned away. */
    isAboutMoney?: boolean
  }
}

/** What is given up first when there is too much to do: reads, then changes, and placing an order last. */
export const WORK_CLASSES = ['read', 'change', 'place'] as const
export type WorkClass = (typeof WORK_CLASSES)[number]

/** The class of a route, files among them; undefined where somebody watches, and for GraphQL, whose class is in its body. */
export function routeWork(request: Routed & Pick<FastifyRequest, 'method'>): WorkClass | undefined {
  if (isWatching(request) || request.routeOptions.url === GRAPHQL) return undefined
  // What tells of money is shed last, as what orders.
  if (request.routeOptions.config.isAboutMoney === true) return 'place'
  return isSafe(request) ? 'read' : 'change'
}

const PLACES: readonly string[] = [
  'placeOrder',
  'setPaymentMethodAndPlaceOrder',
  'startPayment',
  'mollieProcessTransaction',
]
const CONFIRMS_DAY: readonly string[] = ['updatePrices', 'setTransportType', 'setShippingMethodsOnCart']

type AskedOperation = { kind: string; rootFields: readonly string[] }

/** The class of an operation of a document, by the root fields that it asks for. */
export function operationWork({ kind, rootFields }: AskedOperation): WorkClass {
  if (kind !== 'mutation') return 'read'
  return PLACES.some((field) => rootFields.includes(field)) ? 'place' : 'change'
}

/** Whether a buyer who had this done is checking out. */
export function confirmsDay({ rootFields }: AskedOperation): boolean {
  return CONFIRMS_DAY.some((field) => rootFields.includes(field))
}
