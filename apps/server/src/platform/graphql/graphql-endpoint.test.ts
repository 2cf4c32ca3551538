import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WireError } from './graphql-answer.ts'
import { graphqlEndpoint } from './graphql-endpoint.ts'
import { authenticationError, inputError, noSuchEntity } from './graphql-errors.ts'

type Keg = { __typename: 'TankBeer' | 'DraughtBeer'; sku: string; related?: Keg[] }
type Context = { caller: string | undefined }

const typeDefs = /* GraphQL */ `
  type Query {
    kegs(search: String!): [Beer]
    keg(sku: ID!): Beer
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
  interface Beer {
    sku: ID!
    related: [Beer]
    broken: String
  }
  type TankBeer implements Beer {
    sku: ID!
    related: [Beer]
    broken: String
  }
  type DraughtBeer implements Beer {
    sku: ID!
    related: [Beer]
    broken: String
  }
`

const tapped: string[] = []
const blond: Keg = { __typename: 'DraughtBeer', sku: '101', related: [{ __typename: 'TankBeer', sku: '900' }] }

const resolvers = {
  Query: {
    kegs: (_: unknown, { search }: { search: string }) => (search === 'none' ? [] : [blond]),
    keg: (_: unknown, { sku }: { sku: string }) => {
      if (sku === '0') throw noSuchEntity('Could not find a keg with SKU "0"')
      if (sku === '-1') throw inputError('The SKU is negative', 'sku-negative')
      return blond
    },
    caller: (_: unknown, __: unknown, { caller }: Context) => caller,
    broken: () => {
      throw new Error('select * from kegs: relation "kegs" does not exist')
    },
    brokenList: () => [{ sku: 'no type name' }],
    strict: () => null,
    liar: () => 'password hash',
  },
  Mutation: {
    tap: async (_: unknown, { name }: { name: string }) => {
      await new Promise((resolve) => setTimeout(resolve, name === 'first' ? 20 : 0))
      tapped.push(name)
      return [...tapped]
    },
    spill: () => {
      throw inputError('Nothing to spill')
    },
  },
  TankBeer: { broken: () => Promise.reject(new Error('10.0.0.7 refused the connection')) },
}

const HASH = 'a'.repeat(64)
let app: FastifyInstance

beforeAll(async () => {
  app = Fastify({ requestIdHeader: 'x-request-id' })
  await app.register(graphqlEndpoint<Context>, {
    typeDefs,
    resolvers,
    contextOf: ({ headers }) => {
      if (headers.authorization === 'Bearer gone') throw authenticationError('The token is not valid.')
      if (headers.authorization === 'Bearer fault') throw new Error('connect ECONNREFUSED 10.0.0.7')
      return { caller: headers.authorization?.replace('Bearer ', '') }
    },
    mayIntrospect: ({ caller }) => caller !== undefined,
    persistedDocuments: { [`sha256:${HASH}`]: 'query ($search: String!) { kegs(search: $search) { sku } }' },
    settings: { allowedOrigins: ['https://shop.example'] },
  })
})
afterAll(() => app.close())
beforeEach(() => void tapped.splice(0))

type Body = { data?: Record<string, unknown> | null; errors?: WireError[] }

async function post(payload: object | string, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  const body = answer.json<Body>()
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body, error: body.errors?.[0] }
}

