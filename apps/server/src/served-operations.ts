import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#request/graphql-context.ts'

/** Every route that is declared from now on. */
export function listRoutes(app: FastifyInstance): RouteOptions[] {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.url !== '/graphql') routes.push(route)
  })
  return routes
}

/** A route as the policy table names it. */
export function namesOf({ method, url }: RouteOptions): string[] {
  const methods = [method].flat().filter((own) => own !== 'HEAD' && own !== 'OPTIONS')
  return methods.map((own) => `${own} ${url}`)
}

/** Every field that has a policy, such as `Mutation.placeOrder`: those at which a document begins, and the orders of a customer. */
export const answeredFields = (resolvers: readonly Resolvers<GraphqlContext>[]): string[] =>
  resolvers.flatMap(({ Query = {}, Mutation = {}, Customer = {} }) => [
    ...Object.keys(Query).map((field) => `Query.${field}`),
    ...Object.keys(Mutation).map((field) => `Mutation.${field}`),
    ...('orders' in Customer ? ['Customer.orders'] : []),
  ])
