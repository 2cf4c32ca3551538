import type { FastifyInstance } from 'fastify'

const TIMEOUT_MS = 10_000

/** In demo mode the pages of the simulators stand under `/simulators/`, served by their own process. */
export function simulatorPages(app: FastifyInstance, simulatorsUrl: string): void {
  void app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // With and without the last slash is one address here: a redirect from one to the other would never end.
    for (const url of ['/simulators', '/simulators/*'])
      pages.route({
        method: ['GET', 'POST'],
        url,
        handler: async (request, reply) => {
          const page = new URL(request.url.replace(/^\/simulators\/?/, '/simulators/'), simulatorsUrl)
          // A caller may write a whole address, as to a proxy, with another host.
          if (page.origin !== new URL(simulatorsUrl).origin) return reply.callNotFound()
          const answer = await fetch(page, {
            method: request.method,
            signal: AbortSignal.timeout(TIMEOUT_MS),
            redirect: 'manual',
            headers: {
              'content-type': request.headers['content-type'] ?? 'text/plain',
              'accept-language': request.headers['accept-language'] ?? '',
            },
            ...(request.body instanceof Buffer && { body: new Uint8Array(request.body) }),
          })
          for (const name of ['content-type', 'location', 'content-security-policy', 'content-disposition']) {
            const value = answer.headers.get(name)
            if (value !== null) reply.header(name, value)
          }
          return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
        },
      })
  })
}
