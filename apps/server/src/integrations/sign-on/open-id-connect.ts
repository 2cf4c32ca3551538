import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import * as client from 'openid-client'
import { readAnswer } from '#platform/http/limited-answer.ts'
import { domainOf } from './domain-of.ts'
import type { ProvenIdentity, SignOnProvider, SignOnRefusal } from './sign-on.port.ts'

const SCOPE = 'openid email profile'
const TIMEOUT_MS = 10_000
const ANSWER_BYTES = 512 * 1024

export type OpenIdConnectSettings = Pick<SignOnProvider, 'name' | 'title' | 'domains' | 'isOnLoginPage'> & {
  issuer: string
  clientId: string
  /** Empty for a client without one, which PKCE alone protects. */
  clientSecret: string
  /** The provider says whose an address is, without saying that it looked. */
  vouchesForDomains: boolean
  onFault: (fault: unknown) => void
  /** For all that a provider is asked in one step of a sign-on. */
  timeoutMs?: number
}

/**
 * A provider that speaks OpenID Connect: code flow with PKCE, state and nonce. What it says of itself is read for each
 * sign-on, so that keys that it has changed are known and it needs no memory here.
 */
export function openIdConnect(settings: OpenIdConnectSettings): SignOnProvider {
  const { name, title, domains, isOnLoginPage, timeoutMs = TIMEOUT_MS } = settings

  async function read(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = settings
    const url = new URL(issuer)
    const config = await client.discovery(
      url,
      clientId,
      undefined,
      clientSecret === '' ? client.None() : client.ClientSecretPost(clientSecret),
      {
        timeout: Math.ceil(timeoutMs / 1_000),
        [client.customFetch]: fetchShort(AbortSignal.timeout(timeoutMs)),
        // Where the settings may name plain http is decided where they are read.
        ...(url.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
      },
    )
    // The signature is looked at, too, and not only from whom the answer came.
    client.enableNonRepudiationChecks(config)
    return config
  }

  const begin: SignOnProvider['begin'] = async ({ state, nonce, verifier }, { returnUrl, language, email }) => {
    try {
      const config = await read()
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: returnUrl,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(email !== undefined && { login_hint: email }),
      })
      return accept(url)
    } catch (fault) {
      settings.onFault(fault)
      return refuse({ code: 'provider-away' })
    }
  }

  const finish: SignOnProvider['finish'] = async ({ state, nonce, verifier }, { returnUrl, query }) => {
    try {
      const config = await read()
      const tokens = await client.authorizationCodeGrant(config, new URL(`${returnUrl}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) return refuse({ code: 'sign-on-invalid' })
      const told = await addressOf(config, tokens.access_token, claims)
      return accept({ issuer: claims.iss, subject: claims.sub, email: vouchedFor(told, settings) })
    } catch (fault) {
      return refused(fault)
    }
  }

  function refused(fault: unknown): Outcome<ProvenIdentity, SignOnRefusal> {
    if (fault instanceof client.AuthorizationResponseError)
      return refuse({ code: CANCELLED.has(fault.error) ? 'sign-on-cancelled' : 'sign-on-invalid' })
    settings.onFault(fault)
    return refuse({ code: isAway(fault) ? 'provider-away' : 'sign-on-invalid' })
  }

  return { name, title, domains, isOnLoginPage, begin, finish }
}

const CANCELLED = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required'])
const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])

/** The provider was not reached, or what answered was not it: a proxy before it, or a page that says that it is down. */
function isAway(fault: unknown): boolean {
  if (fault instanceof TypeError && fault.message === 'fetch failed') return true
  return fault instanceof Error && 'code' in fault && AWAY.has(String(fault.code))
}

type ToldAddress = { email: unknown; isVerified: unknown }

/** The address in the token; a provider that keeps it out of there tells it when asked. */
async function addressOf(
  config: client.Configuration,
  accessToken: string,
  claims: client.IDToken,
): Promise<ToldAddress> {
  if (claims['email'] !== undefined || config.serverMetadata().userinfo_endpoint === undefined)
    return { email: claims['email'], isVerified: claims['email_verified'] }
  const told = await client.fetchUserInfo(config, accessToken, claims.sub)
  return { email: told.email, isVerified: told.email_verified }
}

function vouchedFor(
  { email, isVerified }: ToldAddress,
  { vouchesForDomains, domains }: Pick<OpenIdConnectSettings, 'vouchesForDomains' | 'domains'>,
): string | null {
  if (typeof email !== 'string') return null
  const address = email.trim().toLowerCase()
  if (isVerified === true || isVerified === 'true') return address
  return vouchesForDomains && isVerified === undefined && domains.includes(domainOf(address)) ? address : null
}

/**
 * What a provider answers is short; a host that sends without end is none. The limit is one for discovery, keys, token and
 * person together: each alone may take as long as a request of ours.
 */
const fetchShort =
  (limit: AbortSignal): client.CustomFetch =>
  async (url, { method, headers, body: sent, signal }) => {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      // All that is asked of a provider are short forms.
      ...(sent instanceof URLSearchParams && { body: sent }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    // The client knows what the platform throws, and hides what it does not know.
    const read = await readAnswer(answer, ANSWER_BYTES).catch((fault: unknown) => {
      throw new TypeError('fetch failed', { cause: fault })
    })
    const body = read.length === 0 ? null : Uint8Array.from(read)
    return new Response(body, { status: answer.status, headers: answer.headers })
  }
