import { waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { now } from '../market/clock.ts'
import { graphql, GraphqlError, NoAnswer } from './graphql.ts'
import { rest } from './rest.ts'
import { server } from '../test/server.ts'

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

  test.each([
    ['that breaks off', () => new HttpResponse('{"data":{"cart":{"i')],
    ['of somebody in between', () => new HttpResponse('<html>')],
    ['of nobody', () => HttpResponse.error()],
  ])('with an answer %s is one without an answer', async (_answer, answer) => {
    server.use(http.post('*/graphql', answer))
    await expect(graphql(CART, {})).rejects.toBeInstanceOf(NoAnswer)
  })

  test('that takes too long is one without an answer; one that is cancelled is not', async () => {
    server.use(http.post('*/graphql', () => delay('infinite')))
    const limit = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    await expect(graphql(CART, {})).rejects.toBeInstanceOf(NoAnswer)
    limit.mockRestore()
    await expect(graphql(CART, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a REST call', () => {
  test('[API-04] is given up once it has gone without an answer for 55 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // The browser counts this time by itself: here it goes by the clock of the test.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const late = new AbortController()
      setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), milliseconds)
      return late.signal
    })
    server.use(http.get('*/nl/prod/api/v1/portal/days', () => new Promise(() => undefined)))
    const givenUp = vi.fn<(fault: unknown) => void>()
    void rest('/nl/prod/api/v1/portal/days').catch(givenUp)
    await vi.advanceTimersByTimeAsync(54_999)
    expect(givenUp).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await waitFor(() => expect(givenUp).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' })))
  })

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

test('the clock follows the server’s Date header', async () => {
  const ahead = new Date(Date.now() + 90_000).toUTCString()
  server.use(http.get('*/identity/session', () => HttpResponse.json({}, { headers: { Date: ahead } })))
  await rest('/identity/session')
  expect(Math.round((now().getTime() - Date.now()) / 10_000)).toBe(9)
})
