import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrewery, readPath, type OpenBrewery } from './open-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery()
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

  test('[API-04] is answered or refused before a client gives up after 55 seconds', () => {
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

  test('says of every call what it answers', async () => {
    const { body } = await read()
    const undescribed = Object.entries(Object(readPath(body, 'paths'))).flatMap(([path, methods]) =>
      Object.entries(Object(methods))
        .filter(
          ([, call]) => !Object.keys(Object(readPath(call, 'responses'))).some((status) => status.startsWith('2')),
        )
        .map(([method]) => `${method} ${path}`),
    )
    expect(undescribed).toEqual(['get /openapi.json'])
  })
})
