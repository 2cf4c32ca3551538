import { connect, createServer, type Socket } from 'node:net'

/** What happens to the next order on its way to the ERP: before it arrives, while the ERP has it, or once it is accepted. */
export type Moment = 'before' | 'during' | 'after'

export type ErpRelay = {
  /** The address of the ERP as the worker knows it. */
  url: string
  /** The ERP's own address, which is another one after each start. */
  leadTo: (erpUrl: string) => void
  /** Calls `strike` at that moment of the next order. */
  strikeAt: (moment: Moment, strike: () => void) => void
  /** Keeps back what the ERP answers to the next order, which it has accepted. */
  keepAnswer: () => { kept: Promise<void>; letGo: () => void }
  close: () => Promise<void>
}

const AN_ORDER = 'POST '

/** Passes on what the worker says to the ERP, and tells when an order comes by. */
export async function startErpRelay(): Promise<ErpRelay> {
  const sockets = new Set<Socket>()
  let target = new URL('http://127.0.0.1:9/')
  let armed: { moment: Moment; strike: () => void } | undefined
  let keeping: { kept: () => void; isLetGo: Promise<void> } | undefined

  const server = createServer((worker) => {
    const erp = connect(Number(target.port), target.hostname)
    let hasSentOrder = false
    let isAnOrder = false
    let turn = Promise.resolve()
    for (const socket of [worker, erp]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        sockets.delete(socket)
        worker.destroy()
        erp.destroy()
      })
    }
    const strike = () => {
      armed?.strike()
      armed = undefined
      worker.destroy()
      erp.destroy()
    }
    worker.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1')
      if (/^[A-Z]+ /.test(text)) isAnOrder = text.startsWith(AN_ORDER)
      const isOrder = armed !== undefined && text.startsWith(AN_ORDER)
      if (isOrder && armed?.moment === 'before') return strike()
      if (isOrder && armed?.moment === 'during') return void erp.write(chunk, strike)
      hasSentOrder ||= isOrder
      erp.write(chunk)
    })
    erp.on('data', (chunk: Buffer) => {
      if (hasSentOrder && armed?.moment === 'after') return strike()
      if (isAnOrder && keeping) {
        keeping.kept()
        turn = keeping.isLetGo
        keeping = undefined
      }
      void turn.then(() => worker.write(chunk))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')

  return {
    url: `http://127.0.0.1:${address.port}/sap/opu/odata/sap`,
    leadTo: (erpUrl) => {
      target = new URL(erpUrl)
    },
    strikeAt: (moment, strike) => {
      armed = { moment, strike }
    },
    keepAnswer: () => {
      const [kept, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      keeping = { kept: kept.resolve, isLetGo: letGo.promise }
      return { kept: kept.promise, letGo: letGo.resolve }
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
