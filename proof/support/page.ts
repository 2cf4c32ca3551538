import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import path from 'node:path'
import { mergeRows, readTable, tableOf, type Extent, type Row, type Run } from './table.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
export const PAGE = path.join(ROOT, 'docs/proof.md')
const BEGIN = '<!-- the last runs -->'
const END = '<!-- end of the last runs -->'

/** What all rows of this run have in common. */
export function thisRun(asked: number): Run {
  const [cpu] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return {
    asked,
    day: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: `${availableParallelism()} cores ${cpu?.model.trim() ?? ''}, ${gigabytes} GB, ${platform()} ${release().split('-')[0]}, Node ${process.versions.node}`,
  }
}

/** The commit that is tried, with a `+` when files were changed since. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', '.', ':!docs')
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : '+'}`
}

/** Puts the rows of a run into the table of docs/proof.md. */
export function writePage(own: readonly Row[], extent: Extent): void {
  if (own.length === 0) return
  const [before = '', rest = ''] = readFileSync(PAGE, 'utf8').split(BEGIN)
  const [known = '', after = ''] = rest.split(END)
  const table = tableOf(mergeRows(readTable(known), own, extent))
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`)
}
