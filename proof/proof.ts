import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { runCommand } from '../tools/gate/run-command.ts'
import { endAllOnSignals } from '../tools/gate/watchman.ts'
import { PAGE, thisRun, writePage } from './support/page.ts'
import { GIVEN_ROUNDS } from './support/rounds.ts'
import { readProven, roundsOf } from './support/proven.ts'
import { testedFiles } from './support/tested-files.ts'
import { tableOf, type Row } from './support/table.ts'

/**
 * `npm run proof`: every proof in full, or those of the files and folders that are named. It tells how far it is, and
 * keeps their rows in docs/proof.md up to date, so that a run that is stopped leaves what it has. PROOF_ROUNDS says how
 * many rounds; PROOF_PAGE=anew lets rows of larger runs give way, too.
 */
const ROUNDS = GIVEN_ROUNDS ?? 1000
const isAnew = process.env['PROOF_PAGE'] === 'anew'
const asked = process.argv.slice(2)
// An option such as -t leaves out tests of the files it runs.
const runsWholeFiles = asked.every((argument) => !argument.startsWith('-'))
const LOOKS_EVERY_MS = 15_000

endAllOnSignals()
const folder = mkdtempSync(path.join(tmpdir(), 'fust-proof-'))
const report = path.join(folder, 'report.jsonl')
const tests = path.join(folder, 'tests.json')
writeFileSync(report, '')
const run = thisRun(ROUNDS)
const startedMs = performance.now()
const told = new Set<string>()

const looking = setInterval(look, LOOKS_EVERY_MS)
const { code, output } = await runCommand(
  'vitest',
  ['run', '-c', 'proof/vitest.config.ts', '--reporter=verbose', '--reporter=json', `--outputFile=${tests}`, ...asked],
  { env: { PROOF_ROUNDS: String(ROUNDS), PROOF_REPORT: report } },
)
clearInterval(looking)
const rows = look()
rows.push(...testedFiles(tests, rows).map((row): Row => ({ ...row, ...run })))
const ended = code === 0 && runsWholeFiles ? rows.map(({ file }) => file) : []
writePage(rows, { isAnew, ended })
await runCommand('oxfmt', [PAGE])
rmSync(folder, { recursive: true })
console.log(`${code === 0 ? '' : `\n${output}\n`}\n${tableOf(rows)}`)
console.log(`\n${((performance.now() - startedMs) / 60_000).toFixed(0)} minutes in all`)
process.exitCode = code

/** Tells what is new and writes the page; answers the rows so far. */
function look(): Row[] {
  const proven = readProven(report)
  for (const row of proven) {
    const line = `${row.isDone ? 'done' : '  … '}  ${row.what}: ${roundsOf(row)} rounds, ${row.breaches} breaches, ${row.minutes.toFixed(1)} minutes`
    if (!told.has(line)) console.log([line, ...row.found].join('\n'))
    told.add(line)
  }
  const own = proven.map(({ found: _found, ...row }): Row => ({ ...row, ...run }))
  writePage(own, { isAnew, ended: [] })
  return own
}
