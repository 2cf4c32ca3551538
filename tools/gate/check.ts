import { type CommandResult, ROOT, runCommand } from './run-command.ts'
import type { Timing } from './timings.ts'

/**
 * What a check found: how many things were looked at and are right or wrong, what to read when something is, and how long
 * its test files took. `isUnchanged` where the check was skipped, because nothing that it reads has changed since it passed.
 */
export type Verdict = {
  passed: number
  failed: number
  output: string
  files?: readonly Timing[]
  isUnchanged?: boolean
}

/** Looks at a checkout; at this one, unless told. `reads` matches every file on which the verdict depends. */
export type Check = { name: string; run: (root?: string) => Promise<Verdict>; reads?: RegExp }

const FINE: Verdict = { passed: 1, failed: 0, output: '' }

/** A program that says by its exit code whether all is well. */
export function commandCheck(name: string, command: string, ...args: string[]): Check {
  return { name, run: async (root = ROOT) => byExitCode(await runCommand(command, args, { cwd: root })) }
}

export const byExitCode = ({ code, output }: CommandResult): Verdict =>
  code === 0 ? FINE : { passed: 0, failed: 1, output }

/** A function of our own that lists what is wrong. */
export function problemCheck(name: string, findProblems: (root: string) => Promise<string[]> | string[]): Check {
  const run = async (root = ROOT) => {
    const problems = await findProblems(root)
    return problems.length === 0 ? FINE : { passed: 0, failed: 1, output: problems.join('\n') }
  }
  return { name, run }
}

/** Runs `next` on what `first` made; while that fails there is nothing to look at. */
export function inTurn(first: Check, next: Check): Check {
  const run = async (root = ROOT) => {
    const made = await first.run(root)
    if (made.failed > 0) return made
    const { passed, failed, output } = await next.run(root)
    return { passed: made.passed + passed, failed, output: output && `${next.name}:\n${output}` }
  }
  return { name: first.name, run }
}

/** Runs the check where the machine has what it needs; elsewhere it says what is missing. */
export function whereThere(needed: string, isThere: () => boolean, check: Check): Check {
  const run = async (root = ROOT) =>
    isThere() ? check.run(root) : { passed: 0, failed: 0, output: `there is no ${needed}` }
  return { name: check.name, run }
}
