import { QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '../lib/test/server.ts'
import { rememberSession, sessionQuery } from './api/session-query.ts'
import { endSession } from './api/sign-out.ts'
import { userWith } from './session.builders.ts'

let isReached: boolean
let isSignedIn: boolean

beforeEach(() => {
  isReached = false
  isSignedIn = true
  vi.spyOn(console, 'error').mockReturnValue()
  server.use(
    http.post('*/identity/logout', () => {
      if (!isReached) return new HttpResponse('', { status: 503 })
      isSignedIn = false
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/identity/session', () => HttpResponse.json({ user: isSignedIn ? userWith() : null })),
  )
})

test('[IDN-20] a logout that the server did not hear lets nobody in with the old cookie, and is told again', async () => {
  rememberSession({ user: userWith() })
  await endSession(new QueryClient())
  expect(await whoIsThere()).toBeNull()
  isReached = true
  expect(await whoIsThere()).toBeNull()
  expect(isSignedIn).toBe(false)
})

test('who logs in after it is not logged out by it', async () => {
  await endSession(new QueryClient())
  isReached = true
  rememberSession({ user: userWith() })
  expect(await whoIsThere()).not.toBeNull()
})

const whoIsThere = async () => (await new QueryClient().fetchQuery(sessionQuery)).user
