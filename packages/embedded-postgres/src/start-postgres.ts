import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Binaries } from './binaries.ts'
import { ensureCluster, type Cluster } from './cluster.ts'
import { becomeKeeper, isKeeper } from './keeper.ts'
import { NotStarted } from './not-started.ts'
import { choosePlace, type StartLog } from './place.ts'
import { answeringPort, launch, type ServerSettings, shutDown, urlOf } from './postmaster.ts'

export type RunningPostgres = {
  url: string
  version: string
  dataDir: string
  /** The server ran already: ours that survived a crash, or one that another process of ours keeps. */
  reused: boolean
  /** Stops the server, unless another process of ours keeps it. */
  stop: () => Promise<void>
}

const DATABASE = 'fust'
const START_TIMEOUT_MS = 20_000
const RETRY_MS = 200
// A killed server blocks its data until it is reaped, and a free port can be taken before we use it.
const PASSING_FAULT = /postmaster\.pid|shared memory|starting up|shutting down|Address already in use/

/** Starts the PostgreSQL that comes along, or joins the one that already works on the same data. */
export async function startPostgres(options: {
  dataDir?: string
  port?: number
  settings?: ServerSettings
  /** Another PostgreSQL than the one that comes along. */
  binaries?: Binaries
  log: StartLog
}): Promise<RunningPostgres> {
  const { dataDir, port = 0, settings = {}, binaries, log } = options
  const cluster = await ensureCluster(choosePlace(dataDir, binaries, log))
  const server = await joinOrLaunch(cluster, port, settings)
  becomeKeeper(cluster.home)
  const version = await prepareDatabase(urlOf(cluster, server.port, 'postgres'))
  log.info(`PostgreSQL ${version} ${server.reused ? 'was running already' : 'started'}, data in ${cluster.home}`)
  return {
    url: urlOf(cluster, server.port, DATABASE),
    version,
    dataDir: cluster.home,
    reused: server.reused,
    stop: async () => {
      if (isKeeper(cluster.home)) await shutDown(cluster)
    },
  }
}

async function joinOrLaunch(cluster: Cluster, port: number, settings: ServerSettings) {
  const deadlineMs = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const running = await answeringPort(cluster)
    if (running !== undefined) return { port: running, reused: true }
    const launched = await launch(cluster, port, settings, deadlineMs)
    if ('port' in launched) return { port: launched.port, reused: false }
    if (!PASSING_FAULT.test(launched.gaveUp) || performance.now() >= deadlineMs) {
      throw new NotStarted(`PostgreSQL did not start on ${cluster.data}:\n${launched.gaveUp}`)
    }
    await sleep(RETRY_MS)
  }
}

async function prepareDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; ready: boolean }>(
      `select split_part(current_setting('server_version'), ' ', 1) as version,
              exists (select from pg_database where datname = $1) as ready`,
      [DATABASE],
    )
    if (!rows[0]?.ready) await client.query(`create database ${DATABASE}`).catch(ignoreExisting)
    return rows[0]?.version ?? ''
  } finally {
    await client.end()
  }
}

function ignoreExisting(fault: unknown): void {
  const DUPLICATE_DATABASE = ['42P04', '23505'] // another process may have been faster
  if (!(fault instanceof pg.DatabaseError && DUPLICATE_DATABASE.includes(fault.code ?? ''))) throw fault
}
