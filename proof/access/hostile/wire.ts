import { connect, type Socket } from 'node:net'
import { pick, type Draw } from './draw.ts'

// What `inject` cannot say, since it is no HTTP any more, or HTTP that two readers may read differently.
const DOCUMENT = '{"query":"{ storeConfig { id } }"}'
const LENGTH = DOCUMENT.length
const JSON_TYPE = 'content-type: application/json'
const CHUNKED = 'transfer-encoding: chunked'

const post = (headers: readonly string[], body: string) =>
  request('POST /graphql HTTP/1.1', ['host: veenhof.example', ...headers], body)
const request = (line: string, headers: readonly string[], body = '') => [line, ...headers, '', body].join('\r\n')
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** Requests byte by byte: chunks, headers that come twice or look like two, lengths that lie, paths as nobody writes them. */
const BYTES: readonly string[] = [
  post([JSON_TYPE, CHUNKED], `${chunk(DOCUMENT)}0\r\n\r\n`),
  post([JSON_TYPE, CHUNKED], `${Array.from(DOCUMENT, chunk).join('')}0\r\n\r\n`),
  post([JSON_TYPE, CHUNKED], `${chunk(DOCUMENT)}0\r\nx-trailer: 1\r\n\r\n`),
  post([JSON_TYPE, CHUNKED], 'ffffffffffffffff\r\nx'),
  post([JSON_TYPE, CHUNKED], '-1\r\nx\r\n0\r\n\r\n'),
  post([JSON_TYPE, CHUNKED], `1;${'x'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`),
  post([JSON_TYPE, CHUNKED, `content-length: ${LENGTH}`], DOCUMENT),
  post([JSON_TYPE, 'transfer-encoding: gzip, chunked'], `${chunk(DOCUMENT)}0\r\n\r\n`),
  post([JSON_TYPE, 'transfer-encoding: identity'], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, `content-length: ${LENGTH + 1}`], DOCUMENT),
  post([JSON_TYPE, `content-length: +${LENGTH}`], DOCUMENT),
  post([JSON_TYPE, 'content-length: 99999999999999999999'], DOCUMENT),
  post([JSON_TYPE, 'content-length: 2000000'], DOCUMENT),
  post([JSON_TYPE, JSON_TYPE, `content-length: ${LENGTH}`], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, 'expect: 100-continue'], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, 'host: another.example'], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, 'outletid: 1', 'outletid: 2', 'store: a', 'store: b'], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, 'cookie: fust=a', 'cookie: fust=b'], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, 'authorization: Bearer a', 'authorization: Bearer b'], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, 'notefordriver: a\r\n b'], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, 'notefordriver : a'], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, 'notefordriver: \u00E9\u00FF'], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, `notefordriver: ${'%E2%80%AE'.repeat(1_000)}`], DOCUMENT),
  post([JSON_TYPE, `content-length: ${LENGTH}`, `x: ${'y'.repeat(100_000)}`], DOCUMENT),
  post(
    [JSON_TYPE, `content-length: ${LENGTH}`, ...Array.from({ length: 3_000 }, (_, index) => `x${index}: 1`)],
    DOCUMENT,
  ),
  request('GET / HTTP/1.1', []),
  request('GET / HTTP/1.0', []),
  request('GET / HTTP/2.0', ['host: a']),
  request('GET  / HTTP/1.1', ['host: a']),
  request('GET http://127.0.0.1:9/ready HTTP/1.1', ['host: a']),
  request('GET //ready HTTP/1.1', ['host: a']),
  request('GET /../../etc/passwd HTTP/1.1', ['host: a']),
  request('GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', ['host: a']),
  request('GET /% HTTP/1.1', ['host: a']),
  request('GET /media/packs/%/%.svg HTTP/1.1', ['host: a']),
  request('GET /nl/prod/api/v1/portal/payers/% HTTP/1.1', ['host: a']),
  request('GET /nl/prod/api/v1/portal/payers/%2F..%2F HTTP/1.1', ['host: a']),
  request('GET /nl/prod/api/v1/portal/orders?%=%&ShipToId=%ED%A0%80 HTTP/1.1', ['host: a']),
  request('GET /\u00E9\u00FF HTTP/1.1', ['host: a']),
  request('GET /\\..\\.. HTTP/1.1', ['host: a']),
  request('GET /#x HTTP/1.1', ['host: a']),
  request('GET ?x HTTP/1.1', ['host: a']),
  request('GET * HTTP/1.1', ['host: a']),
  request('OPTIONS * HTTP/1.1', ['host: a']),
  request('CONNECT veenhof.example:443 HTTP/1.1', ['host: a']),
  request('TRACE / HTTP/1.1', ['host: a', 'cookie: fust=x']),
  request('GET / HTTP/1.1', ['host: a', 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-key: eA==']),
  request('PRI * HTTP/2.0', []),
  request(`GET /${'x'.repeat(100_000)} HTTP/1.1`, ['host: a']),
  'GET /\r\n\r\n',
  '\0'.repeat(1_000),
  '\x16\x03\x01\x02\x00\x01\x00\x01\xFC\x03\x03',
]

export const hostileBytes = (draw: Draw): string => pick(draw, BYTES)

export type WireAnswer = { status: number; body: string }

const PATIENCE_MS = 300

/** Sends bytes to a port of this machine and hears what comes back; some requests wait for more, and are ended here. */
export function sendBytes(port: number, bytes: string): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1' })
    let heard = ''
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.on('data', (data) => {
      heard += data.toString('latin1')
      // One answer is all that is asked for.
      if (heard.includes('\r\n\r\n')) socket.end()
    })
    // A connection that is cut has said what it had to say.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : undefined))
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0), body: heard }))
    socket.write(Buffer.from(bytes, 'latin1'))
  })
}
