import { describe, expect, test } from 'vitest'
import { COUNTRIES, COUNTRY_CODES, countryOf, MARKET_PACKS } from './index.ts'

describe('countries', () => {
  test.each([
    ['NL', 'NL'],
    [' nl ', 'NL'],
    ['XX', null],
    ['', null],
    ['toString', null],
  ])('[ERR-35] the code "%s" means %s', (code, country) => {
    expect(countryOf(code)).toBe(country)
  })

  test('hold the country of every market', () => {
    const known: readonly string[] = COUNTRY_CODES.map((code) => COUNTRIES[code])
    expect(Object.values(MARKET_PACKS).filter(({ country }) => !known.includes(country))).toEqual([])
  })
})
