import { expect, test } from 'vitest'
import { readEveryPage } from './read-every-page.ts'

const rowKey = (row: string) => row

test('a list is read page by page, and tells how far it is', async () => {
  const pages = [['a', 'b'], ['c']]
  const heard: number[] = []
  const rows = await readEveryPage({
    readPage: async (page) => ({ rows: pages[page - 1] ?? [], pages: pages.length }),
    rowKey,
    onProgress: (share) => heard.push(share),
  })
  expect(rows).toEqual(['a', 'b', 'c'])
  expect(heard).toEqual([0.5, 1])
})

test('what moves to the next page while it is read is there once, and a list that grows is read to its end', async () => {
  const answers = [
    { rows: ['b', 'c'], pages: 2 },
    { rows: ['c', 'd'], pages: 3 },
    { rows: ['e'], pages: 3 },
  ]
  const rows = await readEveryPage({
    readPage: async (page) => answers[page - 1] ?? { rows: [], pages: 2 },
    rowKey,
    onProgress: () => undefined,
  })
  expect(rows).toEqual(['b', 'c', 'd', 'e'])
})

test('an empty list is one page with nothing on it', async () => {
  expect(
    await readEveryPage({ readPage: async () => ({ rows: [], pages: 0 }), rowKey, onProgress: () => undefined }),
  ).toEqual([])
})
