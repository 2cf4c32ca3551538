import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { productionPlaces, readLock } from '../../tools/checks/locked-packages.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
// Node itself is counted apart, our own folders are no packages.
const APART = /^node_modules\/(node-|@fust\/)/

/** Megabytes of what production installs, added up from what lies in node_modules. */
export async function productionMegabytes(): Promise<number> {
  let bytes = 0
  for (const place of productionPlaces(readLock(ROOT)))
    if (!APART.test(place)) bytes += await bytesIn(path.join(ROOT, place))
  return bytes / 2 ** 20
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  // A package that is for another platform is not there.
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    // Packages inside are counted where they are needed.
    if (entry.name === 'node_modules') continue
    const inside = path.join(folder, entry.name)
    if (entry.isDirectory()) bytes += await bytesIn(inside)
    else bytes += (await stat(inside)).size
  }
  return bytes
}
