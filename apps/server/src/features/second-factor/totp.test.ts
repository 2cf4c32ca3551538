import { expect, test } from 'vitest'
import { codeAt } from './totp.builders.ts'
import { appAddress, base32, stepOfCode } from './totp.ts'

// The secret of the examples in RFC 6238, appendix B.
const SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1_000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('a code is that of RFC 6238: at second %i it is %s', (seconds, code) => {
  expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  expect(codeAt(SECRET, at(seconds))).toBe(code)
})

test.each([-30, 0, 30])('a code is known %i seconds away, by its own half minute', (seconds) => {
  const code = codeAt(SECRET, at(3_000))
  expect(stepOfCode(SECRET, code, at(3_000 + seconds))).toBe(100)
})

test('a code of a minute ago, of another length or with other signs is wrong', () => {
  expect(stepOfCode(SECRET, codeAt(SECRET, at(3_000)), at(3_060))).toBeUndefined()
  for (const code of ['', '12345', 'é12345', '1234567']) expect(stepOfCode(SECRET, code, at(3_000))).toBeUndefined()
})

test('the secret is written in letters and numerals that nobody mixes up', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('an app is told whose account it is', () => {
  expect(appAddress({ secret: SECRET, brewery: 'De Zwaan & Co', email: 'jan+bar@cafe.example' })).toBe(
    'otpauth://totp/De%20Zwaan%20%26%20Co:jan%2Bbar%40cafe.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=De%20Zwaan%20%26%20Co',
  )
})
