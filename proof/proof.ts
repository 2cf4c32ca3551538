import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, platform, release, tmpdir, totalmem } from 'node:os'
import { performance } from 'node:perf_hooks'
import path from 'node:path'
import { runCommand, ROOT } from '../tools/gate/run-command.ts'
import type { Proven } from './support/prove.ts'

/**
 * `npm run proof`: every proof in full, as a table that is also written into docs/proof.md. PROOF_ROUNDS says how many
 * rounds; what follows on the line is handed to vitest, such as a file.
 */
const ROUNDS = process.env['PROOF_ROUNDS'] ?? '1000'
const PAGE = path.join(ROOT, 'docs/proof.md')
const BEGIN = '<!-- the last run -->'
const END = '<!-- end of the last run -->'

const folder = mkdtempSync(path.join(tmpdir(), 'fust-proof-'))
const report = path.join(folder, 'report.jsonl')
writeFileSync(report, '')
const startedMs = performance.now()
const { code, output } = await runCommand('vitest', ['run', '-c', 'proof/vitest.config.ts', ...process.argv.slice(2)], {
  env: { PROOF_ROUNDS: ROUNDS, PROOF_REPORT: report },
  timeoutMs: 12 * 3_600_000,
})
const proven = readFileSync(report, 'utf8').split('\n').filter(Boolean).map(readProven)
rmSync(folder, { recursive: true })

const table = tableOf(proven)
console.log(code === 0 ? table : `${output}\n\n${table}`)
if (process.argv.length === 2) writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), table))
process.exitCode = code

function readProven(line: string): Proven {
  const told: unknown = JSON.parse(line)
  const said = (name: keyof Proven): unknown =>
    typeof told === 'object' && told !== null ? Reflect.get(told, name) : undefined
  return {
    what: String(said('what')),
    rounds: Number(said('rounds')),
    breaches: Number(said('breaches')),
    minutes: Number(said('minutes')),
  }
}

function tableOf(rows: readonly Proven[]): string {
  const minutes = (performance.now() - startedMs) / 60_000
  const lines = rows
    .toSorted((a, b) => a.what.localeCompare(b.what))
    .map((row) => `| ${row.what} | ${row.rounds} | ${row.breaches} | ${row.minutes.toFixed(1)} |`)
  return [
    `${new Date().toISOString().slice(0, 10)}, PROOF_ROUNDS=${ROUNDS}, ${minutes.toFixed(0)} minutes in all, on ${machine()}.`,
    '',
    '| what | rounds | breaches | minutes |',
    '| --- | ---: | ---: | ---: |',
    ...lines,
  ].join('\n')
}

function machine(): string {
  const [cpu] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ${gigabytes} GB, ${platform()} ${release().split('-')[0]}, Node ${process.version}`
}

function withTable(page: string, own: string): string {
  const [before = '', rest = ''] = page.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n\n${own}\n\n${END}${after}`
}
