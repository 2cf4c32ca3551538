import { expect, test } from 'vitest'
import { streetAndNumber } from './street-and-number.ts'

test.each([
  ['Dorpsstraat 12', 'Dorpsstraat', '12'],
  ['Dorpsstraat 12 a', 'Dorpsstraat', '12 a'],
  ['Gebouw B, Havenweg , 7-9', 'Gebouw B, Havenweg', '7-9'],
  ['1e Dwarsstraat 5', '1e Dwarsstraat', '5'],
  ['Plein 40-45 3', 'Plein', '40-45 3'],
  ['Dorpsstraat', 'Dorpsstraat', undefined],
  ['12', '12', undefined],
  ['', '', undefined],
])('"%s" is %s with number %s', (lines, street, houseNumber) => {
  expect(streetAndNumber(lines)).toEqual({ street, houseNumber })
})
