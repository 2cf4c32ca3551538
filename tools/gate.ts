import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BASE_FILE } from './gate/changed.ts'
import { allGuardsCheck, changedGuardsCheck } from './gate/guards-check.ts'
import { newestVersion, oldestVersion } from './gate/postgres-versions.ts'
import { ROOT, runCommand } from './gate/run-command.ts'
import { type Parts, describeFailures, runChecks } from './gate/run-checks.ts'
import { skipUnchanged } from './gate/skip-unchanged.ts'
import { PRODUCTION_BUILD, READING_CHECKS } from './gate/static-checks.ts'
import {
  allJourneysCheck,
  allRacesCheck,
  changedRacesCheck,
  coreJourneysCheck,
  loadCheck,
  plantedCheck,
  proofsCheck,
  proxyCheck,
  standbyCheck,
  testsCheck,
  testsOn15Check,
} from './gate/test-reports.ts'
import { describeTimings } from './gate/timings.ts'
import { endAllOnSignals } from './gate/watchman.ts'

// What decides whether a change may land trusts no earlier run, nor does a machine that tests for others.
const isAllWanted = process.argv.includes('--all') || process.env['CI'] !== undefined
const CHANGED_CHECKS = isAllWanted ? READING_CHECKS : skipUnchanged(READING_CHECKS)
const READ_AND_BUILD = [...READING_CHECKS, PRODUCTION_BUILD]
const TESTS = [testsCheck, proofsCheck]
const WHERE_INSTALLED = [testsOn15Check, standbyCheck, proxyCheck]

/** What each run checks; whatever runs the code wants the machine for itself. */
const RUNS: Readonly<Record<string, Parts>> = {
  check: { sideBySide: CHANGED_CHECKS, alone: [] },
  test: { sideBySide: [...CHANGED_CHECKS, PRODUCTION_BUILD], alone: [...TESTS, coreJourneysCheck] },
  gate: {
    sideBySide: READ_AND_BUILD,
    alone: [...TESTS, coreJourneysCheck, changedRacesCheck, ...WHERE_INSTALLED, changedGuardsCheck],
  },
  verify: {
    sideBySide: READ_AND_BUILD,
    alone: [...TESTS, allJourneysCheck, allRacesCheck, loadCheck, ...WHERE_INSTALLED, plantedCheck, allGuardsCheck],
  },
}

endAllOnSignals()
const name = process.argv[2] ?? ''
const parts = RUNS[name]
if (!parts) throw new Error(`node tools/gate.ts ${Object.keys(RUNS).join(' | ')} [--all]`)
if (name !== 'check')
  console.log(`on PostgreSQL ${newestVersion()} and ${oldestVersion() ?? '15, which was not found'}`)
const commit = await cleanCommit()
const { passed, failed, absent, steps, files, failures } = await runChecks(parts, console.log)
// The gate runs whatever a change since the base may break: where it is green, so is everything.
if ((name === 'gate' || name === 'verify') && failed === 0 && absent === 0) await moveBase()
console.log(describeTimings(steps, files))
if (failures.length > 0) console.log(describeFailures(failures))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Notes the commit at which everything was green, for what later runs compare with. */
async function moveBase(): Promise<void> {
  if (commit === undefined || commit !== (await cleanCommit())) {
    console.log(`${BASE_FILE} stays as it is: files were changed that are in no commit`)
    return
  }
  const file = path.join(ROOT, BASE_FILE)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${commit}\n`)
  console.log(`${BASE_FILE} is ${commit} now: commit it`)
}

/** The commit that is checked out; undefined where files differ from it, or are in no commit. */
async function cleanCommit(): Promise<string | undefined> {
  const [head, status] = await Promise.all([
    runCommand('git', ['rev-parse', 'HEAD']),
    runCommand('git', ['status', '--porcelain']),
  ])
  return head.code === 0 && status.code === 0 && status.output === '' ? head.output : undefined
}
