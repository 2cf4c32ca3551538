import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('of those who wait for another system so many may, and the others hear so at once', async () => {
  const inTurn = fewAtOnce(2)
  const answered = Promise.withResolvers<string>()
  const ask = () =>
    inTurn(
      () => answered.promise,
      () => 'busy',
    )
  const waiting = [ask(), ask()]
  expect(await ask()).toBe('busy')
  answered.resolve('done')
  expect(await Promise.all(waiting)).toEqual(['done', 'done'])
  expect(await ask()).toBe('done')
})

test('one who failed is no longer waiting', async () => {
  const inTurn = fewAtOnce(1)
  await expect(
    inTurn(
      () => Promise.reject(new Error('away')),
      () => 'busy',
    ),
  ).rejects.toThrow('away')
  expect(
    await inTurn(
      async () => 'done',
      () => 'busy',
    ),
  ).toBe('done')
})
