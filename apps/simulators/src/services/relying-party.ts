import { createRemoteJWKSet, jwtVerify } from 'jose'
import { createHash, randomBytes } from 'node:crypto'

const MINUTES = 10
const MOST_PENDING = 1_000
const WITHIN_MS = 10_000
const SECRET = 'of-the-demo-and-known-to-everybody'

/** What people of the portal are signed in at. */
export const SERVICES = ['eLearning', 'pubMenu'] as const
export type Service = (typeof SERVICES)[number]

/** Who arrived, as the portal has signed it. */
export type Arrival = {
  service: Service
  at: Date
  claims: Readonly<Record<string, unknown>>
  /** What it shows to the portal when its person logs out here. */
  idToken: string
  /** Where they come back to from there. */
  returnUrl: string
  /** Since the portal has said that they are signed out there. */
  isLoggedOut: boolean
}

type Pending = { service: Service; verifier: string; nonce: string; returnUrl: string; until: number }
type Discovered = { issuer: string; authorization: string; token: string; keys: string }

export type RelyingParty = ReturnType<typeof createRelyingParty>

/** Plays who runs the e-learning and the pub menu: asks the portal who comes, by the code flow of OpenID Connect. */
export function createRelyingParty(portalUrl: string, now: () => Date) {
  const pending = new Map<string, Pending>()
  const arrivals: Arrival[] = []

  async function discover(): Promise<Discovered> {
    const answer = await fetch(`${portalUrl}/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    const told: unknown = await answer.json()
    return {
      issuer: textOf(told, 'issuer'),
      authorization: textOf(told, 'authorization_endpoint'),
      token: textOf(told, 'token_endpoint'),
      keys: textOf(told, 'jwks_uri'),
    }
  }

  return {
    /** Takes the portal's word that somebody is signed out there (OpenID Connect Back-Channel Logout); throws where it is none. */
    async hearLogout(service: Service, token: string): Promise<void> {
      const { issuer, keys } = await discover()
      const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(keys)), {
        issuer,
        audience: clientOf(service),
        algorithms: ['RS256'],
        typ: 'logout+jwt',
        requiredClaims: ['events', 'sid', 'exp', 'jti'],
      })
      for (const arrival of arrivals) if (arrival.claims['sid'] === payload['sid']) arrival.isLoggedOut = true
    },
    arrivals: (service: Service): readonly Arrival[] => arrivals.filter((each) => each.service === service),
    /** Where the browser is sent, on the portal that it came from: a demo has more than one name. */
    async begin(service: Service, returnUrl: string): Promise<string> {
      const { authorization } = await discover()
      const [oldest] = pending.keys()
      if (oldest !== undefined && pending.size >= MOST_PENDING) pending.delete(oldest)
      const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()]
      pending.set(state, { service, nonce, verifier, returnUrl, until: now().getTime() + MINUTES * 60_000 })
      const asked = new URLSearchParams({
        client_id: clientOf(service),
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
      return `${new URL(authorization).pathname}?${asked.toString()}`
    },
    /** Who came back, once; undefined where nobody asked, or the portal tells nothing for the code. */
    async finish(service: Service, state: string, code: string): Promise<Arrival | undefined> {
      const asked = pending.get(state)
      pending.delete(state)
      if (asked?.service !== service || asked.until < now().getTime()) return undefined
      const { issuer, token, keys } = await discover()
      const answer = await fetch(token, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN_MS),
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: asked.returnUrl,
          code_verifier: asked.verifier,
          client_id: clientOf(service),
          client_secret: SECRET,
        }),
      })
      if (!answer.ok) return undefined
      const returnUrl = new URL(`/simulators/${service}`, asked.returnUrl).href
      const idToken = textOf(await answer.json(), 'id_token')
      const { payload } = await jwtVerify(idToken, createRemoteJWKSet(new URL(keys)), {
        issuer,
        audience: clientOf(service),
        algorithms: ['RS256'],
      })
      if (payload['nonce'] !== asked.nonce) return undefined
      const arrival = { service, at: now(), claims: payload, idToken, returnUrl, isLoggedOut: false }
      arrivals.unshift(arrival)
      arrivals.splice(MOST_PENDING)
      return arrival
    },
  }
}

function textOf(told: unknown, name: string): string {
  const value: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, name) : undefined
  if (typeof value !== 'string') throw new Error(`The portal does not say its ${name}.`)
  return value
}

const clientOf = (service: Service): string => `played-${service}`

const newSecret = (): string => randomBytes(24).toString('base64url')
