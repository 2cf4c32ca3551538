import { exportJWK, generateKeyPair } from 'jose'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type JWK } from 'oidc-provider'

export const CLIENT = { id: 'fust', secret: 'a-secret-that-both-of-them-know' }
const RETURN_URL = 'http://localhost:3000/identity/single-sign-on/huis/return'

// What providers of companies say of roles.
const ATTRIBUTES = ['role', 'roles', 'groups', 'customer_type']

type Account = { email?: string; isVerified?: boolean; attributes?: Readonly<Record<string, string | string[]>> }

/** What the provider answers to a request, instead of what it would; undefined: as it would. */
type Instead = (request: IncomingMessage) => Promise<{ status: number; body: string } | undefined>

export type ForeignProvider = Awaited<ReturnType<typeof startForeignProvider>>

/** An OpenID provider that this project did not write, which knows these people by their subjects. */
export async function startForeignProvider(accounts: Readonly<Record<string, Account>>) {
  let serve: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined
  let provider: Provider | undefined
  let instead: Instead | undefined
  let signsIn = ''
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')
  const { port } = address
  const issuer = `http://localhost:${port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const told = await instead?.(request)
    if (told) {
      response.writeHead(told.status, { 'content-type': 'application/json' }).end(told.body)
    } else if (request.url?.startsWith('/interaction/')) {
      const result = signsIn === '' ? { error: 'access_denied' } : { login: { accountId: signsIn } }
      await provider?.interactionFinished(request, response, result)
    } else serve?.(request, response)
  }

  /** From now on it signs with another key, and knows the old one no more. */
  async function changeKeys(): Promise<void> {
    provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          token_endpoint_auth_method: 'client_secret_post',
          redirect_uris: [RETURN_URL],
        },
      ],
      jwks: { keys: [await newKey()] },
      cookies: { keys: ['of no other test'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified', ...ATTRIBUTES], profile: ['name'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: () => {
          const { email, isVerified, attributes } = accounts[sub] ?? {}
          return {
            sub,
            ...attributes,
            ...(email && { email }),
            ...(isVerified !== undefined && { email_verified: isVerified }),
          }
        },
      }),
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId
        if (!oidc.client || !accountId) return undefined
        const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
    serve = provider.callback()
  }
  await changeKeys()

  return {
    issuer,
    changeKeys,
    /** What comes back instead of an answer, until it is told otherwise. */
    answerInstead: (next: Instead | undefined) => {
      instead = next
    },
    /** Goes there as a browser would, signs in as this person, or says no, and tells where it was sent back to. */
    visit: async (url: string, subject: string): Promise<URL> => {
      signsIn = subject
      const cookies = new Map<string, string>()
      let next = new URL(url)
      while (next.origin === issuer) {
        const reply = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const cookie of reply.headers.getSetCookie()) {
          const [pair = ''] = cookie.split(';')
          const at = pair.indexOf('=')
          cookies.set(pair.slice(0, at), pair.slice(at + 1))
        }
        const location = reply.headers.get('location')
        if (location === null) throw new Error(`The provider answered ${reply.status}: ${await reply.text()}`)
        next = new URL(location, next)
      }
      return next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kty: 'RSA', alg: 'RS256', use: 'sig', kid: crypto.randomUUID() }
}
