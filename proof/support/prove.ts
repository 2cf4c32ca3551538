import { appendFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { expect } from 'vitest'

const ROUNDS_IN_THE_GATE = 20

/** How often each proof is repeated: a few times in `npm test`, far more in `npm run proof`. */
export const ROUNDS = Number(process.env['PROOF_ROUNDS'] ?? ROUNDS_IN_THE_GATE)

/** One line of the table of proofs. */
export type Proven = { what: string; rounds: number; breaches: number; minutes: number }

/** Repeats a round, which answers what it found broken, and ends at the first round that finds anything. */
export async function prove(what: string, rounds: number, round: (number: number) => Promise<string[]>): Promise<void> {
  const startedMs = performance.now()
  let breaches: string[] = []
  let number = 0
  while (number < rounds && breaches.length === 0) {
    number += 1
    breaches = await round(number)
  }
  report({ what, rounds: number, breaches: breaches.length, minutes: (performance.now() - startedMs) / 60_000 })
  expect(breaches, `${what}, round ${number}`).toEqual([])
}

function report(proven: Proven): void {
  const file = process.env['PROOF_REPORT']
  if (file) appendFileSync(file, `${JSON.stringify(proven)}\n`)
}
