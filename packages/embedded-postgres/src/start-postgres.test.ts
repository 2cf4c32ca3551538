import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPostgres } from './index.ts'

let dataDir: string
const log = { info: () => {} }

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fust-starter-'))
  chmodSync(dataDir, 0o755)
})

afterEach(async () => {
  try {
    const server = await startPostgres({ dataDir, log })
    await server.stop()
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

test('keeps data from one start to the next', async () => {
  const first = await startPostgres({ dataDir, log })
  await ask(first.url, 'create table barrels as select 30 as litres')
  await first.stop()
  const second = await startPostgres({ dataDir, log })
  expect(await ask(second.url, 'select litres from barrels')).toEqual([{ litres: 30 }])
  expect(second.reused).toBe(false)
  expect(second.version).toMatch(/^18\./)
})

test('asks for the password that a file of its owner alone holds', async () => {
  const { url } = await startPostgres({ dataDir, log })
  const file = path.join(dataDir, 'cluster/password')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  const guess = Object.assign(new URL(url), { password: 'guess' }).href
  await expect(ask(guess, 'select 1')).rejects.toThrow('password authentication failed')
  expect(await ask(url, 'show password_encryption')).toEqual([{ password_encryption: 'scram-sha-256' }])
})

test('listens on this machine only', async () => {
  const { url } = await startPostgres({ dataDir, log })
  const settings = await ask(
    url,
    `select current_setting('listen_addresses') as tcp, current_setting('unix_socket_directories') as socket`,
  )
  expect(settings).toEqual([{ tcp: '127.0.0.1', socket: '' }])
})

test('joins the server that outlived a killed process, and stops it in the end', async () => {
  const killed = await startElsewhere()
  killed.process.kill('SIGKILL')
  await once(killed.process, 'exit')
  const heir = await startPostgres({ dataDir, log })
  expect(heir).toMatchObject({ reused: true, url: killed.url })
  await heir.stop()
  await expect(ask(heir.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('leaves the server to the living process that started it', async () => {
  const keeper = await startElsewhere()
  const guest = await startPostgres({ dataDir, log })
  expect(guest.reused).toBe(true)
  await guest.stop()
  expect(await ask(keeper.url, 'select 1 as one')).toEqual([{ one: 1 }])
  keeper.process.kill('SIGKILL')
  await once(keeper.process, 'exit')
})

test('starts again right after the server itself was killed', async () => {
  const first = await startPostgres({ dataDir, log })
  await ask(first.url, 'create table barrels as select 30 as litres')
  process.kill(
    Number(readFileSync(path.join(dataDir, 'cluster/data/postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  )
  const second = await startPostgres({ dataDir, log })
  expect(second.reused).toBe(false)
  expect(await ask(second.url, 'select litres from barrels')).toEqual([{ litres: 30 }])
})

test('its log tells of the server that runs, not of what is left of the one before', async () => {
  const serverLog = path.join(dataDir, 'server.log')
  const first = await startPostgres({ dataDir, log })
  const heldOpen = openSync(serverLog, 'r+')
  await first.stop()
  await startPostgres({ dataDir, log })
  writeSync(heldOpen, 'FATAL: last words', 10_000)
  closeSync(heldOpen)
  expect(readFileSync(serverLog, 'utf8')).not.toContain('last words')
})

test('gives one server to processes that start at the same time', async () => {
  const [first, second] = await Promise.all([startElsewhere(), startElsewhere()])
  expect(first.url).toBe(second.url)
  for (const { process: started } of [first, second]) {
    started.kill('SIGKILL')
    await once(started, 'exit')
  }
})

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end()
  }
}

async function startElsewhere(): Promise<{ process: ChildProcess; url: string }> {
  const starter = path.join(import.meta.dirname, 'index.ts')
  const program = `
    import { startPostgres } from ${JSON.stringify(starter)}
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {} } })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line]: unknown[] = await once(child.stdout, 'data')
  return { process: child, url: String(line).trim() }
}
