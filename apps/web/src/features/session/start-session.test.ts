import { QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '../../lib/test/server.ts'
import { rememberSession, sessionQuery } from './api/session-query.ts'
import { userWith } from './session.builders.ts'
import { startSession } from './start-session.ts'

const gerrit = userWith({ email: 'gerrit@veenhof.example' })

test('who was here last is known before the server has answered', async () => {
  rememberSession({ user: gerrit })
  serverKnows(gerrit)
  const { client, started, corrected } = begin()
  expect(client.getQueryData(sessionQuery.queryKey)?.user).toEqual(gerrit)
  await started
  expect(corrected).not.toHaveBeenCalled()
})

test.each([
  ['whose session is over', null],
  ['who is somebody else by now', userWith({ email: 'anneke@veenhof.example' })],
])('the server corrects %s', async (_who, user) => {
  rememberSession({ user: gerrit })
  serverKnows(user)
  const { client, started, corrected } = begin()
  await started
  expect(client.getQueryData(sessionQuery.queryKey)?.user).toEqual(user)
  expect(corrected).toHaveBeenCalledOnce()
})

test('where nobody was, nobody is corrected', async () => {
  serverKnows(null)
  const { client, started, corrected } = begin()
  expect(client.getQueryData(sessionQuery.queryKey)).toBeUndefined()
  await started
  expect(corrected).not.toHaveBeenCalled()
})

const serverKnows = (user: ReturnType<typeof userWith> | null) =>
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))

function begin() {
  const client = new QueryClient()
  const corrected = vi.fn<() => void>()
  return { client, corrected, started: startSession(client, corrected) }
}
