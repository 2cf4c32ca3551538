import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { lettersOfFace } from './test/letters-of-face.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')

const DRAWN = new Set(
  ['latin', 'latin-ext'].flatMap((part) => [
    ...lettersOfFace(path.join(import.meta.dirname, `faces/bricolage-grotesque-${part}.woff2`)),
  ]),
)

const ALPHABETS = {
  nl: 'áäéëèêíïĳóöúüÁÉËÍÏĲÓÖÚÜ',
  cs: 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ',
  sk: 'áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ',
  it: 'àèéìíîòóùúÀÈÉÌÍÎÒÓÙÚ',
  de: 'äöüßÄÖÜẞ',
}

describe('the display face draws', () => {
  test.each(Object.entries(ALPHABETS))('the letters of %s', (_language, letters) => {
    expect(notDrawn(letters)).toEqual([])
  })

  test.each(filesOf('apps/web/src/**/*.json', 'breweries/veenhof/*.csv'))('every letter of %s', (file) => {
    expect(notDrawn(readFileSync(path.join(ROOT, file), 'utf8'))).toEqual([])
  })
})

function filesOf(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT, exclude: ['**/gql/**'] })
}

function notDrawn(text: string): string[] {
  return [...new Set(text)].filter((letter) => letter > ' ' && !DRAWN.has(letter.codePointAt(0) ?? 0))
}
