import { describe, expect, test } from 'vitest'
import { asOneLine, characterCount, codePointsOf, isLongerThan, isOneLine, ONE_LINE } from './index.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const FLAG = '🇳🇱'
const SCOTLAND = '🏴󠁧󠁢󠁳󠁣󠁴󠁿'
const ACCENT = '\u0301'

describe('characters', () => {
  test.each([
    ['a letter', 'a', 1],
    ['a letter with an accent of its own', `e${ACCENT}`, 1],
    ['a letter with nine accents', `a${ACCENT.repeat(9)}`, 1],
    ['a flag', FLAG, 1],
    ['a flag that is spelled out', SCOTLAND, 1],
    ['a family of four', FAMILY, 1],
    ['families in a row', FAMILY.repeat(40), 40],
    ['a Korean word in pieces', '\u1112\u1161\u11AB\u1100\u1173\u11AF', 2],
    ['a line break of two', '\r\n', 1],
    ['half a letter', '\uD83D', 1],
    ['nothing', '', 0],
  ])('%s is counted as people see it', (_text, text, count) => {
    expect(characterCount(text)).toBe(count)
  })

  test.each([
    ['a letter with ten accents', `a${ACCENT.repeat(10)}`, 2],
    ['a letter with 399 accents', `a${ACCENT.repeat(399)}`, 40],
    ['a letter with 400 accents', `a${ACCENT.repeat(400)}`, 41],
  ])('%s is counted by what stands behind it', (_text, text, count) => {
    expect(characterCount(text)).toBe(count)
  })

  test('of a text without end are more than any limit', () => {
    const text = `a${ACCENT.repeat(10_000_000)}`
    expect(characterCount(text)).toBeGreaterThan(2_000)
    expect(isLongerThan(text, 2_000)).toBe(true)
  })

  test('may have ten code points each', () => expect(codePointsOf(40)).toBe(400))
})

describe('the length of a text', () => {
  test.each([
    ['a'.repeat(64), false],
    ['a'.repeat(65), true],
    ['🍺'.repeat(64), false],
    ['🍺'.repeat(65), true],
    [`${'🍺'.repeat(63)}a`, false],
    [`a${ACCENT.repeat(64)}`, true],
  ])('is counted in code points: %s', (text, isLonger) => {
    expect(isLongerThan(text, 64)).toBe(isLonger)
  })
})

const HIDDEN = [
  ['a line break', 'a\nb'],
  ['a carriage return', 'a\rb'],
  ['a tab', 'a\tb'],
  ['a NUL', 'a\0b'],
  ['a delete', 'a\u007Fb'],
  ['a next line', 'a\u0085b'],
  ['a terminal code', '\u001B[31mred'],
  ['a terminal code of one letter', '\u009B31mred'],
  ['a line separator', 'a\u2028b'],
  ['a paragraph separator', 'a\u2029b'],
  ['a text turned around', 'a\u202Eb'],
  ['an embedded direction', 'a\u202Ab\u202C'],
  ['an isolated direction', 'a\u2066b\u2069'],
  ['a mark from left to right', 'a\u200Eb'],
  ['a mark from right to left', 'a\u200Fb'],
  ['an Arabic letter mark', 'a\u061Cb'],
  ['the first half of a letter', 'a\uD83Db'],
  ['the second half of a letter', 'a\uDF7Ab'],
  ['halves of a letter the wrong way round', '\uDF7A\uD83D'],
] as const

describe('one line of text', () => {
  test.each(HIDDEN)('has no room for %s', (_name, text) => {
    expect(isOneLine(text)).toBe(false)
    expect(new RegExp(ONE_LINE, 'u').test(text)).toBe(false)
    expect(isOneLine(asOneLine(text))).toBe(true)
  })

  test.each(['', ' ', 'Kerst 🎄', FAMILY, SCOTLAND, `a${ACCENT}`, 'שלום', 'مرحبا', '漢字', 'e\u00ADmail', 'a\u00A0b'])(
    'takes "%s"',
    (text) => {
      expect(isOneLine(text)).toBe(true)
      expect(asOneLine(text)).toBe(text)
    },
  )

  test('is what becomes of several', () => {
    expect(asOneLine('Achterom\r\n\r\nbel\tAnk\u202E!')).toBe('Achterom bel Ank!')
  })
})
