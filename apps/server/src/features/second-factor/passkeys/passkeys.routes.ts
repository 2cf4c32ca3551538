import {
  FactorPasswordBody,
  NewPasskeyBody,
  PasskeyNameBody,
  PasskeyOptions,
  PasskeyParams,
  PasskeyProofBody,
  PasskeyRequest,
  PasskeySignInBody,
  PasskeyStepBody,
  Problem,
  RecoveryCodes,
  SessionAnswer,
} from '@fust/contract/rest'
import type { Outcome } from '@fust/domain/outcome'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, signedIn, type PolicyTable } from '#request/policy.ts'
import type { SessionCookie } from '#request/session-token.ts'
import {
  clientOf,
  openInBrowser,
  sessionUser,
  type OpenSession,
  type Sessions,
  type SignInLimit,
} from '#features/session/index.ts'
import { createAskers } from '../asker.ts'
import { MINUTES } from './ceremonies.ts'
import type { Passkeys } from './passkeys.service.ts'

const OPTIONS = '/identity/passkeys/options'
const KEYS = '/identity/passkeys'
const KEY = `${KEYS}/:id`
const REMOVAL = `${KEY}/removal`
const SIGN_IN = '/identity/passkey-sign-in'
const SIGN_IN_OPTIONS = `${SIGN_IN}/options`
const STEP = '/identity/second-step/passkey'
const STEP_OPTIONS = `${STEP}-options`

export const passkeyPolicy: PolicyTable = {
  [`POST ${OPTIONS}`]: signedIn(),
  [`POST ${KEYS}`]: signedIn(),
  [`PATCH ${KEY}`]: signedIn(),
  [`POST ${REMOVAL}`]: signedIn(),
  [`POST ${SIGN_IN_OPTIONS}`]: everybody,
  [`POST ${SIGN_IN}`]: everybody,
  [`POST ${STEP_OPTIONS}`]: everybody,
  [`POST ${STEP}`]: everybody,
}

const ANSWERS = { 400: Problem, 401: Problem, 403: Problem, 422: Problem, 429: Problem, 500: Problem, 503: Problem }

export type PasskeyNeeds = { passkeys: Passkeys; sessions: Sessions; cookie: SessionCookie; mayTrySignIn: SignInLimit }

