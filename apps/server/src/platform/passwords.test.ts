import { expect, test } from 'vitest'
import { createPasswords, hashPassword } from './passwords.ts'

test('a password fits its hash, and nothing fits no hash', async () => {
  const { verify } = createPasswords({ concurrency: 1, queue: 8 })
  const phc = await hashPassword('Proost-op-Veenhof-26')
  expect(await verify('Proost-op-Veenhof-26', phc)).toBe(true)
  expect(await verify('Proost-op-Veenhof-27', phc)).toBe(false)
  expect(await verify('Proost-op-Veenhof-26', null)).toBe(false)
})

test('so many are checked at a time, some wait, and the rest is told to come back', async () => {
  const { hash } = createPasswords({ concurrency: 1, queue: 2 })
  const tried = await Promise.allSettled(Array.from({ length: 5 }, () => hash('Proost-op-Veenhof-26')))
  expect(tried.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(tried[4]).toMatchObject({ reason: { statusCode: 503 } })
  expect(await hash('Proost-op-Veenhof-26')).toMatch(/^\$argon2id\$/)
})

test('a password that is longer than any may be fits nothing', async () => {
  const { verify } = createPasswords({ concurrency: 1, queue: 8 })
  const long = 'Proost-26'.repeat(15)
  expect(await verify(long, await hashPassword(long))).toBe(false)
})
