import { execFileSync, spawn } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'
import type { Pool } from '../../proof/support/pool.ts'

/**
 * Keeps processes to one core, as if they had a machine of their own; where a system cannot, or has one core alone, they
 * share what there is.
 */
export function keepToCore(core: number, pids: readonly (number | undefined)[]): void {
  if (process.platform !== 'linux' || availableParallelism() <= core) return
  for (const pid of pids) {
    // One of PostgreSQL's may have ended since it was listed.
    if (pid !== undefined) execFileSync('sh', ['-c', `taskset -a -c -p ${core} ${pid} || true`], { stdio: 'ignore' })
  }
}

/**
 * Has a core do something all the time, and leave it for whatever else wants to run there; gives what ends it. Two cores
 * may be one that is shared: what is measured on one is slower once the other is busy, and so should be always.
 */
export function keepBusy(core: number): () => void {
  const child = spawn(process.execPath, ['-e', 'const { ppid } = process; while (process.ppid === ppid);'], {
    stdio: 'ignore',
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  keepToCore(core, [child.pid])
  return () => child.kill('SIGKILL')
}

/** The processes of the database: the one that begins others, and those that it has begun. */
export async function databaseProcesses(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity union all select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int`,
  )
  return rows.map(({ pid }) => pid)
}
