import { readFileSync } from 'node:fs'

const TABLE = '/proc/self/limits'
const ROW = 'Max open files'

/** How many files this process may have open, connections among them; without end where the system does not say. */
export function filesAllowed(): number {
  const row = tableOfLimits()
    .split('\n')
    .find((line) => line.startsWith(ROW))
  const [soft = ''] = row?.slice(ROW.length).trim().split(/\s+/, 1) ?? []
  return Number(soft) || Number.POSITIVE_INFINITY
}

function tableOfLimits(): string {
  try {
    return readFileSync(TABLE, 'utf8')
  } catch {
    return ''
  }
}
