import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import Fastify from 'fastify'
import { graphqlEndpoint } from './graphql-endpoint.ts'
import { HASH, LIMITS, openTaproom, type Taproom } from './graphql-endpoint.builders.ts'

let taproom: Taproom
beforeAll(async () => {
  taproom = await openTaproom()
})
afterAll(() => taproom.app.close())

const post: Taproom['post'] = (...sent) => taproom.post(...sent)

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

  test.each(['PUT', 'PATCH', 'DELETE'] as const)('refuses %s', async (method) => {
    const answer = await taproom.app.inject({ method, url: '/graphql?query={caller}' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://elsewhere.example', undefined],
  ])('tells a browser at %s what it may send', async (origin, allowed) => {
    const answer = await taproom.app.inject({ method: 'OPTIONS', url: '/graphql', headers: { origin } })
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, allowed])
    expect(answer.headers['access-control-allow-methods']).toBe(allowed && 'GET, POST')
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

  describe('does not suggest', () => {
    test.each([
      '{ callerr }',
      '{ poured(az: null) }',
      '{ poured(as: { size: PIND }) }',
      '{ poured(as: { sise: PINT }) }',
    ])('names of the schema for %s', async (query) => {
      const { text, error } = await post({ query })
      expect(error).toBeDefined()
      expect(text).not.toContain('Did you mean')
    })

    test.each([{ size: 'PIND' }, { sise: 'PINT' }, { size: 1 }])(
      'names of the schema for a variable, compiled or not: %o',
      async (as) => {
        for (let time = 0; time < 8; time++) {
          const variables = { as: time === 4 ? { size: 'PINT' } : as }
          const { text, body } = await post({ query: 'query ($as: Pour) { poured(as: $as) }', variables })
          expect(text).not.toContain('Did you mean')
          expect('data' in body).toBe(time === 4)
        }
      },
    )
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
    const { tap } = taproom
    for (let time = 0; time < 8; time++) {
      const reached = Promise.withResolvers<void>()
      const open = Promise.withResolvers<void>()
      Object.assign(tap, { begun: [], poured: [], pour: () => (reached.resolve(), open.promise) })
      const answer = post({ query: 'mutation { a: tap(name: "first") b: tap(name: "second") }' })
      await reached.promise
      expect(tap.begun).toEqual(['first'])
      open.resolve()
      expect((await answer).body.data).toEqual({ a: ['first'], b: ['first', 'second'] })
    }
  })
})

const SEARCH = 'query Search($search: String!) { kegs(search: $search) { sku } }'

