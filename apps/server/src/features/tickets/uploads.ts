import { ATTACHMENT_MAXIMUM_BYTES, ATTACHMENTS_MAXIMUM } from '@fust/domain/support'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { Settings } from '#platform/env.ts'
import { answerRefusal } from '#platform/errors.ts'
import { boundaryOf, filesOf, type SentFile } from '#platform/files/multipart.ts'
import { Shed } from '#platform/http/shed.ts'
import { endWhenSlow } from '#platform/http/slow-body.ts'
import type { Actor } from '#request/actor.ts'

// One file of ten megabytes with what a form writes around it, or several smaller ones.
const MOST_BYTES = ATTACHMENT_MAXIMUM_BYTES + 2 ** 20
const RETRY_AFTER_SECONDS = 5
const SLOW_STATUS = 408

export type UploadSettings = Pick<
  Settings,
  'UPLOADS_AT_ONCE' | 'UPLOADS_OF_PERSON' | 'UPLOAD_BYTES_PER_SECOND' | 'UPLOAD_GRACE_MS'
>

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

/**
 * Lets routes that are declared from now on take forms with files: a few at once, since each is held in memory whole, and
 * only from people who may upload. Their config says `identifiesBeforeBody`, so that by now the caller is known.
 */
export function takeUploads(
  app: FastifyInstance,
  { settings, refusalOf }: { settings: UploadSettings; refusalOf: (actor: Actor | null) => { code: string } | null },
): void {
  const places = createPlaces(settings)
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(request.actor)
    if (refusal) return answerRefusal(request, reply, refusal)
    if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
    const leave = places.take(request.actor.userId)
    reply.raw.once('close', leave)
    return undefined
  })
  const pace = { graceMs: settings.UPLOAD_GRACE_MS, bytesPerSecond: settings.UPLOAD_BYTES_PER_SECOND }
  app.addHook('preParsing', async (_request, reply, body) => {
    const timed = endWhenSlow(body, pace)
    // By then nobody reads what may still come.
    reply.raw.once('close', () => timed.destroy())
    return timed
  })
  app.addHook('onSend', async (_request, reply) => {
    // The rest of it would still be waited for.
    if (reply.statusCode === SLOW_STATUS) reply.header('connection', 'close')
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

/** Counts the forms that are received, of everybody and of each person, so that nobody takes all places. */
function createPlaces({ UPLOADS_AT_ONCE, UPLOADS_OF_PERSON }: UploadSettings) {
  const ofPerson = new Map<string, number>()
  let all = 0

  function leave(userId: string): void {
    const remaining = (ofPerson.get(userId) ?? 0) - 1
    if (remaining > 0) ofPerson.set(userId, remaining)
    else ofPerson.delete(userId)
    all -= 1
  }

  return {
    /** Takes a place and answers how to leave it; throws when to come back where none is free. */
    take: (userId: string): (() => void) => {
      const own = ofPerson.get(userId) ?? 0
      if (own >= UPLOADS_OF_PERSON) throw new Shed(429, RETRY_AFTER_SECONDS)
      if (all >= UPLOADS_AT_ONCE) throw new Shed(503, RETRY_AFTER_SECONDS)
      ofPerson.set(userId, own + 1)
      all += 1
      return () => leave(userId)
    },
  }
}
