import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'

// The signature that every scanner knows, for trying one out; in two parts, so that none finds it here.
const EICAR = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))
const COMMAND = Buffer.from('zINSTREAM\0')
const MOST_BYTES = 25 * 2 ** 20

/** Plays a ClamAV daemon that knows one signature. */
export async function startClamd({ port, host = '127.0.0.1' }: { port: number; host?: string }) {
  const server = createServer((socket) => {
    // A client that hangs up is everyday life.
    socket.on('error', () => undefined)
    void answer(socket).catch(() => socket.destroy())
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The scanner has no port')
  return {
    url: `tcp://${host}:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function answer(socket: Socket): Promise<void> {
  let heard = Buffer.alloc(0)
  for await (const part of socket) {
    heard = Buffer.concat([heard, Buffer.from(part)])
    if (heard.length > MOST_BYTES) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
    const content = contentOf(heard)
    if (content === 'unknown') return void socket.end('UNKNOWN COMMAND\0')
    if (content) return void socket.end(content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
  }
}

/** What was sent, once all of it has come. */
function contentOf(heard: Buffer): Buffer | 'unknown' | undefined {
  if (heard.length < COMMAND.length) return COMMAND.subarray(0, heard.length).equals(heard) ? undefined : 'unknown'
  if (!heard.subarray(0, COMMAND.length).equals(COMMAND)) return 'unknown'
  const chunks: Buffer[] = []
  for (let place = COMMAND.length; place + 4 <= heard.length;) {
    const length = heard.readUInt32BE(place)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(heard.subarray(place + 4, place + 4 + length))
    place += 4 + length
  }
  return undefined
}
