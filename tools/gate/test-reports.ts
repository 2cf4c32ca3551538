import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '../../e2e/support/browser.ts'
import { installedNginx } from '../../proof/proxy/installed-nginx.ts'
import { readPatches } from '../../proof/guards/patches.ts'
import { changedFiles } from './changed.ts'
import { type Check, type Verdict, whereThere } from './check.ts'
import { type FailedTest, describeFailedTests, failedTestsOfPlaywright, failedTestsOfVitest } from './failed-tests.ts'
import { oldestVersion } from './postgres-versions.ts'
import { type CommandResult, ROOT, runCommand } from './run-command.ts'
import { journeysFor, racesFor } from './selection.ts'
import { timingsOfPlaywright, timingsOfVitest } from './timings.ts'

const REPORTS = path.join(ROOT, '.fust/reports')

/** Every project of vitest but those of the rest. */
export const testsCheck: Check = vitestRun('tests', '--project=!*-15', '--project=!planted')

/** What depends on the database, on the oldest one that is promised. */
export const testsOn15Check: Check = whereThere(
  'PostgreSQL 15',
  () => oldestVersion() !== undefined,
  vitestRun('tests on PostgreSQL 15', '--project=*-15'),
)

/** A failover to a standby, which only what is installed can make. */
export const standbyCheck: Check = whereThere(
  'PostgreSQL 15',
  () => oldestVersion() !== undefined,
  vitestRun('a standby', '--config', 'proof/vitest.config.ts', '--project=standby'),
)

/** The nginx.conf of the documentation before a server, played by an nginx that is installed. */
export const proxyCheck: Check = whereThere(
  'nginx',
  () => installedNginx() !== undefined,
  vitestRun('a proxy', '--config', 'proof/vitest.config.ts', '--project=proxy'),
)

/** A violation for each check and rule, which is seen to be found. */
export const plantedCheck: Check = vitestRun('planted violations', '--project=planted')

const PROOFS = ['--config', 'proof/vitest.config.ts']

/** Who may do what, the recorded answers, and the rules against oracles. */
export const proofsCheck: Check = vitestRun(
  'proofs of access, answers and rules',
  ...PROOFS,
  '--project=proofs',
  'proof/access',
  'proof/answers',
  'proof/rules',
)

/** Races and crashes, with few rounds: `npm run proof` has many. */
export const allRacesCheck: Check = vitestRun('races', ...PROOFS, '--project=proofs', 'proof/race', 'proof/crash')

/** The same for what changed since the base. */
export const changedRacesCheck: Check = {
  name: 'races of what changed',
  run: async () => {
    const changed = await changedFiles()
    if (!changed) return allRacesCheck.run()
    const races = racesFor(changed, readPatches(), globSync('proof/{race,crash}/**/*.test.ts', { cwd: ROOT }))
    return races.length > 0
      ? vitestRun('races', ...PROOFS, '--project=proofs', ...races).run()
      : { passed: 0, failed: 0, output: 'nothing that a race runs changed since the base', isUnchanged: true }
  },
}

/** What a server does with slow and with many clients: on a machine that does nothing else. */
export const loadCheck: Check = vitestRun('load', ...PROOFS, '--project=load')

/** All journeys, in a real browser. */
export const allJourneysCheck: Check = { name: 'journeys', run: () => playJourneys() }

/** One main path of each area, and all journeys of the areas that changed since the base. */
export const coreJourneysCheck: Check = {
  name: 'core journeys',
  run: async () => {
    const changed = await changedFiles()
    return changed ? playJourneys(['@core', ...journeysFor(changed)]) : playJourneys()
  },
}

async function playJourneys(selected: readonly string[] = []): Promise<Verdict> {
  const report = freshReport('playwright.json')
  const { said } = findBrowser()
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, JOURNEYS: selected.join(' ') }
  // Once more for a browser that did not close; whatever else passes only the second time has failed. Where ten have
  // failed, the others wait as long for what does not come.
  const options = ['--retries=1', '--max-failures=10', '--reporter=line,json']
  const result = await runCommand('playwright', ['test', ...options], { env })
  const read = readReport(report)
  const stats = asRecord(read['stats'])
  const ran = ['expected', 'unexpected', 'flaky'].reduce((sum, key) => sum + Number(stats[key] ?? 0), 0)
  const failedTests = failedTestsOfPlaywright(read)
  const failed = failedTests.length
  const found = verdict('journeys', result, { passed: ran - failed, failed }, failedTests)
  const played = selected.length > 1 ? `played whole: ${selected.slice(1).join(' ')}` : ''
  const output = [found.output, `in ${said}`, played].filter(Boolean).join('\n')
  return { ...found, output, files: timingsOfPlaywright(read, 'e2e') }
}

function vitestRun(name: string, ...options: string[]): Check {
  const run = async () => {
    const report = freshReport(`${name.replaceAll(' ', '-')}.json`)
    // Each test is told as it ends: a run that tells nothing for long is taken for stuck.
    const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile=${report}`]
    const result = await runCommand('vitest', ['run', ...options, ...reporters])
    const read = readReport(report)
    const counted = { passed: Number(read['numPassedTests'] ?? 0), failed: Number(read['numFailedTests'] ?? 0) }
    return { ...verdict(name, result, counted, failedTestsOfVitest(read)), files: timingsOfVitest(read, ROOT) }
  }
  return { name, run }
}

const LAST_LINES = 60

// An unhandled error fails no test: the exit code tells. All that was printed is kept beside the report.
function verdict(
  name: string,
  { code, output }: CommandResult,
  { passed, failed }: { passed: number; failed: number },
  failedTests: FailedTest[],
): Verdict {
  if (code === 0 && failed === 0) return { passed, failed, output: '' }
  const log = `${name.replaceAll(' ', '-')}.log`
  writeFileSync(path.join(REPORTS, log), output)
  const said = failedTests.length > 0 ? describeFailedTests(failedTests, ROOT) : lastLines(output)
  return { passed, failed: Math.max(failed, 1), output: `${said}\n\nall of it: .fust/reports/${log}` }
}

function lastLines(output: string): string {
  return output.split('\n').slice(-LAST_LINES).join('\n')
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
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
