import { lineOf } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { sendVersioned } from '#platform/files/versioned-file.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { Portal } from '../portal.service.ts'

const FILE = '/theme/:file'

export const themePolicy: PolicyTable = { [`GET ${FILE}`]: everybody }

const FileParams = Type.Object({ file: lineOf(100) }, { additionalProperties: false })
type Asked = { Params: Static<typeof FileParams>; Querystring: { v?: unknown } }

/** The style sheet, logos, icons and faces of the brewery. */
export function themeRoutes(app: FastifyInstance, portal: Portal): void {
  app.get<Asked>(FILE, { schema: { params: FileParams } }, async (request, reply) => {
    const file = await portal.readThemeFile(request.params.file)
    if (!file) return answerRefusal(request, reply, { code: 'not-found' })
    return sendVersioned(request, reply, { ...file, asked: request.query.v })
  })
}
