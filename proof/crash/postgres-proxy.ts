import { connect, createServer, type Socket } from 'node:net'
import { createFrames, type Frame } from './postgres-frames.ts'

/** Where a connection is cut: the n-th statement since the proxy was armed, and what had happened to it by then. */
export type Cut = {
  at: number
  /** Never sent on · sent on, and nobody waits for the answer · done, and its answer is lost. */
  when: 'before' | 'during' | 'after'
  /** Called at the cut, such as to kill a process. */
  strike?: () => void
}

export type PostgresProxy = {
  url: string
  /** Counts statements from now on and cuts at one of them; answers what was seen, and what was cut, once disarmed. */
  arm: (cut: Cut) => () => { seen: string[]; cut: string | undefined }
  close: () => Promise<void>
}

// Asks for the answers so far, without the Sync that the client would send.
const FLUSH = Buffer.from([0x48, 0, 0, 0, 4])

type Armed = Cut & { seen: string[]; cut: string | undefined }

/** Stands between the product and PostgreSQL, reads the protocol as it passes, and cuts where it is told to. */
export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let armed: Armed | undefined

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    relay(client, database, () => armed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')

  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(address.port) }).href,
    arm: (cut) => {
      const own: Armed = { ...cut, seen: [], cut: undefined }
      armed = own
      return () => {
        armed = undefined
        return { seen: own.seen, cut: own.cut }
      }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function relay(client: Socket, database: Socket, armedNow: () => Armed | undefined): void {
  const statements = createFrames({ hasStartup: true })
  const answers = createFrames({ hasStartup: false })
  let waiting: Frame[] = []
  let sentTogether = 0
  let isCut = false
  let losing: { answers: number; end: () => void } | undefined

  client.on('data', (chunk: Buffer) => {
    for (const frame of statements.push(chunk)) {
      waiting.push(frame)
      if (!frame.endsStatement && !frame.isSync) continue
      const statement = waiting
      waiting = []
      if (isCut) return
      if (!frame.isSync) pass(statement)
      else {
        sentTogether = 0
        database.write(joined(statement))
      }
    }
    // Greetings and passwords belong to no statement.
    if (waiting.every((frame) => frame.isOfConnection)) database.write(joined(waiting.splice(0)))
  })

  function pass(statement: readonly Frame[]): void {
    const bytes = joined(statement)
    sentTogether += 1
    const armed = armedNow()
    if (!armed || armed.cut !== undefined) return void database.write(bytes)
    const label = statement.map((frame) => frame.label).findLast((text) => text !== undefined) ?? '?'
    armed.seen.push(label)
    if (armed.seen.length !== armed.at) return void database.write(bytes)
    armed.cut = label
    isCut = true
    const end = () => {
      armed.strike?.()
      client.destroy()
    }
    if (armed.when === 'before') return end()
    if (armed.when === 'after') {
      losing = { answers: sentTogether, end }
      return void database.write(Buffer.concat([bytes, FLUSH]))
    }
    client.removeAllListeners('close')
    client.destroy()
    database.end(bytes)
    armed.strike?.()
  }

  database.on('data', (chunk: Buffer) => {
    if (!losing) return void client.write(chunk)
    for (const { answers: said } of answers.push(chunk)) {
      if (said === 'done') losing.answers -= 1
      if (said === 'failed' || losing.answers === 0) return losing.end()
    }
  })
}

function joined(frames: readonly Frame[]): Buffer {
  return Buffer.concat(frames.map((frame) => frame.bytes))
}
