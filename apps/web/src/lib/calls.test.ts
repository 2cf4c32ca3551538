import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { alignClock, now } from './clock.ts'
import { graphql, GraphqlError } from './graphql.ts'
import { rest } from './rest.ts'
import { server } from './test/server.ts'

const CART = { toString: () => 'query { cart { id } }' }

describe('a GraphQL call', () => {
  test('[GQL-07] names the store of the language and gives the data', async () => {
    localStorage.setItem('language', 'nl')
    const store = vi.fn<(store: string | null) => void>()
    server.use(
      http.post('*/graphql', ({ request }) => {
        store(request.headers.get('Store'))
        return HttpResponse.json({ data: { cart: { id: '7' } } })
      }),
    )
    await expect(graphql(CART, {})).resolves.toEqual({ cart: { id: '7' } })
    expect(store).toHaveBeenCalledWith('LivePortal_NL_nl')
  })

  test('throws the server’s error with its category and request id', async () => {
    const errors = [{ message: 'No such cart', extensions: { category: 'graphql-no-such-entity' } }]
    server.use(http.post('*/graphql', () => HttpResponse.json({ errors }, { headers: { 'X-Request-Id': 'r-9' } })))
    const failure = await graphql(CART, {}).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(GraphqlError)
    expect(failure).toMatchObject({ message: 'No such cart', category: 'graphql-no-such-entity', requestId: 'r-9' })
  })
})

describe('a REST call', () => {
  test('gives a refusal as a value', async () => {
    const problem = { status: 409, code: 'day-just-filled', message: 'Full', requestId: 'r-1' }
    server.use(http.post('*/nl/prod/api/v1/portal/day', () => HttpResponse.json(problem, { status: 409 })))
    const answer = await rest('/nl/prod/api/v1/portal/day', { method: 'POST', body: {} })
    expect(answer).toEqual({ ok: false, problem })
  })

  test('gives a problem also when the server says nothing readable', async () => {
    server.use(http.get('*/identity/session', () => new HttpResponse('<html>', { status: 502, statusText: 'Bad' })))
    const answer = await rest('/identity/session')
    expect(answer).toMatchObject({ ok: false, problem: { status: 502, code: 'http-502' } })
  })
})

test('the clock follows the server’s Date header', () => {
  const received = Date.now()
  alignClock(new Date(received + 90_000).toUTCString(), received)
  expect(Math.round((now().getTime() - Date.now()) / 10_000)).toBe(9)
  alignClock(new Date(received).toUTCString(), received)
})
