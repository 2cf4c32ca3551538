import { lineOf } from '@fust/contract/rest'
import type { Outcome } from '@fust/domain/outcome'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { PictureRefusal, Pictures } from './pictures.service.ts'

const PACK = '/media/packs/:picture/:brand.svg'
const MOTIF = '/media/brands/:brand/motif.svg'

export const picturePolicy: PolicyTable = { [`GET ${PACK}`]: everybody, [`GET ${MOTIF}`]: everybody }

const MotifParams = Type.Object({ brand: lineOf(100) }, { additionalProperties: false })
const PackParams = Type.Object({ picture: lineOf(100), brand: lineOf(100) }, { additionalProperties: false })

/** A year: the address of a picture changes with its drawing. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Nothing inside a picture may run or load, also when it is opened by itself. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: Static<typeof PackParams> }>(PACK, { schema: { params: PackParams } }, async (request, reply) =>
    send(request, reply, await pictures.pack(request.params.picture, request.params.brand)),
  )
  app.get<{ Params: Static<typeof MotifParams> }>(MOTIF, { schema: { params: MotifParams } }, async (request, reply) =>
    send(request, reply, await pictures.motif(request.params.brand)),
  )
}

function send(request: FastifyRequest, reply: FastifyReply, picture: Outcome<string, PictureRefusal>): FastifyReply {
  if (!picture.ok) return answerRefusal(request, reply, picture.refusal)
  return reply
    .header('content-type', 'image/svg+xml; charset=utf-8')
    .header('cache-control', FOREVER)
    .header('content-security-policy', INERT)
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(picture.value)
}
