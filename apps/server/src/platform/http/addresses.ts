import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { hasMoreFields } from './fields.ts'

// No route has it: what cannot be decoded never reaches the router, whose own answer has none of our headers.
const UNREADABLE = '/%25'

/** The address of a request as the router gets it. */
export function readableUrl({ url = '/' }: IncomingMessage): string {
  const [path = ''] = url.split(/[?#]/, 1)
  return isDecodable(path) ? url : UNREADABLE
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Refuses an address that cannot be decoded, or whose query has too many fields. */
export function refuseAddresses(app: FastifyInstance, { fields }: { fields: number }): void {
  app.addHook('onRequest', async ({ raw: { url = '/' } }) => {
    if (url === UNREADABLE) throw unreadable('The address cannot be read.')
    // The router reads what follows a `#` as a query, too.
    if (hasMoreFields(url, fields)) throw unreadable(`A query has at most ${fields} fields.`)
  })
}

function unreadable(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 })
}
