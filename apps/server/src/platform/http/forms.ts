import type { FastifyInstance } from 'fastify'
import { hasMoreFields } from './fields.ts'

const FORM = 'application/x-www-form-urlencoded'

/**
 * Lets routes that are declared from now on take a form and nothing else: their body is its fields, or null for any other
 * body and for a form with too many fields.
 */
export function takeForms(app: FastifyInstance, { bytes, fields }: { bytes: number; fields: number }): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: bytes }, (_request, body, done) => {
    const text = String(body)
    done(null, hasMoreFields(text, fields) ? null : new URLSearchParams(text))
  })
  ignoreBodies(app, bytes)
}

/** Lets routes that are declared from now on be called with any other body, which is not read. */
export function ignoreBodies(app: FastifyInstance, bytes: number): void {
  app.addContentTypeParser('*', { bodyLimit: bytes }, (_request, payload, done) => {
    payload.resume()
    done(null, null)
  })
}
