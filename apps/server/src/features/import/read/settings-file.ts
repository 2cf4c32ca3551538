import { asOneLine } from '@fust/domain/text'
import type { Static, TSchema } from 'typebox'
import { Settings } from 'typebox/system'
import { Value } from 'typebox/value'
import type { Document, LineCounter } from 'yaml'
import { LARGEST, readInside, type FolderRefusal } from '#platform/files/folder-files.ts'
import { expectedOf, schemaAt, type SettingSchema } from '../format/expected-setting.ts'
import type { Faults } from './faults.ts'
import { refusalReason } from './folder-refusal.ts'
import { shortened } from './row-reader.ts'
import { readYaml } from './yaml-text.ts'

/** Reports what is wrong with a setting, by the names that lead to it. */
export type Report = (path: readonly string[], reason: string) => void

/** What a file says; `given` is undefined where it is not what it has to be, which then stands among the faults. */
export type CheckedYaml<Given> = { given: Given | undefined; read: Document; report: Report }

type Asked<Schema> = {
  file: string
  schema: Schema
  /** What is told of a file that is not there. */
  missing: string
}

/** Reads a file of settings. Undefined where it cannot be read as YAML at all. */
export async function readSettingsFile<Schema extends TSchema & SettingSchema>(
  folder: string,
  { file, schema, missing }: Asked<Schema>,
  faults: Faults,
): Promise<CheckedYaml<Static<Schema>> | undefined> {
  const source = await readInside(folder, file, LARGEST.yaml)
  if (!source.ok) {
    faults.add({ file, reason: reasonOf(source.refusal, missing) })
    return undefined
  }
  const read = readYaml(source.value)
  if (!read.ok) {
    for (const { line, reason } of read.faults) faults.add({ file, line, reason })
    return undefined
  }
  const { given, document, lines } = read
  const report: Report = (path, reason) =>
    faults.add({
      file,
      line: lineOf(document, lines, path),
      ...(path.length > 0 && { column: asOneLine(path.join('.')) }),
      reason,
    })
  if (Value.Check(schema, given)) return { given, read: document, report }
  for (const { path, reason } of schemaFaults(schema, given)) report(path, reason)
  return { given: undefined, read: document, report }
}

const reasonOf = (refusal: FolderRefusal, missing: string) =>
  refusal.code === 'not-there' ? missing : refusalReason(refusal)

/** What is wrong with what was given, by the names that lead to it. */
export function schemaFaults(of: TSchema & SettingSchema, given: unknown): { path: string[]; reason: string }[] {
  return allErrors(of, given).flatMap(({ keyword, instancePath, schemaPath, message, params }) => {
    if (keyword === 'boolean') return [] // the unknown name again
    const path = instancePath.split('/').slice(1)
    const schema = schemaAt(of, schemaPath)
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

function allErrors(of: TSchema, given: unknown) {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: MOST_ERRORS })
  try {
    return Value.Errors(of, given)
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
