import { expect, test } from 'vitest'
import { createMarkedMemory, untilOneMark } from './marked-memory.ts'
import { Shed } from '../http/shed.ts'

test('what was kept holds at its mark and at no other', () => {
  const shelf = createMarkedMemory().shelf<string>(10)
  shelf.keep('b', 'S1', 'open')
  expect(['a', 'b', 'c', ''].map((mark) => shelf.get(mark, 'S1'))).toEqual([undefined, 'open', undefined, undefined])
})

test('another mark takes the place of all that was kept of every subject, whichever of the two came later', () => {
  const memory = createMarkedMemory()
  const [doors, names] = [memory.shelf<string>(10), memory.shelf<string>(10)]
  doors.keep('b', 'S1', 'open')
  names.keep('c', 'S2', 'Turf')
  expect([doors.get('b', 'S1'), doors.get('c', 'S1'), names.get('c', 'S2')]).toEqual([undefined, undefined, 'Turf'])
  doors.keep('b', 'S2', 'late')
  expect([doors.get('b', 'S1'), doors.get('b', 'S2'), names.get('c', 'S2')]).toEqual([undefined, 'late', undefined])
  expect(memory.mark()).toBe('b')
})

test('what was not asked for longest goes when it is too much', () => {
  const shelf = createMarkedMemory().shelf<number>(2)
  shelf.keep('a', 'S1', 1)
  shelf.keep('a', 'S2', 2)
  shelf.get('a', 'S1')
  shelf.keep('a', 'S3', 3)
  expect(['S1', 'S2', 'S3'].map((key) => shelf.get('a', key))).toEqual([1, undefined, 3])
})

test('values take as much as they weigh', () => {
  const shelf = createMarkedMemory().shelf<string>(6, (value) => value.length)
  for (const [nth, value] of ['one', 'two', 'three'].entries()) shelf.keep('a', String(nth), value)
  expect(['0', '1', '2'].map((key) => shelf.get('a', key))).toEqual([undefined, undefined, 'three'])
  shelf.keep('a', '3', 'x')
  expect(['2', '3'].map((key) => shelf.get('a', key))).toEqual(['three', 'x'])
})

test('what is of two marks is read anew, and what never is of one is left for later', async () => {
  const reads = [null, null, 'found']
  await expect(untilOneMark(async () => reads.shift() ?? null)).resolves.toBe('found')
  await expect(untilOneMark(async () => null)).rejects.toThrow(Shed)
})
