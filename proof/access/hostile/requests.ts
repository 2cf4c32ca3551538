import inputLimits from '@fust/contract/input-limits' with { type: 'json' }
import persistedDocuments from '@fust/contract/persisted-documents' with { type: 'json' }
import { buildSchema } from 'graphql'
import { readTypeDefs } from '../../../apps/server/src/platform/graphql/index.ts'
import { type Body, hostileBody } from './bodies.ts'
import { type Call, describedCall, describedCalls } from './described-calls.ts'
import { bodyOf, callOf, persistedBody, rootsOf } from './documents.ts'
import { pick, type Draw, weighted } from './draw.ts'
import { hostileHeaders } from './headers.ts'
import { hugeDocument } from './huge-documents.ts'
import type { Asking } from './inputs.ts'
import type { Known } from './known.ts'
import { hostilePath } from './paths.ts'

/** A request, with the name of the operation that it is about: as the schema or the description names it. */
export type Request = {
  name: string
  method: string
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

// A password, a link of which only the mail knows, a code of which only the phone knows, what a provider elsewhere says, what
// a service knows, the number of a session, or the solution of a challenge, which takes a browser a second of work.
const KNOWS_A_SECRET = new Set([
  'POST /almagnoliaservice/api/{version}/portal/businnespartner/BecomePartner',
  'POST /almagnoliaservice/api/{version}/portal/visitors/AskBrewery',
  'POST /identity/sign-in',
  'POST /identity/second-step',
  'POST /identity/second-step/passkey-options',
  'POST /identity/second-step/passkey',
  'POST /identity/passkey-sign-in',
  'POST /identity/passkeys',
  'POST /identity/passkeys/options',
  'POST /identity/passkeys/{id}/removal',
  'PATCH /identity/passkeys/{id}',
  'POST /identity/second-factor',
  'POST /identity/second-factor/confirmation',
  'POST /identity/second-factor/recovery-codes',
  'POST /identity/second-factor/removal',
  'POST /identity/link',
  'POST /identity/password',
  'POST /identity/phone-code',
  'POST /identity/phone-verification',
  'GET /identity/single-sign-on/{provider}',
  'GET /identity/single-sign-on/{provider}/return',
  'POST /identity/single-sign-on/{provider}/return',
  'GET /identity/provider/authorize',
  'GET /identity/provider/saml',
  'POST /identity/provider/token',
  'GET /identity/provider/userinfo',
  'POST /identity/provider/userinfo',
  'GET /identity/provider/logout',
  'POST /identity/provider/logout',
  'GET /identity/provider/saml/logout',
  'DELETE /identity/sessions/{id}',
  // An invoice of the company, and the number of a browser that is told what is new.
  'POST /identity/account-recovery',
  'GET /identity/devices/{id}',
  // Only the cookie of a browser opens it, and only a brewery with services has it.
  'POST /identity/terms',
  'GET /identity/provider/saml/metadata',
  'PUT /alcdcservice/api/{version}/portal/users/SetFirstPassword',
  'PUT /alcdcservice/api/{version}/portal/users/ChangePassword/{id}',
])
// They end the session of the ones who ask.
const ENDS_SESSIONS = new Set(['revokeCustomerToken', 'POST /identity/logout', '/identity/logout'])
/** Of a hundred places in a request so many hold what nobody expects, and so many requests have a mistake. */
const STRANGE = 12
const MISTAKES = 40

export const SCHEMA = buildSchema(readTypeDefs())
const HASHES = Object.keys(persistedDocuments)
const ROOTS = rootsOf(SCHEMA).filter(({ field }) => !ENDS_SESSIONS.has(field.name))
const DESCRIBED = describedCalls().filter(({ path }) => !ENDS_SESSIONS.has(path))

/** All that a run has to come through to. */
export const OPERATIONS: readonly string[] = [
  ...ROOTS.map(({ field }) => field.name),
  ...DESCRIBED.map(({ method, path }) => `${method} ${path}`).filter((name) => !KNOWS_A_SECRET.has(name)),
]

export const graphqlPost = (name: string, payload: string | Buffer, headers: Record<string, string> = {}): Request => ({
  name,
  method: 'POST',
  url: '/graphql',
  payload,
  headers: { 'content-type': 'application/json', ...headers },
})

/** Requests that are wrong, nearly right, or right with what nobody expects in them, over every root field and route. */
export function hostileRequest(draw: Draw, routes: readonly string[], known: Known): Request {
  const asking = { draw, known, limits: inputLimits, strange: STRANGE }
  const asked = weighted<Request>(draw, [
    [44, () => graphqlCall(asking)],
    [7, () => graphqlPost('', bodyOf(hugeDocument(draw)))],
    [8, () => graphqlBody(hostileBody(draw))],
    [2, () => graphqlPost('', persistedBody(draw, HASHES))],
    [28, () => restCall(draw, known)],
    [
      11,
      () =>
        asJsonCall(
          '',
          hostilePath(
            draw,
            routes.filter((route) => !ENDS_SESSIONS.has(route)),
          ),
        ),
    ],
  ])
  return { ...asked, headers: { ...asked.headers, ...hostileHeaders(draw, known) } }
}

function graphqlCall(asking: Asking): Request {
  const root = pick(asking.draw, ROOTS)
  return graphqlPost(root.field.name, bodyOf(callOf(asking, SCHEMA, root, MISTAKES)))
}

const graphqlBody = ({ payload, headers }: Body): Request => graphqlPost('', payload, headers)

function restCall(draw: Draw, known: Known): Request {
  const described = pick(draw, DESCRIBED)
  return asJsonCall(`${described.method} ${described.path}`, describedCall(draw, known, described, STRANGE / 2))
}

const asJsonCall = (name: string, call: Call): Request => ({
  name,
  ...call,
  headers: { ...(call.payload !== undefined && { 'content-type': 'application/json' }), ...call.headers },
})
