import { onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetLastKnown, keepLastKnown, restoreLastKnown, type LastKnownOwner } from './last-known.ts'
import { writeSession } from './storage.ts'

const marloes: LastKnownOwner = { userId: 'u-1', version: 'build-1' }
const CART = ['cart', '1']
const KNOWLEDGE = ['content', 'knowledge', 'nl']

// Fetched before the clock stands still: nothing else waits for it.
beforeAll(async () => void (await import('./last-known-shelf.ts')))

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

describe('the articles and the knowledge base that one has read', () => {
  test('are there at a start without a network, also those of an earlier visit', async () => {
    await showTo(marloes, articleOf('new-tap'), { title: 'A new tap' })
    await showTo(marloes, KNOWLEDGE, [{ id: 'foam' }])
    await showTo(marloes, CART, { lines: 3 })
    expect(await knownBy(marloes, articleOf('new-tap'))).toEqual({ title: 'A new tap' })
    expect(await knownBy(marloes, KNOWLEDGE)).toEqual([{ id: 'foam' }])
  })

  test('are kept as they were read last', async () => {
    await showTo(marloes, articleOf('new-tap'), { title: 'A new tap' })
    await showTo(marloes, articleOf('new-tap'), { title: 'A newer tap' })
    expect(await knownBy(marloes, articleOf('new-tap'))).toEqual({ title: 'A newer tap' })
  })

  test('are kept for seven days, and the latest thirty of them', async () => {
    await showTo(marloes, articleOf('old'), {})
    vi.setSystemTime(Date.now() + 6 * 86_400_000)
    await showTo(marloes, articleOf('first'), {})
    expect(await knownBy(marloes, articleOf('old'))).toBeDefined()
    vi.setSystemTime(Date.now() + 2 * 86_400_000)
    for (let at = 0; at < 29; at += 1) await showTo(marloes, articleOf(`a-${at}`), {})
    expect(await knownBy(marloes, articleOf('old'))).toBeUndefined()
    expect(await knownBy(marloes, articleOf('first'))).toBeDefined()
    await showTo(marloes, articleOf('a-29'), {})
    expect(await knownBy(marloes, articleOf('first'))).toBeUndefined()
  })

  test('fill no phone: what is too much beside what was read after it is not kept', async () => {
    await showTo(marloes, articleOf('long'), { body: 'x'.repeat(600_000) })
    await showTo(marloes, articleOf('longer'), { body: 'x'.repeat(700_000) })
    expect(await knownBy(marloes, articleOf('long'))).toBeUndefined()
    expect(await knownBy(marloes, articleOf('longer'))).toBeDefined()
  })

  test('are not there for somebody else, nor after logout', async () => {
    await showTo(marloes, articleOf('new-tap'), {})
    expect(await knownBy({ ...marloes, userId: 'u-2' }, articleOf('new-tap'))).toBeUndefined()
    await forgetLastKnown()
    expect(await knownBy(marloes, articleOf('new-tap'))).toBeUndefined()
  })

  test.each([
    ['a list of articles', ['content', 'articles', 'nl']],
    ['what is looked at ahead of its day', articleOf('new-tap'), () => writeSession('preview', '2026-12-24')],
  ])('but not %s', async (_what, key, begin: () => void = () => undefined) => {
    begin()
    await showTo(marloes, key, {})
    expect(await knownBy(marloes, key)).toBeUndefined()
  })
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

function articleOf(path: string): string[] {
  return ['content', 'article', 'nl', 'true', path]
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
