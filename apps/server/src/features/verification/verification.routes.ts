import { PhoneCodeBody, Problem, RecoveryAnswer, RecoveryBody, SessionAnswer } from '@fust/contract/rest'
import Type from 'typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { SessionCookie } from '#request/session-token.ts'
import {
  clientOf,
  openInBrowser,
  sessionUser,
  type Sessions,
  type SignInLimit,
  type StoredUser,
} from '#features/session/index.ts'
import type { RecoverAccount } from './recover-account.service.ts'
import type { Verification } from './verification.service.ts'

const CODE = '/identity/phone-code'
const PHONE = '/identity/phone-verification'
const TERMS = '/identity/terms'
const RECOVERY = '/identity/account-recovery'

// Who has not verified anything may do nothing yet: these ask for the session alone.
export const verificationPolicy: PolicyTable = {
  [`POST ${CODE}`]: everybody,
  [`POST ${PHONE}`]: everybody,
  [`POST ${TERMS}`]: everybody,
  [`POST ${RECOVERY}`]: everybody,
}

const ANSWERS = { 400: Problem, 403: Problem, 422: Problem, 429: Problem, 500: Problem, 503: Problem }
const OF_A_SESSION = { 401: Problem, ...ANSWERS }

export type VerificationNeeds = {
  verification: Verification
  recoverAccount: RecoverAccount
  sessions: Sessions
  cookie: SessionCookie
  mayTrySignIn: SignInLimit
}

export function verificationRoutes(app: FastifyInstance, needs: VerificationNeeds): void {
  const { verification, recoverAccount, sessions, cookie, mayTrySignIn } = needs

  async function signedInUser(request: FastifyRequest): Promise<{ token: string; user: StoredUser } | null> {
    const token = cookie.read(request)
    const found = token === undefined ? null : await sessions.read(token, 'cookie')
    return found && token !== undefined ? { token, user: found.user } : null
  }

  const codeSchema = {
    summary: 'Sends a code by SMS to the phone of who is signed in',
    response: { 204: Type.Null(), ...OF_A_SESSION },
  }
  app.post(CODE, { schema: codeSchema }, async (request, reply) => {
    const found = await signedInUser(request)
    if (!found) return answerRefusal(request, reply, { code: 'unauthorized' })
    const outcome = await verification.askForCode(found.user)
    return outcome.ok ? reply.code(204).send() : answerRefusal(request, reply, outcome.refusal)
  })

  const phoneSchema = {
    summary: 'Says by the code from an SMS that the phone is one’s own',
    body: PhoneCodeBody,
    response: { 200: SessionAnswer, ...OF_A_SESSION },
  }
  app.post<{ Body: PhoneCodeBody }>(PHONE, { schema: phoneSchema }, async (request, reply) => {
    if (!(await mayTrySignIn(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const found = await signedInUser(request)
    if (!found) return answerRefusal(request, reply, { code: 'unauthorized' })
    const outcome = await verification.verifyPhone(found.user, request.body.code, clientOf(request, cookie))
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    await openInBrowser(request, reply, { sessions, cookie }, outcome.value)
    return { user: sessionUser(outcome.value.user) } satisfies SessionAnswer
  })

  const termsSchema = {
    summary: 'Accepts the terms of the brewery',
    response: { 200: SessionAnswer, ...OF_A_SESSION },
  }
  app.post(TERMS, { schema: termsSchema }, async (request, reply) => {
    const found = await signedInUser(request)
    if (!found) return answerRefusal(request, reply, { code: 'unauthorized' })
    const user = await verification.acceptTerms(found.user)
    return { user: user ? sessionUser(user) : null } satisfies SessionAnswer
  })

  const recoverySchema = {
    summary: 'Tells at which addresses a company’s Key users sign in, to who knows an invoice of it',
    body: RecoveryBody,
    response: { 200: RecoveryAnswer, ...ANSWERS },
  }
  app.post<{ Body: RecoveryBody }>(RECOVERY, { schema: recoverySchema }, async (request, reply) => {
    if (!(await mayTrySignIn(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const outcome = await recoverAccount(request.body)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    return { addresses: outcome.value } satisfies RecoveryAnswer
  })
}
