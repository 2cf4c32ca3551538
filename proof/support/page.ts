import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import path from 'node:path'
import { roundsOf, type Proven } from './proven.ts'

const PAGE = path.resolve(import.meta.dirname, '../../docs/proof.md')
const BEGIN = '<!-- the last run -->'
const END = '<!-- end of the last run -->'

/** The table with what it stands for; a run that is not over says so, and so does one that was stopped. */
export function tableOf(
  rows: readonly Proven[],
  { asked, minutes, isOver }: { asked: string; minutes: number; isOver: boolean },
): string {
  const lines = rows
    .toSorted((a, b) => a.what.localeCompare(b.what))
    .map((row) => `| ${row.what} | ${roundsOf(row)} | ${row.breaches} | ${row.minutes.toFixed(1)} |`)
  const day = new Date().toISOString().slice(0, 10)
  const all = `${minutes.toFixed(0)} minutes in all`
  const howLong = isOver ? all : `**stopped before its end**, after ${all}: what is not here did not get its turn`
  return [
    `${day}, PROOF_ROUNDS=${asked}, on ${machine()}, ${howLong}.`,
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

/** Puts a table in the place of the last run's in docs/proof.md. */
export function writePage(table: string): void {
  const [before = '', rest = ''] = readFileSync(PAGE, 'utf8').split(BEGIN)
  const [, after = ''] = rest.split(END)
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`)
}
