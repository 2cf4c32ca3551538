import { readFileSync } from 'node:fs'
import path from 'node:path'

export const LOCK = 'package-lock.json'

export type LockedPackage = {
  resolved?: string
  link?: boolean
  dev?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
/** What the lock installs, by the folder that it goes to. */
export type Lock = Record<string, LockedPackage>

export function readLock(root: string): Lock {
  const file = path.join(root, LOCK)
  const lock: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isLock(lock)) throw new Error(`${file} holds no packages`)
  return lock.packages
}

/** The folder in which Node finds a package: beside the one that asks, then further out. */
export function placeOf(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = path.posix.join(folder === '.' ? '' : folder, 'node_modules', name)
    if (place in lock) return place
    if (folder === '.' || folder === '') return undefined
  }
}

/**
 * What `npm ci --omit=dev -w apps/server --include-workspace-root` installs. npm follows what root and workspace need for
 * development too, and then leaves out what nothing else in the whole lock needs: a workspace is never left out.
 */
export function productionPlaces(lock: Lock): Set<string> {
  const found = new Set<string>()
  const waiting = ['', 'apps/server']
  for (let asking = waiting.pop(); asking !== undefined; asking = waiting.pop()) {
    for (const name of neededBy(lock[asking])) {
      const place = placeOf(lock, name, asking)
      if (place === undefined || found.has(place)) continue
      found.add(place)
      waiting.push((lock[place]?.link && lock[place].resolved) || place)
    }
  }
  return new Set([...found].filter((place) => !lock[place]?.dev))
}

function neededBy(asking: LockedPackage = {}): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = asking
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })
}

function isLock(value: unknown): value is { packages: Lock } {
  return typeof value === 'object' && value !== null && 'packages' in value && typeof value.packages === 'object'
}
