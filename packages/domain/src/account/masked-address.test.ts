import { expect, test } from 'vitest'
import { maskedAddress, maskedPhone } from './masked-address.ts'

test.each([
  ['marloes@cafe.example', 'm••••@cafe.example'],
  ['m@cafe.example', 'm••••@cafe.example'],
])('%s is told as %s', (email, told) => {
  expect(maskedAddress(email)).toBe(told)
})

test.each([
  ['+31 6 5550 1001', '•••• 1001'],
  ['12', '•••• 12'],
])('%s is told as %s', (phone, told) => {
  expect(maskedPhone(phone)).toBe(told)
})
