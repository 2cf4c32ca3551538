import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Connection } from './files-in-s3.ts'

const BUCKET = 'fust-files'
const REGION = 'eu-central-1'
const KEY_ID = 'AKIAPLAYED'
const SECRET = 'a secret that is not one/+'

/** How the storage answers from now on, for so many calls; `hang` never answers. */
type Mood = { status: number; times: number; code?: string } | 'hang' | null

/** Plays a storage that speaks S3: one bucket, objects in memory, and signatures that have to be right. */
export async function startPlayedS3() {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  let mood: Mood = null

  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const content = await buffer(request)
    asked.push(`${method} ${url}`)
    if (mood === 'hang') return
    if (mood !== null) {
      const { status, code = 'InternalError' } = mood
      mood = mood.times > 1 ? { ...mood, times: mood.times - 1 } : null
      return refuse(response, status, code)
    }
    if (!isSigned(request, content)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (!url.startsWith(`/${BUCKET}/`)) return refuse(response, 404, 'NoSuchBucket')
    const object = objects.get(url)
    if (method === 'PUT') objects.set(url, content)
    if (method === 'DELETE') objects.delete(url)
    if (method === 'GET' && !object) return refuse(response, 404, 'NoSuchKey')
    if (method === 'DELETE') return void response.writeHead(204).end()
    response.writeHead(200, { 'content-length': object && method === 'GET' ? object.length : 0 })
    response.end(method === 'GET' ? object : undefined)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The storage has no port.')
  const connection: S3Connection = {
    endpoint: `http://127.0.0.1:${address.port}`,
    region: REGION,
    bucket: BUCKET,
    keyId: KEY_ID,
    secret: SECRET,
    isPathStyle: true,
  }
  return {
    connection,
    asked,
    objects,
    feel: (next: Mood) => {
      mood = next
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
}

const sha256 = (of: Buffer | string) => createHash('sha256').update(of).digest('hex')
const hmac = (key: Buffer | string, of: string) => createHmac('sha256', key).update(of).digest()

/** Signature V4 as Amazon describes it, worked out anew. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, content: Buffer): boolean {
  const { authorization = '' } = headers
  const scope = /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request/.exec(authorization)
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]
  const [, keyId, day = '', region = ''] = scope ?? []
  if (signed === undefined || keyId !== KEY_ID || region !== REGION) return false
  if (headers['x-amz-content-sha256'] !== sha256(content)) return false
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const request = [method, url, '', lines.join(''), signed, sha256(content)].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, sha256(request)]
  const key = [region, 's3', 'aws4_request'].reduce((own, part) => hmac(own, part), hmac(`AWS4${SECRET}`, day))
  return authorization.endsWith(`Signature=${hmac(key, toSign.join('\n')).toString('hex')}`)
}
