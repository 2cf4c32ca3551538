import { expect, test } from 'vitest'
import { createVersionedMemory } from './versioned-memory.ts'

test('what was kept holds at its version and at no other', () => {
  const memory = createVersionedMemory<string>(10)
  memory.keep(7, 'S1', 'open')
  expect([6, 7, 8].map((version) => memory.get(version, 'S1'))).toEqual([undefined, 'open', undefined])
})

test('a later version takes the place of all that was kept, and what comes late of an earlier one is left', () => {
  const memory = createVersionedMemory<string>(10)
  memory.keep(7, 'S1', 'open')
  memory.keep(8, 'S2', 'closed')
  memory.keep(7, 'S2', 'open')
  expect([memory.get(7, 'S1'), memory.get(8, 'S1'), memory.get(7, 'S2'), memory.get(8, 'S2')]).toEqual([
    undefined,
    undefined,
    undefined,
    'closed',
  ])
})

test('what was kept first goes when it is too much, by what each counts', () => {
  const memory = createVersionedMemory<string[]>(3, (entries) => entries.length)
  memory.keep(1, 'U1', ['a', 'b'])
  memory.keep(1, 'U1', ['a'])
  memory.keep(1, 'U2', ['b', 'c'])
  expect(memory.get(1, 'U1')).toEqual(['a'])
  memory.keep(1, 'U3', ['d'])
  expect(['U1', 'U2', 'U3'].map((key) => memory.get(1, key))).toEqual([undefined, ['b', 'c'], ['d']])
  memory.keep(1, 'U4', ['e', 'f', 'g', 'h'])
  expect(['U2', 'U3', 'U4'].map((key) => memory.get(1, key))).toEqual([undefined, undefined, undefined])
})
