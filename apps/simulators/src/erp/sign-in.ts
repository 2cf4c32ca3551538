import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { queryOf } from './odata.ts'
import { acceptForms } from '../pages/forms.ts'

export type SignInRules = {
  /** Who is let in: everybody, a user with a password, or a client with a token of the token endpoint. */
  kind: 'open' | 'basic' | 'oauth'
  /** The user, or the id of the OAuth client. */
  user: string
  /** Its password, or the secret of the client. */
  password: string
  /** So long a token is taken. */
  tokenSeconds: number
  /** The client of the system that every call has to name; empty: none has to. */
  client: string
}

export type SignIn = ReturnType<typeof createSignIn>

export const TOKEN_PATH = '/sap/bc/sec/oauth2/token'
const OPEN: SignInRules = { kind: 'open', user: '', password: '', tokenSeconds: 3_600, client: '' }
const MOST_TOKENS = 100

/** Who is let in to the services of this SAP, and to which of its clients. */
export function createSignIn() {
  let rules = OPEN
  let tokensIssued = 0
  const tokens = new Map<string, number>()

  function issueToken(): string {
    const token = randomBytes(24).toString('base64url')
    const [oldest] = tokens.keys()
    if (oldest !== undefined && tokens.size >= MOST_TOKENS) tokens.delete(oldest)
    tokens.set(token, Date.now() + rules.tokenSeconds * 1_000)
    tokensIssued += 1
    return token
  }

  return {
    set(next: Partial<SignInRules>) {
      rules = { ...OPEN, ...next }
      tokens.clear()
      tokensIssued = 0
    },
    /** Without the password. */
    current: () => ({ kind: rules.kind, user: rules.user, client: rules.client, tokensIssued }),
    revokeTokens: () => tokens.clear(),
    /** Answers a call of somebody who is not let in; undefined for the others. */
    refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
      if (!isLetIn(request))
        return reply
          .code(401)
          .header('www-authenticate', rules.kind === 'basic' ? 'Basic realm="SAP"' : 'Bearer')
          .type('text/html')
          .send('<html><body>Anmeldung fehlgeschlagen / Logon failed</body></html>')
      if (rules.client !== '' && clientOf(request) !== rules.client)
        return reply.code(401).type('text/html').send('<html><body>Client is not available</body></html>')
      return undefined
    },
    /** A token for a client with its secret; undefined for others. */
    exchange(
      authorization: string,
      body: Readonly<Record<string, string>>,
    ): { token: string; seconds: number } | undefined {
      const isKnown =
        authorization === basic(rules) ||
        (body['client_id'] === rules.user && body['client_secret'] === rules.password && rules.user !== '')
      return rules.kind === 'oauth' && isKnown ? { token: issueToken(), seconds: rules.tokenSeconds } : undefined
    },
  }

  function isLetIn({ headers }: FastifyRequest): boolean {
    const { authorization = '' } = headers
    if (rules.kind === 'open') return true
    if (rules.kind === 'basic') return authorization === basic(rules)
    const until = tokens.get(authorization.replace(/^Bearer /, ''))
    return authorization.startsWith('Bearer ') && until !== undefined && until > Date.now()
  }
}

const basic = ({ user, password }: SignInRules): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** SAP takes the client from the address, or from a header. */
function clientOf(request: FastifyRequest): unknown {
  return queryOf(request)['sap-client'] ?? request.headers['sap-client']
}

type TokenRequest = { Body: Record<string, string> }

/** The token endpoint of OAuth 2.0, for client credentials alone. */
export function tokenEndpoint(app: FastifyInstance, signIn: SignIn): void {
  acceptForms(app)
  app.post<TokenRequest>(TOKEN_PATH, async ({ headers, body }, reply) => {
    if (body['grant_type'] !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' })
    const issued = signIn.exchange(headers.authorization ?? '', body)
    if (!issued) return reply.code(401).send({ error: 'invalid_client', error_description: 'Client is unknown' })
    return reply
      .header('cache-control', 'no-store')
      .send({ access_token: issued.token, token_type: 'Bearer', expires_in: issued.seconds })
  })
}

/** The body of the lever. */
export const SIGN_IN_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    kind: { enum: ['open', 'basic', 'oauth'] },
    user: { type: 'string', maxLength: 100 },
    password: { type: 'string', maxLength: 100 },
    tokenSeconds: { type: 'integer', minimum: 1, maximum: 86_400 },
    client: { type: 'string', pattern: '^(\\d{3})?$' },
  },
} as const
