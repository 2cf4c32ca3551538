import { type Parts, runChecks } from './gate/run-checks.ts'
import { guardsCheck } from './gate/guards-check.ts'
import { newestVersion, oldestVersion } from './gate/postgres-versions.ts'
import { PRODUCTION_BUILD, READING_CHECKS } from './gate/static-checks.ts'
import {
  journeysCheck,
  loadCheck,
  plantedCheck,
  proofsCheck,
  proxyCheck,
  standbyCheck,
  testsCheck,
  testsOn15Check,
} from './gate/test-reports.ts'
import { describeTimings, type Timing } from './gate/timings.ts'
import { endAllOnSignals } from './gate/watchman.ts'

/** What can be asked for, by name; whatever runs the code wants the machine for itself. */
const ASKED: Readonly<Record<string, Parts>> = {
  check: { sideBySide: READING_CHECKS, alone: [] },
  test: { sideBySide: [...READING_CHECKS, PRODUCTION_BUILD], alone: [testsCheck, proofsCheck, journeysCheck] },
  rest: {
    sideBySide: [],
    alone: [PRODUCTION_BUILD, loadCheck, testsOn15Check, standbyCheck, proxyCheck, plantedCheck, guardsCheck],
  },
}

endAllOnSignals()
const totals = { passed: 0, failed: 0 }
const steps: Timing[] = []
const files: Timing[] = []
for (const name of process.argv.slice(2)) {
  const parts = ASKED[name]
  if (!parts) throw new Error(`node tools/gate.ts ${Object.keys(ASKED).join(' | ')}`)
  if (name === 'test') console.log(`on PostgreSQL ${newestVersion()}`)
  if (name === 'rest') console.log(`on PostgreSQL ${oldestVersion() ?? '15, which was not found'}`)
  const run = await runChecks(parts, console.log)
  totals.passed += run.passed
  totals.failed += run.failed
  steps.push(...run.steps)
  files.push(...run.files)
}
console.log(describeTimings(steps, files))
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
