import { onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLastKnown, keepLastKnown, restoreLastKnown, type LastKnownOwner } from './last-known.ts'

const marloes: LastKnownOwner = { userId: 'u-1', version: 'build-1' }
const CART = ['cart', '1']

beforeEach(() => {
  vi.stubGlobal('caches', shelves())
  vi.useFakeTimers()
})

test('what the server last told is there at a start without a network', async () => {
  await showTo(marloes, CART, { lines: 3 })
  expect(await knownBy(marloes, CART)).toEqual({ lines: 3 })
})

test.each([
  ['somebody else', { ...marloes, userId: 'u-2' }],
  ['another version of the app', { ...marloes, version: 'build-2' }],
])('it is not there for %s', async (_who, other) => {
  await showTo(marloes, CART, { lines: 3 })
  expect(await knownBy(other, CART)).toBeUndefined()
})

test('[IDN-23] nothing of it stays behind after logout', async () => {
  await showTo(marloes, CART, { lines: 3 })
  await forgetLastKnown()
  expect(await knownBy(marloes, CART)).toBeUndefined()
})

test('the session and what is only wished for are not kept', async () => {
  await showTo(marloes, ['session'], { user: 'u-1' })
  expect(await knownBy(marloes, ['session'])).toBeUndefined()
  onlineManager.setOnline(false)
  await showTo(marloes, CART, { lines: 4 })
  expect(await knownBy(marloes, CART)).toBeUndefined()
})

/** Lets a person see something, and waits until it is written down. */
async function showTo(owner: LastKnownOwner, key: string[], data: unknown) {
  const client = new QueryClient()
  keepLastKnown(client, () => owner)
  client.setQueryData(key, data)
  await vi.runAllTimersAsync()
}

async function knownBy(owner: LastKnownOwner, key: string[]) {
  const client = new QueryClient()
  await restoreLastKnown(client, owner)
  return client.getQueryData(key)
}

/** The browser's own cache storage, which jsdom lacks. */
function shelves() {
  const pages = new Map<string, string>()
  const shelf = {
    match: async (place: string) => (pages.has(place) ? new Response(pages.get(place)) : undefined),
    put: async (place: string, page: Response) => void pages.set(place, await page.text()),
  }
  return { open: async () => shelf, delete: async () => pages.clear() }
}
