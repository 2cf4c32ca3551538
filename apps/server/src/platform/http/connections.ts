import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Measure } from '../log/metrics.ts'
import { networkOf } from './network.ts'
import { Shed } from './shed.ts'
import { isWatching } from './route-kinds.ts'

export type ConnectionLimits = {
  /** At once, of everybody. */
  connections: number
  /** Answers that are under way, or not read yet, of everybody. */
  answers: number
  /** Of one network, unless it is a trusted proxy, which speaks for many. */
  connectionsOfNetwork: number
  /** Answers that one network waits for, or has not read yet. */
  answersOfNetwork: number
  /** The same of one connection: requests that are sent without waiting for the answer before. */
  answersOfConnection: number
  /** Who reads or sends less than this, on average over a quarter of a minute, is cut. */
  bytesPerSecond: number
}

const HEADERS_WITHIN_MS = 10_000
const LOOKS_EVERY_MS = 1_000
const MEASURED_MS = 15_000
const RETRY_AFTER_SECONDS = 1

/** How the server listens: a request, its headers and its body, comes in time or its connection ends, to the second. */
export const listening: ServerOptions = {
  headersTimeout: HEADERS_WITHIN_MS,
  connectionsCheckingInterval: LOOKS_EVERY_MS,
  // Who has gone without a word is found by the system.
  keepAlive: true,
}

type Held = {
  openAnswers: number
  /** The request whose body may still be coming. */
  latest: IncomingMessage | undefined
  measured: Measured
}

/** How far a connection was at a moment, and whether it was its caller who kept it waiting. */
type Measured = { atMs: number; sent: number; received: number; isAwaited: { reading: boolean; sending: boolean } }

/** Bounds what connections may hold, by number and by bytes over time. */
export function limitConnections(
  app: FastifyInstance,
  { limits, proxies }: { limits: ConnectionLimits; proxies: readonly string[] },
): Measure[] {
  const held = new Map<Socket, Held>()
  const connectionsOf = createCounts()
  const answersOf = createCounts()
  const isProxy = proxyAddr.compile([...proxies])
  let cut = 0
  let refused = 0

  const refuse = (socket: Socket) => {
    refused += 1
    socket.destroy()
  }

  app.server.maxConnections = limits.connections
  app.server.on('drop', () => {
    refused += 1
  })
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress)
    const isForMany = socket.remoteAddress !== undefined && isProxy(socket.remoteAddress, 0)
    const ofNetwork = connectionsOf.add(network)
    held.set(socket, { openAnswers: 0, latest: undefined, measured: measured(socket) })
    socket.once('close', () => {
      held.delete(socket)
      connectionsOf.remove(network)
    })
    if (ofNetwork > limits.connectionsOfNetwork && !isForMany) refuse(socket)
  })

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const network = networkOf(request.ip)
    const ofNetwork = answersOf.add(network)
    const connection = held.get(socket)
    if (connection) {
      connection.openAnswers += 1
      connection.latest = request.raw
      // Its measure begins with what it asks: before that nobody waited for it.
      if (connection.openAnswers === 1) connection.measured = measured(socket, connection)
    }
    reply.raw.once('close', () => {
      answersOf.remove(network)
      if (connection) connection.openAnswers -= 1
    })
    if (connection && connection.openAnswers > limits.answersOfConnection) {
      refuse(socket)
      return reply.hijack()
    }
    if (isWatching(request)) return undefined
    if (ofNetwork > limits.answersOfNetwork) throw new Shed(429, RETRY_AFTER_SECONDS)
    if (answersOf.all() > limits.answers) throw new Shed(503, RETRY_AFTER_SECONDS)
    return undefined
  })

  function cutTheSlow(): void {
    for (const [socket, connection] of held) {
      const before = connection.measured
      const elapsedMs = performance.now() - before.atMs
      if (elapsedMs < MEASURED_MS) continue
      const now = measured(socket, connection)
      connection.measured = now
      if (!isSlow(before, now, (limits.bytesPerSecond * elapsedMs) / 1_000)) continue
      cut += 1
      socket.destroy()
    }
  }
  const looking = setInterval(cutTheSlow, LOOKS_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(looking))

  return [
    { name: 'fust_connections', help: 'Connections that are open.', read: async () => held.size },
    { name: 'fust_answers_open', help: 'Answers that are under way.', read: async () => answersOf.all() },
    { name: 'fust_connections_cut', help: 'Connections that were cut as too slow.', read: async () => cut },
    { name: 'fust_connections_refused', help: 'Connections that were one too many.', read: async () => refused },
  ]
}

function measured(socket: Socket, { latest, openAnswers }: Pick<Held, 'latest' | 'openAnswers'> = NEW): Measured {
  const unsent = unsentBytes(socket)
  return {
    atMs: performance.now(),
    sent: socket.bytesWritten - unsent,
    received: socket.bytesRead,
    isAwaited: { reading: openAnswers > 0 && unsent > 0, sending: latest?.complete === false },
  }
}

const NEW = { latest: undefined, openAnswers: 0 }

function isSlow(before: Measured, now: Measured, leastBytes: number): boolean {
  const keptWaiting = (by: 'reading' | 'sending') => before.isAwaited[by] && now.isAwaited[by]
  return (
    (keptWaiting('reading') && now.sent - before.sent < leastBytes) ||
    (keptWaiting('sending') && now.received - before.received < leastBytes)
  )
}

/** What the system has not taken yet: what waits here, and the rest of what is being written, of which only the handle tells. */
function unsentBytes(socket: Socket): number {
  const dispatched: unknown = Reflect.get(socket, '_bytesDispatched')
  const handle: unknown = Reflect.get(socket, '_handle')
  const queued: unknown = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'writeQueueSize') : 0
  if (typeof dispatched !== 'number' || typeof queued !== 'number') return socket.writableLength
  return socket.bytesWritten - dispatched + queued
}

/** How many there are of each, and of all; nothing stays of what there is none of. */
function createCounts() {
  const counts = new Map<string, number>()
  let all = 0
  return {
    all: (): number => all,
    add: (key: string): number => {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      all += 1
      return count
    },
    remove: (key: string): void => {
      const count = (counts.get(key) ?? 0) - 1
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
      all -= 1
    },
  }
}
