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
  // Whoever signs in has to know a password.
  ...DESCRIBED.map(({ method, path }) => `${method} ${path}`).filter((name) => name !== 'POST /identity/sign-in'),
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
    [52, () => graphqlCall(asking)],
    [7, () => graphqlPost('', bodyOf(hugeDocument(draw)))],
    [8, () => graphqlBody(hostileBody(draw))],
    [2, () => graphqlPost('', persistedBody(draw, HASHES))],
    [20, () => restCall(draw, known)],
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
