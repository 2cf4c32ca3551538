import { describe, expect, test } from 'vitest'
import { isEmailAddress, isPhoneNumber, personFaults } from './index.ts'

const inge = { email: 'inge@tenbrink.example', firstName: 'Inge', lastName: 'ten Brink', phone: '+31 53 431 22 00' }

describe('what is said of a person', () => {
  test.each<[Partial<typeof inge>, string[], string]>([
    // change                         faults                                     because
    [{}, [], 'all of it is there'],
    [{ firstName: ' ' }, ['first-name-missing'], 'spaces are no name'],
    [{ lastName: '' }, ['last-name-missing'], 'a surname is needed'],
    [{ email: 'inge at tenbrink' }, ['email-invalid'], 'no mail goes there'],
    [{ phone: '' }, ['phone-invalid'], 'a phone number is needed'],
    [{ firstName: 'x'.repeat(61) }, ['first-name-missing'], 'it is longer than any name'],
    [
      { email: '', firstName: '', lastName: '', phone: 'none' },
      ['first-name-missing', 'last-name-missing', 'email-invalid', 'phone-invalid'],
      'nothing of it is there',
    ],
  ])('[IDN-42] %j has %j: %s', (change, faults) => {
    expect(personFaults({ ...inge, ...change })).toEqual(faults)
  })

  test.each([
    ['053 431 22 00', true],
    ['+31 (0)53-431.22.00', true],
    ['0612345678', true],
    ['1234567', false],
    ['1234567890123456', false],
    ['06 1234 567a', false],
    ['++31534312200', false],
    ['', false],
    [`+${' '.repeat(100_000)}1`, false],
  ])('[ERR-44] the phone number %j can be called: %s', (phone, isRight) => {
    expect(isPhoneNumber(phone)).toBe(isRight)
  })

  test.each([
    ['inge@tenbrink.example', true],
    ['inge@localhost', false],
    ['inge@ten brink.example', false],
    ['@tenbrink.example', false],
    [`${'i'.repeat(250)}@tenbrink.example`, false],
  ])('the address %j can have mail: %s', (email, isRight) => {
    expect(isEmailAddress(email)).toBe(isRight)
  })
})
