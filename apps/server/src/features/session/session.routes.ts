import { type SessionUser, SignInBody, type SessionAnswer } from '@fust/contract/rest'
import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#platform/policy.ts'
import { permissionsOfEntry, roleName } from './role-entry.ts'
import type { Sessions, StoredUser } from './session.service.ts'

export const sessionRoutePolicy: PolicyTable = {
  'POST /identity/sign-in': everybody,
  'GET /identity/session': everybody,
  'POST /identity/logout': everybody,
  'GET /identity/demo-accounts': everybody,
}

export type SessionCookie = { name: string; read: (request: FastifyRequest) => string | undefined; secure: boolean }

export type DemoAccounts = { password: string; accounts: { email: string; description: Record<string, string> }[] }

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
    mayTrySignIn: (request: FastifyRequest) => Promise<boolean>
  },
): void {
  const setCookie = (reply: FastifyReply, token: string, expires: Date) =>
    reply.setCookie(cookie.name, token, { path: '/', httpOnly: true, secure: cookie.secure, sameSite: 'lax', expires })

  app.post<{ Body: SignInBody }>('/identity/sign-in', { schema: { body: SignInBody } }, async (request, reply) => {
    if (!(await mayTrySignIn(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const { email, password } = request.body
    const outcome = await sessions.signIn(email, password, 'cookie', request.log)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    const earlier = cookie.read(request)
    if (earlier) await sessions.signOut(earlier)
    setCookie(reply, outcome.value.token, outcome.value.expiresAt)
    return { user: sessionUser(outcome.value.user) } satisfies SessionAnswer
  })

  app.get('/identity/session', async (request) => {
    const token = cookie.read(request)
    const found = token ? await sessions.find(token, 'cookie') : null
    return { user: found ? sessionUser(found.user) : null } satisfies SessionAnswer
  })

  app.post('/identity/logout', async (request, reply) => {
    const token = cookie.read(request)
    if (token) await sessions.signOut(token)
    return reply.clearCookie(cookie.name, { path: '/', secure: cookie.secure }).code(204).send()
  })

  app.get('/identity/demo-accounts', async (request, reply) => {
    const accounts = await demoAccounts()
    return accounts ?? answerRefusal(request, reply, { code: 'not-found' })
  })
}

/** The person in the words of the portal specification (P§3 User). */
function sessionUser(user: StoredUser): SessionUser {
  const byShipTo = Map.groupBy(user.entries, (entry) => entry.shipToId)
  const permissionSchema = [...byShipTo.values()].flatMap((entries) => {
    const [first] = entries
    if (!first) return []
    return [
      {
        companyId: first.companyId,
        companyName: first.companyName,
        shipToId: first.shipToId,
        shipToName: first.shipToName,
        shipToStatus: first.shipToStatus,
        shipToAddress: first.shipToAddress,
        rpDetails: entries.map((entry) => {
          const permissions = permissionsOfEntry(entry)
          return {
            customerType: entry.customerType,
            rolename: roleName(entry.role, entry.customerType),
            roleid: `${entry.role}.${entry.customerType}`,
            permission: permissions.join(','),
            permissionFlags: Object.fromEntries(permissions.map((permission) => [permission, '1' as const])),
          }
        }),
      },
    ]
  })
  const [firstEntry] = user.entries
  return {
    UID: user.id,
    isLoggedIn: true,
    firstLogin: user.isFirstLogin,
    showTutorial: user.tutorialCount,
    country: user.country,
    userValidation: user.isValidated,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    locale: user.locale,
    isActive: user.status === 'Active',
    role: firstEntry ? roleName(firstEntry.role, firstEntry.customerType) : '',
    termsAgreed: user.hasAgreedTerms,
    isKeyAccount: user.isKeyAccount,
    emailLogin: !user.isPhoneLogin,
    defaultShipToID: user.defaultShipToId,
    allAvailablePermission: [...new Set(user.entries.flatMap(permissionsOfEntry))],
    permissionSchema,
  }
}
