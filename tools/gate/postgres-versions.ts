import { packagedBinaries } from '@fust/embedded-postgres'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { installedPostgres15 } from '../../apps/server/src/platform/test/installed-15.ts'

/** One sentence: which versions of PostgreSQL the server's tests ran on. */
export function postgresVersions(): string {
  const newest = versionOf(packagedBinaries().folder)
  const oldest = installedPostgres15()
  return oldest
    ? `PostgreSQL ${newest} and ${oldest.version}`
    : `PostgreSQL ${newest}; no 15 was found, so the oldest version we promise was not tested here`
}

function versionOf(folder: string): string {
  const { stdout } = spawnSync(path.join(folder, 'bin/postgres'), ['--version'], { encoding: 'utf8' })
  return /\d+\.\d+/.exec(stdout ?? '')?.[0] ?? 'unknown'
}
