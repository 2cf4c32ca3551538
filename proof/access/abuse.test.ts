import inputLimits from '@fust/contract/input-limits' with { type: 'json' }
import { buildSchema } from 'graphql'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTypeDefs } from '../../apps/server/src/platform/graphql/index.ts'
import { limitedInputs } from '../../apps/server/src/platform/graphql/limited-inputs.builders.ts'
import { signIn } from './people.ts'
import { bearer, graphql, openVeenhof, readPath, type Asked, type Veenhof } from './veenhof.ts'

let veenhof: Veenhof
let signedIn: Record<string, string>
beforeAll(async () => {
  veenhof = await openVeenhof()
  signedIn = bearer((await signIn(veenhof, 'owner.distributor')).token)
})
afterAll(() => veenhof.close())

const MEGABYTE = 1024 * 1024
const repeated = (count: number, piece: (index: number) => string) => Array.from({ length: count }, (_, n) => piece(n))

/** `children` inside each other, so many levels deep. */
const nested = (levels: number) => `${'{ children '.repeat(levels)}{ id }${' }'.repeat(levels)}`

/** Each fragment spreads the next one twice: a few lines that ask for millions of fields. */
const bomb = (fragments: number) =>
  [
    'query { categoryList { ...f0 } }',
    ...repeated(
      fragments,
      (n) => `fragment f${n} on CategoryTree { a: children { ...f${n + 1} } b: children { ...f${n + 1} } }`,
    ),
    `fragment f${fragments} on CategoryTree { id }`,
  ].join('\n')

const DOCUMENTS: Readonly<Record<string, string>> = {
  'a document thirty levels deep': `{ categoryList ${nested(30)} }`,
  'one a hundred thousand levels deep': `{ categoryList ${nested(100_000)} }`,
  'depth in a fragment': `{ categoryList { ...f } } fragment f on CategoryTree ${nested(30)}`,
  'depth in a fragment that nothing uses': `{ customerCart { id } } fragment f on CategoryTree ${nested(30)}`,
  'depth in an argument': `{ products(filter: ${'{ a: '.repeat(5_000)}1${' }'.repeat(5_000)}) { total_count } }`,
  'lists inside lists': `{ products(filter: { sku: { in: ${'['.repeat(5_000)}${']'.repeat(5_000)} } }) { total_count } }`,
  'a hundred and one aliases': `{ customerCart { ${repeated(101, (n) => `a${n}: id`).join(' ')} } }`,
  'aliases spread over fragments': `{ customerCart { ${repeated(60, (n) => `...f${n}`).join(' ')} } } ${repeated(60, (n) => `fragment f${n} on Cart { a${n}: id b${n}: id }`).join(' ')}`,
  'sign-ins by the dozen': `mutation { ${repeated(31, (n) => `a${n}: generateCustomerToken(email: "a@b.example", password: "${n}") { token }`).join(' ')} }`,
  'thirty-one root fields': `{ ${repeated(31, (n) => `a${n}: customerCart { id }`).join(' ')} }`,
  'twenty thousand words': `{ customerCart { ${'id '.repeat(20_001)} } }`,
  'a fragment bomb': bomb(20),
  'a bigger fragment bomb': bomb(500),
  'a fragment inside itself': '{ customerCart { ...f } } fragment f on Cart { id ...f }',
  'two fragments inside each other':
    '{ customerCart { ...f } } fragment f on Cart { ...g } fragment g on Cart { ...f }',
  'a directive a thousand times': `{ customerCart { id ${'@include(if: true) '.repeat(1_000)} } }`,
  'a directive that does not exist, a thousand times': `{ customerCart { id ${repeated(1_000, (n) => `@d${n}`).join(' ')} } }`,
  'a directive on every field': `{ customerCart { ${repeated(3_001, () => 'id @skip(if: false)').join(' ')} } }`,
  'a subscription': 'subscription { customerCart { id } }',
  'a field that does not exist': '{ customerCarts { id } }',
  'several operations and no name': 'query a { customerCart { id } } query b { customerCart { id } }',
  'no operation': 'fragment f on Cart { id }',
  'a document of nothing': '   ',
  'a document that ends early': '{ customerCart { id ',
}

