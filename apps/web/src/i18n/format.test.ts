import { describe, expect, test } from 'vitest'
import {
  formatDate,
  formatHectolitres,
  formatLitres,
  formatMoney,
  formatNumber,
  formatTime,
  formatWeight,
} from './format.ts'
import type { Language } from './language.ts'

const NO_BREAK = '\u00a0'

describe('figures follow the market', () => {
  test.each([
    [123_456, '€ 1.234,56'],
    [0, '€ 0,00'],
    [5, '€ 0,05'],
    [-1785, '€ -17,85'],
  ])('[MKT-08] %i cents read %s', (cents, expected) => {
    expect(formatMoney(cents).replaceAll(NO_BREAK, ' ')).toBe(expected)
  })

  test('[MKT-09] litres carry lt', () => {
    expect(formatLitres(1_150_000)).toBe(`1.150${NO_BREAK}lt`)
  })

  test('hectolitres always have one decimal, so that they stand under each other', () => {
    expect(formatHectolitres(2_304_000)).toBe(`23,0${NO_BREAK}hl`)
    expect(formatHectolitres(57_600)).toBe(`0,6${NO_BREAK}hl`)
  })

  test('weights and numbers group with dots and break with a comma', () => {
    expect(formatWeight(16_657_000)).toBe(`16.657${NO_BREAK}kg`)
    expect(formatNumber(17.94, 1)).toBe('17,9')
  })

  test.each([0, 0.0000004, 0.05, 1.005, 2.5, 17.95, 999.5, 999.95, 1000, 123_456.7, 12_345_678.9, -1234.5])(
    'the browser itself would write %d so',
    (value) => {
      for (const maximumFractionDigits of [0, 1, 2])
        expect(formatNumber(value, maximumFractionDigits)).toBe(
          new Intl.NumberFormat('nl-NL', { maximumFractionDigits }).format(value),
        )
    },
  )
})

describe('dates follow the language', () => {
  test.each<[Language, string, 'long' | 'short' | 'withYear']>([
    ['nl', 'dinsdag 24 november', 'long'],
    ['en', 'Tuesday 24 November', 'long'],
    ['nl', 'di 24 nov', 'short'],
    ['en', 'Tue 24 Nov', 'short'],
    ['nl', '24 november 2026', 'withYear'],
    ['en', '24 November 2026', 'withYear'],
  ])('in %s: %s', (language, expected, style) => {
    expect(formatDate('2026-11-24', language, style)).toBe(expected)
  })

  test('times are the market’s own', () => {
    expect(formatTime(new Date('2026-11-23T12:46:00Z'))).toBe('13:46')
  })
})