describe('the transport', () => {
  test('[GQL-01][GQL-03] answers a POST and lets nothing keep the answer', async () => {
    const answer = await post({
      query: '{ kegs(search: "x") { __typename sku } }',
      variables: null,
      operationName: null,
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ data: { kegs: [{ __typename: 'DraughtBeer', sku: '101' }] } })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s', async (method) => {
    const answer = await app.inject({ method, url: '/graphql?query={caller}' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST, OPTIONS'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://elsewhere.example', undefined],
  ])('tells a browser at %s what it may send', async (origin, allowed) => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/graphql', headers: { origin } })
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, allowed])
    expect(answer.headers['access-control-allow-headers']?.includes('authorization, store')).toBe(allowed && true)
  })

  test.each([
    ['no JSON', '{ caller }', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a list of requests', '[{"query":"{caller}"}]', 'application/json'],
    ['a bare text', '"{caller}"', 'application/json'],
    ['null', 'null', 'application/json'],
    ['no query', '{}', 'application/json'],
    ['a query that is no text', '{"query":{"kind":"Document"}}', 'application/json'],
    ['variables that are a list', '{"query":"{caller}","variables":[]}', 'application/json'],
    ['JSON under another content type', '{"query":"{caller}"}', 'text/plain'],
    ['a bare document', '{ caller }', 'application/graphql'],
  ])('answers 400 to a body with %s', async (_, payload, contentType) => {
    const answer = await post(payload, { 'content-type': contentType })
    expect(answer.status).toBe(400)
    expect(answer.body).not.toHaveProperty('data')
    expect(answer.error?.extensions).toEqual({ category: 'graphql' })
  })

  test('answers 413 to a body of more than a megabyte', async () => {
    expect((await post({ query: `# ${'x'.repeat(1024 * 1024)}\n{ caller }` })).status).toBe(413)
  })

  test('answers 400 to a syntax error and says where it is', async () => {
    const { status, error } = await post({ query: '{ caller ' })
    expect(status).toBe(400)
    expect(error).toMatchObject({ locations: [{ line: 1, column: 10 }], extensions: { category: 'graphql' } })
  })

  test('does not read a document out of JSON text', async () => {
    expect((await post({ query: '{"kind":"Document","definitions":[]}' })).status).toBe(400)
  })

  test.each([
    ['an unknown field', '{ callerr }'],
    ['a wrong argument', '{ kegs(search: 1) { sku } }'],
    ['a fragment inside itself', '{ keg(sku: 1) { ...A } } fragment A on Beer { sku ...A }'],
    ['an unknown directive', '{ caller @cached }'],
    ['no operation', 'fragment A on Beer { sku }'],
    ['a missing variable', 'query ($s: String!) { kegs(search: $s) { sku } }'],
    ['a subscription', 'subscription { caller }'],
  ])('answers 200 without data to %s', async (_, query) => {
    for (let time = 0; time < 8; time++) {
      const { status, body, error } = await post({ query })
      expect(status).toBe(200)
      expect(body).not.toHaveProperty('data')
      expect(error?.extensions['category']).toBe('graphql')
    }
  })

  test('answers 200 without data when a variable does not fit, compiled or not', async () => {
    for (let time = 0; time < 8; time++) {
      const variables = time === 4 ? { search: 'fits' } : { search: [time] }
      const { status, body, error } = await post({
        query: 'query ($search: String!) { kegs(search: $search) { sku } }',
        variables,
      })
      expect(status).toBe(200)
      expect(error?.extensions['category']).toBe(time === 4 ? undefined : 'graphql')
      expect('data' in body).toBe(time === 4)
    }
  })

  test('does not suggest names', async () => {
    expect((await post({ query: '{ callerr }' })).text).not.toContain('Did you mean')
  })

  test('runs the operation that is named, also when the document has come many times', async () => {
    const query = 'query A { caller } mutation B { tap(name: "b") }'
    for (let time = 0; time < 8; time++) {
      expect((await post({ query, operationName: 'A' })).body).toEqual({ data: { caller: null } })
    }
    expect((await post({ query, operationName: 'B' })).body).toEqual({ data: { tap: ['b'] } })
    expect((await post({ query, operationName: 'C' })).error?.message).toBe('Unknown operation named "C".')
    expect((await post({ query })).body).not.toHaveProperty('data')
  })

  test('runs the root fields of a mutation one after another, compiled or not', async () => {
    const query = 'mutation { a: tap(name: "first") b: tap(name: "second") }'
    for (let time = 0; time < 8; time++) {
      tapped.splice(0)
      expect((await post({ query })).body.data).toEqual({ a: ['first'], b: ['first', 'second'] })
    }
  })
})

