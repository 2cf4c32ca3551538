import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { expect } from 'vitest'
import type { Told } from './proven.ts'
import { GIVEN_ROUNDS } from './rounds.ts'

const PROOFS = path.resolve(import.meta.dirname, '..')
const ROUNDS_IN_THE_GATE = 20
const MINUTE_MS = 60_000
const TOLD_EVERY_MS = 15_000

/** Whether the gate proves, with a few rounds, and not `npm run proof`. */
export const IS_GATE = GIVEN_ROUNDS === undefined
/** How often each proof is repeated: a few times in the gate, far more in `npm run proof`. */
export const ROUNDS = GIVEN_ROUNDS ?? ROUNDS_IN_THE_GATE

/** Repeats a round, which answers what it found broken, and ends at the first round that finds anything. */
export async function prove(what: string, rounds: number, round: (number: number) => Promise<string[]>): Promise<void> {
  const startedMs = performance.now()
  const file = path.relative(PROOFS, expect.getState().testPath ?? '')
  let toldMs = startedMs
  let breaches: string[] = []
  let number = 0
  const tell = (isDone: boolean) =>
    report({
      what,
      file,
      rounds: number,
      of: rounds,
      breaches: breaches.length,
      minutes: (performance.now() - startedMs) / MINUTE_MS,
      isDone,
      found: breaches,
    })
  while (number < rounds && breaches.length === 0) {
    number += 1
    breaches = await round(number)
    if (performance.now() - toldMs < TOLD_EVERY_MS) continue
    toldMs = performance.now()
    tell(false)
  }
  tell(true)
  expect(breaches, `${what}, round ${number}`).toEqual([])
}

function report(proven: Told): void {
  // Whoever runs it ends what tells nothing for long.
  if (!proven.isDone) console.log(`${proven.what}: ${proven.rounds} of ${proven.of} rounds`)
  const file = process.env['PROOF_REPORT']
  if (file) appendFileSync(file, `${JSON.stringify(proven)}\n`)
}
