import { describe, expect, test } from 'vitest'
import { createCallLimit } from './call-limit.ts'

function openLimit(perMinute: number) {
  let nowMs = 0
  const limit = createCallLimit({ perMinute, nowMs: () => nowMs })
  const overLimit = (address: string, session?: string) => limit.over({ address, session })
  return { overLimit, know: limit.know, setNow: (ms: number) => (nowMs = ms) }
}

test('lets a network call so often a minute, then says when it may come again', () => {
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

describe('whoever is signed in', () => {
  const SHOP = '9.9.9.9'

  test('is counted as a person, wherever the calls come from', () => {
    const { overLimit, know } = openLimit(2)
    for (const [session, person] of [
      ['a', 'U1'],
      ['b', 'U1'],
      ['c', 'U2'],
    ] as const)
      know({ session, address: SHOP }, person)
    expect([overLimit(SHOP, 'a'), overLimit('1.2.3.4', 'b')]).toEqual([null, null])
    expect(overLimit(SHOP, 'a')).toMatchObject({ isFirst: true })
    expect(overLimit(SHOP, 'c')).toBeNull()
    expect(overLimit(SHOP)).toBeNull()
  })

  test('is counted with the network until the session was looked up, and once it has ended', () => {
    const { overLimit, know } = openLimit(2)
    expect([overLimit(SHOP, 'made up'), overLimit(SHOP, 'made up too')]).toEqual([null, null])
    expect(overLimit(SHOP, 'a third')).not.toBeNull()
    know({ session: 'a', address: SHOP }, 'U1')
    expect(overLimit(SHOP, 'a')).toBeNull()
    know({ session: 'a', address: SHOP }, null)
    expect(overLimit(SHOP, 'a')).not.toBeNull()
  })
})

test('remembers a bounded number of callers and of sessions', () => {
  const { overLimit, know } = openLimit(1)
  overLimit('9.9.9.9')
  know({ session: 'first', address: '9.9.9.9' }, 'U1')
  for (let address = 0; address < 50_000; address += 1) {
    overLimit(`10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`)
    know({ session: String(address), address: '9.9.9.9' }, 'U2')
  }
  expect(overLimit('9.9.9.9')).toBeNull()
  expect(overLimit('9.9.9.9', 'first')).not.toBeNull()
})
