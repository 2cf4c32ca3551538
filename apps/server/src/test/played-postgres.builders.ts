import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type Played = { url: string; close: () => void }

/** Listens where a database should, and answers whatever comes first, and next, with the next of these. */
export function playPostgres(...answers: readonly Buffer[]): Promise<Played> {
  return listenAs((socket) => {
    const waiting = [...answers]
    socket.on('data', () => {
      const answer = waiting.shift()
      if (answer) socket.write(answer)
    })
  })
}

/** Anything that listens. */
export async function listenAs(meet: (socket: Socket) => void): Promise<Played> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    meet(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { url: `postgres://fust:Geheim-26@127.0.0.1:${port}/fust`, close: () => server.close() }
}

/** How PostgreSQL refuses somebody. */
export function refusing(state: string, said: string): Buffer {
  return message('E', `SFATAL\0VFATAL\0C${state}\0M${said}\0\0`)
}

/** How it lets somebody in. */
export const WELCOME = Buffer.concat([message('R', int32(0)), message('Z', 'I')])

/** One row of texts. */
export function row(cells: Readonly<Record<string, string>>): Buffer {
  const TEXT = 25
  const count = int16(Object.keys(cells).length)
  const heads = Object.keys(cells).map((name) => [`${name}\0`, int32(0), int16(0), int32(TEXT), int16(-1), int32(-1)])
  const values = Object.values(cells).map((value) => [int32(value.length), value])
  return Buffer.concat([
    message('T', count, ...heads.flat(), int16(0)),
    message('D', count, ...values.flat()),
    message('C', 'SELECT 1\0'),
    message('Z', 'I'),
  ])
}

function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}
