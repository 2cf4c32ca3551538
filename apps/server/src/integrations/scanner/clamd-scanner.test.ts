import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clamdScanner } from './index.ts'

const MAIN = new URL('../../../../simulators/src/scanner/main.ts', import.meta.url)
// In two parts, so that no scanner finds it in this file.
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

let child: ChildProcess
let url = ''
beforeAll(async () => {
  child = spawn(process.execPath, [MAIN.pathname], {
    env: { SCANNER_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('The scanner has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    url = line.replace('Scanner: ', '')
    break
  }
})
afterAll(() => void child.kill())

const scan = (...parts: (string | Buffer)[]) =>
  clamdScanner({ url, timeoutMs: 5_000 }).scan(Readable.from(parts.map((part) => Buffer.from(part))))

test('says of a harmless file that it is clean', async () => {
  expect(await scan('%PDF-1.7')).toEqual({ isClean: true })
  expect(await scan(Buffer.alloc(3_000_000, 'krat'))).toEqual({ isClean: true })
})

test('names what was found, also where it comes in parts', async () => {
  expect(await scan('%PDF-1.7\n', EICAR)).toEqual({ isClean: false, found: 'Eicar-Signature' })
  expect(await scan(EICAR.slice(0, 20), EICAR.slice(20))).toEqual({ isClean: false, found: 'Eicar-Signature' })
})

test('throws where the scanner is away, silent, or says something else', async () => {
  const file = () => Readable.from([Buffer.from('x')])
  await expect(clamdScanner({ url: 'tcp://127.0.0.1:9', timeoutMs: 1_000 }).scan(file())).rejects.toThrow(
    /ECONNREFUSED/,
  )
  const played = async (said: string | null) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      if (said !== null) socket.end(said)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    return { url: `tcp://127.0.0.1:${port}`, close: () => server.close() }
  }
  const silent = await played(null)
  await expect(clamdScanner({ url: silent.url, timeoutMs: 200 }).scan(file())).rejects.toThrow('does not answer')
  silent.close()
  const endless = createServer((socket) => {
    socket.on('error', () => undefined)
    const timer = setInterval(() => socket.write('.'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  const address = endless.address()
  const endlessUrl = `tcp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  await expect(clamdScanner({ url: endlessUrl, timeoutMs: 200 }).scan(file())).rejects.toThrow('does not answer')
  endless.close()
  const full = await played('INSTREAM size limit exceeded. ERROR\0')
  await expect(clamdScanner({ url: full.url, timeoutMs: 1_000 }).scan(file())).rejects.toThrow('size limit exceeded')
  full.close()
})
