import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { changeLanguage } from '../i18n/index.ts'
import { pageState } from '../lib/page-state.ts'
import { clearAfterSession, readLocal, readSession, writeLocal, writeSession } from '../lib/storage/storage.ts'
import { server } from '../lib/test/server.ts'
import { askSession, rememberSession, sessionQuery, storedSession } from './api/session-query.ts'
import { endSession, forgetSession } from './api/sign-out.ts'
import { userWith } from './session.builders.ts'

describe('what is kept on this device', () => {
  test('[LIM-06] the default ship-to of who is signed in', () => {
    rememberSession({ user: userWith({ defaultShipToID: '7' }) })
    expect(localStorage.getItem('defaultShipTo')).toBe('7')
  })

  test('[LIM-12] the uid of who is signed in, for this tab', () => {
    rememberSession({ user: userWith({ UID: 'u-9' }) })
    expect(sessionStorage.getItem('uid')).toBe('u-9')
    expect(localStorage.getItem('uid')).toBeNull()
  })

  test('who was signed in; nobody when that cannot be read', () => {
    rememberSession({ user: userWith({ UID: 'u-9' }) })
    expect(storedSession()?.user?.UID).toBe('u-9')
    writeLocal('storedSession', '{"user":')
    expect(storedSession()).toBeUndefined()
  })

  test.each([400, 403, 404, 422])(
    '[IDN-09] [ERR-02] nobody, where the server answers %i about who is signed in',
    async (status) => {
      rememberSession({ user: userWith({ UID: 'u-9' }) })
      server.use(http.get('*/identity/session', () => HttpResponse.json({ status, code: 'x' }, { status })))
      expect((await new QueryClient().fetchQuery(sessionQuery)).user).toBeNull()
      expect(storedSession()).toBeUndefined()
    },
  )

  test('whoever joins a question is told what a newer one learns', async () => {
    rememberSession({ user: userWith({ UID: 'u-9' }) })
    const asked: ((answer: Response) => void)[] = []
    server.use(http.get('*/identity/session', () => new Promise<Response>((answer) => asked.push(answer))))
    const client = new QueryClient()
    const leave = new QueryObserver(client, sessionQuery).subscribe(() => undefined)
    const joined = askSession(client)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    // A refusal of something else: the session may have changed since.
    void client.invalidateQueries(sessionQuery)
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    asked[0]?.(HttpResponse.json({ user: userWith({ UID: 'u-9' }) }))
    asked[1]?.(HttpResponse.json({ user: null }))
    expect((await joined).user).toBeNull()
    leave()
  })

  test.each([502, 503, 429])(
    '[IDN-05] [ERR-24] who was signed in stays so while the server answers %i',
    async (status) => {
      vi.spyOn(console, 'error').mockReturnValue()
      rememberSession({ user: userWith({ UID: 'u-9' }) })
      server.use(http.get('*/identity/session', () => new HttpResponse('', { status })))
      const { user } = await new QueryClient().fetchQuery(sessionQuery)
      expect(user?.UID).toBe('u-9')
      expect(storedSession()?.user?.UID).toBe('u-9')
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('identity provider'), expect.any(Error))
    },
  )

  test('[IDN-23] nothing of what was last known, once the server knows nobody', () => {
    const forgotten = vi.fn<(name: string) => Promise<boolean>>().mockResolvedValue(true)
    vi.stubGlobal('caches', { delete: forgotten })
    rememberSession({ user: null })
    expect(forgotten).toHaveBeenCalledWith('last-known')
  })

  test('[PRM-44] the customer type of nobody is Public: before a login, after one it is not, after a logout it is again', () => {
    rememberSession({ user: null })
    expect(readLocal('customertype')).toBe('Public')
    rememberSession({ user: userWith() })
    expect(readLocal('customertype')).toBeNull()
    writeLocal('customertype', 'Ontrade')
    forgetSession(new QueryClient())
    expect(readLocal('customertype')).toBe('Public')
  })

  test('another person in this tab finds nothing of the one before: neither their searches nor what the server told them', async () => {
    const client = new QueryClient()
    server.use(http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ UID: 'u-2' }) })))
    const before = rememberSession({ user: userWith({ UID: 'u-1' }) })
    client.setQueryData(sessionQuery.queryKey, before, { updatedAt: 0 })
    writeSession('searchHistory', '["bock"]')
    client.setQueryData(['cart', '1'], { id: 'cart-1' })
    await client.fetchQuery(sessionQuery)
    expect(readSession('searchHistory')).toBeNull()
    expect(client.getQueryData(['cart', '1'])).toBeUndefined()
    expect(readSession('uid')).toBe('u-2')
  })

  test('[IDN-23] another person after a session that ran out finds nothing that waited for the one before', () => {
    rememberSession({ user: userWith({ UID: 'u-1' }) })
    const waiting = ['drafts', 'deliveryWish', 'cartEdits'] as const
    for (const key of waiting) writeSession(key, '{}')
    forgetSession(new QueryClient())
    // Whose address stands in the form says nothing: anybody may have typed it.
    writeSession('email', 'Gerrit@veenhof.example')
    rememberSession({ user: userWith({ UID: 'u-1' }) })
    forgetSession(new QueryClient())
    expect(waiting.map(readSession)).toEqual(['{}', '{}', '{}'])
    rememberSession({ user: userWith({ UID: 'u-2' }) })
    expect(waiting.map(readSession)).toEqual([null, null, null])
  })

  test('is asked about again by who comes back to the tab, however lately it was asked', async () => {
    const client = new QueryClient()
    client.mount()
    let user = userWith({ UID: 'u-1' })
    server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
    const leave = new QueryObserver(client, sessionQuery).subscribe(() => undefined)
    await vi.waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)?.user?.UID).toBe('u-1'))
    user = userWith({ UID: 'u-2' })
    window.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)?.user?.UID).toBe('u-2'))
    leave()
    client.unmount()
  })

  test('what was searched for stays with who searched', () => {
    rememberSession({ user: userWith({ UID: 'u-1' }) })
    writeSession('searchHistory', '["bock"]')
    rememberSession({ user: userWith({ UID: 'u-1' }) })
    expect(readSession('searchHistory')).toBe('["bock"]')
  })

  test('[LIM-09, LIM-11] store and language, also after a logout', async () => {
    await changeLanguage('nl')
    clearAfterSession()
    expect(localStorage.getItem('store')).toBe('LivePortal_NL_nl')
    expect(localStorage.getItem('language')).toBe('nl')
  })

  test('[LIM-12, LIM-13, IDN-24] the session items and the ship-to, until the logout', () => {
    writeLocal('shipToId', '1')
    for (const key of ['uid', 'searchHistory', 'shipToId'] as const) writeSession(key, '1')
    clearAfterSession()
    expect(localStorage.getItem('shipToId')).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('what was tapped on this page and the server has yet to do, until the logout', () => {
    const tapsOf = pageState<readonly string[]>([])
    const client = new QueryClient()
    tapsOf(client).setState(() => ['VP-KR2430'])
    forgetSession(new QueryClient())
    expect(tapsOf(client).state).toEqual(['VP-KR2430'])
    forgetSession(client)
    expect(tapsOf(client).state).toEqual([])
  })

  test('[IDN-23] what was being written or counted, and by whom, until the logout; a session that ran out leaves it', async () => {
    server.use(http.post('*/identity/logout', () => new HttpResponse(null, { status: 204 })))
    const client = new QueryClient()
    rememberSession({ user: userWith({ email: 'marloes@veenhof.example' }) })
    const kept = ['drafts', 'cartEdits'] as const
    for (const key of kept) writeSession(key, '{"title":"Week 48"}')
    writeLocal('cartEditsLeft', '{}')
    forgetSession(client)
    expect(readLocal('cartEditsLeft')).toBe('{}')
    expect(kept.map(readSession)).toEqual([expect.stringContaining('Week 48'), expect.stringContaining('Week 48')])
    expect(readSession('email')).toBe('marloes@veenhof.example')
    await endSession(client)
    expect([...kept, 'email' as const].map(readSession)).toEqual([null, null, null])
    expect(readLocal('cartEditsLeft')).toBeNull()
  })

  test('what was counted on pages that were closed, until another person goes on in this tab', () => {
    rememberSession({ user: userWith({ UID: 'u-1' }) })
    writeLocal('cartEditsLeft', '{}')
    rememberSession({ user: userWith({ UID: 'u-1' }) })
    expect(readLocal('cartEditsLeft')).toBe('{}')
    rememberSession({ user: userWith({ UID: 'u-2' }) })
    expect(readLocal('cartEditsLeft')).toBeNull()
  })
})
