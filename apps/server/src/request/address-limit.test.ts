import { expect, test } from 'vitest'
import { createAddressLimit } from './address-limit.ts'

function openLimit(perMinute: number) {
  let nowMs = 0
  const overLimit = createAddressLimit({ perMinute, nowMs: () => nowMs })
  return { overLimit, setNow: (ms: number) => (nowMs = ms) }
}

test('lets an address call so often a minute, then says when it may come again', () => {
  const { overLimit, setNow } = openLimit(2)
  expect([overLimit('1.2.3.4'), overLimit('1.2.3.4')]).toEqual([null, null])
  setNow(15_500)
  expect(overLimit('1.2.3.4')).toEqual({ afterSeconds: 45, isFirst: true })
  expect(overLimit('1.2.3.4')).toEqual({ afterSeconds: 45, isFirst: false })
  expect(overLimit('1.2.3.5')).toBeNull()
  setNow(60_000)
  expect(overLimit('1.2.3.4')).toBeNull()
})

test.each([
  ['2001:db8::1', '2001:db8::2', 'an IPv6 network is one caller'],
  ['::ffff:1.2.3.4', '1.2.3.4', 'an IPv4 address is the same in both spellings'],
])('%s and %s count together: %s', (one, other) => {
  const { overLimit } = openLimit(1)
  overLimit(one)
  expect(overLimit(other)).not.toBeNull()
})

test('remembers a bounded number of addresses', () => {
  const { overLimit } = openLimit(1)
  overLimit('9.9.9.9')
  for (let address = 0; address < 50_000; address += 1)
    overLimit(`10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`)
  expect(overLimit('9.9.9.9')).toBeNull()
})
