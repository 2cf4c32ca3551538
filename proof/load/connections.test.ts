import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setInterval as ticks, setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { createBuiltBrewery } from '../../apps/server/src/test/built-brewery.ts'
import { serve, type Server } from '../../apps/server/src/test/processes.builders.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ASSETS = path.join(ROOT, 'apps/web/dist/assets')
// So few that a server without limits of its own would soon have none left.
const FILES = 2_048
const METRICS_TOKEN = 'what-prometheus-brings'
// On one machine the system takes some megabytes for a reader that does not read; what is asked for is more.
const ANSWERS = 16

let database: TestDatabase
let server: Server
let port: number
beforeEach(async () => {
  database = await createBuiltBrewery()
  server = await serve(
    { DATABASE_URL: database.url, METRICS_TOKEN, LOG_LEVEL: 'error', CONNECTION_ANSWERS: `${ANSWERS}` },
    FILES,
  )
  port = Number(new URL(server.url).port)
})
afterEach(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  await database.drop()
})

/** The largest file of the web app: what is not read of it stays with the server. */
const largest = (): string => {
  const [name = ''] = readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
  return `/assets/${name}`
}
const sizeOf = (name: string): number => statSync(path.join(ASSETS, name)).size

const get = (where: string) => `GET ${where} HTTP/1.1\r\nhost: fust\r\naccept: text/html\r\n\r\n`
const post = (length: number) =>
  `POST /graphql HTTP/1.1\r\nhost: fust\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** Opens a connection from an address of this machine, and sends what one begins with; it is never read from. */
function open(from: string, begins: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  socket.on('error', () => {})
  socket.pause()
  if (begins !== '') socket.write(begins)
  return socket
}

type Attack = {
  connections: (file: string) => Socket[]
  /** Sends so many bytes more every so often, for as long as it is let. */
  trickle?: { bytes: number; everyMs: number }
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
const network = (number: number) => `127.0.${number}.1`

const ATTACKS: Readonly<Record<string, Attack>> = {
  'readers that never read': {
    connections: (file) => times(100, (n) => open(network(10 + (n % 10)), get(file).repeat(ANSWERS))),
  },
  'readers that never read, each of fifty answers': {
    connections: () => times(100, (n) => open(network(20 + (n % 4)), get('/').repeat(50))),
  },
  'ten thousand requests in one breath': {
    connections: () => times(4, () => open(network(30), get('/').repeat(10_000))),
  },
  'writers of a byte now and then': {
    connections: () => times(60, () => open(network(40), `${post(100_000)}{`)),
    trickle: { bytes: 1, everyMs: 250 },
  },
  'headers that never end': {
    connections: () => times(60, () => open(network(50), 'GET / HTTP/1.1\r\nhost: fust\r\nx-slow: ')),
    trickle: { bytes: 1, everyMs: 250 },
  },
  'connections that say nothing': { connections: () => times(60, () => open(network(60), '')) },
}

// Half of the 600 a minute that an address may ask, for as many rounds as there are.
const ASKS_EVERY_MS = 200

/** Keeps asking as somebody who does nothing wrong, from an address of his own; answers how each was answered. */
async function askPatiently(until: AbortSignal): Promise<string[]> {
  const odd: string[] = []
  for await (const _ of ticks(ASKS_EVERY_MS)) {
    if (until.aborted) return odd
    const startedMs = performance.now()
    const answer = await fetch(`${server.url}/identity/session`, { signal: AbortSignal.timeout(10_000) }).catch(
      (fault: unknown) => String(fault),
    )
    const told = typeof answer === 'string' ? answer : `${answer.status} ${answer.headers.get('retry-after') ?? ''}`
    if (!/^(200|503 \d+)/.test(told)) odd.push(`${told} after ${(performance.now() - startedMs).toFixed(0)} ms`)
  }
  return odd
}

const openFiles = (): number => readdirSync(`/proc/${server.child.pid}/fd`).length

async function figure(name: string): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(new RegExp(`\n${name} (\\S+)`).exec(await answer.text())?.[1])
}

// The one that asks for the figure, and the one who asks all the time.
const QUIET = 2
// Connections of ours, and to the database.
const MORE_FILES = 16
const CUT_AFTER_MS = 15_000
const SOON_MS = 30_000

test('who reads or sends too slowly is cut, whoever asks as one does is answered, and the process goes on', () =>
  prove('slow readers and writers, half-open connections and floods', Math.ceil(ROUNDS / 100), async () => {
    const before = openFiles()
    const over = new AbortController()
    const asking = askPatiently(over.signal)
    const file = largest()
    const attackers = Object.values(ATTACKS).flatMap(({ connections, trickle }) => {
      const sockets = connections(file)
      if (trickle) void tricklingOn(sockets, trickle, over.signal)
      return sockets
    })
    const isOver = async () => (await figure('fust_answers_open').catch(() => attackers.length)) <= QUIET
    // Once all have had their measure taken twice, nobody is left whom the server waits for.
    await wait(CUT_AFTER_MS)
    await expect.poll(isOver, { timeout: SOON_MS, interval: 500 }).toBe(true)
    over.abort()
    const odd = await asking
    for (const socket of attackers) socket.destroy()
    return [
      ...odd.slice(0, 5),
      ...((await figure('fust_connections_cut')) > 0 ? [] : ['nobody was cut as too slow']),
      ...((await figure('fust_connections_refused')) > 0 ? [] : ['nobody was one too many']),
      ...(openFiles() <= before + MORE_FILES ? [] : [`${openFiles()} files are open`]),
      ...(server.child.exitCode === null ? [] : [`the process ended: ${server.output()}`]),
    ]
  }))

async function tricklingOn(
  sockets: readonly Socket[],
  { bytes, everyMs }: NonNullable<Attack['trickle']>,
  until: AbortSignal,
): Promise<void> {
  for await (const _ of ticks(everyMs)) {
    if (until.aborted) return
    for (const socket of sockets) if (socket.writable) socket.write('x'.repeat(bytes))
  }
}

const LIMIT_MS = 30_000
const TO_THE_SECOND_MS = 2_500

test('a body that comes just fast enough has thirty seconds and no more', async () => {
  const startedMs = performance.now()
  const socket = open(network(70), `${post(1_000_000)}{`)
  socket.resume()
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - startedMs)))
  const over = new AbortController()
  void tricklingOn([socket], { bytes: 500, everyMs: 250 }, over.signal)
  const tookMs = await closed
  over.abort()
  expect(tookMs).toBeGreaterThan(LIMIT_MS - TO_THE_SECOND_MS)
  expect(tookMs).toBeLessThan(LIMIT_MS + TO_THE_SECOND_MS)
})

test('more connections than there are files for end nothing', async () => {
  const sockets = times(2 * FILES, (n) => open(network(80 + (n % 8)), get('/')))
  await wait(1_000)
  for (const socket of sockets) socket.destroy()
  const isLive = async () => (await fetch(`${server.url}/live`).catch(() => undefined))?.status
  await expect.poll(isLive, { timeout: SOON_MS }).toBe(200)
  expect(server.child.exitCode).toBeNull()
})
