import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { readSettings } from '../env.ts'
import { documentLimits } from './document-limits.ts'
import type { WireError } from './graphql-answer.ts'
import { graphqlEndpoint } from './graphql-endpoint.ts'
import { authenticationError, inputError, noSuchEntity } from './graphql-errors.ts'

type Keg = { __typename: 'TankBeer' | 'DraughtBeer'; sku: string; related?: Keg[] }

/** What was asked of the tap, and what came out; `pour` may let it wait. */
type Tap = { begun: string[]; poured: string[]; pour?: (name: string) => Promise<void> }

type Context = { caller: string | undefined; tap: Tap }

const typeDefs = /* GraphQL */ `
  type Query {
    kegs(search: String!): [Beer]
    shelf(pageSize: Int = 25): [Beer]
    keg(sku: ID!): Beer
    poured(as: Pour): String
    caller: String
    broken: String
    brokenList: [Beer]
    strict: String!
    liar: Int
  }
  type Mutation {
    tap(name: String!): [String]
    spill: String
  }
  enum Size {
    HALF_PINT
    PINT
  }
  input Pour {
    size: Size
  }
  interface Beer {
    sku: ID!
    related: [Beer]
    casks(pageSize: Int = 10): [Beer]
    broken: String
  }
  type TankBeer implements Beer {
    sku: ID!
    related: [Beer]
    casks(pageSize: Int = 10): [Beer]
    broken: String
  }
  type DraughtBeer implements Beer {
    sku: ID!
    related: [Beer]
    casks(pageSize: Int = 10): [Beer]
    broken: String
  }
`

const blond: Keg = { __typename: 'DraughtBeer', sku: '101', related: [{ __typename: 'TankBeer', sku: '900' }] }

const resolvers = {
  Query: {
    kegs: (_: unknown, { search }: { search: string }) => (search === 'none' ? [] : [blond]),
    shelf: () => [blond],
    keg: (_: unknown, { sku }: { sku: string }) => {
      if (sku === '0') throw noSuchEntity('Could not find a keg with SKU "0"')
      if (sku === '-1') throw inputError('The SKU is negative', 'sku-negative')
      return blond
    },
    poured: (_: unknown, { as }: { as?: { size?: string } }) => as?.size,
    caller: (_: unknown, __: unknown, { caller }: Context) => caller,
    broken: () => {
      throw new Error('select * from kegs: relation "kegs" does not exist')
    },
    brokenList: () => [{ sku: 'no type name' }],
    strict: () => null,
    liar: () => 'password hash',
  },
  Mutation: {
    tap: async (_: unknown, { name }: { name: string }, { tap }: Context) => {
      tap.begun.push(name)
      await tap.pour?.(name)
      tap.poured.push(name)
      return [...tap.poured]
    },
    spill: () => {
      throw inputError('Nothing to spill')
    },
  },
  TankBeer: { broken: () => Promise.reject(new Error('10.0.0.7 refused the connection')) },
}

/** The hash of a document that the endpoint knows. */
export const HASH = 'a'.repeat(64)

type Body = { data?: Record<string, unknown> | null; errors?: WireError[] }

/** A small schema behind the endpoint. */
export type Taproom = {
  app: FastifyInstance
  tap: Tap
  post: (payload: object | string, headers?: Record<string, string>) => Promise<Posted>
  /** Asks by GET, with these fields in the address. */
  get: (fields: Record<string, string>, headers?: Record<string, string>) => Promise<Posted>
}

type Posted = {
  status: number
  headers: Record<string, unknown>
  text: string
  body: Body
  error: WireError | undefined
}

export const LIMITS = documentLimits(readSettings({}))

export async function openTaproom(): Promise<Taproom> {
  const tap: Tap = { begun: [], poured: [] }
  const app = Fastify({ requestIdHeader: 'x-request-id' })
  await app.register(graphqlEndpoint<Context>, {
    typeDefs,
    resolvers,
    contextOf: ({ headers }) => {
      if (headers.authorization === 'Bearer gone') throw authenticationError('The token is not valid.')
      if (headers.authorization === 'Bearer fault') throw new Error('connect ECONNREFUSED 10.0.0.7')
      return { caller: headers.authorization?.replace('Bearer ', ''), tap }
    },
    mayIntrospect: ({ caller }) => caller !== undefined,
    isPublic: ({ caller }) => caller === undefined,
    persistedDocuments: { [`sha256:${HASH}`]: 'query ($search: String!) { kegs(search: $search) { sku } }' },
    settings: { limits: LIMITS, allowedOrigins: ['https://shop.example'] },
  })
  return { app, tap, post, get }

  async function post(payload: object | string, headers: Record<string, string> = {}): Promise<Posted> {
    const sent = { 'content-type': 'application/json', ...headers }
    return posted(await app.inject({ method: 'POST', url: '/graphql', headers: sent, payload }))
  }

  async function get(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Posted> {
    return posted(await app.inject({ method: 'GET', url: '/graphql', query: fields, headers }))
  }

  function posted(answer: LightMyRequestResponse): Posted {
    const body = answer.json<Body>()
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body, error: body.errors?.[0] }
  }
}
