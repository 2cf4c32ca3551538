import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { runCommand } from '../tools/gate/run-command.ts'
import { tableOf, writePage } from './support/page.ts'
import { readProven, roundsOf } from './support/proven.ts'

/**
 * `npm run proof`: every proof in full. It tells how far it is, and keeps the table of docs/proof.md up to date, so that
 * a run that is stopped leaves what it has. PROOF_ROUNDS says how many rounds; what follows on the line is handed to
 * vitest, such as a file, and then the page stays as it is.
 */
const ROUNDS = process.env['PROOF_ROUNDS'] ?? '1000'
const WRITES_PAGE = process.argv.length === 2
const LOOKS_EVERY_MS = 15_000

const folder = mkdtempSync(path.join(tmpdir(), 'fust-proof-'))
const report = path.join(folder, 'report.jsonl')
writeFileSync(report, '')
const startedMs = performance.now()
const told = new Set<string>()

const looking = setInterval(() => look(false), LOOKS_EVERY_MS)
const { code, output } = await runCommand('vitest', ['run', '-c', 'proof/vitest.config.ts', ...process.argv.slice(2)], {
  env: { PROOF_ROUNDS: ROUNDS, PROOF_REPORT: report },
  timeoutMs: 12 * 3_600_000,
})
clearInterval(looking)
const table = look(true)
rmSync(folder, { recursive: true })
console.log(code === 0 ? `\n${table}` : `\n${output}\n\n${table}`)
process.exitCode = code

/** Tells what is new and writes the page; answers the table. */
function look(isOver: boolean): string {
  const proven = readProven(report)
  for (const row of proven) {
    const line = `${row.isDone ? 'done' : '  … '}  ${row.what}: ${roundsOf(row)} rounds, ${row.breaches} breaches, ${row.minutes.toFixed(1)} minutes`
    if (!told.has(line)) console.log(line)
    told.add(line)
  }
  const minutes = (performance.now() - startedMs) / 60_000
  const own = tableOf(proven, { asked: ROUNDS, minutes, isOver })
  if (WRITES_PAGE) writePage(own)
  return own
}
