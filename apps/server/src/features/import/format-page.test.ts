import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { marketFault } from '#features/portal/index.ts'
import { withWrittenSections } from './format-page.ts'
import { BreweryFile } from './format/settings.ts'
import { ThemeFile } from './format/theme-file.ts'

const page = await readFile(resolve(import.meta.dirname, '../../../../../docs/brewery-folder.md'), 'utf8')

test('docs/brewery-folder.md describes the columns that the importer reads', () => {
  expect(withWrittenSections(page)).toBe(page)
})

test('its theme.yaml is a right one', () => {
  const [, example = ''] = /```yaml\n(letter[\s\S]*?)```/.exec(page) ?? []
  expect([...Value.Errors(ThemeFile, parse(example))]).toEqual([])
  expect(Object.keys(Object(parse(example))).toSorted()).toEqual(Object.keys(ThemeFile.properties).toSorted())
})

test('its brewery.yaml shows every setting and is a right one', () => {
  const [whole, elsewhere] = Array.from(page.matchAll(/```yaml\n([\s\S]*?)```/g), ([, example = '']) => parse(example))
  expect([...Value.Errors(BreweryFile, whole)]).toEqual([])
  expect([...Value.Errors(BreweryFile, { ...Object(whole), ...Object(elsewhere) })]).toEqual([])
  expect(marketFault(elsewhere.market, elsewhere.market_pack)).toBeUndefined()
  const shown = Object.keys({ ...Object(whole), ...Object(elsewhere) })
  expect(shown.toSorted()).toEqual(Object.keys(BreweryFile.properties).toSorted())
})
