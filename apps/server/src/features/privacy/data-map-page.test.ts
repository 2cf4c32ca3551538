import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withDataMap } from './data-map-page.ts'

const PAGE = resolve(import.meta.dirname, '../../../../../docs/privacy.md')

test('docs/privacy.md tells the map that export and erasure are made from', async () => {
  const page = await readFile(PAGE, 'utf8')
  expect(withDataMap(page)).toBe(page)
})