const BODIES: Readonly<Record<string, Asked & { headers?: Record<string, string> }>> = {
  'a batch': { method: 'POST', url: '/graphql', payload: [{ query: '{ customerCart { id } }' }] },
  'an empty batch': { method: 'POST', url: '/graphql', payload: [] },
  'a batch of ten thousand': {
    method: 'POST',
    url: '/graphql',
    payload: repeated(10_000, () => '{ customerCart { id } }').map((query) => ({ query })),
  },
  'a body of more than a megabyte': {
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ customerCart { id } }', variables: { a: 'x'.repeat(MEGABYTE) } },
  },
  'a compressed body': {
    method: 'POST',
    url: '/graphql',
    payload: gzipSync(JSON.stringify({ query: `{ a ${' '.repeat(50 * MEGABYTE)}}` })).toString('latin1'),
    headers: { 'content-encoding': 'gzip' },
  },
  'JSON that ends early': { method: 'POST', url: '/graphql', payload: '{"query":"{ customerCart' },
  'JSON inside JSON without end': { method: 'POST', url: '/graphql', payload: '['.repeat(200_000) },
  'a prototype': {
    method: 'POST',
    url: '/graphql',
    payload: '{"query":"{ customerCart { id } }","__proto__":{"a":1}}',
  },
  'a constructor': {
    method: 'POST',
    url: '/graphql',
    payload: '{"query":"{ customerCart { id } }","constructor":{"prototype":{"a":1}}}',
  },
  'a document that is a number': { method: 'POST', url: '/graphql', payload: { query: 7 } },
  'variables that are a list': {
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ customerCart { id } }', variables: [1] },
  },
  'a persisted document that is unknown': { method: 'POST', url: '/graphql', payload: { documentId: 'sha256:00' } },
  'a form': {
    method: 'POST',
    url: '/graphql',
    payload: 'query={customerCart{id}}',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  'plain text': {
    method: 'POST',
    url: '/graphql',
    payload: '{"query":"{ customerCart { id } }"}',
    headers: { 'content-type': 'text/plain' },
  },
  'a mutation by GET': {
    method: 'GET',
    url: `/graphql?query=${encodeURIComponent('mutation { createEmptyCart }')}`,
  },
  'a document by PUT': { method: 'PUT', url: '/graphql', payload: { query: '{ customerCart { id } }' } },
}

/** Every argument by its call, and what is just within and just beyond its limits, as the schema says them. */
const CALLS = Map.groupBy(limitedInputs(buildSchema(readTypeDefs()), inputLimits), ({ path }) =>
  path.slice(0, path.indexOf('.')),
)

/** Each value once in the document and once beside it. */
const sentTo = (call: string, which: 'within' | 'beyond') =>
  (CALLS.get(call) ?? []).flatMap(({ path, [which]: values, asLiteral, asVariable }) =>
    values.flatMap((value) => [
      { path, variables: {}, ...asLiteral(value) },
      { path, ...asVariable(value) },
    ]),
  )

/** How many statements the database was asked for meanwhile: every one of them needs a connection. */
async function connectionsTaken(work: () => Promise<unknown>): Promise<number> {
  let taken = 0
  const count = () => {
    taken += 1
  }
  veenhof.pool.on('acquire', count)
  await work()
  veenhof.pool.off('acquire', count)
  return taken
}

describe.each(['without a session', 'with a session'])('%s', (who) => {
  const headersOf = () => (who === 'with a session' ? signedIn : {})

  test.each(Object.keys(DOCUMENTS))('%s is refused before a statement runs', async (name) => {
    expect(await whatHappens(graphql(DOCUMENTS[name] ?? ''), headersOf())).toEqual(REFUSED)
  })

  test.each([...CALLS.keys()])('what is beyond the limits of %s is refused before a statement runs', async (call) => {
    const beyond = sentTo(call, 'beyond')
    expect(beyond.length).toBeGreaterThan(0)
    for (const { path, query, variables } of beyond)
      expect([path, await whatHappens(graphql(query, variables), headersOf())]).toEqual([path, REFUSED])
  })

  test.each(Object.keys(BODIES))('%s is refused before a statement runs', async (name) => {
    const { headers = {}, ...asked } = BODIES[name] ?? { method: 'GET', url: '/graphql' }
    expect(await whatHappens(asked, { ...headersOf(), ...headers })).toEqual(REFUSED)
  })
})

const REFUSED = { connections: 0, isFault: false, hasData: false, hasMessage: true, helps: false }

async function whatHappens(asked: Asked, headers: Record<string, string>) {
  const seen = { isFault: true, hasData: true, hasMessage: false, helps: true }
  const connections = await connectionsTaken(async () => {
    const answer = await veenhof.send(asked, headers)
    seen.isFault = answer.statusCode >= 500
    seen.hasData = readPath(answer, 'data') !== undefined
    seen.hasMessage = typeof readPath(answer, 'errors', 0, 'message') === 'string'
    seen.helps = answer.body.includes('Did you mean')
  })
  return { connections, ...seen }
}

test.each([...CALLS.keys()])('what is just within the limits of %s comes in', async (call) => {
  for (const { path, query, variables } of sentTo(call, 'within')) {
    const answer = await veenhof.send(graphql(query, variables))
    expect([path, readPath(answer, 'errors', 0, 'extensions', 'argument')]).toEqual([path, undefined])
  }
})

test('what is just within the limits is answered, so that the refusals above are about the limits', async () => {
  const within = `{ categoryList ${nested(22)} customerCart { ${repeated(100, (n) => `a${n}: id`).join(' ')} } }`
  const taken = await connectionsTaken(async () => {
    const answer = await veenhof.send(graphql(within), signedIn)
    expect(readPath(answer, 'errors')).toBeUndefined()
  })
  expect(taken).toBeGreaterThan(0)
})

test('the schema is not told to a visitor', async () => {
  const answer = await veenhof.send(graphql('{ __schema { types { name } } }'))
  expect(readPath(answer, 'errors', 0, 'extensions', 'category')).toBe('graphql-authorization')
  expect(answer.body).not.toContain('CustomerOrder')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'a route takes no %s that it was not made for',
  async (method) => {
    const answer = await veenhof.send({ method, url: '/nl/prod/api/v1/portal/orders/GetAvailableHours' }, signedIn)
    expect([404, 405]).toContain(answer.statusCode)
  },
)