describe('[GQL-01] by GET', () => {
  const get: Taproom['get'] = (...sent) => taproom.get(...sent)

  test('a query is answered with its variables and its operation name', async () => {
    const { status, body } = await get({ query: SEARCH, variables: '{"search":"x"}', operationName: 'Search' })
    expect([status, body]).toEqual([200, { data: { kegs: [{ sku: '101' }] } }])
  })

  test('a query is answered to HEAD without a body', async () => {
    const { statusCode, body } = await taproom.app.inject({ method: 'HEAD', url: '/graphql?query={caller}' })
    expect([statusCode, body]).toEqual([200, ''])
  })

  test.each([
    ['a mutation', { query: 'mutation { tap(name: "by get") }' }],
    [
      'a mutation beside a query',
      { query: 'query A { caller } mutation B { tap(name: "by get") }', operationName: 'A' },
    ],
    ['several queries', { query: 'query A { caller } query B { caller }', operationName: 'A' }],
  ])('%s is refused and not run', async (_, fields) => {
    taproom.tap.begun = []
    const { status, headers, error } = await get(fields)
    expect([status, headers['allow'], error?.extensions]).toEqual([405, 'POST, OPTIONS', { category: 'graphql' }])
    expect(headers['cache-control']).toBe('no-store')
    expect(taproom.tap.begun).toEqual([])
  })

  test.each([
    ['no document', ''],
    ['an empty document', 'query='],
    ['two documents', 'query={caller}&query={caller}'],
    ['variables that are no JSON', 'query={caller}&variables={'],
    ['variables that are a list', 'query={caller}&variables=[]'],
    ['variables with a prototype', 'query={caller}&variables={"__proto__":{}}'],
    ['extensions that are no JSON', 'query={caller}&extensions=x'],
    ['a syntax error', 'query={caller'],
  ])('%s is answered 400', async (_, query) => {
    const answer = await taproom.app.inject({ method: 'GET', url: `/graphql?${query}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql' } }] })
  })

  test('a document is held to the same limits as by POST', async () => {
    const query = `{ ${Array.from({ length: LIMITS.aliases + 1 }, (_, index) => `a${index}: caller`).join(' ')} }`
    const [{ error: byGet }, { error: byPost }] = [await get({ query }), await post({ query })]
    expect(byGet?.extensions['code']).toBe('LIMIT_EXCEEDED')
    expect(byGet).toEqual(byPost)
  })

  test('a rejected bearer is answered 401', async () => {
    const { status, headers } = await get({ query: '{ caller }' }, { authorization: 'Bearer gone' })
    expect([status, headers['cache-control']]).toEqual([401, 'no-store'])
  })

  test.each([
    ['nobody in particular may be cached for a minute', {}, '{ caller }', 'public, max-age=60'],
    ['a person may not be cached', { authorization: 'Bearer anna' }, '{ caller }', 'no-store'],
    ['a proxy that signs in may not be cached', { authorization: 'Basic eDp5' }, '{ caller }', 'no-store'],
    ['nobody, with an error, may not be cached', {}, '{ keg(sku: "0") { sku } }', 'no-store'],
  ])('an answer to %s', async (_, headers, query, expected) => {
    const answer = await get({ query }, headers)
    expect(answer.headers['cache-control']).toBe(expected)
  })

  test('`Vary` names the headers that the answer depends on', async () => {
    const { headers } = await get({ query: '{ caller }' })
    expect(String(headers['vary']).split(', ')).toEqual(
      expect.arrayContaining(['Origin', 'Cookie', 'authorization', 'store', 'lang', 'content-currency']),
    )
  })
})

describe('automatic persisted queries', () => {
  const hashed = (query: string) => {
    const sha256Hash = createHash('sha256').update(query).digest('hex')
    return { extensions: { persistedQuery: { version: 1, sha256Hash } } }
  }

  test('a hash is unknown at first, comes with its document, and is enough from then on', async () => {
    const query = 'query First { caller }'
    const unknown = await post(hashed(query))
    expect([unknown.status, unknown.error]).toMatchObject([
      200,
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ])
    expect((await post({ query, ...hashed(query) })).body).toEqual({ data: { caller: null } })
    expect((await post(hashed(query))).body).toEqual({ data: { caller: null } })
    const { extensions } = hashed(query)
    const byGet = await taproom.get({ extensions: JSON.stringify(extensions) })
    expect(byGet.body).toEqual({ data: { caller: null } })
  })

  test('a document that came without its hash is not remembered', async () => {
    const query = 'query Without { caller }'
    await post({ query })
    expect((await post(hashed(query))).error?.message).toBe('PersistedQueryNotFound')
  })

  test('a hash of another document is refused, and remembers nothing', async () => {
    const { extensions } = hashed('query Other { caller }')
    expect((await post({ query: '{ caller }', extensions })).status).toBe(400)
    expect((await post({ extensions })).error?.message).toBe('PersistedQueryNotFound')
  })

  test('a document that is refused is not remembered', async () => {
    const query = '{ unknown }'
    await post({ query, ...hashed(query) })
    expect((await post(hashed(query))).error?.message).toBe('PersistedQueryNotFound')
  })

  test('a long document is not remembered', async () => {
    const query = `query Long { caller } #${'x'.repeat(10_000)}`
    expect((await post({ query, ...hashed(query) })).body).toEqual({ data: { caller: null } })
    expect((await post(hashed(query))).error?.message).toBe('PersistedQueryNotFound')
  })

  test('the document that was not sent for longest is forgotten after 200 others', async () => {
    const queries = Array.from({ length: 201 }, (_, index) => `query Many${index} { caller }`)
    for (const query of queries) await post({ query, ...hashed(query) })
    expect((await post(hashed('query Many0 { caller }'))).error?.message).toBe('PersistedQueryNotFound')
    expect((await post(hashed('query Many1 { caller }'))).body).toEqual({ data: { caller: null } })
  })

  test('a mutation is not run by GET, whether it is sent or named', async () => {
    const query = 'mutation Tap { tap(name: "named") }'
    const { extensions } = hashed(query)
    taproom.tap.begun = []
    const sent = { query, extensions: JSON.stringify(extensions) }
    expect((await taproom.get(sent)).status).toBe(405)
    expect((await taproom.get({ extensions: sent.extensions })).status).toBe(405)
    expect(taproom.tap.begun).toEqual([])
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

test('in a part of the product a root field without a resolver says so, and the others answer', async () => {
  const part = Fastify()
  await part.register(graphqlEndpoint<object>, {
    typeDefs: 'type Query { a: Int b: Int }',
    resolvers: { Query: { a: () => 1 } },
    isPart: true,
    contextOf: () => ({}),
    mayIntrospect: () => false,
    settings: { limits: LIMITS },
  })
  const answerTo = async (query: string) =>
    (await part.inject({ method: 'POST', url: '/graphql', payload: { query } })).json<unknown>()
  expect(await answerTo('{ a }')).toEqual({ data: { a: 1 } })
  expect(await answerTo('{ b }')).toMatchObject({
    errors: [{ message: 'No feature that was started answers Query.b.', path: ['b'] }],
  })
  await part.close()
})

test('a root field without a resolver stops the start', async () => {
  const unanswered = Fastify()
  const options = { typeDefs: 'type Query { a: Int b: Int }', resolvers: { Query: { a: () => 1 } } }
  const start = unanswered.register(graphqlEndpoint<object>, {
    ...options,
    contextOf: () => ({}),
    mayIntrospect: () => false,
    settings: { limits: LIMITS },
  })
  await expect(start).rejects.toThrow('GraphQL fields without a resolver: Query.b')
})
