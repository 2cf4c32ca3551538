import { expect, test } from 'vitest'
import { createAdmission } from './admission.ts'
import { createCheckouts } from './checkouts.ts'
import type { WorkClass } from './work-class.ts'

const LIMIT_MS = 100
const PEOPLE = Array.from({ length: 2_000 }, (_, index) => `Bearer ${index}`)

function openAdmission() {
  const now = { delayMs: 0, ms: 0 }
  const admission = createAdmission({
    limits: { eventLoopDelayMs: LIMIT_MS, databaseWaitMs: LIMIT_MS },
    pressure: () => ({ eventLoopDelayMs: now.delayMs, databaseWaitMs: 0 }),
    checkouts: createCheckouts(),
    nowMs: () => now.ms,
  })
  const isLetIn = (work: WorkClass, session: string | undefined, address = '10.0.0.1') => {
    try {
      admission.admit(work, { session, address })
      return true
    } catch {
      return false
    }
  }
  return { now, isLetIn, letIn: (work: WorkClass) => PEOPLE.filter((person) => isLetIn(work, person)) }
}

test.each([
  [100, 1],
  [110, 0.9],
  [150, 0.5],
  [190, 0.1],
  [200, 0],
])('at a delay of %i ms, of a limit of 100, %d of all readers are let in', (delayMs, share) => {
  const { now, letIn } = openAdmission()
  now.delayMs = delayMs
  expect(letIn('read').length / PEOPLE.length).toBeCloseTo(share, 1)
  expect(letIn('change')).toEqual(PEOPLE)
})

test('the same people are let in again, and with less to do more of them', () => {
  const { now, letIn } = openAdmission()
  now.delayMs = 180
  const few = letIn('read')
  now.delayMs = 150
  const more = new Set(letIn('read'))
  expect(few.every((person) => more.has(person))).toBe(true)
  now.delayMs = 180
  now.ms = 59_999
  expect(letIn('read')).toEqual(few)
})

test('after a minute it is others', () => {
  const { now, letIn } = openAdmission()
  now.delayMs = 150
  const before = new Set(letIn('read'))
  now.ms = 60_000
  const still = letIn('read').filter((person) => before.has(person))
  expect(still.length / before.size).toBeCloseTo(0.5, 1)
})

test('visitors share the luck of their address', () => {
  const { now, isLetIn } = openAdmission()
  now.delayMs = 150
  const addresses = PEOPLE.map((_, index) => `10.0.${index >> 8}.${index & 255}`)
  const lucky = addresses.filter((address) => isLetIn('read', undefined, address))
  expect(lucky.length / addresses.length).toBeCloseTo(0.5, 1)
})

test('of orders nobody is shed before changes are shed altogether', () => {
  const { now, letIn } = openAdmission()
  now.delayMs = 400
  expect([letIn('change').length, letIn('place').length]).toEqual([0, PEOPLE.length])
})
