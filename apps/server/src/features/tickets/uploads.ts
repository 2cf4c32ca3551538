import { ATTACHMENT_MAXIMUM_BYTES, ATTACHMENTS_MAXIMUM } from '@fust/domain/support'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { answerRefusal } from '#platform/errors.ts'
import { boundaryOf, filesOf, type SentFile } from '#platform/files/multipart.ts'
import { Shed } from '#platform/http/shed.ts'

// One file of ten megabytes with what a form writes around it, or several smaller ones.
const MOST_BYTES = ATTACHMENT_MAXIMUM_BYTES + 2 ** 20
// What is held in memory at the same time: a form is as large as that.
const FORMS_AT_ONCE = 8
const RETRY_AFTER_SECONDS = 5

/** The files that a form brought; told apart by what is in them, where the same request comes again. */
export class Upload {
  readonly files: readonly SentFile[]
  constructor(files: readonly SentFile[]) {
    this.files = files
  }
  toJSON(): unknown {
    return this.files.map(({ name, content }) => [name, createHash('sha256').update(content).digest('hex')])
  }
}

/** Lets routes that are declared from now on take forms with files, a few at once and from people who are signed in. */
export function takeUploads(app: FastifyInstance): void {
  let underWay = 0
  app.addHook('onRequest', async (request, reply) => {
    // Who brings no session would be refused once all had come.
    if (request.headers.authorization === undefined && request.headers.cookie === undefined)
      return answerRefusal(request, reply, { code: 'unauthorized' })
    if (underWay >= FORMS_AT_ONCE) throw new Shed(503, RETRY_AFTER_SECONDS)
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
    })
    return undefined
  })
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    async (request: FastifyRequest, form: Buffer) => {
      const boundary = boundaryOf(request.headers['content-type'])
      const files = boundary === undefined ? undefined : filesOf(form, boundary, ATTACHMENTS_MAXIMUM)
      if (!files) throw Object.assign(new Error('The form cannot be read.'), { statusCode: 400 })
      return new Upload(files)
    },
  )
}
