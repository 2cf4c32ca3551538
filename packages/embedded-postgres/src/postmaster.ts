import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { binary } from './binaries.ts'
import { type Cluster, ROLE, SERVER_ENVIRONMENT } from './cluster.ts'

/** Options of PostgreSQL itself, by their names there. */
export type ServerSettings = Readonly<Record<string, string>>

const POLL_MS = 20
const LOG_TAIL_CHARACTERS = 2000

export function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${ROLE}:${cluster.password}@127.0.0.1:${port}/${database}`
}

/** The port of a server that already works on this data and answers, from PostgreSQL's own note. */
export async function answeringPort(cluster: Cluster): Promise<number | undefined> {
  const port = notedPort(path.join(cluster.data, 'postmaster.pid'))
  return port !== undefined && (await answers(urlOf(cluster, port, 'postgres'))) ? port : undefined
}

/** Launches a server; answers its port once it serves, or the end of its log if it gave up before `deadlineMs`. */
export async function launch(
  cluster: Cluster,
  wantedPort: number,
  settings: ServerSettings,
  deadlineMs: number,
): Promise<{ port: number } | { gaveUp: string }> {
  const port = wantedPort || (await freePort())
  const logFile = path.join(cluster.home, 'server.log')
  const child = spawnServer(cluster, port, settings, logFile)
  while (isRunning(child) && performance.now() < deadlineMs) {
    if (await answers(urlOf(cluster, port, 'postgres'))) return { port }
    await sleep(POLL_MS)
  }
  if (isRunning(child)) child.kill('SIGQUIT')
  return { gaveUp: readFileSync(logFile, 'utf8').slice(-LOG_TAIL_CHARACTERS) }
}

/** Stops the server quickly and cleanly: connections are cut, everything committed is on disk. */
export async function shutDown(cluster: Cluster): Promise<void> {
  await promisify(execFile)(binary(cluster.binaries, 'pg_ctl'), ['stop', '-D', cluster.data, '-m', 'fast', '-w'], {
    ...cluster.account,
    env: SERVER_ENVIRONMENT,
    cwd: cluster.home,
  })
}

function spawnServer(cluster: Cluster, port: number, settings: ServerSettings, logFile: string): ChildProcess {
  // A new file: what is left of a killed server goes on writing into the old one.
  rmSync(logFile, { force: true })
  const log = openSync(logFile, 'w')
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...settings }
  const child = spawn(
    binary(cluster.binaries, 'postgres'),
    ['-D', cluster.data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached: Ctrl-C is for us, and the database is needed until our own shutdown is through.
    { ...cluster.account, env: SERVER_ENVIRONMENT, cwd: cluster.home, stdio: ['ignore', log, log], detached: true },
  )
  child.on('error', () => {}) // seen as a child that does not run
  child.unref()
  closeSync(log)
  return child
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

function notedPort(pidFile: string): number | undefined {
  try {
    return Number(readFileSync(pidFile, 'utf8').split('\n')[3]) || undefined
  } catch {
    return undefined
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = address !== null && typeof address === 'object' ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
