import { describe, expect, test } from 'vitest'
import { productCodeOf, tradeItemNumber } from './index.ts'

const EAN = '8719998100006'

describe('the number of a trade item', () => {
  test.each([
    ['an EAN-13', EAN],
    ['an EAN-13 with blanks', '8 719998 100006'],
    ['a GTIN-14 of the same article', '08719998100006'],
    ['an element with its identifier in brackets', '(01)08719998100006'],
    ['an element with a batch behind it', '(01)08719998100006(10)L123'],
    ['what a scanner sends of a GS1-128', ']C10108719998100006'],
    ['what a scanner sends with a batch behind it', ']C1010871999810000610L123'],
    ['what a scanner sends of an EAN-13', ']E08719998100006'],
    ['what a scanner sends of a GS1 DataMatrix', ']d20108719998100006'],
    ['a digital link', 'https://id.example.com/01/08719998100006?10=L1'],
  ])('is read from %s', (_what, code) => {
    expect(tradeItemNumber(code)).toBe('08719998100006')
  })

  test.each([
    ['an EAN-8', '40170725', '00000040170725'],
    ['a UPC', '036000291452', '00036000291452'],
  ])('is read from %s', (_what, code, expected) => {
    expect(tradeItemNumber(code)).toBe(expected)
  })

  test.each([
    '',
    'VP-KR2430',
    '8719998100007',
    '87199981',
    '1234',
    '0871999810000',
    '(01)08719998100007',
    '12 34',
    '9'.repeat(500),
  ])('is not read from "%s"', (code) => {
    expect(tradeItemNumber(code)).toBeUndefined()
  })
})

describe('a code of a product', () => {
  test('is a SKU without its dashes, blanks and small letters', () => {
    expect(productCodeOf(' vp kr-2430 ')).toEqual({ skuKey: 'VPKR2430', ean: null, packagedEan: null })
  })

  test('is an EAN', () => {
    expect(productCodeOf('(01)08719998100006')).toMatchObject({ ean: EAN, packagedEan: null })
  })

  test('is a package of what has the EAN', () => {
    expect(productCodeOf('18719998100003')).toMatchObject({ ean: null, packagedEan: EAN })
  })
})
