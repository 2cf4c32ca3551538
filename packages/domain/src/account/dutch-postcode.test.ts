import { describe, expect, test } from 'vitest'
import { dutchPostcode } from './index.ts'

describe('a Dutch postcode', () => {
  test.each(['7511 AB', '7511ab', ' 7511AB '])('[IDN-40] "%s" is 7511AB', (typed) => {
    expect(dutchPostcode(typed)).toEqual({ ok: true, value: '7511AB' })
  })

  test.each([
    ['AB7511', 'postcode-first-four-must-be-digits'],
    ['75A1 AB', 'postcode-first-four-must-be-digits'],
    ['751', 'postcode-four-digits-needed'],
    ['', 'postcode-four-digits-needed'],
    ['751123', 'postcode-last-two-must-be-letters'],
    ['7511 A1', 'postcode-last-two-must-be-letters'],
    ['7511', 'postcode-two-letters-needed'],
    ['7511 A', 'postcode-two-letters-needed'],
    ['7511 ABC', 'postcode-two-letters-needed'],
  ])('[IDN-41] "%s" is refused with %s', (typed, code) => {
    expect(dutchPostcode(typed)).toEqual({ ok: false, refusal: { code } })
  })
})
