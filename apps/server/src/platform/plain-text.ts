import type { FastifyBodyParser, FastifyInstance } from 'fastify'
import { answerRefusal } from './errors.ts'

// PostgreSQL stores no NUL and nobody types one. As JSON and GraphQL write it, and as an address does.
const NUL_IN_JSON = /\\u(?:0000|\{0+\})/
const NUL_IN_ADDRESS = '%00'

class NotPlainText extends Error {
  readonly statusCode = 400

  constructor() {
    super('The body holds a character that is no text.')
  }
}

/** Refuses texts that no table can hold at the door: in addresses, and in JSON bodies, which it reads. */
export function acceptPlainText(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes(NUL_IN_ADDRESS)) return answerRefusal(request, reply, { code: 'invalid-input' })
    return undefined
  })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, plainJson(app))
}

/** The JSON parser of the server, for texts that a table can hold. */
export function plainJson(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, body, done) => {
    if (NUL_IN_JSON.test(body)) done(new NotPlainText(), undefined)
    else void parse(request, body, done)
  }
}
