import { describe, expect, test } from 'vitest'
import {
  clockText,
  formatCountry,
  formatDate,
  formatHectolitres,
  formatList,
  formatLitres,
  formatMoney,
  formatMoneyIn,
  formatNumber,
  formatTime,
  formatWeight,
  type DateStyle,
} from './format.ts'
import type { Language } from '@fust/domain/market'

const NO_BREAK = '\u00a0'

describe('figures follow the market', () => {
  test.each([
    [123_456, '€ 1.234,56'],
    [0, '€ 0,00'],
    [5, '€ 0,05'],
    [-1785, '−€ 17,85'],
  ])('[MKT-08] %i cents read %s', (cents, expected) => {
    expect(formatMoney(cents).replaceAll(NO_BREAK, ' ')).toBe(expected)
  })

  test.each([
    [123_456, 'USD', 'US$ 1.234,56'],
    [-1785, 'CZK', '−CZK 17,85'],
    [-1785, 'EUR', '−€ 17,85'],
  ])('[MKT-08] %i cents of %s read %s', (cents, currency, expected) => {
    expect(formatMoneyIn(currency, cents).replaceAll(NO_BREAK, ' ')).toBe(expected)
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

  test.each([
    [0.05, 1, '0,1'],
    [1.005, 2, '1,01'],
    [17.95, 1, '18'],
    [999.95, 1, '1.000'],
    [12_345_678.9, 1, '12.345.678,9'],
    [-1234.5, 0, '-1.235'],
    [-0.04, 1, '0'],
  ])('%d with %i decimals at most reads %s', (value, maximumDecimals, expected) => {
    expect(formatNumber(value, maximumDecimals)).toBe(expected)
  })
})

describe('dates follow the language', () => {
  test.each<[Language, string, DateStyle]>([
    ['nl', 'dinsdag 24 november', 'long'],
    ['en', 'Tuesday 24 November', 'long'],
    ['nl', 'di 24 nov', 'short'],
    ['en', 'Tue 24 Nov', 'short'],
    ['nl', '24 november', 'dayAndMonth'],
    ['en', '24 November', 'dayAndMonth'],
    ['nl', '24 november 2026', 'withYear'],
    ['en', '24 November 2026', 'withYear'],
  ])('in %s: %s', (language, expected, style) => {
    expect(formatDate('2026-11-24', language, style)).toBe(expected)
  })

  test('times are the market’s own', () => {
    expect(formatTime(new Date('2026-11-23T12:46:00Z'))).toBe('13:46')
    expect(clockText({ hour: 9, minute: 30 })).toBe('09:30')
  })

  test('lists and countries are said in it', () => {
    expect(formatList(['a', 'b', 'c'], 'nl')).toBe('a, b en c')
    expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b, and c')
    expect(formatCountry('BE', 'nl')).toBe('België')
  })
})
