import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { parse, YAMLParseError } from 'yaml'
import { SettingsFault } from '../env.ts'

/** What a YAML file of a setting holds. A fault says where it is and of which kind, and nothing of what stands there. */
export function readSettingsFile<T extends TSchema>(setting: string, path: string, schema: T): Static<T> {
  const file = readYaml(setting, path)
  if (Value.Check(schema, file)) return file
  const faults = Value.Errors(schema, file).map(({ instancePath, message }) => `  ${instancePath || '/'} ${message}`)
  throw new SettingsFault([`${setting}: ${path} cannot be used:`, ...faults].join('\n'))
}

/** What no schema says of it. */
export function refuseFaults(setting: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new SettingsFault(faults.map((fault) => `${setting}: ${fault}`).join('\n'))
}

function readYaml(setting: string, path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (fault) {
    throw new SettingsFault(`${setting}: ${path} cannot be read: ${kindOf(fault)}`)
  }
}

// The text of a fault of YAML shows the line, which may be a secret.
function kindOf(fault: unknown): string {
  if (fault instanceof YAMLParseError) return `${fault.code} in line ${fault.linePos?.[0].line ?? 1}`
  return fault instanceof Error && 'code' in fault ? String(fault.code) : 'it is no YAML'
}
