import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPath, type OpenBrewery } from './open-brewery.ts'
import { openWholeBrewery } from './open-whole-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openWholeBrewery()
})
afterAll(() => brewery.close())

const V1 = '/nl/prod/api/v1/portal'
const HOURS = `${V1}/orders/GetAvailableHours`

describe('every call of the services', () => {
  test.each([
    ['a bearer', HOURS, {}],
    ['the market NL', HOURS, { 'x-market': 'NL' }],
    ['a language', `${HOURS}?language=en`, {}],
    ['the stored language in capitals', `${HOURS}?language=NL`, {}],
    ['the second version', '/nl/prod/api/v2/portal/orders/GetAvailableHours', {}],
    ['the customer-data service', '/alcdcservice/api/v1/portal/users/GetUserInfoById/U1', {}],
    ['its second version', '/alcdcservice/api/v2/portal/users/GetUserInfoById/U1', {}],
  ])('[API-03] [API-05] [API-07] takes %s', async (_case, path, headers) => {
    expect((await brewery.get(path, { headers })).status).toBe(200)
  })

  test.each([
    ['another market', HOURS, { 'x-market': 'IT' }, 422],
    ['a market that does not exist', HOURS, { 'x-market': 'XX' }, 422],
    ['a language that is none', `${HOURS}?language=klingon`, {}, 422],
    ['an unknown parameter', `${HOURS}?shipto=S1`, {}, 422],
    ['a parameter twice', `${HOURS}?ShipToId=S1&ShipToId=S9`, {}, 422],
    ['a parameter that is too long', `${HOURS}?ShipToId=${'9'.repeat(41)}`, {}, 422],
    ['a ship-to of somebody else in a header', HOURS, { outletid: 'S9' }, 403],
    ['a version that does not exist', '/nl/prod/api/v3/portal/orders/GetAvailableHours', {}, 404],
    ['the path of another market', '/it/prod/api/v1/portal/orders/GetAvailableHours', {}, 404],
  ])('[API-03] [API-07] [API-08] refuses %s', async (_case, path, headers, status) => {
    const answer = await brewery.get(path, { headers })
    const problem = { status, code: expect.any(String), message: expect.any(String), requestId: expect.any(String) }
    expect(answer).toEqual({ status, body: problem })
  })

  test.each([
    ['POST', HOURS, 'GET, HEAD'],
    ['OPTIONS', HOURS, 'GET, HEAD'],
    ['GET', `${V1}/orders/PostAddNewAddress`, 'POST'],
    ['DELETE', `${V1}/payers/P1`, 'GET, HEAD'],
    ['PUT', '/identity/session', 'GET, HEAD'],
    ['POST', '/openapi.json', 'GET, HEAD'],
  ] as const)('answers %s %s with the methods that there are: %s', async (method, url, allow) => {
    const answer = await brewery.app.inject({ method, url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe(allow)
    expect(answer.json()).toMatchObject({ status: 405, code: 'method-not-allowed' })
  })

  test('names the parameter that is unknown', async () => {
    const { body } = await brewery.get(`${HOURS}?shipto=S1`)
    expect(readPath(body, 'message')).toBe('querystring has no "shipto"')
  })

  test('[API-02] answers in the language asked for, else in English', async () => {
    const path = `${V1}/paymentmethod/GetPaymentMethodByOutletId`
    const titleIn = async (query: string) => readPath((await brewery.get(`${path}${query}`)).body, 0, 'title')
    expect(await titleIn('?language=NL')).toBe('Op rekening')
    expect(await titleIn('')).toBe('On account')
  })

  test('[API-01] is refused without a session, and with a token that is unknown', async () => {
    expect((await brewery.get(HOURS, { as: null })).status).toBe(401)
    const unknown = await brewery.get(HOURS, { as: null, headers: { authorization: 'Bearer nonsense' } })
    expect(unknown.status).toBe(401)
  })

  test('has less time to come in than a client waits for its answer, which is 55 seconds', () => {
    const { requestTimeout } = brewery.app.server
    expect(requestTimeout).toBeGreaterThan(0)
    expect(requestTimeout).toBeLessThan(55_000)
  })
})

describe('the description of the calls', () => {
  const read = async (as?: string | null) => brewery.get('/openapi.json', as === undefined ? {} : { as })

  test('is for signed-in callers', async () => {
    expect((await read(null)).status).toBe(401)
    expect((await read()).status).toBe(200)
  })

  test('[API-10] is the one kept in the contract', async () => {
    const { body } = await read()
    const file = new URL('../../../../packages/contract/openapi.json', import.meta.url)
    // `npx vitest run -u` on this file writes it anew.
    await expect(`${JSON.stringify(body, null, 2)}\n`).toMatchFileSnapshot(file.pathname)
  })

  test('says where the calls are, and holds nothing else', async () => {
    const { body } = await read()
    expect(readPath(body, 'servers')).toEqual([{ url: '/', description: expect.any(String) }])
    const paths = Object.keys(Object(readPath(body, 'paths')))
    const isCall =
      /^\/(\{market\}\/prod|alcdcservice|almagnoliaservice)\/api\/|^\/identity\/|^\/openapi\.json$|^\/payments\/webhook$|^\/\.well-known\/|^\/unsubscribe\//
    expect(paths.filter((own) => !isCall.test(own))).toEqual([])
  })

  test('says of every call what it does, who may ask, what it takes and what it answers', async () => {
    const { body } = await read()
    const silent = callsIn(body).filter(([, told]) => !isTold(told))
    expect(silent.map(([call]) => call)).toEqual([])
    const ids = callsIn(body).map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('names the shapes, once each, and says of each field what it is', async () => {
    const { body } = await read()
    const schemas = Object.entries(Object(readPath(body, 'components', 'schemas')))
    expect(schemas.map(([name]) => name)).toEqual(expect.arrayContaining(['Payer', 'Problem', 'SessionUser', 'ShipTo']))
    expect(readPath(body, 'components', 'schemas', 'ShipTo', 'properties', 'payer')).toEqual({
      $ref: '#/components/schemas/Payer',
    })
    const silent = schemas.flatMap(([name, schema]) =>
      Object.entries(Object(readPath(schema, 'properties')))
        .filter(([, own]) => !Object.hasOwn(Object(own), 'description') && !Object.hasOwn(Object(own), '$ref'))
        .map(([field]) => `${name}.${field}`),
    )
    expect(silent).toEqual([])
    const references = JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g)
    const broken = Array.from(references, ([, path = '']) => path).filter((path) => !readPath(body, ...path.split('/')))
    expect(broken).toEqual([])
  })

  test('[API-51] tells of a form what it holds', async () => {
    const { body } = await read()
    const upload = callsIn(body).find(([call]) => call.endsWith('/tickets/UploadAttachmentsByTicketId'))?.[1]
    expect(upload?.requestBody).toEqual({
      required: true,
      content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/UploadForm' } } },
    })
  })

  test('says of no call that answers a file that it is worked on once per key', async () => {
    const { body } = await read()
    const files = callsIn(body).filter(([, { responses }]) => {
      const content = readPath(responses, '200', 'content')
      return content !== undefined && !Object.hasOwn(Object(content), 'application/json')
    })
    expect(files.map(([call]) => call).filter((call) => call.startsWith('post '))).toHaveLength(3)
    const kept = files.filter(([, { parameters }]) => parameters.some(({ name }) => name === 'Idempotency-Key'))
    expect(kept.map(([call]) => call)).toEqual([])
  })

  test('tells how a call may be refused', async () => {
    const { body } = await read()
    const hours = callsIn(body).find(([call]) => call.endsWith('GetAvailableHours'))?.[1]
    expect(Object.keys(hours?.responses ?? {})).toEqual(['200', '401', '403', '404', '422', '429', '500', '503'])
    expect(readPath(body, 'components', 'responses', '429')).toMatchObject({
      description: 'Refused or failed: `too-many-requests`',
      headers: { 'Retry-After': expect.anything() },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    })
  })
})

type Told = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  responses: Record<string, unknown>
  requestBody?: unknown
  parameters: { name: string; description?: string }[]
}

function isTold({ operationId, summary, description, tags, responses, parameters }: Told): boolean {
  return (
    [operationId, summary, ...tags].every((text) => text !== '') &&
    /^(For|Needs) /.test(description) &&
    // What leads elsewhere answers a browser by that.
    Object.keys(responses).filter((status) => status.startsWith('2') || status === '303').length === 1 &&
    parameters.every((parameter) => parameter.description)
  )
}

function callsIn(body: unknown): [call: string, told: Told][] {
  const paths: Record<string, Record<string, Told>> = Object(readPath(body, 'paths'))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]): [string, Told] => [`${method} ${path}`, told]),
  )
}
