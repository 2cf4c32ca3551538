import {
  OpenIdConfiguration,
  Problem,
  ProviderKeys,
  ProviderRefusal,
  ProviderToken,
  ProviderUserInfo,
} from '@fust/contract/rest'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import type { Settings } from '#platform/env.ts'
import { ignoreBodies, takeForms } from '#platform/http/forms.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { bearerOf } from '#request/session-token.ts'
import { onceEach } from './authorization-request.ts'
import { ALGORITHM } from '#integrations/services/index.ts'
import { SAML, type ServiceSignOn } from './service-sign-on.service.ts'
import { LOGOUT } from './sign-out.routes.ts'
import type { ServiceSignOut } from './sign-out.service.ts'

const CONFIGURATION = '/.well-known/openid-configuration'
const KEYS = '/identity/provider/keys'
const TOKEN = '/identity/provider/token'
const USER_INFO = '/identity/provider/userinfo'
const METADATA = `${SAML}/metadata`
const LONGEST_BODY = 8_000

export const openIdProviderPolicy: PolicyTable = {
  [`GET ${CONFIGURATION}`]: everybody,
  [`GET ${KEYS}`]: everybody,
  // The service proves who it is by its secret.
  [`POST ${TOKEN}`]: everybody,
  // The token that it got there says of whom it may ask.
  [`GET ${USER_INFO}`]: everybody,
  [`POST ${USER_INFO}`]: everybody,
  [`GET ${METADATA}`]: everybody,
}

const CLAIMS =
  'iss sub aud iat exp auth_time nonce sid email email_verified name given_name family_name locale customer_number ship_to'.split(
    ' ',
  )
const AN_HOUR = 'public, max-age=3600'
const EVERYWHERE = { 404: Problem, 429: Problem, 500: Problem, 503: Problem }

export type OpenIdProviderNeeds = {
  serviceSignOn: ServiceSignOn
  serviceSignOut: ServiceSignOut
  settings: Pick<Settings, 'FORM_FIELDS'>
}

