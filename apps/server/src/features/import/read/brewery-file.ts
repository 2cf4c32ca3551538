import { MARKETS, type Market } from '@fust/domain/market'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { LineCounter, parseDocument, type Document } from 'yaml'
import { isDay } from '../format/other-kinds.ts'
import { BreweryFile } from '../format/settings.ts'
import type { Faults } from './faults.ts'

const FILE = 'brewery.yaml'

/** The market is known even where the rest is wrong, so that the other files can be checked in the same run. */
export type ReadBrewery = { market: Market; brewery: BreweryFile | undefined }

/** What `brewery.yaml` says; what is wrong with it stands among the faults. */
export async function readBreweryFile(folder: string, faults: Faults): Promise<ReadBrewery> {
  const source = await readFile(join(folder, FILE), 'utf8').catch(() => undefined)
  if (source === undefined) {
    faults.add({ file: FILE, reason: 'is missing: it makes a folder a brewery' })
    return { market: 'NL', brewery: undefined }
  }
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  for (const { linePos, message } of document.errors)
    faults.add({ file: FILE, line: linePos?.[0].line ?? 1, reason: `is not YAML: ${message.split('\n')[0] ?? ''}` })
  if (document.errors.length > 0) return { market: 'NL', brewery: undefined }

  const report = (path: readonly string[], reason: string) =>
    faults.add({ file: FILE, line: lineOf(document, lines, path), column: path.join('.'), reason })
  const given: unknown = document.toJS()
  if (!Value.Check(BreweryFile, given)) {
    for (const { path, reason } of schemaFaults(given)) report(path, reason)
    const market = MARKETS.find((known) => known === document.get('market'))
    return { market: market ?? 'NL', brewery: undefined }
  }
  const before = faults.count
  reviewBreweryFile(given, report)
  return { market: given.market, brewery: faults.count > before ? undefined : given }
}

type Report = (path: readonly string[], reason: string) => void

function reviewBreweryFile(file: BreweryFile, report: Report): void {
  if (file.demo_password !== undefined && file.demo !== true) report(['demo_password'], 'is only for demo: true')
  if (file.demo_accounts !== undefined && file.demo !== true) report(['demo_accounts'], 'is only for demo: true')
  const days = new Set<string>()
  for (const [place, { day }] of (file.holidays ?? []).entries()) {
    if (!isDay(day)) report(['holidays', String(place), 'day'], `'${day}' is not a day such as 2026-05-05`)
    if (days.has(day)) report(['holidays', String(place), 'day'], `'${day}' stands twice`)
    days.add(day)
  }
}

function schemaFaults(given: unknown): { path: string[]; reason: string }[] {
  return Value.Errors(BreweryFile, given).flatMap(({ keyword, instancePath, message, params }) => {
    if (keyword === 'boolean') return [] // the unknown name again
    const path = instancePath.split('/').slice(1)
    if ('additionalProperties' in params)
      return params.additionalProperties.map((name) => ({ path: [...path, name], reason: 'is not a setting' }))
    if ('requiredProperties' in params)
      return params.requiredProperties.map((name) => ({ path: [...path, name], reason: 'is missing' }))
    return [{ path, reason: message }]
  })
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
