import { connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between the product and its database, which can so be away, or break off. */
export type DatabaseRelay = {
  url: string
  /** Ends every connection; the next one is let through. */
  breakOff: () => void
  /** Ends every connection and lets nobody in. */
  leave: () => Promise<void>
  comeBack: () => Promise<void>
  /** Who comes from now on is led to this one, such as a standby that took over. */
  leadTo: (databaseUrl: string) => void
}

export async function startDatabaseRelay(databaseUrl: string): Promise<DatabaseRelay> {
  let target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const breakOff = () => {
    for (const socket of sockets) socket.destroy()
  }
  let port = 0
  let server: Server

  const open = async () => {
    server = createServer((client) => {
      const database = connect(Number(target.port), target.hostname)
      for (const [socket, other] of [
        [client, database],
        [database, client],
      ] as const) {
        sockets.add(socket)
        socket.on('error', () => {})
        socket.once('close', () => {
          sockets.delete(socket)
          other.destroy()
        })
      }
      client.pipe(database).pipe(client)
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const address = server.address()
    if (typeof address === 'object' && address) ({ port } = address)
  }
  await open()

  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    breakOff,
    leave: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      breakOff()
      await closed
    },
    comeBack: open,
    leadTo: (url) => {
      target = new URL(url)
    },
  }
}
