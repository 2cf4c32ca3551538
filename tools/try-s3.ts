// Has the adapter of files keep, read and remove in a storage that this project did not write: `npm run node tools/try-s3.ts`.
// In the one that FILES_S3_* name, as for the server; without them in s3rver, which npx fetches and nothing here depends on.
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { chooseFiles, type Files } from '../apps/server/src/integrations/files/index.ts'
import { readSettings } from '../apps/server/src/platform/env.ts'

const S3RVER = 's3rver@3.7.1'
const PORT = 4568
const STARTS_WITHIN_MS = 120_000
const LARGEST = 10 * 2 ** 20

type Storage = { settings: Record<string, string>; stop: () => Promise<void> }

/** Each answers whether the storage does what the adapter needs of it. */
const WAYS: readonly (readonly [what: string, does: (files: Files, name: string) => Promise<boolean>])[] = [
  ...[0, 1, 65_536, LARGEST].map(
    (bytes) =>
      [`keeps ${bytes} bytes as they are`, (files: Files, name: string) => isKept(files, name, bytes)] as const,
  ),
  ['has nothing where nothing was kept', async (files, name) => (await files.open(name)) === undefined],
  [
    'has nothing of what was removed, and removes it again without a word',
    async (files, name) => {
      await files.keep(name, Buffer.from('krat'))
      await files.remove(name)
      await files.remove(name)
      return (await files.open(name)) === undefined
    },
  ],
  [
    'goes on after a reader that leaves in the middle',
    async (files, name) => {
      await files.keep(name, randomBytes(LARGEST))
      const opened = await files.open(name)
      opened?.content.destroy()
      return isKept(files, randomUUID(), 1_000)
    },
  ],
  [
    'keeps twenty at once',
    async (files) => {
      const kept = await Promise.all(Array.from({ length: 20 }, () => isKept(files, randomUUID(), 100_000)))
      return kept.every(Boolean)
    },
  ],
]

async function isKept(files: Files, name: string, bytes: number): Promise<boolean> {
  const content = randomBytes(bytes)
  await files.keep(name, content)
  const opened = await files.open(name)
  const isSame = opened?.bytes === bytes && content.equals(await buffer(opened.content))
  await files.remove(name)
  return isSame
}

/** A bucket that is not there is no file that is not there. */
async function tellsOfNoBucket(settings: Record<string, string>): Promise<boolean> {
  const files = chooseFiles(readSettings({ ...settings, FILES_S3_BUCKET: `fust-none-${randomUUID()}` }))
  return files.open(randomUUID()).then(
    () => false,
    (error: unknown) => error instanceof Error && error.name === 'FilesAway',
  )
}

function named(): Storage | undefined {
  const settings = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('FILES_S3_') && value ? [[name, value]] : [],
    ),
  )
  return settings['FILES_S3_ENDPOINT'] === undefined ? undefined : { settings, stop: async () => undefined }
}

async function startS3rver(): Promise<Storage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fust-s3rver-'))
  const given = ['--directory', folder, '--address', '127.0.0.1', '--port', String(PORT), '--configure-bucket', 'fust']
  const child = spawn('npx', ['--yes', S3RVER, ...given], { stdio: 'ignore', detached: true })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const endpoint = `http://127.0.0.1:${PORT}`
  const answers = () =>
    fetch(endpoint).then(
      () => true,
      () => false,
    )
  for (const until = Date.now() + STARTS_WITHIN_MS; !(await answers()); await wait(200))
    if (Date.now() > until || child.exitCode !== null) throw new Error(`${S3RVER} has not started.`)
  return {
    settings: {
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_BUCKET: 'fust',
      FILES_S3_KEY_ID: 'S3RVER',
      FILES_S3_SECRET: 'S3RVER',
    },
    stop: async () => {
      // npx, and what it runs.
      if (child.pid !== undefined) process.kill(-child.pid)
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

const storage = named() ?? (await startS3rver())
try {
  const files = chooseFiles(readSettings(storage.settings))
  for (const [what, does] of WAYS) tell(what, await does(files, randomUUID()))
  tell('tells a bucket that is not there from a file that is not', await tellsOfNoBucket(storage.settings))
} finally {
  await storage.stop()
}

function tell(what: string, isSo: boolean): void {
  console.log(`${isSo ? 'ok    ' : 'FAILED'}  ${what}`)
  if (!isSo) process.exitCode = 1
}
