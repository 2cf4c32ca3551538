import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runCommand } from './run-command.ts'

/** What a check found: how many things were looked at and are right or wrong, and what to read when something is. */
export type Verdict = { passed: number; failed: number; output: string }

export type Check = { name: string; run: () => Promise<Verdict> }

/** A program that says by its exit code whether all is well. */
export function commandCheck(name: string, command: string, ...args: string[]): Check {
  const run = async () => {
    const { code, output } = await runCommand(command, args)
    return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output }
  }
  return { name, run }
}

/** A function of our own that lists what is wrong. */
export function problemCheck(name: string, findProblems: (root: string) => Promise<string[]> | string[]): Check {
  const run = async () => {
    const problems = await findProblems(ROOT)
    return problems.length === 0
      ? { passed: 1, failed: 0, output: '' }
      : { passed: 0, failed: 1, output: problems.join('\n') }
  }
  return { name, run }
}

/** Runs the check once what it looks at exists; until then it says what it did not find. */
export function whenThere(needed: string, check: Check): Check {
  if (existsSync(path.join(ROOT, needed))) return check
  const run = () => Promise.resolve({ passed: 0, failed: 0, output: `there is no ${needed}` })
  return { name: check.name, run }
}
