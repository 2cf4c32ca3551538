import type { Binaries } from '@fust/embedded-postgres'
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const DEBIAN = '/usr/lib/postgresql/15/bin'

/** The oldest PostgreSQL that we promise to run on, where this machine has one. */
export function installedPostgres15(): Binaries | undefined {
  const folders = [DEBIAN, ...(process.env['PATH'] ?? '').split(path.delimiter)]
  for (const bin of folders) {
    const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
    const version = /^postgres \(PostgreSQL\) (15\.\d+)/.exec(stdout ?? '')?.[1]
    if (version !== undefined) return { folder: path.dirname(bin), version }
  }
  return undefined
}
