import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdmission, type Leave } from './admission.ts'
import { Shed } from '#platform/http/shed.ts'
import { createCheckouts, type Checkouts } from './checkouts.ts'
import type { WorkClass } from './work-class.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let checkouts: Checkouts
let nowMs: number
let entered: string[]
function open(limits: { atOnce: number; waiting: number }) {
  checkouts = createCheckouts()
  nowMs = 0
  entered = []
  const admission = createAdmission({ limits, checkouts, nowMs: () => nowMs })
  return {
    /** Comes in, or waits; what became of it stands in `entered`, a minus before who was turned away. */
    come: async (work: WorkClass, session: string | undefined, address = '10.0.0.1'): Promise<Leave> => {
      const leave = await admission.enter(work, { session, address })
      const isShed = leave instanceof Shed
      entered.push(`${isShed ? '-' : ''}${session ?? address}`)
      return isShed ? () => {} : leave
    },
    shed: async () =>
      Promise.all(
        admission.measures.filter(({ name }) => name.startsWith('fust_shed')).map(async ({ read }) => await read()),
      ),
  }
}

test('so many are worked on at once, and each who leaves lets one in', async () => {
  const { come } = open({ atOnce: 2, waiting: 10 })
  const leave = await come('read', 'a')
  await come('read', 'b')
  const third = come('read', 'c')
  expect(entered).toEqual(['a', 'b'])
  leave()
  leave()
  await third
  expect(entered).toEqual(['a', 'b', 'c'])
  const fourth = come('read', 'd')
  await vi.advanceTimersByTimeAsync(399)
  expect(entered).toEqual(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(1)
  await fourth
  expect(entered).toEqual(['a', 'b', 'c', '-d'])
})

test('orders are let in before changes, and changes before reads', async () => {
  const { come } = open({ atOnce: 1, waiting: 10 })
  const leave = await come('read', 'first')
  const [read, change, order] = [come('read', 'read'), come('change', 'change'), come('place', 'order')]
  leave()
  for (const next of [order, change, read]) (await next)()
  expect(entered).toEqual(['first', 'order', 'change', 'read'])
})

test('whoever is checking out is let in as if every call were the order', async () => {
  const { come } = open({ atOnce: 1, waiting: 10 })
  checkouts.begin('buyer')
  const leave = await come('read', 'first')
  void come('change', 'change')
  const buyer = come('read', 'buyer')
  leave()
  await buyer
  expect(entered).toEqual(['first', 'buyer'])
})

test('when too many wait, the last are turned away at once, whoever came when', async () => {
  const { come, shed } = open({ atOnce: 1, waiting: 1 })
  await come('read', 'first')
  const read = come('read', 'read')
  void come('place', 'order')
  await read
  expect(entered).toEqual(['first', '-read'])
  await come('change', 'change')
  expect(entered).toEqual(['first', '-read', '-change'])
  expect(await shed()).toEqual([1, 1, 0])
})

test('an order that was turned away begins a checkout', async () => {
  const { come } = open({ atOnce: 1, waiting: 0 })
  await come('read', 'first')
  await come('place', 'buyer')
  expect([checkouts.has('buyer'), checkouts.has('first')]).toEqual([true, false])
})

const PEOPLE = Array.from({ length: 400 }, (_, index) => `Bearer ${index}`)

/** Who of many is let in when a few may wait. */
async function lucky(come: (work: WorkClass, session: string) => Promise<Leave>): Promise<string[]> {
  entered = []
  const coming = PEOPLE.map((person) => come('read', person))
  await vi.advanceTimersByTimeAsync(400)
  await Promise.all(coming)
  return entered
    .filter((person) => person.startsWith('-'))
    .slice(-100)
    .map((person) => person.slice(1))
}

test('of a class it is always the same callers, until after a minute it is others', async () => {
  const { come } = open({ atOnce: 1, waiting: 100 })
  await come('read', 'first')
  const once = await lucky(come)
  nowMs = MINUTE_MS - 1
  expect((await lucky(come)).toSorted()).toEqual(once.toSorted())
  nowMs = MINUTE_MS
  const later = new Set(await lucky(come))
  expect(once.filter((person) => later.has(person)).length).toBeLessThan(50)
})
