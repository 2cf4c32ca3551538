import { LETTERS } from '@fust/contract/wire'
import { LANGUAGES } from '@fust/domain/market'
import type { FastifyInstance } from 'fastify'
import { Type, type Static } from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { Portal } from '#features/portal/index.ts'
import { letterHead } from './letter-head.ts'
import { letterHtml } from './letter-html.ts'
import { LETTER_PREVIEWS } from './letter-previews.ts'
import { writerOf } from './send-letter.ts'

const PREVIEW = '/styleguide/letters/:letter/:language'
// Mail programs read styles on the elements, which no page of ours may have.
const STYLES_ONLY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

export const lettersPolicy: PolicyTable = { [`GET ${PREVIEW}`]: everybody }

const Asked = Type.Object(
  { letter: Type.String({ pattern: '^[a-z-]{1,40}$' }), language: Type.String({ pattern: '^[a-z]{2}$' }) },
  { additionalProperties: false },
)

/** In a demo each letter can be looked at, for whoever builds on. */
export function letterRoutes(app: FastifyInstance, { portal, isDemo }: { portal: Portal; isDemo: boolean }): void {
  app.get<{ Params: Static<typeof Asked> }>(PREVIEW, { schema: { params: Asked } }, async (request, reply) => {
    const letter = LETTERS.find((own) => own === request.params.letter)
    const language = LANGUAGES.find((own) => own === request.params.language)
    if (!isDemo || !letter || !language) return answerRefusal(request, reply, { code: 'not-found' })
    const brewery = await portal.now()
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', STYLES_ONLY)
      .send(letterHtml(LETTER_PREVIEWS[letter](writerOf(brewery, language, '')), letterHead(brewery, '')))
  })
}
