import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { linkTo, spoken } from './words.ts'

/** Forms arrive like JSON bodies; a field left empty is as good as absent. */
export function acceptForms(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))].filter(([, value]) => value !== '')
    done(null, Object.fromEntries(fields))
  })
}

/** Sends a person back to the page, in its language, and answers a program. */
export function backToPage(request: FastifyRequest, reply: FastifyReply, path: string, answer: object) {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return isForm ? reply.redirect(linkTo(spoken(request, path), path), 303) : reply.send(answer)
}
