import { lineOf } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { sendVersioned } from '#platform/files/versioned-file.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { Pictures } from './pictures.service.ts'

const PICTURE = '/media/*'

export const picturePolicy: PolicyTable = { [`GET ${PICTURE}`]: everybody }

const PictureParams = Type.Object({ '*': lineOf(1_000) }, { additionalProperties: false })
// Shops ask for whatever sizes and formats they know; a width is heard, and who shows no drawings.
type Asked = { Params: Static<typeof PictureParams>; Querystring: { v?: unknown; width?: unknown; format?: unknown } }

// Wider than any that there is.
const WIDEST = 100_000
const A_WIDTH = /^\d{1,5}$/

export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.get<Asked>(PICTURE, { schema: { params: PictureParams } }, async (request, reply) => {
    const { v, width, format } = request.query
    const found = await pictures.find(`media/${request.params['*']}`, {
      width: typeof width === 'string' && A_WIDTH.test(width) ? Number(width) : WIDEST,
      takesDrawings: format !== 'png',
      takesAvif: request.headers.accept?.includes('image/avif') ?? false,
    })
    if (!found.ok) return answerRefusal(request, reply, found.refusal)
    return sendVersioned(request, reply.header('vary', 'accept'), { ...found.value, asked: v })
  })
}
