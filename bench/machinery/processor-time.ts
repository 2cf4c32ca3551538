import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

/** Milliseconds of processor time that went into the server, and into the PostgreSQL behind it. */
export type ProcessorTime = { serverMs: number; databaseMs: number }

// What Linux counts by, on every machine that Node runs on.
const MS_PER_TICK = 10

/** What a server and its PostgreSQL have used so far; from Linux. */
export async function processorTimeOf(serverPid: number, postmasterPid: number): Promise<ProcessorTime> {
  const postmaster = await statOf(postmasterPid)
  // Whatever has ended is counted by its parent.
  let databaseTicks = postmaster.ownTicks + postmaster.endedTicks
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await statOf(Number(name)).catch(() => null) : null
    if (stat?.parent === postmasterPid) databaseTicks += stat.ownTicks
  }
  const { ownTicks } = await statOf(serverPid)
  return { serverMs: ownTicks * MS_PER_TICK, databaseMs: databaseTicks * MS_PER_TICK }
}

/** The process that all of PostgreSQL's descend from. */
export async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return (await statOf(rows[0]?.pid ?? 0)).parent
}

async function statOf(pid: number): Promise<{ parent: number; ownTicks: number; endedTicks: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name may hold blanks and brackets; the state is the first field behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const at = (nth: number) => Number(fields[nth])
  return { parent: at(1), ownTicks: at(11) + at(12), endedTicks: at(13) + at(14) }
}
