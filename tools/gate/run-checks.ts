import type { Check, Verdict } from './check.ts'
import type { Timing } from './timings.ts'

/** What may run two at a time, and what wants the machine for itself. */
export type Parts = { sideBySide: readonly Check[]; alone: readonly Check[] }

/** `absent` is the number of checks that had nothing to check. */
export type Totals = {
  passed: number
  failed: number
  absent: number
  steps: Timing[]
  files: Timing[]
  failures: Failure[]
}

/** A check that failed, and what it found. */
export type Failure = { name: string; output: string }

const LANES = 2

/** Runs every check, whatever the ones before found, and prints a line for each: first all of `sideBySide`, then `alone`. */
export async function runChecks({ sideBySide, alone }: Parts, print: (text: string) => void): Promise<Totals> {
  const verdicts: Judged[] = []
  const waiting = [...sideBySide]
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) verdicts.push(await runCheck(check, print))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  for (const check of alone) verdicts.push(await runCheck(check, print))
  return {
    passed: sum(verdicts.map((verdict) => verdict.passed)),
    failed: sum(verdicts.map((verdict) => verdict.failed)),
    absent: verdicts.filter((verdict) => stateOf(verdict) === 'absent').length,
    steps: verdicts.map(({ name, seconds }) => ({ name, seconds })),
    files: verdicts.flatMap(({ files = [] }) => files),
    failures: verdicts.filter(({ failed }) => failed > 0).map(({ name, output }) => ({ name, output })),
  }
}

const LINES_OF_A_FAILURE = 15

/** What failed, in short: the last lines of a long log are those that are read. */
export function describeFailures(failures: readonly Failure[]): string {
  return failures
    .map(({ name, output }) => {
      const lines = output.split('\n')
      const left = lines.length - LINES_OF_A_FAILURE
      return [
        `FAILED ${name}`,
        ...lines.slice(0, LINES_OF_A_FAILURE),
        ...(left > 0 ? [`(${left} lines more, above)`] : []),
      ]
    })
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

type Judged = Verdict & Timing

async function runCheck({ name, run }: Check, print: (text: string) => void): Promise<Judged> {
  const startedMs = performance.now()
  const verdict = await run().catch((fault: unknown): Verdict => ({ passed: 0, failed: 1, output: String(fault) }))
  const seconds = (performance.now() - startedMs) / 1000
  const count = verdict.passed + verdict.failed > 1 ? `: ${verdict.passed} of ${verdict.passed + verdict.failed}` : ''
  print(`${stateOf(verdict).padEnd(6)} ${seconds.toFixed(1).padStart(6)} s  ${name}${count}`)
  if (verdict.output) print(verdict.output.replaceAll(/^/gm, '    '))
  return { ...verdict, name, seconds }
}

function stateOf({ passed, failed, isUnchanged = false }: Verdict): string {
  if (failed > 0) return 'FAILED'
  if (isUnchanged) return 'same'
  return passed > 0 ? 'ok' : 'absent'
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
