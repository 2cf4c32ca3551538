import path from 'node:path'
import { listOf } from './failed-tests.ts'

/** How long a step or a test file took. */
export type Timing = { name: string; seconds: number }

/** The test files of a vitest JSON report, from their first test to their last. */
export function timingsOfVitest(report: unknown, root: string): Timing[] {
  return listOf(report, 'testResults').map((file) => ({
    name: path.relative(root, String(file['name'])),
    seconds: (Number(file['endTime']) - Number(file['startTime'])) / 1000,
  }))
}

/** The journey files of a Playwright JSON report, with the time of all their journeys added up. */
export function timingsOfPlaywright(report: unknown, folder: string): Timing[] {
  const seconds = new Map<string, number>()
  for (const { name, seconds: own } of journeysOf(report)) seconds.set(name, (seconds.get(name) ?? 0) + own)
  return [...seconds].map(([name, total]) => ({ name: path.join(folder, name), seconds: total }))
}

function journeysOf(suite: unknown): Timing[] {
  const own = listOf(suite, 'specs').flatMap((spec) =>
    listOf(spec, 'tests').flatMap((test) =>
      listOf(test, 'results').map((result) => ({
        name: String(spec['file']),
        seconds: Number(result['duration']) / 1000,
      })),
    ),
  )
  return [...own, ...listOf(suite, 'suites').flatMap(journeysOf)]
}

const SLOWEST = 10

/** What a run ends with: the time of each step, and its slowest test files. */
export function describeTimings(steps: readonly Timing[], files: readonly Timing[]): string {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    'time of each step',
    ...steps.map(lineOf),
    ...(slowest.length > 0 ? ['slowest test files', ...slowest.map(lineOf)] : []),
  ].join('\n')
}

const lineOf = ({ name, seconds }: Timing) => `${seconds.toFixed(1).padStart(8)} s  ${name}`
