import type { FastifyInstance } from 'fastify'
import { buildSchema } from 'graphql'
import { readTypeDefs } from '../../apps/server/src/platform/graphql/index.ts'

/** Every operation that this server serves, read from its router and its schema. */
export const servedOperations = (app: FastifyInstance): string[] => [...routesOf(app), ...rootFields()]

export function rootFields(): string[] {
  const schema = buildSchema(readTypeDefs())
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`),
  )
}

const INDENT = 4

/** `GET /live` and so on; the router prints what two routes have in common once. */
export function routesOf(app: FastifyInstance): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*?)(?: \(([^)]*)\))?$/.exec(line) ?? []
      const depth = indent.length / INDENT
      above.splice(depth, Infinity, part)
      const path = above.join('')
      const own = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD' && method !== 'OPTIONS')
      return path === '/graphql' ? [] : own.map((method) => `${method} ${path}`)
    })
}
