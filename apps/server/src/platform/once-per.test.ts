import { expect, test, vi } from 'vitest'
import { oncePer } from './once-per.ts'

test('makes a value once for each key, and another one for another key', () => {
  const make = vi.fn<(key: { name: string }) => { of: string }>(({ name }) => ({ of: name }))
  const valueOf = oncePer(make)
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  expect(make).not.toHaveBeenCalled()
  expect(valueOf(one)).toBe(valueOf(one))
  expect(valueOf(other)).toEqual({ of: 'other' })
  expect(make).toHaveBeenCalledTimes(2)
})
