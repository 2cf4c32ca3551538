import { Problem, UnsubscribeParams } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { ignoreBodies } from '#platform/http/forms.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { NotificationChoices } from './notification-choices.service.ts'

const UNSUBSCRIBE = '/unsubscribe/:token'
const LONGEST_BODY = 1_000

export const unsubscribePolicy: PolicyTable = { [`POST ${UNSUBSCRIBE}`]: everybody }

/**
 * The address that a mail names in List-Unsubscribe (RFC 8058). Opened in a browser, it is a page with a button; a mail
 * program posts there, without any cookie and whatever body. Whether the token is anybody's is not told.
 */
export function unsubscribeRoutes(app: FastifyInstance, choices: NotificationChoices): void {
  void app.register(async (posted) => {
    posted.removeAllContentTypeParsers()
    ignoreBodies(posted, LONGEST_BODY)
    posted.post<{ Params: UnsubscribeParams }>(
      UNSUBSCRIBE,
      {
        schema: {
          summary: 'Ends the mails of the kind that a mail is of',
          params: UnsubscribeParams,
          response: { 204: Type.Null(), 422: Problem, 429: Problem, 500: Problem, 503: Problem },
        },
        config: { isForOtherSites: true },
        bodyLimit: LONGEST_BODY,
      },
      async ({ params: { token } }, reply) => {
        await choices.endMails(token)
        return reply.status(204).send()
      },
    )
  })
}
