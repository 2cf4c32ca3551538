import { expect, test } from 'vitest'
import { roundsIn } from './rounds.ts'

test.each([undefined, ''])('PROOF_ROUNDS that says nothing (%j) leaves the rounds to who proves', (given) => {
  expect(roundsIn(given)).toBe(undefined)
})

test('PROOF_ROUNDS says how many rounds', () => {
  expect(roundsIn('1000')).toBe(1_000)
})

test.each(['0', '-1', '1.5', 'many', ' '])('PROOF_ROUNDS of %j is no number of rounds', (given) => {
  expect(() => roundsIn(given)).toThrow('PROOF_ROUNDS is a number of rounds')
})
