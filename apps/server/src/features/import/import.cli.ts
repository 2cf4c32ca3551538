import { asOneLine } from '@fust/domain/text'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import type { Clock } from '#platform/clock.ts'
import { hashPassword } from '#platform/passwords.ts'
import { leaveInvitations } from './store/invitations.store.ts'
import { exportBrewery, type ExportRefused } from './export.service.ts'
import { importBrewery, type FolderRefused, type ImportSummary, type RemovalsRefused } from './import.service.ts'
import { faultText, type ImportFault } from './read/faults.ts'
import { goneWord, nameOf, type Removal } from './removals.ts'
import { MOST_EXAMPLES, type Touched } from './store/merge.store.ts'
import { createProgressLine, type Screen } from './progress-line.ts'

/** What a command is given by the program around it. */
export type CommandTools = {
  pool: Pool
  clock: Clock
  print: (line: string) => void
  /** Where progress shows; the standard error unless told. */
  screen?: Screen
}

const IMPORT_USAGE =
  'fust import FOLDER [--dry-run] [--partial] [--allow-removals] [--files FOLDER] [--invite] [--demo-passwords]'
const EXPORT_USAGE = 'fust export FOLDER [--files FOLDER]'

/** `fust import FOLDER`: answers the exit code; 1 when the folder is refused, 2 when the call is wrong. */
export async function importCommand(
  args: readonly string[],
  { pool, clock, print, screen = process.stderr }: CommandTools,
): Promise<number> {
  const asked = parsed(args, IMPORT_OPTIONS)
  if (!asked) return usage(print, IMPORT_USAGE)
  const progress = createProgressLine(screen)
  const isDryRun = asked.has('dry-run')
  const outcome = await importBrewery({
    pool,
    clock,
    hashPassword,
    folder: asked.folder,
    demoPasswords: asked.has('demo-passwords'),
    isDryRun,
    isPartial: asked.has('partial'),
    allowsRemovals: asked.has('allow-removals'),
    ...(asked.has('invite') && { invites: leaveInvitations }),
    onProgress: progress.show,
    ...(asked.files === undefined ? {} : { filesFolder: asked.files }),
  })
  progress.clear()
  for (const line of outcome.ok
    ? summaryLines(outcome.value, { isDryRun, invites: asked.has('invite') })
    : refusalLines(outcome.refusal))
    print(line)
  return outcome.ok ? 0 : 1
}

/** `fust export FOLDER`: answers the exit code. */
export async function exportCommand(args: readonly string[], { pool, print }: CommandTools): Promise<number> {
  const asked = parsed(args, [])
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

const IMPORT_OPTIONS = ['dry-run', 'partial', 'allow-removals', 'invite', 'demo-passwords'] as const
type ImportOption = (typeof IMPORT_OPTIONS)[number]

/** Options that npm takes for its own, where nobody writes `--` before them: an import would be no dry run. */
export function takenByNpm(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const taken = ['files', ...IMPORT_OPTIONS].find((option) => env[`npm_config_${option.replaceAll('-', '_')}`])
  return taken && `npm took --${taken} for its own; write: npm run fust -- import FOLDER --${taken}`
}

function parsed(args: readonly string[], options: readonly ImportOption[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        files: { type: 'string' },
        ...Object.fromEntries(options.map((option) => [option, { type: 'boolean' as const }])),
      },
    })
    const [folder, tooMuch] = positionals
    if (folder === undefined || tooMuch !== undefined) return undefined
    const files = values.files === undefined ? undefined : resolve(values.files)
    const given = new Set(Object.keys(values))
    return { folder: resolve(folder), files, has: (option: ImportOption) => given.has(option) }
  } catch {
    return undefined
  }
}

function usage(print: (line: string) => void, text: string): number {
  print(`Usage: ${text}`)
  return 2
}

export function refusalLines(refusal: FolderRefused | RemovalsRefused): string[] {
  if (refusal.code === 'removals-refused')
    return [...tableLines(refusal.summary.tables, MOST_EXAMPLES), ...refusal.removals.map(removalText), TWO_WAYS_ON]
  const { faults, more } = refusal
  return [...faultLines(faults, more), `Nothing was changed: ${counted(faults.length + more, 'fault')} in the folder.`]
}

