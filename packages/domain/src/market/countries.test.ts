import { describe, expect, test } from 'vitest'
import { countryOf } from './index.ts'

describe('countries', () => {
  test.each([
    ['NL', 'NL'],
    [' nl ', 'NL'],
    ['XX', null],
    ['', null],
    ['toString', null],
    ['__proto__', null],
  ])('[ERR-35] the code "%s" means %s', (code, country) => {
    expect(countryOf(code)).toBe(country)
  })
})
