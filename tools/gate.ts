import { existsSync } from 'node:fs'
import path from 'node:path'
import { databaseTypesProblems } from './checks/database-types.ts'
import { domainClockProblems } from './checks/domain-clock.ts'
import { lockFileProblems } from './checks/lock-file.ts'
import { requirementIdProblems } from './checks/requirement-ids.ts'
import { traceProblems } from './checks/traces.ts'
import { translationProblems } from './checks/translations.ts'
import { type Check, commandCheck, problemCheck, type Verdict, whenThere } from './gate/check.ts'
import { postgresVersions } from './gate/postgres-versions.ts'
import { ROOT } from './gate/run-command.ts'
import { journeysCheck, vitestCheck } from './gate/test-reports.ts'

const SOURCE_FOLDERS = ['packages', 'apps', 'tools', 'e2e', 'bench'].filter((name) => existsSync(path.join(ROOT, name)))

/** Reading the code; these may run side by side. */
const STATIC_CHECKS = [
  commandCheck('format', 'oxfmt', '--check', '.'),
  commandCheck('lint', 'oxlint'),
  commandCheck('types: server and tools', 'tsc', '-p', '.'),
  commandCheck('types: domain without Node and browser', 'tsc', '-p', 'packages/domain'),
  commandCheck('types: web', 'tsc', '-p', 'apps/web'),
  commandCheck('arrows', 'depcruise', ...SOURCE_FOLDERS, '--config', '.dependency-cruiser.mjs'),
  problemCheck('domain takes the time as an argument', domainClockProblems),
  whenThere('packages/contract/schema.graphql', commandCheck('contract drift', 'node', 'tools/codegen.ts', '--check')),
  problemCheck('database types', databaseTypesProblems),
  commandCheck('dead code', 'knip'),
  whenThere('apps/web/src/i18n/nl.json', problemCheck('translations', translationProblems)),
  problemCheck('requirement IDs', requirementIdProblems),
  problemCheck('lock file', lockFileProblems),
  problemCheck('traces of machines and secrets', traceProblems),
  whenThere('apps/web/index.html', commandCheck('production build', 'npm', 'run', '-s', 'build')),
]

/** Running the code; these want the machine for themselves. */
const RUNNING_CHECKS = [vitestCheck, whenThere('e2e', journeysCheck)]

const LANES = 2

/** Every check runs, whatever the ones before found; the last line is the sum. */
async function runGate(): Promise<void> {
  const verdicts: Verdict[] = []
  const waiting = [...STATIC_CHECKS]
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) verdicts.push(await runCheck(check))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  for (const check of RUNNING_CHECKS) verdicts.push(await runCheck(check))
  const passed = sum(verdicts.map((verdict) => verdict.passed))
  const failed = sum(verdicts.map((verdict) => verdict.failed))
  console.log(postgresVersions())
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function runCheck({ name, run }: Check): Promise<Verdict> {
  const startedMs = performance.now()
  const verdict = await run().catch((fault: unknown) => ({ passed: 0, failed: 1, output: String(fault) }))
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)
  const count = verdict.passed > 1 ? `: ${verdict.passed}` : ''
  console.log(`${stateOf(verdict).padEnd(6)} ${seconds} s  ${name}${count}`)
  if (verdict.output) console.log(verdict.output.replaceAll(/^/gm, '    '))
  return verdict
}

function stateOf({ passed, failed }: Verdict): string {
  if (failed > 0) return 'FAILED'
  return passed > 0 ? 'ok' : 'absent'
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

await runGate()
