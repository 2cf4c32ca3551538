import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleServer } from './bundle-server.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SOURCES = ['apps/server', 'packages/contract', 'packages/domain', 'package-lock.json']
const LOCAL = path.join(ROOT, '.fust')
let copy: string

beforeAll(async () => {
  mkdirSync(LOCAL, { recursive: true })
  copy = mkdtempSync(path.join(LOCAL, 'bundle-'))
  for (const part of SOURCES)
    cpSync(path.join(ROOT, part), path.join(copy, part), {
      recursive: true,
      filter: (from) => !/\/(node_modules|dist)$/.test(from),
    })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  await bundleServer(path.join(copy, 'apps/server/dist'))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a bundled server does what its sources do, and a fault in it names their lines', async () => {
  expect(await run('help')).toContain('fust COMMAND')
  const fault = await run('migrate', { DATABASE_URL: 'postgres://fust@127.0.0.1:9/fust' })
  expect(fault).toContain('ECONNREFUSED')
  expect(fault).toMatch(/apps\/server\/src\/platform\/migrate\.ts:\d+/)
})

test('a bundle of other sources does not run', async () => {
  writeFileSync(path.join(copy, 'apps/server/dist/cli.js'), "throw new Error('from the bundle')")
  expect(await run('help')).toContain('from the bundle')
  appendFileSync(path.join(copy, 'packages/domain/src/order/index.ts'), '\n')
  expect(await run('help')).toContain('fust COMMAND')
})

/** What the copy says, however it ends. */
async function run(command: string, env: Record<string, string> = {}): Promise<string> {
  const main = path.join(copy, 'apps/server/src/main.js')
  const { PATH = '' } = process.env
  const ended = promisify(execFile)(process.execPath, [main, command], { env: { PATH, ...env } })
  const { stdout, stderr } = await ended.catch((fault: { stdout: string; stderr: string }) => fault)
  return stdout + stderr
}
