import { whenThere } from './gate/check.ts'
import { postgresVersions } from './gate/postgres-versions.ts'
import { runChecks } from './gate/run-checks.ts'
import { STATIC_CHECKS } from './gate/static-checks.ts'
import { journeysCheck, proofsCheck, vitestCheck } from './gate/test-reports.ts'

/** Running the code; these want the machine for themselves. */
const RUNNING_CHECKS = [vitestCheck, proofsCheck, whenThere('e2e', journeysCheck)]

const totals = await runChecks({ sideBySide: STATIC_CHECKS, alone: RUNNING_CHECKS }, console.log)
console.log(postgresVersions())
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
