import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function lineOf(fields: object, text = 'something'): Record<string, unknown> {
  let line = ''
  createLog({ level: 'info', destination: { write: (written) => (line = written) } }).info(fields, text)
  return JSON.parse(line)
}

test('a line has its time in UTC', () => {
  expect(lineOf({}).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test.each([
  [{ password: 'x' }],
  [{ path: { authorization: 'x' } }],
  [{ error: { email: 'x', phone: 'x' } }],
  [{ token: 'x', cookie: 'x' }],
  [{ request: 'x', mail: { text: 'x' } }],
])('%o is not told', (fields) => {
  expect(JSON.stringify(lineOf(fields))).not.toContain('"x"')
})

test('a fault tells its place and its state, not the row it is about', () => {
  const fault = Object.assign(new Error('duplicate key for jan@tenbrink.example'), {
    code: '23505',
    constraint: 'portal_user_email',
    detail: 'Key (email)=(jan@tenbrink.example) already exists.',
    parameters: ['secret'],
  })
  const line = lineOf({ err: fault })
  expect(line.err).toMatchObject({ type: 'Error', code: '23505', constraint: 'portal_user_email' })
  expect(JSON.stringify(line)).not.toMatch(/tenbrink|secret/)
})

test('a long value is cut', () => {
  const line = lineOf({ error: 'a'.repeat(10_000), path: Array.from({ length: 5_000 }, () => 'b') })
  expect(String(line.error)).toHaveLength(2_049)
  expect(String(line.path)).toHaveLength(2_049)
})

test.each([
  ['to jan@tenbrink.example, twice', 'to [email], twice'],
  ['<jan.de.wit+bier@mail.tenbrink.example>', '<[email]>'],
  ['Key (email)=(jan@tenbrink.example)', 'Key (email)=([email])'],
  ['a@b@tenbrink.example', '[email]'],
  ['@fust/domain has @ and user@localhost', '@fust/domain has @ and user@localhost'],
  ['Bearer abc.def-ghi of Jan', 'Bearer [secret] of Jan'],
])('"%s" is told as "%s"', (said, told) => {
  expect(lineOf({ error: said }).error).toBe(told)
})
