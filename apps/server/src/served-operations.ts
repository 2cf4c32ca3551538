import type { FastifyInstance, RouteOptions } from 'fastify'
import { parse } from 'graphql'

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

const ROOTS = new Set(['Query', 'Mutation'])

/** Every field at which a document begins, such as `Mutation.placeOrder`. */
export function rootFields(typeDefs: string): string[] {
  return parse(typeDefs, { noLocation: true }).definitions.flatMap((type) =>
    'fields' in type && ROOTS.has(type.name.value)
      ? (type.fields ?? []).map((field) => `${type.name.value}.${field.name.value}`)
      : [],
  )
}
