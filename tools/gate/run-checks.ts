import type { Check, Verdict } from './check.ts'

/** What may run two at a time, and what wants the machine for itself. */
export type Parts = { sideBySide: readonly Check[]; alone: readonly Check[] }

export type Totals = { passed: number; failed: number }

const LANES = 2

/** Runs every check, whatever the ones before found, and prints a line for each: first all of `sideBySide`, then `alone`. */
export async function runChecks({ sideBySide, alone }: Parts, print: (text: string) => void): Promise<Totals> {
  const verdicts: Verdict[] = []
  const waiting = [...sideBySide]
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) verdicts.push(await runCheck(check, print))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  for (const check of alone) verdicts.push(await runCheck(check, print))
  return {
    passed: sum(verdicts.map((verdict) => verdict.passed)),
    failed: sum(verdicts.map((verdict) => verdict.failed)),
  }
}

async function runCheck({ name, run }: Check, print: (text: string) => void): Promise<Verdict> {
  const startedMs = performance.now()
  const verdict = await run().catch((fault: unknown) => ({ passed: 0, failed: 1, output: String(fault) }))
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)
  const count = verdict.passed + verdict.failed > 1 ? `: ${verdict.passed} of ${verdict.passed + verdict.failed}` : ''
  print(`${stateOf(verdict).padEnd(6)} ${seconds} s  ${name}${count}`)
  if (verdict.output) print(verdict.output.replaceAll(/^/gm, '    '))
  return verdict
}

function stateOf({ passed, failed }: Verdict): string {
  if (failed > 0) return 'FAILED'
  return passed > 0 ? 'ok' : 'absent'
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
