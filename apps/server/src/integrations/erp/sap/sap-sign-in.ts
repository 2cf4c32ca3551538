import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { readAnswer } from '#platform/http/limited-answer.ts'
import { ErpFault } from '../erp.port.ts'

/** How the portal signs in at SAP. Nothing that it says or throws holds a password, a secret or a token. */
export type SapSignIn = {
  /** The value of the header `authorization`. */
  authorization: () => Promise<string>
  /** SAP did not take it: true where another one can be had. */
  renew: (refused: string) => boolean
}

export const basicSignIn = ({ user, password }: { user: string; password: string }): SapSignIn => {
  const header = basic(user, password)
  return { authorization: async () => header, renew: () => false }
}

export type ClientCredentials = {
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** How the client names itself: by basic authentication, or in the body of the request. */
  sentIn: 'header' | 'body'
  scope?: string
  timeoutMs: number
  now?: () => number
}

/** A token that is nearly over is not used. */
const SPARE_MS = 60_000
const USUAL_SECONDS = 300
const ANSWER_BYTES = 64 * 1024

const TokenAnswer = Type.Object({
  access_token: Type.String({ pattern: '^[\\x21-\\x7e]{1,16000}$' }),
  token_type: Type.String({ pattern: '^[Bb]earer$' }),
  expires_in: Type.Optional(Type.Number({ minimum: 1, maximum: 31_536_000 })),
})
const TokenError = Type.Object({ error: Type.String({ pattern: '^[a-z_]{1,60}$' }) })

/** OAuth 2.0 client credentials: one token for all calls, until shortly before it ends. */
export function oauthSignIn(credentials: ClientCredentials): SapSignIn {
  const { now = Date.now } = credentials
  let current: { header: string; until: number } | undefined
  let pending: Promise<string> | undefined

  async function fetchToken(): Promise<string> {
    const { access_token: token, expires_in: seconds = USUAL_SECONDS } = await requestToken(credentials)
    const lifetimeMs = seconds * 1_000
    current = { header: `Bearer ${token}`, until: now() + lifetimeMs - Math.min(SPARE_MS, lifetimeMs / 2) }
    return current.header
  }

  return {
    async authorization() {
      if (current && current.until > now()) return current.header
      pending ??= fetchToken().finally(() => {
        pending = undefined
      })
      return pending
    },
    renew(refused) {
      // Of several calls that were refused with the same token, the first one drops it.
      if (current?.header === refused) current = undefined
      return true
    },
  }
}

async function requestToken(credentials: ClientCredentials): Promise<Static<typeof TokenAnswer>> {
  const { status, body } = await postForm(credentials)
  if (status !== 200) {
    const reason = Value.Check(TokenError, body) ? ` (${body.error})` : ''
    const code = status >= 400 && status < 500 ? 'not-accepted' : 'unexpected-answer'
    throw new ErpFault(code, `The token endpoint of the ERP answered ${status}${reason}`)
  }
  if (!Value.Check(TokenAnswer, body))
    throw new ErpFault('unexpected-answer', 'The token endpoint of the ERP answered no bearer token')
  return body
}

async function postForm(credentials: ClientCredentials): Promise<{ status: number; body: unknown }> {
  const { tokenUrl, clientId, clientSecret, sentIn, scope, timeoutMs } = credentials
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    ...(scope && { scope }),
    ...(sentIn === 'body' && { client_id: clientId, client_secret: clientSecret }),
  })
  try {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(sentIn === 'header' && { authorization: basic(clientId, clientSecret) }),
      },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: parsed((await readAnswer(response, ANSWER_BYTES)).toString()) }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new ErpFault(isTimeout ? 'timed-out' : 'unreachable', 'The token endpoint of the ERP did not answer', error)
  }
}

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
