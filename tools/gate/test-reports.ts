import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Check, Verdict } from './check.ts'
import { type CommandResult, ROOT, runCommand } from './run-command.ts'

const REPORTS = path.join(ROOT, '.fust/reports')

/** All vitest projects in one run. */
export const vitestCheck: Check = vitestRun('tests')

/** Races, crashes, load and rules against oracles, with few rounds: `npm run proof` has many. */
export const proofsCheck: Check = vitestRun('proofs', '--config', 'proof/vitest.config.ts')

/** The journeys in a real browser. */
export const journeysCheck: Check = {
  name: 'journeys',
  run: async () => {
    const report = freshReport('playwright.json')
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const result = await runCommand('playwright', ['test', '--reporter=line,json'], { env })
    const stats = asRecord(readReport(report)['stats'])
    return verdict(
      result,
      Number(stats['expected'] ?? 0),
      Number(stats['unexpected'] ?? 0) + Number(stats['flaky'] ?? 0),
    )
  },
}

function vitestRun(name: string, ...options: string[]): Check {
  const run = async () => {
    const report = freshReport(`${name}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
    const result = await runCommand('vitest', ['run', ...options, ...reporters])
    const counted = readReport(report)
    return verdict(result, Number(counted['numPassedTests'] ?? 0), Number(counted['numFailedTests'] ?? 0))
  }
  return { name, run }
}

// A file that cannot be loaded or an unhandled error fails no test: the exit code tells.
function verdict({ code, output }: CommandResult, passed: number, failed: number): Verdict {
  if (code === 0 && failed === 0) return { passed, failed, output: '' }
  return { passed, failed: Math.max(failed, 1), output }
}

function freshReport(name: string): string {
  const file = path.join(REPORTS, name)
  rmSync(file, { force: true })
  return file
}

function readReport(file: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
