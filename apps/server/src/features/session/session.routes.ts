import { DemoAccounts, SessionAnswer, SignInBody } from '@fust/contract/rest'
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

export function sessionRoutes(
  app: FastifyInstance,
  {
    sessions,
    cookie,
    demoAccounts,
    mayTrySignIn,
  }: {
    sessions: Sessions
    cookie: SessionCookie
    demoAccounts: () => Promise<DemoAccounts | null>
    /** False when this address tries too often. */
    mayTrySignIn: SignInLimit
  },
): void {
  const setCookie = (reply: FastifyReply, token: string, expires: Date) =>
    reply.setCookie(cookie.name, token, { path: '/', httpOnly: true, secure: cookie.secure, sameSite: 'lax', expires })

  const signInSchema = { summary: 'Signs in with a cookie', body: SignInBody, response: { 200: SessionAnswer } }
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

  const sessionSchema = { summary: 'Who is signed in', response: { 200: SessionAnswer } }
  app.get('/identity/session', { schema: sessionSchema }, async (request) => {
    const token = cookie.read(request)
    const found = token ? await sessions.find(token, 'cookie') : null
    return { user: found ? sessionUser(found.user) : null } satisfies SessionAnswer
  })

  const logoutSchema = { summary: 'Signs out', response: { 204: Type.Null() } }
  app.post('/identity/logout', { schema: logoutSchema }, async (request, reply) => {
    const token = cookie.read(request)
    if (token) await sessions.signOut(token)
    return reply.clearCookie(cookie.name, { path: '/', secure: cookie.secure }).code(204).send()
  })

  const demoSchema = { summary: 'The accounts of a demo brewery', response: { 200: DemoAccounts } }
  app.get('/identity/demo-accounts', { schema: demoSchema }, async (request, reply) => {
    const accounts = await demoAccounts()
    return accounts ?? answerRefusal(request, reply, { code: 'not-found' })
  })
}
