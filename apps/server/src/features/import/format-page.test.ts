import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { withWrittenSections } from './format-page.ts'
import { BreweryFile } from './format/settings.ts'

const page = await readFile(resolve(import.meta.dirname, '../../../../../docs/brewery-folder.md'), 'utf8')

test('docs/brewery-folder.md describes the columns that the importer reads', () => {
  expect(withWrittenSections(page)).toBe(page)
})

test('its brewery.yaml shows every setting and is a right one', () => {
  const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? []
  const settings: unknown = parse(example)
  expect([...Value.Errors(BreweryFile, settings)]).toEqual([])
  expect(Object.keys(Object(settings)).toSorted()).toEqual(Object.keys(BreweryFile.properties).toSorted())
})
