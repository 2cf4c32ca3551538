import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filesInFolder } from './files-in-folder.ts'
import { filesInS3 } from './files-in-s3.ts'
import { FilesAway, type Files } from './files.port.ts'
import { startPlayedS3 } from './played-s3.builders.ts'

let folder: string
let storage: Awaited<ReturnType<typeof startPlayedS3>>
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-files-'))
  storage = await startPlayedS3()
})
beforeEach(() => storage.feel(null))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await storage.stop()
})

const textOf = async (files: Files, name: string) => {
  const file = await files.open(name)
  return file && { bytes: file.bytes, text: String(await buffer(file.content)) }
}

describe.each<[string, () => Files]>([
  ['in a folder', () => filesInFolder(folder)],
  ['in a storage that speaks S3', () => filesInS3(storage.connection)],
])('files %s', (_where, open) => {
  test('are kept until they are removed', async () => {
    const files = open()
    const name = randomUUID()
    await files.keep(name, Buffer.from('krat'))
    expect(await textOf(files, name)).toEqual({ bytes: 4, text: 'krat' })
    await files.remove(name)
    expect(await textOf(files, name)).toBeUndefined()
    await expect(files.remove(name)).resolves.toBeUndefined()
  })

  test('come as they were sent, large and empty ones too', async () => {
    const files = open()
    for (const bytes of [0, 10_000_000]) {
      const name = randomUUID()
      const content = Buffer.alloc(bytes, 'øl')
      await files.keep(name, content)
      const file = await files.open(name)
      expect(file?.bytes).toBe(bytes)
      expect(file && content.equals(await buffer(file.content))).toBe(true)
    }
  })

  test.each(['../../etc/passwd', '', 'a/b', `${randomUUID()}/..`, randomUUID().toUpperCase()])(
    'take no name but their own: %j',
    async (name) => {
      await expect(async () => open().keep(name, Buffer.from('x'))).rejects.toThrow('No file is kept as')
      await expect(async () => open().open(name)).rejects.toThrow('No file is kept as')
      await expect(async () => open().remove(name)).rejects.toThrow('No file is kept as')
    },
  )
})

describe('a storage that speaks S3', () => {
  const name = randomUUID()
  const keep = (own = {}) => filesInS3({ ...storage.connection, ...own }).keep(name, Buffer.from('krat'))

  test('is asked again where it is busy for a moment', async () => {
    storage.feel({ status: 503, times: 2, code: 'SlowDown' })
    await keep()
    expect(await textOf(filesInS3(storage.connection), name)).toEqual({ bytes: 4, text: 'krat' })
  })

  test('that stays broken is away: callers come back later', async () => {
    storage.feel({ status: 500, times: 100 })
    await expect(keep()).rejects.toMatchObject({
      name: 'FilesAway',
      statusCode: 503,
      retryAfterSeconds: 10,
      message: 'The storage of files answered 500 to PUT (InternalError)',
    })
  })

  test.each<[string, object, string]>([
    ['whose bucket is not there', { bucket: 'another' }, 'answered 404 to PUT (NoSuchBucket)'],
    ['that takes our key for a stranger’s', { secret: 'wrong' }, 'answered 403 to PUT (SignatureDoesNotMatch)'],
    ['that nobody answers for', { endpoint: 'http://127.0.0.1:9' }, 'did not answer PUT'],
  ])('%s is away', async (_title, own, told) => {
    await expect(keep(own)).rejects.toThrow(told)
  })

  test('without its bucket has lost nothing: that is no missing file', async () => {
    const files = filesInS3({ ...storage.connection, bucket: 'another' })
    await expect(files.open(name)).rejects.toThrow(FilesAway)
    await expect(files.remove(name)).rejects.toThrow(FilesAway)
  })

  test('that does not answer is not waited for', async () => {
    storage.feel('hang')
    await expect(keep({ timeoutMs: 50 })).rejects.toThrow('did not answer PUT')
  })

  test('may have its bucket before the host', async () => {
    const files = filesInS3({
      ...storage.connection,
      isPathStyle: false,
      bucket: 'nobody',
      endpoint: 'http://a.invalid',
    })
    await expect(files.open(name)).rejects.toMatchObject({ cause: { cause: { hostname: 'nobody.a.invalid' } } })
  })
})
