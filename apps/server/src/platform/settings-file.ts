import { readFileSync } from 'node:fs'
import { parse, YAMLParseError } from 'yaml'
import { SettingsFault } from './env.ts'

/** What a YAML file of a setting holds; a fault tells where it is and of which kind, and nothing of what stands there. */
export function readSettingsFile(setting: string, path: string): unknown {
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
