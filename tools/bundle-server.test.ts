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
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleServer } from './bundle-server.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SOURCES = ['apps/server', 'packages/contract', 'packages/domain', 'package-lock.json']
const LOCAL = path.join(ROOT, '.fust')
let copy: string
let bundles: string

beforeAll(async () => {
  mkdirSync(LOCAL, { recursive: true })
  copy = mkdtempSync(path.join(LOCAL, 'bundle-'))
  for (const part of SOURCES)
    cpSync(path.join(ROOT, part), path.join(copy, part), {
      recursive: true,
      filter: (from) => !/\/(node_modules|dist)$/.test(from),
    })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  bundles = path.join(copy, 'apps/server/dist')
  await bundleServer(bundles)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a bundled server does what its sources do, and a fault in it names their lines', async () => {
  expect(await run('help')).toContain('fust COMMAND')
  const fault = await run('migrate', { DATABASE_URL: 'postgres://fust@127.0.0.1:9/fust' })
  expect(fault).toContain('ECONNREFUSED')
  expect(fault).toMatch(/apps\/server\/src\/platform\/migrate\.ts:\d+/)
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

/** What the copy says, however it ends. */
async function run(command: string, env: Record<string, string> = {}): Promise<string> {
  const main = path.join(copy, 'apps/server/src/main.js')
  const { PATH = '' } = process.env
  const ended = promisify(execFile)(process.execPath, [main, command], { env: { PATH, ...env } })
  const { stdout, stderr } = await ended.catch((fault: { stdout: string; stderr: string }) => fault)
  return stdout + stderr
}
