import { readFileSync } from 'node:fs'
import path from 'node:path'

type LockedPackage = { resolved?: string; optionalDependencies?: Record<string, string> }
type Lock = { packages: Record<string, LockedPackage> }

const LOCK = 'package-lock.json'

/**
 * Where the lock would fail elsewhere: `npm ci` refuses a lock that lacks another platform's build, and a resolved
 * address ties it to one registry.
 */
export function lockFileProblems(root: string): string[] {
  const { packages } = readLock(path.join(root, LOCK))
  return Object.entries(packages).flatMap(([place, locked]) => [
    ...missingBuilds(packages, place, locked).map((name) => `${LOCK}: ${place || 'the root'} misses ${name}`),
    ...(locked.resolved?.startsWith('http') ? [`${LOCK}: ${place} names a host: ${locked.resolved}`] : []),
  ])
}

function missingBuilds(packages: Lock['packages'], place: string, locked: LockedPackage): string[] {
  const wanted = Object.keys(locked.optionalDependencies ?? {})
  return wanted.filter((name) => !foldersUpwards(place).some((folder) => `${folder}node_modules/${name}` in packages))
}

// As Node looks a package up: beside the one that asks, then further out.
function foldersUpwards(place: string): string[] {
  const folders = ['']
  const parts = place.split('/')
  for (let length = 1; length <= parts.length; length++) {
    if (parts[length] === 'node_modules' || length === parts.length)
      folders.push(`${parts.slice(0, length).join('/')}/`)
  }
  return folders
}

function readLock(file: string): Lock {
  const lock: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isLock(lock)) throw new Error(`${file} holds no packages`)
  return lock
}

function isLock(value: unknown): value is Lock {
  return typeof value === 'object' && value !== null && 'packages' in value && typeof value.packages === 'object'
}
