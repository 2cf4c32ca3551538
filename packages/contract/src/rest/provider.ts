import Type, { type Static } from 'typebox'
import { lineOf, queryOf, text } from './general.ts'

/** GET /identity/services/{service} (API-107) */
export const ServiceStart = queryOf({
  redirectUrl: Type.Optional(
    lineOf(500, {
      least: 1,
      description: 'The page of the service to come to, one of those that it has listed; left out: the first of them.',
    }),
  ),
  after_login: Type.Optional(Type.Literal('1', { description: 'Set on the way back from the login.' })),
})
export type ServiceStart = Static<typeof ServiceStart>

const names = (description: string) => Type.Array(Type.String(), { description })

/** GET /.well-known/openid-configuration: by the names of OpenID Connect Discovery. */
export const OpenIdConfiguration = Type.Object({
  issuer: text('Who signs: the address of the portal.'),
  authorization_endpoint: text('Where the browser is sent to.'),
  token_endpoint: text('Where the code is redeemed.'),
  userinfo_endpoint: text('Where is asked once more who came.'),
  end_session_endpoint: text('Where somebody is led who has logged out at the service.'),
  jwks_uri: text('Where the keys are.'),
  response_types_supported: names('Only `code`.'),
  response_modes_supported: names('Only `query`.'),
  grant_types_supported: names('Only `authorization_code`.'),
  scopes_supported: names('`openid` has to be asked for; all claims come with it.'),
  subject_types_supported: names('Only `public`: every service knows somebody by the same number.'),
  id_token_signing_alg_values_supported: names('Only `RS256`.'),
  token_endpoint_auth_methods_supported: names('How a service proves who it is.'),
  code_challenge_methods_supported: names('Only `S256`, and not without.'),
  claims_supported: names('What is told of somebody.'),
  request_uri_parameter_supported: Type.Boolean({ description: 'False.' }),
  backchannel_logout_supported: Type.Boolean({ description: 'True: a service hears that somebody is signed out.' }),
  backchannel_logout_session_supported: Type.Boolean({ description: 'True: and of which sign-on, by its `sid`.' }),
})
export type OpenIdConfiguration = Static<typeof OpenIdConfiguration>

/** GET /identity/provider/keys: by the names of RFC 7517. */
export const ProviderKeys = Type.Object({
  keys: Type.Array(
    Type.Object({
      kty: text('`RSA`.'),
      n: text('The modulus.'),
      e: text('The exponent.'),
      alg: text('`RS256`.'),
      use: text('`sig`.'),
      kid: text('What the key is called in the head of what it signed.'),
    }),
    { description: 'The keys that something may be signed with; an old one stays for a while.' },
  ),
})

/** The answer of POST /identity/provider/token: by the names of RFC 6749. */
export const ProviderToken = Type.Object({
  access_token: text('By what the service may ask once more who came, and nothing else.'),
  token_type: text('`Bearer`.'),
  expires_in: Type.Integer({ description: 'In seconds: how long it may.' }),
  id_token: text('Who came, signed: a JSON Web Token.'),
})
export type ProviderToken = Static<typeof ProviderToken>

/** GET and POST /identity/provider/userinfo: who came, as they are now, by the names of OpenID Connect. */
export const ProviderUserInfo = Type.Object({
  sub: text('The number of the person, which lasts.'),
  aud: text('What the service is called that the token is of.'),
  email: text('What they sign in with.'),
  email_verified: Type.Boolean({ description: 'True.' }),
  name: text('The whole name.'),
  given_name: text('The first name.'),
  family_name: text('The last name.'),
  locale: text('The language that they chose, such as `nl`.'),
  customer_number: text('The company that they come for.'),
  ship_to: text('The ship-to that they come for.'),
})
export type ProviderUserInfo = Static<typeof ProviderUserInfo>

/** Why a service is told nothing: by the names of RFC 6749. */
export const ProviderRefusal = Type.Object({
  error: text(
    '`invalid_request`, `invalid_client`, `invalid_grant`, `unsupported_grant_type`, or of a token `invalid_token`.',
  ),
})
export type ProviderRefusal = Static<typeof ProviderRefusal>
