import { DemoAccounts, LogoutQuery, Problem, SessionAnswer, SignInAnswer, SignInBody } from '@fust/contract/rest'
import Type from 'typebox'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { personNamed } from '#request/actor.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { authorizationOf, tokenOf, type SessionCookie } from '#request/session-token.ts'
import { clientOf, closeInBrowser, openInBrowser } from './in-browser.ts'
import { sessionUser } from './session-user.ts'
import type { Sessions } from './session.service.ts'
import type { SignInLimit } from './sign-in-limit.ts'

export const sessionRoutePolicy: PolicyTable = {
  'POST /identity/sign-in': everybody,
  'GET /identity/session': everybody,
  'POST /identity/logout': everybody,
  'GET /identity/demo-accounts': everybody,
}

/** Whoever asks may ask too often, and anything may fail. */
const EVERYWHERE = { 429: Problem, 500: Problem, 503: Problem }

export function sessionRoutes(
  app: FastifyInstance,
  {
    sessions,
    cookie,
    readDemoAccounts,
    mayTrySignIn,
  }: {
    sessions: Sessions
    cookie: SessionCookie
    readDemoAccounts: () => Promise<DemoAccounts | null>
    /** False when this address tries too often. */
    mayTrySignIn: SignInLimit
  },
): void {
  const signInSchema = {
    summary: 'Signs in with a cookie, or begins to where a second factor is asked',
    body: SignInBody,
    response: { 200: SignInAnswer, 400: Problem, 401: Problem, 403: Problem, 422: Problem, ...EVERYWHERE },
  }
  app.post<{ Body: SignInBody }>('/identity/sign-in', { schema: signInSchema }, async (request, reply) => {
    if (!(await mayTrySignIn(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const { email, password } = request.body
    const outcome = await sessions.signIn(email, password, clientOf(request, cookie), request.log)
    if (!outcome.ok && outcome.refusal.code === 'second-factor-needed') {
      const { token, hasPasskey } = outcome.refusal
      return { user: null, secondStep: token, hasPasskey } satisfies SignInAnswer
    }
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    await openInBrowser(request, reply, { sessions, cookie }, outcome.value)
    return { user: sessionUser(outcome.value.user) } satisfies SignInAnswer
  })

  const sessionSchema = {
    summary: 'Who is signed in, by cookie or by bearer',
    response: { 200: SessionAnswer, 401: Problem, ...EVERYWHERE },
  }
  app.get('/identity/session', { schema: sessionSchema }, async (request, reply) => {
    const isByCookie = authorizationOf(request.headers.authorization).kind === 'none'
    const token = tokenOf(request, cookie)
    const found = token === null ? null : await sessions.read(token, isByCookie ? 'cookie' : 'bearer')
    // A cookie may be one of before; a bearer that is refused everywhere else is refused here.
    if (!found && !isByCookie) return answerRefusal(request, reply, { code: 'unauthorized' })
    return { user: found ? sessionUser(found.user) : null } satisfies SessionAnswer
  })

  const logoutSchema = {
    summary: 'Signs out',
    querystring: LogoutQuery,
    response: { 204: Type.Null(), 403: Problem, 422: Problem, ...EVERYWHERE },
  }
  app.post<{ Querystring: LogoutQuery }>('/identity/logout', { schema: logoutSchema }, async (request, reply) => {
    const token = cookie.read(request)
    const { uid } = request.query
    // A logout that comes late ends no session of who came after.
    const found = token && uid !== undefined ? await sessions.read(token, 'cookie') : null
    if (found && uid !== undefined && personNamed({ userId: found.user.id }, uid) !== found.user.id)
      return answerRefusal(request, reply, { code: 'forbidden' })
    await closeInBrowser(request, reply, { sessions, cookie })
    return reply.code(204).send()
  })

  const demoSchema = {
    summary: 'The accounts of a demo brewery; not found elsewhere',
    response: { 200: DemoAccounts, 404: Problem, ...EVERYWHERE },
  }
  app.get('/identity/demo-accounts', { schema: demoSchema }, async (request, reply) => {
    const accounts = await readDemoAccounts()
    return accounts ?? answerRefusal(request, reply, { code: 'not-found' })
  })
}
