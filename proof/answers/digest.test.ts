import { expect, test } from 'vitest'
import { answersFile, answerText, describeChanges, digestOf } from './digest.ts'

const price = (value: number, cart = 'a'.repeat(32)) =>
  answerText({ status: 200, body: { data: { cart, price: value } } })
const answers = (value: number, cart?: string) =>
  new Map([
    ['Query.price', price(value, cart)],
    ['Query.brand', answerText({ status: 200, body: 'Pils' })],
  ])

test('a digest has one line for each operation, sorted, with hash and size of its answer in each language', () => {
  const lines = digestOf({ nl: answers(1), en: answers(1) }).split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^Query\.brand {2}nl [0-9a-f]{12} 35 {2}en [0-9a-f]{12} 35$/),
    expect.stringMatching(/^Query\.price {2}nl [0-9a-f]{12} \d+ {2}en [0-9a-f]{12} \d+$/),
    '',
  ])
})

test('one other digit in one answer changes the line of its operation, and no other', () => {
  const [before, after] = [digestOf({ nl: answers(1.25) }), digestOf({ nl: answers(1.26) })].map((digest) =>
    digest.split('\n'),
  )
  expect(after?.[0]).toBe(before?.[0])
  expect(after?.[1]).not.toBe(before?.[1])
})

test('an answer with another status is another one', () => {
  expect(answerText({ status: 403, body: 'Pils' })).not.toBe(answerText({ status: 200, body: 'Pils' }))
})

const errorsAt = (data: unknown, ...paths: string[][]) =>
  answerText({ status: 200, body: { data, errors: paths.map((path) => ({ message: 'No', locations: [1], path })) } })
const [ORDERS, LISTS] = [
  ['customer', 'orders'],
  ['customer', 'lists'],
]

test('errors of fields that are resolved side by side may come in any order', () => {
  const data = { customer: { orders: null, lists: null } }
  expect(errorsAt(data, ORDERS, LISTS)).toBe(errorsAt(data, LISTS, ORDERS))
  expect(errorsAt(data, ORDERS, LISTS)).not.toBe(errorsAt(data, ORDERS))
})

test('which of its fields made an object null does not count, and how many did', () => {
  const data = { customer: null }
  expect(errorsAt(data, ORDERS, LISTS)).toBe(errorsAt(data, LISTS))
  expect(errorsAt(data, ORDERS)).not.toBe(errorsAt(data))
})

test('what is drawn anew each time changes no digest', () => {
  expect(digestOf({ nl: answers(1, 'b'.repeat(32)) })).toBe(digestOf({ nl: answers(1, 'c'.repeat(32)) }))
})

test('the answers that differ from the recorded digest are named and shown as they are now', () => {
  const text = describeChanges(digestOf({ nl: answers(1.25) }), { nl: answers(1.26) })
  expect(text).toContain('1 answers differ: Query.price (nl)')
  expect(text).toContain('Query.price (nl) is now:')
  expect(text).toContain('"price": 1.26')
  expect(text).not.toContain('Pils')
})

test('of an answer that differs in one language the other one is not shown', () => {
  const recorded = digestOf({ nl: answers(1.25), en: answers(1.25) })
  const text = describeChanges(recorded, { nl: answers(1.25), en: answers(1.26) })
  expect(text).toContain('1 answers differ: Query.price (en)')
})

test('an operation that nobody has recorded differs', () => {
  expect(describeChanges('', { nl: answers(1) })).toContain('2 answers differ: Query.price (nl); Query.brand (nl)')
})

test('in the file of answers an operation begins its own line', () => {
  expect(
    answersFile(answers(1))
      .split('\n')
      .filter((line) => line.startsWith('Query')),
  ).toEqual(['Query.price', 'Query.brand'])
})
