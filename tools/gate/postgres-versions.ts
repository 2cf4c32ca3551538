import { packagedBinaries } from '@fust/embedded-postgres'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { installedPostgres15 } from '../../apps/server/src/platform/test/installed-15.ts'

/** The version that comes along. */
export function newestVersion(): string {
  const { stdout } = spawnSync(path.join(packagedBinaries().folder, 'bin/postgres'), ['--version'], {
    encoding: 'utf8',
  })
  return /\d+\.\d+/.exec(stdout ?? '')?.[0] ?? 'unknown'
}

/** The oldest one that is promised, where this machine has it. */
export function oldestVersion(): string | undefined {
  return installedPostgres15()?.version
}