const TWO_WAYS_ON =
  'Nothing was changed: more than a tenth would go. With --partial comes what the folder holds, and nothing goes; with --allow-removals all that it leaves out goes.'

function removalText({ of, removed, before, examples }: Removal): string {
  const isMore = removed > examples.length
  return `${of}: ${removed} of ${before} would go, such as ${examples.join(', ')}${isMore ? ', …' : ''}`
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const faultLines = (faults: readonly ImportFault[], more: number) => [
  ...faults.map(faultText),
  ...(more > 0 ? [`… and ${more} more`] : []),
]

function exportRefusalLines(refusal: ExportRefused, folder: string): string[] {
  if (refusal.code === 'folder-not-empty') return [`${folder} is not empty: an export is never mixed with other files.`]
  const { faults, more } = refusal
  return [...faultLines(faults, more), `Nothing was written: ${faults.length + more} files cannot be copied.`]
}

function summaryLines(
  summary: ImportSummary,
  { isDryRun, invites }: { isDryRun: boolean; invites: boolean },
): string[] {
  const { brewery, tables, changes, withdrawnPasswords, uninvited, erased, warnings, moreWarnings } = summary
  const { keptRoles, staffRoles } = summary
  const isKept = isDryRun ? '; nothing was written, as this was a dry run.' : '.'
  return [
    ...tableLines(tables),
    ...(withdrawnPasswords > 0 ? [`Demo passwords taken away: ${withdrawnPasswords}.`] : []),
    ...(erased > 0 ? [erasedLine(erased)] : []),
    ...(keptRoles.length > 0 ? [`${KEPT_ROLES}: ${keptRoles.join(', ')}.`] : []),
    ...staffLines(staffRoles),
    ...(uninvited > 0 ? [invitationLine(uninvited, { isDryRun, invites })] : []),
    ...warnings.map((warning) => `warning: ${faultText(warning)}`),
    ...(moreWarnings > 0 ? [`… and ${counted(moreWarnings, 'more warning')}`] : []),
    `${brewery}: ${changes === 0 ? 'nothing to change' : counted(changes, 'change')}${isKept}`,
  ]
}

const KEPT_ROLES = 'What these roles give was decided at /admin/permissions, and stays'

/** Who would work for the brewery from now on. */
function staffLines({ count, added, moreAdded }: ImportSummary['staffRoles']): string[] {
  if (count === 0) return []
  return [
    `Roles of staff in the folder: ${count}, of which new: ${added.length + moreAdded}.`,
    ...added.map((role) => `  new ${asOneLine(role)}`),
    ...(moreAdded > 0 ? [`  … and ${moreAdded} more new`] : []),
  ]
}

function erasedLine(erased: number): string {
  const people = erased === 1 ? 'person of users.csv was' : 'people of users.csv were'
  return `${erased} ${people} erased at their wish, and stay so: leave the rows out. Who is to come back gets a new id.`
}

/** Who has no password yet gets a first one by an invitation. */
function invitationLine(people: number, { isDryRun, invites }: { isDryRun: boolean; invites: boolean }): string {
  const who = `${people} ${people === 1 ? 'person has' : 'people have'} no password and no invitation yet`
  if (!invites) return `${who}: import with --invite, or fust invite EMAIL for each.`
  const mails = counted(people, 'invitation')
  return isDryRun
    ? `${who}: ${mails} would go out by mail.`
    : `${who}: ${mails} will go out by mail, as soon as a worker runs.`
}

/** What comes, changes and goes of each table, with a few of them. */
function tableLines(tables: ImportSummary['tables'], most = Infinity): string[] {
  return Object.entries(tables).flatMap(([table, { added, changed, removed }]) =>
    added.count + changed.count + removed.count === 0
      ? []
      : [
          `${nameOf(table)}: ${added.count} added, ${changed.count} changed, ${removed.count} ${goneWord(table)}`,
          ...exampleLines('added', added, most),
          ...exampleLines('changed', changed, most),
          ...exampleLines(goneWord(table), removed, most),
        ],
  )
}

function exampleLines(what: string, touched: Touched, most: number): string[] {
  const examples = touched.examples.slice(0, most)
  const more = touched.count - examples.length
  return [
    ...examples.map((example) => `  ${what} ${asOneLine(example)}`),
    ...(more > 0 && examples.length > 0 ? [`  … and ${more} more ${what}`] : []),
  ]
}
