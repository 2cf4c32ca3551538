import { expect, test } from 'vitest'
import { createMarkedMemory, untilOneMark } from './marked-memory.ts'
import { Shed } from './shed.ts'

test('what was kept holds at its mark and at no other', () => {
  const memory = createMarkedMemory<string>(10)
  memory.keep('b', 'S1', 'open')
  expect(['a', 'b', 'c', ''].map((mark) => memory.get(mark, 'S1'))).toEqual([undefined, 'open', undefined, undefined])
})

test('another mark takes the place of all that was kept, whichever of the two came later', () => {
  const memory = createMarkedMemory<string>(10)
  memory.keep('b', 'S1', 'open')
  memory.keep('c', 'S2', 'closed')
  expect([memory.get('b', 'S1'), memory.get('c', 'S1'), memory.get('c', 'S2')]).toEqual([
    undefined,
    undefined,
    'closed',
  ])
  memory.keep('b', 'S2', 'late')
  expect([memory.get('b', 'S1'), memory.get('b', 'S2'), memory.get('c', 'S2')]).toEqual([undefined, 'late', undefined])
})

test('what was kept first goes when it is too much', () => {
  const memory = createMarkedMemory<number>(2)
  for (const [nth, key] of ['S1', 'S2', 'S1', 'S3'].entries()) memory.keep('a', key, nth)
  expect(['S1', 'S2', 'S3'].map((key) => memory.get('a', key))).toEqual([2, undefined, 3])
})

test('what is of two marks is read anew, and what never is of one is left for later', async () => {
  const reads = [null, null, 'found']
  await expect(untilOneMark(async () => reads.shift() ?? null)).resolves.toBe('found')
  await expect(untilOneMark(async () => null)).rejects.toThrow(Shed)
})
