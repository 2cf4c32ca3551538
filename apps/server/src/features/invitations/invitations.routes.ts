import { InvitationParams, OwnInvitations, Problem, SessionAnswer } from '@fust/contract/rest'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { tokenOf, type SessionCookie } from '#request/session-token.ts'
import { sessionUser, type Sessions, type StoredUser } from '#features/session/index.ts'
import type { Invitations } from './invitations.service.ts'

const LIST = '/identity/invitations'
const ACCEPT = '/identity/invitations/:id/acceptance'
const DECLINE = '/identity/invitations/:id/refusal'

// Somebody without any role yet has a session and may do nothing else: these ask for the session alone.
export const invitationsPolicy: PolicyTable = {
  [`GET ${LIST}`]: everybody,
  [`POST ${ACCEPT}`]: everybody,
  [`POST ${DECLINE}`]: everybody,
}

const ANSWERS = { 401: Problem, 403: Problem, 404: Problem, 422: Problem, 429: Problem, 500: Problem, 503: Problem }

export type InvitationsNeeds = { invitations: Invitations; sessions: Sessions; cookie: SessionCookie }

/** What somebody is invited to: they see it, and accept or decline. */
export function invitationsRoutes(app: FastifyInstance, { invitations, sessions, cookie }: InvitationsNeeds): void {
  /** Who is signed in and known to be themselves; else the refusal has been answered. */
  async function signedInUser(request: FastifyRequest, reply: FastifyReply): Promise<StoredUser | null> {
    const token = tokenOf(request, cookie)
    const kind = request.headers.authorization === undefined ? 'cookie' : 'bearer'
    const found = token === null ? null : await sessions.read(token, kind)
    const code = !found
      ? 'unauthorized'
      : found.owesSecondFactor
        ? 'second-factor-required'
        : found.user.status !== 'Active' || !found.user.isValidated || found.user.orderingFor
          ? 'forbidden'
          : null
    if (code !== null) answerRefusal(request, reply, { code })
    return code === null && found ? found.user : null
  }

  const listSchema = { summary: 'What the person is invited to', response: { 200: OwnInvitations, ...ANSWERS } }
  app.get(LIST, { schema: listSchema }, async (request, reply) => {
    const user = await signedInUser(request, reply)
    if (!user) return reply
    const found = await invitations.list(user)
    return {
      invitations: found.map(({ expiresAt, ...invitation }) => ({ ...invitation, expiresAt: expiresAt.toISOString() })),
    } satisfies OwnInvitations
  })

  const answers = [
    [ACCEPT, 'Accepts an invitation: its roles hold from then on', 'accept'],
    [DECLINE, 'Declines an invitation', 'decline'],
  ] as const
  for (const [url, summary, answer] of answers) {
    const schema = { summary, params: InvitationParams, response: { 200: SessionAnswer, ...ANSWERS } }
    app.post<{ Params: InvitationParams }>(url, { schema }, async (request, reply) => {
      const user = await signedInUser(request, reply)
      if (!user) return reply
      const outcome = await invitations[answer](user, request.params.id)
      if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
      request.log.info({ event: `invitation-${answer}`, actor: user.id }, 'an invitation was answered')
      return { user: outcome.value ? sessionUser(outcome.value) : null } satisfies SessionAnswer
    })
  }
}
