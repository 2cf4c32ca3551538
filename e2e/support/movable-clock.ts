import { createServer } from 'node:http'

/** Where journeys move the clock of the server that listens on a port. */
export const clockDoorOf = (serverPort: number) => ({ host: '127.0.0.1', port: serverPort + 1 })

/** A clock that runs, and that a journey may set: `PUT` an instant, `DELETE` for the present again. */
export function openMovableClock(serverPort: number): { now: () => Date } {
  let aheadMs = 0
  const door = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.once('end', () => {
      const told = Date.parse(Buffer.concat(chunks).toString('utf8'))
      aheadMs = request.method === 'PUT' ? told - Date.now() : 0
      // A connection that is kept would be closed just when somebody comes back to it.
      response.writeHead(Number.isNaN(aheadMs) ? 400 : 204, { connection: 'close' }).end()
    })
  })
  door.listen(clockDoorOf(serverPort))
  // Whoever stops the server does not know of it.
  door.unref()
  return { now: () => new Date(Date.now() + aheadMs) }
}
