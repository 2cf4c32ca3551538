import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { TABLES, type Table } from '../format/index.ts'
import type { Faults } from './faults.ts'

const OTHER_NAMES = new Set(['brewery.yaml', 'content', 'media', 'documents'])
const KNOWN_NAMES = new Set([...TABLES.map(({ file }) => file), ...OTHER_NAMES])

/** Which CSV files are there. A file that nobody would read is a fault: its name may be a slip of the pen. */
export async function findFiles(folder: string, faults: Faults): Promise<{ tables: Table[]; hasContent: boolean }> {
  const names = new Set(await readdir(folder).catch(() => []))
  for (const name of names)
    if (!KNOWN_NAMES.has(name) && /\.(csv|ya?ml)$/.test(name))
      faults.add({ file: name, reason: 'is not a file of a brewery folder' })
  return { tables: TABLES.filter(({ file }) => names.has(file)), hasContent: names.has('content') }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** Reports each mention of a file that does not exist. */
export async function checkMentions(
  folder: string,
  mentions: readonly { file: string; line: number; path: string; column?: string }[],
  faults: Faults,
): Promise<void> {
  const known = new Map<string, boolean>()
  for (const { path, ...place } of mentions) {
    const exists = known.get(path) ?? (await isFile(join(folder, path)))
    known.set(path, exists)
    if (!exists) faults.add({ ...place, reason: `'${path}' does not exist in the folder` })
  }
}