describe('persisted documents', () => {
  test.each([
    { documentId: `sha256:${HASH}` },
    { documentId: HASH },
    { extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } },
  ])('run by their hash: %o', async (named) => {
    const { body } = await post({ ...named, variables: { search: 'none' } })
    expect(body).toEqual({ data: { kegs: [] } })
  })

  test.each(['b'.repeat(64), '__proto__', 'constructor'])('that are unknown are refused: %s', async (documentId) => {
    const { status, error } = await post({ documentId })
    expect(status).toBe(400)
    expect(error).toMatchObject({
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    })
  })
})

describe('who calls', () => {
  test('[GQL-02] is read from the bearer', async () => {
    expect((await post({ query: '{ caller }' }, { authorization: 'Bearer anna' })).body).toEqual({
      data: { caller: 'anna' },
    })
  })

  test('is answered 401 when the bearer is rejected', async () => {
    const { status, body } = await post({ query: '{ caller }' }, { authorization: 'Bearer gone' })
    expect(status).toBe(401)
    expect(body).toEqual({
      errors: [{ message: 'The token is not valid.', extensions: { category: 'graphql-authentication' } }],
    })
  })

  test('may read the schema only as the predicate says', async () => {
    const query = 'query { ...Schema __typename } fragment Schema on Query { __schema { directives { name } } }'
    const refused = await post({ query })
    expect(refused.error?.extensions['category']).toBe('graphql-authorization')
    expect(refused.body).not.toHaveProperty('data')
    const { body } = await post({ query }, { authorization: 'Bearer anna' })
    const directives = ['include', 'skip', 'deprecated', 'specifiedBy'].map((name) => ({ name }))
    expect(body.data).toEqual({ __typename: 'Query', __schema: { directives } })
    expect((await post({ query: '{ __typename }' })).body).toEqual({ data: { __typename: 'Query' } })
  })
})

describe('errors', () => {
  test.each([
    ['0', 'Could not find a keg with SKU "0"', { category: 'graphql-no-such-entity' }],
    ['-1', 'The SKU is negative', { category: 'graphql-input', code: 'sku-negative' }],
  ])(
    'of a resolver for the caller keep message, path and category, compiled or not: %s',
    async (sku, message, extensions) => {
      for (let time = 0; time < 8; time++) {
        const { status, body } = await post({
          query: 'query ($sku: ID!) { it: keg(sku: $sku) { sku } }',
          variables: { sku },
        })
        expect(status).toBe(200)
        expect(body).toEqual({
          data: { it: null },
          errors: [{ message, path: ['it'], locations: [{ line: 1, column: 21 }], extensions }],
        })
      }
    },
  )

  test.each([
    ['a thrown error', '{ broken caller: __typename }', 200],
    ['a thrown error and nothing else', '{ broken }', 500],
    ['null where it may not be', '{ strict }', 500],
    ['a value of the wrong type', '{ liar caller }', 200],
    ['an object without a type', '{ brokenList { sku } caller }', 200],
    ['a fault deep inside', '{ kegs(search: "x") { related { broken } } }', 200],
  ])('of the server tell nothing but the request: %s', async (_, query, status) => {
    for (let time = 0; time < 8; time++) {
      const answer = await post({ query }, { 'x-request-id': 'req-77' })
      expect(answer.status).toBe(status)
      expect(answer.body.errors).toHaveLength(1)
      expect(answer.error?.path).not.toHaveLength(0)
      expect(answer.error).toMatchObject({
        message: 'Internal server error',
        extensions: { category: 'internal', requestId: 'req-77' },
      })
      expect(answer.text).not.toMatch(/relation|10\.0\.0|password|non-nullable|at /)
    }
  })

  test('of the server beside a refusal are a fault of one field only', async () => {
    const { status, body } = await post({ query: '{ broken keg(sku: 0) { sku } }' })
    expect(status).toBe(200)
    expect(body.errors).toHaveLength(2)
  })

  test('before the execution are answered 500', async () => {
    const { status, body } = await post(
      { query: '{ caller }' },
      { authorization: 'Bearer fault', 'x-request-id': 'req-78' },
    )
    expect(status).toBe(500)
    expect(body).toEqual({
      errors: [{ message: 'Internal server error', extensions: { category: 'internal', requestId: 'req-78' } }],
    })
  })

  test('leave the other root fields of a mutation as they are', async () => {
    const { body } = await post({ query: 'mutation { spill tap(name: "a") }' })
    expect(body.data).toEqual({ spill: null, tap: ['a'] })
  })
})

