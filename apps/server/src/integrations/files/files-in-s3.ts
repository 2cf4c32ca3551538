import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBeginning } from '#platform/http/limited-answer.ts'
import { FilesAway, type Files } from './files.port.ts'
import { placeInside } from './place-inside.ts'

export type S3Connection = {
  /** Where the storage answers, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  region: string
  bucket: string
  keyId: string
  secret: string
  /** The bucket stands in the path, as most servers of one's own want it, and not before the host. */
  isPathStyle: boolean
  timeoutMs?: number
}

type Asked = { method: 'GET' | 'PUT' | 'DELETE'; name: string; content?: Buffer }
/** An answer that has begun, what ends the call, and what ends its time limit. */
type Call = { answer: Response; late: AbortController; endLimit: () => void }

const TIMEOUT_MS = 10_000
const REPEATS = 3
const FIRST_PAUSE_MS = 100
const TOLD_LENGTH = 2_000
// A storage that is slower than a telephone line of long ago is broken.
const SLOWEST_BYTES_PER_SECOND = 64 * 1024

/** Keeps files as objects of a bucket, in any storage that speaks S3 and its signature V4. */
export function filesInS3({
  endpoint,
  region,
  bucket,
  keyId,
  secret,
  isPathStyle,
  timeoutMs = TIMEOUT_MS,
}: S3Connection): Files {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
  })
  const root = new URL(endpoint)
  if (!isPathStyle) root.hostname = `${bucket}.${root.hostname}`
  const base = `${root.origin}${root.pathname.replace(/\/$/, '')}${isPathStyle ? `/${bucket}` : ''}`

  /**
   * Asks, and where the storage is busy or broken asks again; all of it, and what it says in a refusal, in the time that a
   * call has. The client signs only: a signal that is given to a `Request` is lost once that is collected, and with it the
   * limit, while one that is given to `fetch` lives as long as the call.
   */
  async function ask({ method, name, content }: Asked): Promise<Call> {
    const url = `${base}/${placeInside(name).join('/')}`
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new DOMException('The storage is too slow', 'TimeoutError')), timeoutMs)
    try {
      for (let repeat = 0; ; repeat += 1) {
        const signed = await client.sign(url, {
          method,
          headers: { 'x-amz-content-sha256': hashOf(content ?? '') },
        })
        const answer = await fetch(signed.url, {
          method,
          headers: signed.headers,
          ...(content && { body: Uint8Array.from(content) }),
          redirect: 'error',
          signal: late.signal,
        })
        const isBusy = answer.status >= 500 || answer.status === 429
        if (!isBusy || repeat === REPEATS) return { answer, late, endLimit: () => clearTimeout(timer) }
        await answer.body?.cancel()
        await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** repeat, undefined, { signal: late.signal })
      }
    } catch (error) {
      clearTimeout(timer)
      throw new FilesAway(`The storage of files did not answer ${method}`, error)
    }
  }

  return {
    async keep(name, content) {
      // An object is there once all of it has arrived, and not before.
      const { answer, endLimit } = await ask({ method: 'PUT', name, content })
      try {
        if (!answer.ok) throw await unexpected(answer, 'PUT')
        await answer.body?.cancel()
      } finally {
        endLimit()
      }
    },
    async open(name) {
      const { answer, late, endLimit } = await ask({ method: 'GET', name })
      try {
        if (answer.status === 404) {
          await expectBucket(answer, 'GET')
          return undefined
        }
        const bytes = Number(answer.headers.get('content-length') ?? Number.NaN)
        if (!answer.ok || !answer.body || !Number.isInteger(bytes)) throw await unexpected(answer, 'GET')
        const waitMs = timeoutMs + (bytes / SLOWEST_BYTES_PER_SECOND) * 1_000
        return { bytes, content: Readable.from(inTime(answer.body, late, waitMs), { objectMode: false }) }
      } finally {
        endLimit()
      }
    },
    async remove(name) {
      const { answer, endLimit } = await ask({ method: 'DELETE', name })
      try {
        if (answer.status === 404) await expectBucket(answer, 'DELETE')
        else if (!answer.ok) throw await unexpected(answer, 'DELETE')
        else await answer.body?.cancel()
      } finally {
        endLimit()
      }
    },
  }
}

/**
 * The parts of a file. The storage may keep its reader waiting for so long in all; while the reader itself is slow, no time
 * runs.
 */
async function* inTime(body: ReadableStream<Uint8Array>, late: AbortController, waitMs: number) {
  const reader = body.getReader()
  let leftMs = waitMs
  try {
    for (;;) {
      const startedMs = performance.now()
      const timer = setTimeout(() => late.abort(new FilesAway('The storage of files stopped in a file')), leftMs)
      const { done, value } = await reader.read().finally(() => clearTimeout(timer))
      if (done) return
      leftMs = Math.max(0, leftMs - (performance.now() - startedMs))
      yield value
    }
  } finally {
    // Whoever reads no further ends the call.
    await reader.cancel().catch(() => undefined)
  }
}

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/** No such object is an answer; no such bucket is none. */
async function expectBucket(answer: Response, method: string): Promise<void> {
  const told = await readBeginning(answer, TOLD_LENGTH)
  if (told.includes('NoSuchBucket')) throw new FilesAway(faultOf(answer, method, told))
}

const unexpected = async (answer: Response, method: string) =>
  new FilesAway(faultOf(answer, method, await readBeginning(answer, TOLD_LENGTH)))

function faultOf({ status }: Response, method: string, told: string): string {
  const code = /<Code>(\w{1,64})<\/Code>/.exec(told)?.[1]
  return `The storage of files answered ${status} to ${method}${code === undefined ? '' : ` (${code})`}`
}