/** Signing in by a passkey: alone, or after the password. */
export function passkeySignInRoutes(app: FastifyInstance, needs: PasskeyNeeds): void {
  const { passkeys, sessions, cookie, mayTrySignIn } = needs
  const browserCookie = cookie.secure ? '__Host-fust-passkey' : 'fust-passkey'

  async function answerOpened(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Outcome<OpenSession, { code: string }>,
  ) {
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    await openInBrowser(request, reply, { sessions, cookie }, outcome.value)
    return { user: sessionUser(outcome.value.user) } satisfies SessionAnswer
  }

  const optionsSchema = {
    summary: 'What a passkey of the device is to sign, whosever it is',
    response: { 200: PasskeyRequest, ...ANSWERS },
  }
  app.post(SIGN_IN_OPTIONS, { schema: optionsSchema }, async (request, reply) => {
    if (!(await mayTrySignIn(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const { options, browser } = await passkeys.beginSignIn(request.cookies[browserCookie])
    reply.setCookie(browserCookie, browser, {
      path: '/',
      httpOnly: true,
      secure: cookie.secure,
      sameSite: 'strict',
      maxAge: MINUTES * 60,
    })
    return options satisfies PasskeyRequest
  })

  const signInSchema = {
    summary: 'Signs in by a passkey alone, in the browser that asked for it',
    body: PasskeySignInBody,
    response: { 200: SessionAnswer, ...ANSWERS },
  }
  app.post<{ Body: PasskeySignInBody }>(SIGN_IN, { schema: signInSchema }, async (request, reply) => {
    if (!(await mayTrySignIn(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const came = { proof: request.body.proof, browser: request.cookies[browserCookie] ?? '' }
    const outcome = await passkeys.signIn(came, clientOf(request, cookie), request.log)
    return answerOpened(request, reply, outcome)
  })

  const stepOptionsSchema = {
    summary: 'What one of the person’s passkeys is to sign after the right password',
    body: PasskeyStepBody,
    response: { 200: PasskeyRequest, ...ANSWERS },
  }
  app.post<{ Body: PasskeyStepBody }>(STEP_OPTIONS, { schema: stepOptionsSchema }, async (request, reply) => {
    if (!(await mayTrySignIn(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const outcome = await passkeys.beginSecondStep(request.body.token)
    return outcome.ok ? outcome.value : answerRefusal(request, reply, outcome.refusal)
  })

  const stepSchema = {
    summary: 'Signs in by a passkey after the right password',
    body: PasskeyProofBody,
    response: { 200: SessionAnswer, ...ANSWERS },
  }
  app.post<{ Body: PasskeyProofBody }>(STEP, { schema: stepSchema }, async (request, reply) => {
    if (!(await mayTrySignIn(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const outcome = await passkeys.finishSecondStep(request.body, clientOf(request, cookie), request.log)
    return answerOpened(request, reply, outcome)
  })
}

/** A person's own passkeys: adding and removing one asks for the password once more. */
export function passkeyRoutes(app: FastifyInstance, { passkeys, cookie }: PasskeyNeeds): void {
  const askerOf = createAskers(cookie)

  const optionsSchema = {
    summary: 'What a new passkey is made by',
    body: FactorPasswordBody,
    response: { 200: PasskeyOptions, ...ANSWERS },
  }
  app.post<{ Body: FactorPasswordBody }>(
    OPTIONS,
    { schema: optionsSchema, config: { setsUpFactor: true } },
    async (request, reply) => {
      const asker = askerOf(request, reply)
      if (!asker) return reply
      const { password } = request.body
      const outcome = await passkeys.beginAdding(asker.actor, { password, token: asker.token })
      return outcome.ok ? outcome.value : answerRefusal(request, reply, outcome.refusal)
    },
  )

  const addSchema = {
    summary: 'Adds a passkey, and ends all other sessions of the person; recovery codes come with the first factor',
    body: NewPasskeyBody,
    response: { 200: RecoveryCodes, ...ANSWERS },
  }
  app.post<{ Body: NewPasskeyBody }>(
    KEYS,
    { schema: addSchema, config: { setsUpFactor: true } },
    async (request, reply) => {
      const asker = askerOf(request, reply)
      if (!asker) return reply
      const outcome = await passkeys.add(asker.actor, { ...request.body, token: asker.token })
      if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
      request.log.info({ event: 'passkey-added' }, 'a passkey was added')
      return { codes: outcome.value } satisfies RecoveryCodes
    },
  )

  const renameSchema = {
    summary: 'Calls a passkey something else',
    params: PasskeyParams,
    body: PasskeyNameBody,
    response: { 204: Type.Null(), 404: Problem, ...ANSWERS },
  }
  app.patch<{ Params: PasskeyParams; Body: PasskeyNameBody }>(KEY, { schema: renameSchema }, async (request, reply) => {
    const asker = askerOf(request, reply)
    if (!asker) return reply
    const isRenamed = await passkeys.rename(asker.actor, request.params.id, request.body.name)
    return isRenamed ? reply.code(204).send() : answerRefusal(request, reply, { code: 'not-found' })
  })

  const removalSchema = {
    summary: 'Removes a passkey, and ends all other sessions of the person',
    params: PasskeyParams,
    body: FactorPasswordBody,
    response: { 204: Type.Null(), 404: Problem, ...ANSWERS },
  }
  app.post<{ Params: PasskeyParams; Body: FactorPasswordBody }>(
    REMOVAL,
    { schema: removalSchema },
    async (request, reply) => {
      const asker = askerOf(request, reply)
      if (!asker) return reply
      const { password } = request.body
      const outcome = await passkeys.remove(asker.actor, request.params.id, { password, token: asker.token })
      if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
      request.log.info({ event: 'passkey-removed' }, 'a passkey was removed')
      return reply.code(204).send()
    },
  )
}
