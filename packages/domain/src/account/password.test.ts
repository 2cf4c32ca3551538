import { describe, expect, test } from 'vitest'
import { reviewNewPassword, reviewPassword } from './index.ts'

describe('a password', () => {
  test.each([
    ['Proost-op-Veenhof-26', [], 'is good'],
    ['Aa3456789012', [], '[IDN-32] twelve characters are enough'],
    ['Aa345678901', ['password-too-short'], '[IDN-32] eleven are not'],
    [`Aa3${'x'.repeat(126)}`, ['password-too-long'], '[IDN-32] 128 is the most'],
    ['PROOST-OP-VEENHOF-26', ['password-needs-lower-case'], '[IDN-33] a lower-case letter'],
    ['proost-op-veenhof-26', ['password-needs-upper-case'], '[IDN-34] an upper-case letter'],
    ['Proost-op-Veenhof', ['password-needs-numeral'], '[IDN-35] a numeral'],
    ['proost', ['password-too-short', 'password-needs-upper-case', 'password-needs-numeral'], 'all that is wrong'],
  ])('%s → %o: %s', (password, codes) => {
    expect(reviewPassword(password).map(({ code }) => code)).toEqual(codes)
  })

  test('[IDN-36] is typed twice alike', () => {
    expect(reviewNewPassword('Proost-op-Veenhof-26', 'Proost-op-Veenhof-26')).toEqual([])
    expect(reviewNewPassword('Proost-op-Veenhof-26', 'Proost-op-Veenhof-27')).toEqual([{ code: 'passwords-differ' }])
  })
})
