import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type HttpAnswer = { status: number; body: string }

/** One kept-alive connection that asks one thing at a time: a client so cheap that it is the server that is measured. */
export type HttpConnection = {
  post: (path: string, body: string, token: string | null) => Promise<HttpAnswer>
  get: (path: string, token: string | null) => Promise<HttpAnswer>
  close: () => void
}

const ANSWER_WITHIN_MS = 30_000
const HEAD_END = Buffer.from('\r\n\r\n')

export async function openConnection(url: string): Promise<HttpConnection> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy())
  const answers = readAnswers(socket)
  const ask = (head: string, token: string | null, body: string) => {
    const bearer = token === null ? '' : `authorization: Bearer ${token}\r\n`
    socket.write(`${head} HTTP/1.1\r\nhost: ${host}\r\n${bearer}${body}`)
    return answers.next()
  }
  return {
    post: (path, body, token) =>
      ask(
        `POST ${path}`,
        token,
        `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      ),
    get: (path, token) => ask(`GET ${path}`, token, '\r\n'),
    close: () => socket.destroy(),
  }
}

type Waiting = { resolve: (answer: HttpAnswer) => void; reject: (fault: Error) => void }

function readAnswers(socket: Socket): { next: () => Promise<HttpAnswer> } {
  let waiting: Waiting | undefined
  let chunks: Buffer[] = []
  let held = 0
  let wanted: { status: number; from: number; bytes: number } | undefined

  socket.on('data', (data) => {
    const chunk = Buffer.from(data)
    chunks.push(chunk)
    held += chunk.length
    wanted ??= readHead((chunks = [Buffer.concat(chunks)])[0] ?? Buffer.alloc(0))
    if (!wanted || held < wanted.bytes) return
    const body = Buffer.concat(chunks).toString('utf8', wanted.from, wanted.bytes)
    const answer = { status: wanted.status, body }
    chunks = []
    held = 0
    wanted = undefined
    waiting?.resolve(answer)
  })
  const fail = () => waiting?.reject(new Error('The connection was closed.'))
  socket.on('error', fail)
  socket.on('close', fail)
  return {
    next: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        if (socket.destroyed) fail()
      }),
  }
}

/** Both servers say how long an answer is: nothing is sent in chunks to who accepts no compression. */
function readHead(bytes: Buffer): { status: number; from: number; bytes: number } | undefined {
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without a length:\n${head}`)
  const from = end + HEAD_END.length
  return { status: Number(head.slice(9, 12)), from, bytes: from + Number(length) }
}