const nested = (levels: number) => `{ keg(sku: 1) ${'{ related '.repeat(levels)}{ sku }${'}'.repeat(levels)} }`
const bomb = (generations: number) =>
  Array.from({ length: generations }, (_, n) => `fragment F${n} on Beer { ...F${n + 1} ...F${n + 1} }`).join('\n')

describe('limits', () => {
  test.each([
    ['25 levels', nested(23), undefined],
    ['26 levels', nested(24), 'The document is too large: it is more than 25 levels deep.'],
    [
      '3,001 fields',
      `{ keg(sku: 1) { ${'sku '.repeat(3000)} } }`,
      'The document is too large: it asks for more than 3000 fields.',
    ],
    [
      '31 root fields',
      `{ ${'caller '.repeat(31)} }`,
      'The document is too large: it asks for more than 30 root fields.',
    ],
    [
      '101 aliases',
      `{ keg(sku: 1) { ${Array.from({ length: 101 }, (_, n) => `a${n}: sku`).join(' ')} } }`,
      'The document is too large: it has more than 100 aliases.',
    ],
    [
      'a fragment bomb',
      `{ keg(sku: 1) { ...F0 } } ${bomb(60)} fragment F60 on Beer { sku }`,
      'The document is too large: it asks for more than 3000 fields.',
    ],
    [
      'a fragment bomb that nothing lights',
      `{ caller } ${bomb(60)} fragment F60 on Beer { sku }`,
      'The document is too large: it asks for more than 3000 fields.',
    ],
  ])('%s', async (_, query, message) => {
    const { status, body, error } = await post({ query })
    expect(status).toBe(200)
    expect(error?.message).toBe(message)
    expect('data' in body).toBe(message === undefined)
  })

  test.each([
    ['20,001 tokens', `{ ${'caller '.repeat(20_001)} }`],
    ['brackets in brackets', `{ caller(a: ${'['.repeat(9_000)}${']'.repeat(9_000)}) }`],
  ])('%s are not read to the end', async (_, query) => {
    const { status, error } = await post({ query })
    expect([status, error?.extensions['category']]).toEqual([400, 'graphql'])
  })

  test('are answered quickly', async () => {
    const start = performance.now()
    await post({ query: `{ keg(sku: 1) { ...F0 } } ${bomb(1000)} fragment F1000 on Beer { sku }` })
    await post({ query: `{ keg(sku: 1) { ${'related { sku } '.repeat(1400)} } }` })
    expect(performance.now() - start).toBeLessThan(1000)
  })

  test('hold for long documents as well, which are not remembered', async () => {
    const query = `{ keg(sku: 1) { ${'sku '.repeat(90)} } }${' '.repeat(11_000)}`
    expect((await post({ query })).body).toEqual({ data: { keg: { sku: '101' } } })
  })
})

test('a root field without a resolver stops the start', async () => {
  const unanswered = Fastify()
  const options = { typeDefs: 'type Query { a: Int b: Int }', resolvers: { Query: { a: () => 1 } } }
  const start = unanswered.register(graphqlEndpoint<Context>, {
    ...options,
    contextOf: () => ({ caller: undefined }),
    mayIntrospect: () => false,
  })
  await expect(start).rejects.toThrow('GraphQL fields without a resolver: Query.b')
})
