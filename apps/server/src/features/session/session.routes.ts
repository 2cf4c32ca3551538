import { DemoAccounts, Problem, SessionAnswer, SignInBody } from '@fust/contract/rest'
import Type from 'typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import type { SessionCookie } from '#request/session-token.ts'
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
  const setCookie = (reply: FastifyReply, token: string, expires: Date) =>
    reply.setCookie(cookie.name, token, { path: '/', httpOnly: true, secure: cookie.secure, sameSite: 'lax', expires })

  const signInSchema = {
    summary: 'Signs in with a cookie',
    body: SignInBody,
    response: { 200: SessionAnswer, 400: Problem, 401: Problem, 403: Problem, 422: Problem, ...EVERYWHERE },
  }
  app.post<{ Body: SignInBody }>('/identity/sign-in', { schema: signInSchema }, async (request, reply) => {
    if (!(await mayTrySignIn(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const { email, password } = request.body
    const outcome = await sessions.signIn(email, password, 'cookie', request.log)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    const earlier = cookie.read(request)
    if (earlier) await sessions.signOut(earlier)
    setCookie(reply, outcome.value.token, outcome.value.expiresAt)
    return { user: sessionUser(outcome.value.user) } satisfies SessionAnswer
  })

  const sessionSchema = { summary: 'Who is signed in', response: { 200: SessionAnswer, ...EVERYWHERE } }
  app.get('/identity/session', { schema: sessionSchema }, async (request) => {
    const token = cookie.read(request)
    const found = token ? await sessions.read(token, 'cookie') : null
    return { user: found ? sessionUser(found.user) : null } satisfies SessionAnswer
  })

  const logoutSchema = { summary: 'Signs out', response: { 204: Type.Null(), 403: Problem, ...EVERYWHERE } }
  app.post('/identity/logout', { schema: logoutSchema }, async (request, reply) => {
    const token = cookie.read(request)
    if (token) await sessions.signOut(token)
    return reply.clearCookie(cookie.name, { path: '/', secure: cookie.secure }).code(204).send()
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
