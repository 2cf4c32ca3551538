import { expect, test } from 'vitest'
import { pageSearch, parseSearch, stringifySearch } from './search-params.ts'

test.each([
  ['', {}],
  ['?search=33', { search: '33' }],
  ['?search=%22pils%22', { search: '"pils"' }],
  ['?brand=Kraanvogel&page=2&brand=Driest', { brand: ['Kraanvogel', 'Driest'], page: '2' }],
  ['?shelf=beer%2Fcrates&volume=30+cl', { shelf: 'beer/crates', volume: '30 cl' }],
])('"%s" says the same when it is read and written', (address, search) => {
  expect(parseSearch(address)).toEqual(search)
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('what is undefined does not stand in an address', () => {
  expect(stringifySearch({ page: undefined, stage: 'sent' })).toBe('?stage=sent')
  expect(stringifySearch({ page: undefined })).toBe('')
})

test.each([
  ['2', 2],
  ['1', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['next', undefined],
  [['2', '3'], undefined],
  [undefined, undefined],
])('page %s of an address is %s', (page, expected) => {
  expect(pageSearch({ page })).toEqual({ page: expected })
})
