import { describe, expect, test } from 'vitest'
import { brokenPasswordRules } from './index.ts'

describe('a new password', () => {
  test.each([
    // password               breaks                     because
    ['Krat-achter-de-bar-26', [], 'it is long and nobody else has it'],
    ['Elfduizend1', ['long-enough'], 'eleven characters are too few'],
    ['KRAT-ACHTER-DE-BAR-26', ['lower-case'], 'all its letters are capitals'],
    ['krat-achter-de-bar-26', ['upper-case'], 'it has no capital'],
    ['Krat-achter-de-bar', ['numeral'], 'it has no numeral'],
    ['Žluťoučký-kůň-2', [], 'letters of all languages are letters'],
    ['Password1234', ['not-common'], 'it is a common word with figures'],
    ['P@ssw0rd2026!', ['not-common'], 'signs that stand for letters are read as such'],
    ['Welkom-Welkom-2026', ['not-common'], 'a common word twice is no better'],
    ['Aaaaaaaaaaa1', ['not-common'], 'it is one key held down'],
    ['Welkomstborrel26', [], 'a common word is only a part of it'],
    [`Aa1${'krat'.repeat(40)}`, ['long-enough'], 'it is longer than any may be'],
    ['', ['long-enough', 'lower-case', 'upper-case', 'numeral', 'not-common'], 'there is none'],
  ])('[IDN-32] [IDN-33] [IDN-34] [IDN-35] %j breaks %j: %s', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken)
  })
})
