import type { FastifyInstance } from 'fastify'
import { endlessAnswer } from '../behaviour.ts'
import type { IdentityParts } from './identity.ts'

type Portal = { Params: { portal: string } }
type TokenBody = { Body: { code?: string; code_verifier?: string; redirect_uri?: string } }

const PARAMS = {
  type: 'object',
  required: ['portal'],
  properties: { portal: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,400}$' } },
} as const
const TOKEN_BODY = {
  type: 'object',
  properties: {
    code: { type: 'string', maxLength: 200 },
    code_verifier: { type: 'string', maxLength: 200 },
    redirect_uri: { type: 'string', maxLength: 2_000 },
  },
} as const

/**
 * The part of OpenID Connect that Fust asks. People reach this machine by the portal's address only, so that the
 * address of the issuer tells which one that is.
 */
export function identityApi(app: FastifyInstance, { people, behaviour }: IdentityParts): void {
  app.addHook('preHandler', async (_request, reply) => {
    const { mode, delayMs } = behaviour.next(false)
    if (mode === 'slow') await behaviour.wait(delayMs)
    if (mode === 'endless') return reply.type('application/json').send(endlessAnswer())
    if (mode === 'down') return reply.code(503).type('text/plain').send('Service Unavailable')
    if (mode === 'error') return reply.code(500).send({ error: 'server_error' })
    return undefined
  })

  app.get<Portal>(
    '/identity/:portal/.well-known/openid-configuration',
    { schema: { params: PARAMS } },
    async (request) => {
      const { portal } = request.params
      const issuer = `${request.protocol}://${request.host}/identity/${portal}`
      const shown = Buffer.from(portal, 'base64url').toString()
      return {
        issuer,
        authorization_endpoint: `${shown}/simulators/identity/sign-in?issuer=${encodeURIComponent(issuer)}`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
      }
    },
  )

  app.get<Portal>('/identity/:portal/keys', { schema: { params: PARAMS } }, async () => people.keys)

  app.post<Portal & TokenBody>(
    '/identity/:portal/token',
    { schema: { params: PARAMS, body: TOKEN_BODY } },
    async ({ body }, reply) => {
      const proof = { verifier: body.code_verifier ?? '', redirectUrl: body.redirect_uri ?? '' }
      const idToken = await people.redeem(body.code ?? '', proof)
      if (idToken === undefined) return reply.code(400).send({ error: 'invalid_grant' })
      return { access_token: 'played', token_type: 'Bearer', expires_in: 300, id_token: idToken }
    },
  )
}
