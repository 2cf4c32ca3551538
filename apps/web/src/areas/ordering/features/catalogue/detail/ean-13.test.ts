import { describe, expect, test } from 'vitest'
import { ean13Modules } from './ean-13.ts'

describe('the bars of an EAN-13 code', () => {
  test('are those of the standard', () => {
    expect(ean13Modules('5901234123457')).toBe(
      '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
    )
  })

  test.each(['', '871999810000', '5901234123458', '59012341234AB'])('are not drawn for %j', (digits) => {
    expect(ean13Modules(digits)).toBeNull()
  })
})
