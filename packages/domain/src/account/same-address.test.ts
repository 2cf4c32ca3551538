import { expect, test } from 'vitest'
import { isSameAddress } from './index.ts'

const known = { street: 'Windmolenweg', houseNumber: '14a', postcode: '7548 BM' }

test.each([
  // street                        postcode   same   because
  [['Windmolenweg 14a'], '7548 BM', true, 'it is repeated as it was shown'],
  [['Windmolenweg', '14', 'A'], '7548bm', true, 'its parts come in lines of their own, in other letters'],
  [['Windmolenweg 14'], '7548 BM', false, 'the neighbours live there'],
  [['Windmolenweg 14a'], '7548 BN', false, 'it is another street of that name'],
  [['14a Windmolenweg'], '7548 BM', false, 'the number stands behind the street'],
])('[GQL-50] %j in %s: %s, as %4$s', (street, postcode, isSame) => {
  expect(isSameAddress({ street, postcode }, known)).toBe(isSame)
})
