import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Scanned, Scanner } from './scanner.port.ts'

const USUAL_PORT = 3310
// An answer is a line; whoever says more is no scanner.
const LONGEST_ANSWER = 1_024

/** Asks a ClamAV daemon by its command INSTREAM: chunks with their length before them, and one of nothing at the end. */
export function clamdScanner({ url, timeoutMs }: { url: string; timeoutMs: number }): Scanner {
  const { hostname, port } = new URL(url)
  return {
    async scan(content) {
      const socket = connect(Number(port) || USUAL_PORT, hostname)
      // For all of it: a byte now and then is no answer.
      const timer = setTimeout(() => socket.destroy(new Error('The virus scanner does not answer.')), timeoutMs)
      const answer = answerOf(socket)
      // A daemon that has heard enough answers and hangs up while we still send.
      const sent = pipeline(inChunks(content), socket, { end: false })
      const [said, sending] = await Promise.allSettled([answer, sent])
      clearTimeout(timer)
      socket.destroy()
      content.destroy()
      if (said.status === 'rejected') throw said.reason
      const scanned = readAnswer(said.value)
      if (sending.status === 'rejected' && scanned.isClean) throw sending.reason
      return scanned
    },
  }
}

async function* inChunks(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const part of content) {
    const chunk = Buffer.from(part)
    if (chunk.length > 0) yield Buffer.concat([lengthOf(chunk), chunk])
  }
  yield Buffer.alloc(4)
}

function lengthOf({ length }: Buffer): Buffer {
  const told = Buffer.alloc(4)
  told.writeUInt32BE(length)
  return told
}

async function answerOf(socket: Readable): Promise<string> {
  let said = ''
  for await (const part of socket) {
    said += String(part)
    if (said.includes('\0') || said.length > LONGEST_ANSWER) break
  }
  return said.split('\0', 1)[0] ?? ''
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`, or that it could not. */
function readAnswer(answer: string): Scanned {
  const [, said = ''] = /^stream: (.{1,200})$/.exec(answer.trim()) ?? []
  if (said === 'OK') return { isClean: true }
  if (said.endsWith(' FOUND')) return { isClean: false, found: said.slice(0, -' FOUND'.length) }
  throw new Error(`The virus scanner says: ${answer.slice(0, 200)}`)
}
