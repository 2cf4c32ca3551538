import {
  FactorCodeBody,
  FactorPasswordBody,
  NewSecondFactor,
  OwnSecondFactor,
  Problem,
  RecoveryCodes,
  SecondStepBody,
  SessionAnswer,
} from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, signedIn, type PolicyTable } from '#request/policy.ts'
import type { SessionCookie } from '#request/session-token.ts'
import { clientOf, openInBrowser, sessionUser, type Sessions, type SignInLimit } from '#features/session/index.ts'
import { createAskers } from './asker.ts'
import type { SecondFactors } from './second-factor.service.ts'

const STEP = '/identity/second-step'
const FACTOR = '/identity/second-factor'
const CONFIRMATION = `${FACTOR}/confirmation`
const CODES = `${FACTOR}/recovery-codes`
const REMOVAL = `${FACTOR}/removal`

export const secondFactorPolicy: PolicyTable = {
  [`POST ${STEP}`]: everybody,
  [`GET ${FACTOR}`]: signedIn(),
  [`POST ${FACTOR}`]: signedIn(),
  [`POST ${CONFIRMATION}`]: signedIn(),
  [`POST ${CODES}`]: signedIn(),
  [`POST ${REMOVAL}`]: signedIn(),
}

const ANSWERS = { 400: Problem, 401: Problem, 403: Problem, 422: Problem, 429: Problem, 500: Problem, 503: Problem }

/** Whoever has to have a second factor, and has none, is answered here. */
const SETS_UP = { setsUpFactor: true }

export type SecondFactorNeeds = {
  secondFactors: SecondFactors
  sessions: Sessions
  cookie: SessionCookie
  mayTrySignIn: SignInLimit
}

/** The second step of signing in, by the token that the first one gave. */
export function secondStepRoutes(app: FastifyInstance, needs: SecondFactorNeeds): void {
  const { secondFactors, sessions, cookie, mayTrySignIn } = needs
  const schema = {
    summary: 'Signs in by the code of an app, or a recovery code, after the right password',
    body: SecondStepBody,
    response: { 200: SessionAnswer, ...ANSWERS },
  }
  app.post<{ Body: SecondStepBody }>(STEP, { schema }, async (request, reply) => {
    if (!(await mayTrySignIn(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const outcome = await secondFactors.finishSignIn(request.body, clientOf(request, cookie), request.log)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    await openInBrowser(request, reply, { sessions, cookie }, outcome.value)
    return { user: sessionUser(outcome.value.user) } satisfies SessionAnswer
  })
}

/** A person's own second factor: each change asks for the password once more. */
export function secondFactorRoutes(app: FastifyInstance, { secondFactors, cookie }: SecondFactorNeeds): void {
  const askerOf = createAskers(cookie)

  const readSchema = {
    summary: 'Whether the person signs in by a second factor',
    response: { 200: OwnSecondFactor, ...ANSWERS },
  }
  app.get(FACTOR, { schema: readSchema, config: SETS_UP }, async (request, reply) => {
    const asker = askerOf(request, reply)
    if (!asker) return reply
    const { since, passkeys, ...told } = await secondFactors.read(asker.actor)
    const keys = passkeys.map((key) => ({
      ...key,
      since: key.since.toISOString(),
      lastUsed: key.lastUsed?.toISOString() ?? null,
    }))
    return { ...told, since: since?.toISOString() ?? null, passkeys: keys } satisfies OwnSecondFactor
  })

  const beginSchema = {
    summary: 'A secret for an app; it counts once a code has confirmed it',
    body: FactorPasswordBody,
    response: { 200: NewSecondFactor, ...ANSWERS },
  }
  app.post<{ Body: FactorPasswordBody }>(FACTOR, { schema: beginSchema, config: SETS_UP }, async (request, reply) => {
    const asker = askerOf(request, reply)
    if (!asker) return reply
    const outcome = await secondFactors.begin(asker.actor, request.body.password)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    const { squares, ...told } = outcome.value
    const rows = squares.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
    return { ...told, squares: rows } satisfies NewSecondFactor
  })

  const confirmSchema = {
    summary: 'Switches the second factor on by its first code, and ends all other sessions of the person',
    body: FactorCodeBody,
    response: { 200: RecoveryCodes, ...ANSWERS },
  }
  app.post<{ Body: FactorCodeBody }>(
    CONFIRMATION,
    { schema: confirmSchema, config: SETS_UP },
    async (request, reply) => {
      const asker = askerOf(request, reply)
      if (!asker) return reply
      const outcome = await secondFactors.confirm(asker.actor, { code: request.body.code, token: asker.token })
      if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
      request.log.info({ event: 'second-factor-on' }, 'a second factor was switched on')
      return { codes: outcome.value } satisfies RecoveryCodes
    },
  )

  const codesSchema = {
    summary: 'Ten new recovery codes in place of those before',
    body: FactorPasswordBody,
    response: { 200: RecoveryCodes, ...ANSWERS },
  }
  app.post<{ Body: FactorPasswordBody }>(CODES, { schema: codesSchema }, async (request, reply) => {
    const asker = askerOf(request, reply)
    if (!asker) return reply
    const outcome = await secondFactors.renewRecoveryCodes(asker.actor, request.body.password)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    return { codes: outcome.value } satisfies RecoveryCodes
  })

  const removalSchema = {
    summary: 'Switches the second factor off, and ends all other sessions of the person',
    body: FactorPasswordBody,
    response: { 204: Type.Null(), ...ANSWERS },
  }
  app.post<{ Body: FactorPasswordBody }>(REMOVAL, { schema: removalSchema }, async (request, reply) => {
    const asker = askerOf(request, reply)
    if (!asker) return reply
    const { password } = request.body
    const outcome = await secondFactors.switchOff(asker.actor, { password, token: asker.token })
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    request.log.info({ event: 'second-factor-off' }, 'a second factor was switched off')
    return reply.code(204).send()
  })
}
