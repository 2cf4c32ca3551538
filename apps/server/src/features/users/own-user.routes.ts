import {
  ChangePasswordBody,
  DefaultShipToQuery,
  Done,
  EmailLogin,
  EmailLoginQuery,
  FirstPasswordBody,
  FirstPhoneBody,
  SessionUser,
  UserParams,
} from '@fust/contract/rest'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accessTo, personNamed } from '#request/actor.ts'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, signedIn, type PolicyTable } from '#request/policy.ts'
import { CUSTOMER_DATA } from '#request/rest-calls.ts'
import { tokenOf, type SessionCookie } from '#request/session-token.ts'
import type { ChoosePasswords } from '#features/passwords/index.ts'
import { sessionUser, type Sessions, type SignInLimit } from '#features/session/index.ts'
import type { OwnUser } from './own-user.service.ts'

const USERS = `${CUSTOMER_DATA}/users`
const DEFAULT_SHIP_TO = `${USERS}/SetDefaultShipTo`
const FIRST_PASSWORD = `${USERS}/SetFirstPassword`
const FIRST_PHONE = `${USERS}/SetFirstUserInfoSMS`
const FIRST_LOGIN = `${USERS}/SetFirstLoginFlag/:id`
const TUTORIAL = `${USERS}/SetUserTutorialCounter/:id`
const PASSWORD = `${USERS}/ChangePassword/:id`
const EMAIL_LOGIN = `${USERS}/IsEmailLogin`

export const ownUserPolicy: PolicyTable = {
  [`POST ${DEFAULT_SHIP_TO}`]: signedIn(),
  [`PUT ${FIRST_PASSWORD}`]: everybody,
  [`PUT ${FIRST_PHONE}`]: signedIn(),
  [`PUT ${FIRST_LOGIN}`]: signedIn(),
  [`PUT ${TUTORIAL}`]: signedIn(),
  [`PUT ${PASSWORD}`]: signedIn(),
  [`GET ${EMAIL_LOGIN}`]: everybody,
}

export type OwnUserNeeds = {
  sessions: Sessions
  ownUser: OwnUser
  choosePasswords: ChoosePasswords
  mayTrySignIn: SignInLimit
  cookie: SessionCookie
}

const DONE: Done = { success: true }

/** What is one's own is not changed while one orders for a customer. */
async function onlyAsThemselves(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return request.actor?.orderingFor ? answerRefusal(request, reply, { code: 'forbidden' }) : undefined
}

/** What a person chooses for themselves. */
export function ownUserRoutes(app: FastifyInstance, needs: OwnUserNeeds): void {
  const { sessions, ownUser, choosePasswords, mayTrySignIn, cookie } = needs

  /** True where this address tries too often, which it was told. */
  async function isTooOften(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (await mayTrySignIn(request)) return false
    answerRefusal(request, reply, { code: 'too-many-requests' })
    return true
  }

  app.post<{ Querystring: DefaultShipToQuery }>(
    DEFAULT_SHIP_TO,
    {
      schema: {
        summary: 'Chooses the ship-to a session begins with',
        querystring: DefaultShipToQuery,
        response: { 200: SessionUser },
      },
      preHandler: onlyAsThemselves,
    },
    async (request, reply) => {
      if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
      const access = accessTo(request.actor, request.query.shiptoId)
      if (!access) return answerRefusal(request, reply, { code: 'ship-to-not-yours' })
      const user = await sessions.chooseDefaultShipTo(request.actor, access.shipToId)
      return user ? sessionUser(user) : answerRefusal(request, reply, { code: 'not-found' })
    },
  )

  const firstPasswordSchema = {
    summary: 'Accepts an invitation with a first password',
    body: FirstPasswordBody,
    response: { 200: Done },
  }
  app.put<{ Body: FirstPasswordBody }>(FIRST_PASSWORD, { schema: firstPasswordSchema }, async (request, reply) => {
    if (await isTooOften(request, reply)) return reply
    const outcome = await choosePasswords.choose({ purpose: 'invitation', ...request.body })
    return outcome.ok ? DONE : answerRefusal(request, reply, outcome.refusal)
  })

  const phoneSchema = {
    summary: 'Says which phone the person has, for text messages',
    body: FirstPhoneBody,
    response: { 200: Done },
  }
  app.put<{ Body: FirstPhoneBody }>(
    FIRST_PHONE,
    { schema: phoneSchema, preHandler: onlyAsThemselves },
    async (request, reply) => {
      if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
      const outcome = await ownUser.setPhone(request.actor, request.body.phone)
      return outcome.ok ? DONE : answerRefusal(request, reply, outcome.refusal)
    },
  )

  const flags = [
    [FIRST_LOGIN, 'Says that the person is here for the first time no more', ownUser.endFirstLogin],
    [TUTORIAL, 'Counts that the tutorial was shown', ownUser.countTutorial],
  ] as const
  for (const [path, summary, write] of flags)
    app.put<{ Params: UserParams }>(
      path,
      { schema: { summary, params: UserParams, response: { 200: Done } } },
      async (request, reply) => {
        if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
        const outcome = await write(request.actor, personNamed(request.actor, request.params.id))
        return outcome.ok ? DONE : answerRefusal(request, reply, outcome.refusal)
      },
    )

  const passwordSchema = {
    summary: 'Changes the own password; all other sessions of the person end',
    params: UserParams,
    body: ChangePasswordBody,
    response: { 200: Done },
  }
  app.put<{ Params: UserParams; Body: ChangePasswordBody }>(
    PASSWORD,
    { schema: passwordSchema, preHandler: onlyAsThemselves },
    async (request, reply) => {
      const token = tokenOf(request, cookie)
      if (!request.actor || token === null) return answerRefusal(request, reply, { code: 'unauthorized' })
      if (personNamed(request.actor, request.params.id) !== request.actor.userId)
        return answerRefusal(request, reply, { code: 'not-found' })
      if (await isTooOften(request, reply)) return reply
      const { oldPassword, newPassword } = request.body
      const outcome = await choosePasswords.change(request.actor, { oldPassword, newPassword, token })
      if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
      request.log.info({ event: 'password-set' }, 'a password was changed')
      return DONE
    },
  )

  const emailSchema = {
    summary: 'Whether an address signs in by e-mail; the same answer for every address',
    querystring: EmailLoginQuery,
    response: { 200: EmailLogin },
  }
  app.get<{ Querystring: EmailLoginQuery }>(EMAIL_LOGIN, { schema: emailSchema }, async (request, reply) => {
    if (await isTooOften(request, reply)) return reply
    return { emailLogin: true } satisfies EmailLogin
  })
}
