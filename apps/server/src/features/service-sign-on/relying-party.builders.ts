import type { FastifyInstance } from 'fastify'
import * as client from 'openid-client'
import type { OpenIdService, SamlService } from '#integrations/services/index.ts'

export const PUBLIC_URL = 'http://localhost:3000'
export const RETURN_URL = 'https://academy.example/oidc/return'
export const ACADEMY: OpenIdService = {
  service: 'eLearning',
  protocol: 'openid-connect',
  clientId: 'academy',
  clientSecret: 'a-secret-that-only-the-academy-has',
  returnUrls: [RETURN_URL, 'https://academy.example/oidc/other?tenant=1'],
  startUrl: 'https://academy.example/oidc/start?tenant=veenhof',
  logoutUrl: null,
  afterLogoutUrls: ['https://academy.example/bye?tenant=1'],
  pages: ['https://academy.example/', 'https://academy.example/courses/tapping'],
}
export const PUB_MENU: OpenIdService = {
  ...ACADEMY,
  service: 'pubMenu',
  clientId: 'pub-menu',
  clientSecret: 'a-secret-that-only-the-menus-have',
  returnUrls: ['https://menu.example/return'],
  startUrl: 'https://menu.example/start',
  afterLogoutUrls: ['https://menu.example/bye'],
  pages: ['https://menu.example/'],
}

export const SAML_MENU: SamlService = {
  service: 'pubMenu',
  protocol: 'saml',
  entityId: 'https://menu.example/saml',
  consumerUrl: 'https://menu.example/saml/consume',
  logout: null,
  pages: ['https://menu.example/', 'https://menu.example/cards'],
}

type Secrets = { verifier: string; state: string; nonce: string }

export type RelyingParty = Awaited<ReturnType<typeof createRelyingParty>>

/** A service that this project did not write: it asks by the library that many of them use. */
export async function createRelyingParty(app: FastifyInstance, { clientId, clientSecret, returnUrls }: OpenIdService) {
  const config = await client.discovery(new URL(PUBLIC_URL), clientId, clientSecret, undefined, {
    execute: [client.allowInsecureRequests],
    [client.customFetch]: (url, options) => fetchFrom(app, url, options),
  })

  /** What a browser is sent to the portal with; `own` stands in place of what the library writes. */
  async function ask(own: Record<string, string | null> = {}) {
    const secrets = {
      verifier: client.randomPKCECodeVerifier(),
      state: client.randomState(),
      nonce: client.randomNonce(),
    }
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: returnUrls[0] ?? '',
      scope: 'openid email profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    })
    for (const [name, value] of Object.entries(own))
      if (value === null) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
    return { ...secrets, path: `${url.pathname}${url.search}` }
  }

  /** What the service gets for the code that somebody has brought, as the library has checked it. */
  const tokensFor = (cameTo: string, { verifier, state, nonce }: Secrets) =>
    client.authorizationCodeGrant(config, new URL(cameTo), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })

  return {
    config,
    ask,
    tokensFor,
    /** Who came, as the library has checked it. */
    whoCame: async (cameTo: string, secrets: Secrets) => (await tokensFor(cameTo, secrets)).claims(),
    /** Who came, asked once more. */
    userInfo: (token: string, subject: string) => client.fetchUserInfo(config, token, subject),
    /** What a browser is sent to the portal with that has logged out. */
    logout: (parameters: Record<string, string>) => {
      const url = client.buildEndSessionUrl(config, parameters)
      return `${url.pathname}${url.search}`
    },
  }
}

async function fetchFrom(app: FastifyInstance, address: string, options: client.CustomFetchOptions): Promise<Response> {
  const { pathname, search } = new URL(address)
  const answer = await app.inject({
    method: options.method === 'POST' ? 'POST' : 'GET',
    url: `${pathname}${search}`,
    headers: options.headers,
    ...(options.body instanceof URLSearchParams && { payload: options.body.toString() }),
  })
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string])
  return new Response(answer.body, { status: answer.statusCode, headers })
}
