import { expect, test } from 'vitest'
import { createCheckouts } from './checkouts.ts'

test('a checkout is remembered for ten minutes since it was last seen', () => {
  let nowMs = 0
  const checkouts = createCheckouts(() => nowMs)
  checkouts.begin('one')
  nowMs = 5 * 60_000
  checkouts.begin('one')
  nowMs = 15 * 60_000 - 1
  expect([checkouts.has('one'), checkouts.has('another')]).toEqual([true, false])
  nowMs = 15 * 60_000
  expect(checkouts.has('one')).toBe(false)
})

test('an order that was shed is remembered for a minute, and displaces nobody who confirmed a day', () => {
  let nowMs = 0
  const checkouts = createCheckouts(() => nowMs)
  checkouts.begin('confirmed')
  for (let session = 0; session <= 20_000; session += 1) checkouts.orderShed(`${session}`)
  expect([checkouts.has('confirmed'), checkouts.has('0'), checkouts.has('20000')]).toEqual([true, false, true])
  nowMs = 60_000
  expect([checkouts.has('confirmed'), checkouts.has('20000')]).toEqual([true, false])
})

test('so many are remembered and no more: who was seen longest ago is forgotten', () => {
  const checkouts = createCheckouts()
  for (let session = 0; session <= 10_000; session += 1) {
    checkouts.begin(`${session}`)
    checkouts.begin('seen all the time')
  }
  expect([checkouts.has('0'), checkouts.has('1'), checkouts.has('2'), checkouts.has('10000')]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(checkouts.has('seen all the time')).toBe(true)
})
