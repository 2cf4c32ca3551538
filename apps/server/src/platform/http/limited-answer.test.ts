import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AnswerTooLong, readAnswer, readBeginning } from './limited-answer.ts'

const MEGABYTE = 1024 * 1024

let answer: (response: ServerResponse) => void
let closed: Promise<unknown>
const server = createServer((_request, response) => {
  closed = once(response, 'close')
  answer(response)
})
let url: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
})
afterAll(() => void server.close())

/** Sends as fast as it is read, until whoever asked hangs up; tells how much that was. */
function sendWithoutEnd(response: ServerResponse): () => number {
  const part = Buffer.alloc(64 * 1024, ' ')
  let sent = 0
  const send = () => {
    if (response.destroyed) return
    sent += part.length
    if (response.write(part)) setImmediate(send)
    else response.once('drain', send)
  }
  response.on('error', () => undefined)
  send()
  return () => sent
}

test('an answer is read to its end', async () => {
  answer = (response) => response.end('{"beer":true}')
  expect((await readAnswer(await fetch(url), MEGABYTE)).toString()).toBe('{"beer":true}')
})

test('an answer as long as it may be is read, one byte more is not', async () => {
  answer = (response) => response.end(Buffer.alloc(MEGABYTE))
  expect((await readAnswer(await fetch(url), MEGABYTE)).length).toBe(MEGABYTE)
  answer = (response) => response.write(Buffer.alloc(MEGABYTE + 1))
  await expect(readAnswer(await fetch(url), MEGABYTE)).rejects.toThrow('The answer is longer than 1 MB')
})

test('of an answer without end not much more is sent than is read, and the call is ended', async () => {
  let sent = () => 0
  answer = (response) => {
    sent = sendWithoutEnd(response)
  }
  await expect(readAnswer(await fetch(url), MEGABYTE)).rejects.toThrow(AnswerTooLong)
  await closed
  // What both ends and the network hold between them.
  expect(sent()).toBeLessThan(32 * MEGABYTE)
})

test('an answer that says how long it is, is not begun', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': String(1024 * MEGABYTE) }).write('{')
  }
  await expect(readAnswer(await fetch(url), MEGABYTE)).rejects.toThrow(AnswerTooLong)
  await closed
})

test('an answer that is small on the way only is too long all the same', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(64 * MEGABYTE)))
  }
  await expect(readAnswer(await fetch(url), MEGABYTE)).rejects.toThrow(AnswerTooLong)
})

test('the beginning of an answer without end is told', async () => {
  answer = (response) => void sendWithoutEnd(response)
  expect(await readBeginning(await fetch(url), 200)).toBe(' '.repeat(200))
  await closed
})
