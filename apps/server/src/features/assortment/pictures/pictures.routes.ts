import { lineOf } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { Pictures } from './pictures.service.ts'

const PICTURE = '/media/*'

export const picturePolicy: PolicyTable = { [`GET ${PICTURE}`]: everybody }

const PictureParams = Type.Object({ '*': lineOf(1_000) }, { additionalProperties: false })
// Shops ask for sizes and formats beside it, which there are none of.
type Asked = { Params: Static<typeof PictureParams>; Querystring: { v?: unknown } }

/** A year: another content has another address. */
const FOREVER = 'public, max-age=31536000, immutable'
/** By an address that does not name this content, as while servers get a new folder one after the other. */
const ASK_AGAIN = 'public, no-cache'
/** Nothing inside a picture may run or load, also when it is opened by itself. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.get<Asked>(PICTURE, { schema: { params: PictureParams } }, async (request, reply) => {
    const found = await pictures.find(`media/${request.params['*']}`)
    if (!found.ok) return answerRefusal(request, reply, found.refusal)
    const { content, type, version } = found.value
    const tag = `"${version}"`
    reply
      .header('cache-control', request.query.v === version ? FOREVER : ASK_AGAIN)
      .header('etag', tag)
      .header('content-security-policy', INERT)
      .header('cross-origin-resource-policy', 'cross-origin')
      // A page of another address may use it as a mask.
      .header('access-control-allow-origin', '*')
    // A proxy that compressed it marks the tag as weak.
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    return reply.header('content-type', type).send(content)
  })
}