/** What services ask by themselves, without the person. */
export function openIdProviderRoutes(
  app: FastifyInstance,
  { serviceSignOn, serviceSignOut, settings }: OpenIdProviderNeeds,
): void {
  const { issuer, isProvider } = serviceSignOn

  const configurationSchema = {
    summary: 'What a service needs to know to sign people in by the portal (OpenID Connect Discovery)',
    response: { 200: OpenIdConfiguration, ...EVERYWHERE },
  }
  app.get(CONFIGURATION, { schema: configurationSchema }, async (request, reply) => {
    if (!isProvider) return answerRefusal(request, reply, { code: 'not-found' })
    return {
      issuer,
      authorization_endpoint: `${issuer}/identity/provider/authorize`,
      token_endpoint: `${issuer}${TOKEN}`,
      userinfo_endpoint: `${issuer}${USER_INFO}`,
      end_session_endpoint: `${issuer}${LOGOUT}`,
      jwks_uri: `${issuer}${KEYS}`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code'],
      scopes_supported: ['openid', 'email', 'profile'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      claims_supported: CLAIMS,
      request_uri_parameter_supported: false,
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    } satisfies OpenIdConfiguration
  })

  const keysSchema = {
    summary: 'The keys that the portal signs with, as a JSON Web Key Set',
    response: { 200: ProviderKeys, ...EVERYWHERE },
  }
  app.get(KEYS, { schema: keysSchema }, async (request, reply) =>
    isProvider ? { keys: serviceSignOn.keys() } : answerRefusal(request, reply, { code: 'not-found' }),
  )

  const metadataSchema = {
    summary: 'What a service needs to know to sign people in by the portal (SAML 2.0 metadata)',
    response: { 200: Type.String({ description: 'An `EntityDescriptor`.' }), ...EVERYWHERE },
  }
  app.get(METADATA, { schema: metadataSchema }, async (request, reply) => {
    const { samlMetadata } = serviceSignOut
    if (samlMetadata === null) return answerRefusal(request, reply, { code: 'not-found' })
    return reply.header('cache-control', AN_HOUR).type('application/samlmetadata+xml; charset=utf-8').send(samlMetadata)
  })

  void app.register(async (forms) => tokenRoute(forms, { serviceSignOn, settings }))
  void app.register(async (asked) => userInfoRoutes(asked, serviceSignOn))
}

const TokenForm = Type.Object({
  grant_type: Type.String({ maxLength: 100 }),
  code: Type.Optional(Type.String({ maxLength: 200 })),
  redirect_uri: Type.Optional(Type.String({ maxLength: 500 })),
  code_verifier: Type.Optional(Type.String({ maxLength: 128 })),
  client_id: Type.Optional(Type.String({ maxLength: 200 })),
  client_secret: Type.Optional(Type.String({ maxLength: 500 })),
})

function tokenRoute(
  app: FastifyInstance,
  { serviceSignOn, settings }: Pick<OpenIdProviderNeeds, 'serviceSignOn' | 'settings'>,
): void {
  takeForms(app, { bytes: LONGEST_BODY, fields: settings.FORM_FIELDS })
  const schema = {
    summary: 'Tells a service who came, for the code that they brought',
    response: { 200: ProviderToken, 400: ProviderRefusal, 401: ProviderRefusal, ...EVERYWHERE },
  }
  const options = { schema, bodyLimit: LONGEST_BODY, config: { isForOtherSites: true } }
  app.post<{ Body: URLSearchParams | null | undefined }>(TOKEN, options, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const form = onceEach(request.body ?? '')
    if (!Value.Check(TokenForm, form)) return reply.code(400).send({ error: 'invalid_request' })
    const client = clientOf(request, form)
    if (!client) return refuseClient(reply)
    const redeemed = await serviceSignOn.redeem({
      client,
      grantType: form.grant_type,
      code: form.code ?? '',
      returnUrl: form.redirect_uri ?? '',
      verifier: form.code_verifier ?? '',
    })
    if (redeemed.ok)
      return {
        access_token: redeemed.value.accessToken,
        token_type: 'Bearer',
        expires_in: redeemed.value.seconds,
        id_token: redeemed.value.idToken,
      } satisfies ProviderToken
    const { code } = redeemed.refusal
    request.log.info({ event: 'service-token-refused', client: client.id, code }, 'a service was told nothing')
    return code === 'invalid_client' ? refuseClient(reply) : reply.code(400).send({ error: code })
  })
}

function userInfoRoutes(app: FastifyInstance, { userInfo }: ServiceSignOn): void {
  app.removeAllContentTypeParsers()
  ignoreBodies(app, LONGEST_BODY)
  const schema = {
    summary: 'Tells a service once more who came, for the access token that it got',
    response: { 200: ProviderUserInfo, 401: ProviderRefusal, ...EVERYWHERE },
  }
  const options = { schema, bodyLimit: LONGEST_BODY, config: { isForOtherSites: true } }
  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: USER_INFO,
      ...options,
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        const told = await userInfo(bearerOf(request.headers.authorization ?? '') ?? '')
        if (told.ok) return told.value satisfies ProviderUserInfo
        request.log.info({ event: 'service-token-refused', code: told.refusal.code }, 'a service was told nothing')
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer error="invalid_token"')
          .send({ error: told.refusal.code } satisfies ProviderRefusal)
      },
    })
}

const refuseClient = (reply: FastifyReply): FastifyReply =>
  reply.code(401).header('www-authenticate', 'Basic realm="provider"').send({ error: 'invalid_client' })

/** Who says to ask, in the header or in the form, and not in both (RFC 6749, 2.3). */
function clientOf(
  { headers: { authorization } }: FastifyRequest,
  { client_id: id, client_secret: secret }: Static<typeof TokenForm>,
): { id: string; secret: string } | undefined {
  if (authorization === undefined) return id !== undefined && secret !== undefined ? { id, secret } : undefined
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(authorization) ?? []
  if (encoded === undefined || secret !== undefined) return undefined
  const [, name = '', word = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  const client = { id: unescaped(name), secret: unescaped(word) }
  return id === undefined || id === client.id ? client : undefined
}

/** Both are written as in a form. */
function unescaped(text: string): string {
  return new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? ''
}
