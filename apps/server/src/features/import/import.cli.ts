import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import type { Clock } from '#platform/clock.ts'
import { hashPassword } from '#platform/passwords.ts'
import { exportBrewery, type ExportRefused } from './export.service.ts'
import { importBrewery, type FolderRefused, type ImportSummary } from './import.service.ts'
import { faultText, type ImportFault } from './read/faults.ts'
import { createProgressLine, type Screen } from './progress-line.ts'

/** What a command is given by the program around it. */
export type CommandTools = {
  pool: Pool
  clock: Clock
  print: (line: string) => void
  /** Where progress shows; the standard error unless told. */
  screen?: Screen
}

const IMPORT_USAGE = 'fust import FOLDER [--files FOLDER] [--demo-passwords]'
const EXPORT_USAGE = 'fust export FOLDER [--files FOLDER]'

/** `fust import FOLDER`: answers the exit code; 1 when the folder is refused, 2 when the call is wrong. */
export async function importCommand(
  args: readonly string[],
  { pool, clock, print, screen = process.stderr }: CommandTools,
): Promise<number> {
  const asked = parsed(args)
  if (!asked) return usage(print, IMPORT_USAGE)
  const progress = createProgressLine(screen)
  const outcome = await importBrewery({
    pool,
    clock,
    hashPassword,
    folder: asked.folder,
    demoPasswords: asked.demoPasswords,
    onProgress: progress.show,
    ...(asked.files === undefined ? {} : { filesFolder: asked.files }),
  })
  progress.clear()
  for (const line of outcome.ok ? summaryLines(outcome.value) : refusalLines(outcome.refusal)) print(line)
  return outcome.ok ? 0 : 1
}

/** `fust export FOLDER`: answers the exit code. */
export async function exportCommand(args: readonly string[], { pool, print }: CommandTools): Promise<number> {
  const asked = parsed(args)
  if (!asked) return usage(print, EXPORT_USAGE)
  const outcome = await exportBrewery({
    pool,
    folder: asked.folder,
    ...(asked.files === undefined ? {} : { filesFolder: asked.files }),
  })
  if (!outcome.ok) {
    for (const line of exportRefusalLines(outcome.refusal, asked.folder)) print(line)
    return 1
  }
  for (const [file, rows] of Object.entries(outcome.value.files)) print(`${file}: ${rows}`)
  return 0
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { files: { type: 'string' }, 'demo-passwords': { type: 'boolean', default: false } },
    })
    const [folder, tooMuch] = positionals
    if (folder === undefined || tooMuch !== undefined) return undefined
    const files = values.files === undefined ? undefined : resolve(values.files)
    return { folder: resolve(folder), files, demoPasswords: values['demo-passwords'] }
  } catch {
    return undefined
  }
}

function usage(print: (line: string) => void, text: string): number {
  print(`Usage: ${text}`)
  return 2
}

export function refusalLines({ faults, more }: FolderRefused): string[] {
  return [...faultLines(faults, more), `Nothing was changed: ${faults.length + more} faults in the folder.`]
}

const faultLines = (faults: readonly ImportFault[], more: number) => [
  ...faults.map(faultText),
  ...(more > 0 ? [`… and ${more} more`] : []),
]

function exportRefusalLines(refusal: ExportRefused, folder: string): string[] {
  if (refusal.code === 'folder-not-empty') return [`${folder} is not empty: an export is never mixed with other files.`]
  const { faults, more } = refusal
  return [...faultLines(faults, more), `Nothing was written: ${faults.length + more} files cannot be copied.`]
}

function summaryLines({ brewery, tables, changes, withdrawnPasswords }: ImportSummary): string[] {
  const changed = Object.entries(tables).filter(([, { added, changed: other, removed }]) => added + other + removed > 0)
  return [
    ...changed.map(
      ([table, { added, changed: other, removed }]) => `${table}: ${added} added, ${other} changed, ${removed} removed`,
    ),
    ...(withdrawnPasswords > 0 ? [`Demo passwords taken away: ${withdrawnPasswords}.`] : []),
    changes === 0 ? `${brewery}: nothing to change.` : `${brewery}: ${changes} changes.`,
  ]
}
