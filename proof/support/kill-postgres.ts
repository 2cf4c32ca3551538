import type { RunningPostgres } from '@fust/embedded-postgres'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** SIGKILL to the postmaster, by the note it keeps of itself. */
export function killPostgres({ dataDir }: RunningPostgres): void {
  const [pid] = readFileSync(path.join(dataDir, 'cluster/data/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}
