import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Proven } from './proven.ts'

const PROOFS = path.resolve(import.meta.dirname, '..')
const MINUTE_MS = 60_000

/** Files whose tests repeat nothing, from vitest's own report: one row each, with a round for every test. */
export function testedFiles(report: string, told: readonly Proven[]): Proven[] {
  if (!existsSync(report)) return []
  const { testResults } = readReport(report)
  return testResults
    .map(({ name, startTime, endTime, assertionResults }): Proven => {
      const ran = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed')
      const file = path.relative(PROOFS, name)
      return {
        what: `the tests of ${path.basename(file, '.test.ts')}`,
        file,
        rounds: ran.length,
        of: ran.length,
        breaches: ran.filter(({ status }) => status === 'failed').length,
        minutes: (endTime - startTime) / MINUTE_MS,
        isDone: true,
      }
    })
    .filter(({ file, rounds }) => rounds > 0 && told.every((row) => row.file !== file))
}

type Report = {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { status: string }[] }[]
}

const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8'))
