import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { Shed } from '../http/shed.ts'
import { executedAnswer } from './graphql-answer.ts'

const settings = { requestId: 'r', onFault: () => {}, onDenied: () => {} }
const half = {
  data: { first: 'done', second: null },
  errors: [new GraphQLError('no', { path: ['second'], originalError: new Shed(503, 5) })],
}

test('of a mutation that was shed halfway it is said what was changed', () => {
  expect(executedAnswer(half, { kind: 'mutation' }, settings)).toMatchObject({ status: 200, body: { data: half.data } })
})

test.each([{ kind: 'query' }, { kind: 'mutation', isUndone: true }] as const)(
  'whoever may ask again as nothing stays is asked to: %o',
  (how) => {
    expect(() => executedAnswer(half, how, settings)).toThrow(Shed)
  },
)
