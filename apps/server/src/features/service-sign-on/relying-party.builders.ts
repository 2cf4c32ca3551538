import type { FastifyInstance } from 'fastify'
import * as client from 'openid-client'
import type { OpenIdService } from '#integrations/services/index.ts'

export const PUBLIC_URL = 'http://localhost:3000'
export const RETURN_URL = 'https://academy.example/oidc/return'
export const ACADEMY: OpenIdService = {
  service: 'eLearning',
  protocol: 'openid-connect',
  clientId: 'academy',
  clientSecret: 'a-secret-that-only-the-academy-has',
  returnUrls: [RETURN_URL, 'https://academy.example/oidc/other?tenant=1'],
  startUrl: 'https://academy.example/oidc/start?tenant=veenhof',
  pages: ['https://academy.example/', 'https://academy.example/courses/tapping'],
}
export const PUB_MENU: OpenIdService = {
  ...ACADEMY,
  service: 'pubMenu',
  clientId: 'pub-menu',
  clientSecret: 'a-secret-that-only-the-menus-have',
  returnUrls: ['https://menu.example/return'],
  startUrl: 'https://menu.example/start',
  pages: ['https://menu.example/'],
}

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

  return {
    config,
    ask,
    /** Who came, as the library has checked it. */
    whoCame: async (
      cameTo: string,
      { verifier, state, nonce }: Pick<Awaited<ReturnType<typeof ask>>, 'verifier' | 'state' | 'nonce'>,
    ) => {
      const tokens = await client.authorizationCodeGrant(config, new URL(cameTo), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      return tokens.claims()
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
