import { MARKETS, type Market } from '@fust/domain/market'
import { asOneLine } from '@fust/domain/text'
import { Settings } from 'typebox/system'
import { Value } from 'typebox/value'
import type { Document, LineCounter } from 'yaml'
import { LARGEST, readInside } from '#platform/folder-files.ts'
import { isDay } from '../format/other-kinds.ts'
import { withStored, type SettingTree } from '../format/setting-changes.ts'
import { BreweryFile } from '../format/settings.ts'
import { expectedOf, schemaAt } from '../format/expected-setting.ts'
import type { Faults } from './faults.ts'
import { refusalReason } from './folder-refusal.ts'
import { shortened } from './row-reader.ts'
import { readYaml } from './yaml-text.ts'

const FILE = 'brewery.yaml'

/** The market is known even where the rest is wrong, so that the other files can be checked in the same run. */
export type ReadBrewery = { market: Market; brewery: BreweryFile | undefined }

/** What `brewery.yaml` says, beside settings that stay; what is wrong with it stands among the faults. */
export async function readBreweryFile(folder: string, faults: Faults, staying: SettingTree): Promise<ReadBrewery> {
  const source = await readInside(folder, FILE, LARGEST.yaml)
  if (!source.ok) {
    const isMissing = source.refusal.code === 'not-there'
    const reason = isMissing ? 'is missing: it makes a folder a brewery; put it there' : refusalReason(source.refusal)
    faults.add({ file: FILE, reason })
    return { market: 'NL', brewery: undefined }
  }
  const read = readYaml(source.value)
  if (!read.ok) {
    for (const { line, reason } of read.faults) faults.add({ file: FILE, line, reason })
    return { market: 'NL', brewery: undefined }
  }

  const { given, document, lines } = read
  const report = (path: readonly string[], reason: string) =>
    faults.add({
      file: FILE,
      line: lineOf(document, lines, path),
      ...(path.length > 0 && { column: asOneLine(path.join('.')) }),
      reason,
    })
  if (!Value.Check(BreweryFile, given)) {
    for (const { path, reason } of schemaFaults(given)) report(path, reason)
    const market = MARKETS.find((known) => known === document.get('market'))
    return { market: market ?? 'NL', brewery: undefined }
  }
  const before = faults.count
  const whole = withStored(staying, given)
  // What was there before is as it was checked then.
  const brewery = Value.Check(BreweryFile, whole) ? whole : given
  reviewBreweryFile(brewery, report)
  return { market: given.market, brewery: faults.count > before ? undefined : brewery }
}

type Report = (path: readonly string[], reason: string) => void

function reviewBreweryFile(file: BreweryFile, report: Report): void {
  if (file.demo_password !== undefined && file.demo !== true)
    report(['demo_password'], 'is only for demo: true; take it away, or say so')
  if (file.demo_accounts !== undefined && file.demo !== true)
    report(['demo_accounts'], 'is only for demo: true; take it away, or say so')
  const days = new Set<string>()
  for (const [place, { day }] of (file.holidays ?? []).entries()) {
    if (!isDay(day)) report(['holidays', String(place), 'day'], `'${day}' is not a day such as 2026-05-05`)
    if (days.has(day)) report(['holidays', String(place), 'day'], `'${day}' stands twice: leave one`)
    days.add(day)
  }
}

function schemaFaults(given: unknown): { path: string[]; reason: string }[] {
  return allErrors(given).flatMap(({ keyword, instancePath, schemaPath, message, params }) => {
    if (keyword === 'boolean') return [] // the unknown name again
    const path = instancePath.split('/').slice(1)
    const schema = schemaAt(BreweryFile, schemaPath)
    if ('additionalProperties' in params) {
      const known = Object.keys(schema?.properties ?? {}).join(', ')
      return params.additionalProperties.map((name) => ({
        path: [...path, name],
        reason: `is not a setting: take it away, or call it one of ${known}`,
      }))
    }
    if ('requiredProperties' in params)
      return params.requiredProperties.map((name) => {
        const wanted = schema?.properties?.[name]
        return { path: [...path, name], reason: `is missing: give ${wanted ? expectedOf(wanted) : 'it'}` }
      })
    const expected = schema ? expectedOf(schema) : message
    return [{ path, reason: `${shown(valueAt(given, path))} is not ${expected}` }]
  })
}

// The library stops at eight by itself, and tells an unknown name twice.
const MOST_ERRORS = 1_000

function allErrors(given: unknown) {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: MOST_ERRORS })
  try {
    return Value.Errors(BreweryFile, given)
  } finally {
    Settings.Set({ maxErrors })
  }
}

function valueAt(given: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(step) : undefined),
    given,
  )
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'a group'
  return `'${shortened(typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value))}'`
}

/** The line of the setting, or of the nearest thing around it. */
function lineOf(document: Document, lines: LineCounter, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const keys = path.slice(0, length).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    const node: unknown = document.getIn(keys, true)
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
      return lines.linePos(Number(node.range[0])).line
  }
  return 1
}
