import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
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

const TIMEOUT_MS = 10_000
const REPEATS = 3
const FIRST_PAUSE_MS = 100
const TOLD_LENGTH = 2_000

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
    retries: REPEATS,
    initRetryMs: FIRST_PAUSE_MS,
  })
  const root = new URL(endpoint)
  if (!isPathStyle) root.hostname = `${bucket}.${root.hostname}`
  const base = `${root.origin}${root.pathname.replace(/\/$/, '')}${isPathStyle ? `/${bucket}` : ''}`

  /** Asks, and where the storage is busy or broken asks again; all of it in the time that a call has. */
  async function ask({ method, name, content }: Asked): Promise<Response> {
    const url = `${base}/${placeInside(name).join('/')}`
    const late = new AbortController()
    // Until it begins to answer: whoever reads a large file may take longer than that.
    const timer = setTimeout(() => late.abort(), timeoutMs)
    try {
      return await client.fetch(url, {
        method,
        headers: { 'x-amz-content-sha256': hashOf(content ?? '') },
        ...(content && { body: Uint8Array.from(content) }),
        redirect: 'error',
        signal: late.signal,
      })
    } catch (error) {
      throw new FilesAway(`The storage of files did not answer ${method}`, error)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async keep(name, content) {
      // An object is there once all of it has arrived, and not before.
      const answer = await ask({ method: 'PUT', name, content })
      if (!answer.ok) throw await unexpected(answer, 'PUT')
      await answer.body?.cancel()
    },
    async open(name) {
      const answer = await ask({ method: 'GET', name })
      if (answer.status === 404) {
        await expectBucket(answer, 'GET')
        return undefined
      }
      const bytes = Number(answer.headers.get('content-length') ?? Number.NaN)
      if (!answer.ok || !answer.body || !Number.isInteger(bytes)) throw await unexpected(answer, 'GET')
      return { bytes, content: Readable.from(answer.body, { objectMode: false }) }
    },
    async remove(name) {
      const answer = await ask({ method: 'DELETE', name })
      if (answer.status === 404) await expectBucket(answer, 'DELETE')
      else if (!answer.ok) throw await unexpected(answer, 'DELETE')
      else await answer.body?.cancel()
    },
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
