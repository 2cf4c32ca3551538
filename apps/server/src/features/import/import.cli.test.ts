import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { buildBrewery, NO_DEMO, withFirst, writeBrewery } from './import.builders.ts'
import { exportCommand, importCommand, takenByNpm } from './import.cli.ts'
import { createProgressLine } from './progress-line.ts'

let database: TestDatabase
let home: string
beforeAll(async () => {
  database = await createTestDatabase()
  home = await mkdtemp(join(tmpdir(), 'fust-cli-'))
})
afterAll(async () => {
  await database.drop()
  await rm(home, { recursive: true })
})

async function run(command: typeof importCommand, args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const clock = { now: () => new Date('2026-05-05T14:03:00Z') }
  const code = await command(args, {
    pool: database.pool,
    clock,
    print: (line) => lines.push(line),
    screen: { write: () => true },
  })
  return { code, lines }
}

test('refuses a wrong folder with its faults and exit code 1', async () => {
  const folder = await writeBrewery(buildBrewery({ rows: withFirst('stock.csv', { quantity: 'many' }) }))
  expect(await run(importCommand, [folder])).toEqual({
    code: 1,
    lines: [
      `stock.csv:2 column quantity: 'many' is not a whole number of 0 or more`,
      'Nothing was changed: 1 fault in the folder.',
    ],
  })
})

test('imports a right folder, says what changed, and exports it with its files', async () => {
  const folder = await writeBrewery(buildBrewery())
  const first = await run(importCommand, [folder, '--demo-passwords'])
  expect(first.code).toBe(0)
  expect(first.lines).toContain('products.csv: 3 added, 0 changed, 0 made inactive')
  expect(await run(importCommand, [folder])).toEqual({ code: 0, lines: ['Testbrouwerij: nothing to change.'] })

  const target = join(home, 'export')
  expect((await run(exportCommand, [target, '--files', folder])).lines).toContain('products.csv: 3')
  expect(await readdir(target)).toEqual(expect.arrayContaining(['brewery.yaml', 'products.csv', 'content', 'media']))
  expect(await run(exportCommand, [target])).toMatchObject({ code: 1 })
})

test('says how many people lost their demo password when the brewery is no demo any more', async () => {
  await run(importCommand, [await writeBrewery(buildBrewery()), '--demo-passwords'])
  const { lines } = await run(importCommand, [await writeBrewery(buildBrewery({ texts: NO_DEMO })), '--allow-removals'])
  expect(lines).toContain('Demo passwords taken away: 1.')
})

test.each([[[]], [['a', 'b']], [['a', '--colour']]])('explains itself when called with %j', async (args) => {
  expect(await run(importCommand, args)).toMatchObject({
    code: 2,
    lines: [expect.stringMatching(/^Usage: fust import/)],
  })
})

test('is told by npm that it took an option for its own, and does nothing then', () => {
  expect(takenByNpm({ npm_config_dry_run: 'true' })).toBe(
    'npm took --dry-run for its own; write: npm run fust -- import FOLDER --dry-run',
  )
  expect(takenByNpm({ npm_config_allow_removals: 'true' })).toContain('--allow-removals')
  expect(takenByNpm({ npm_config_registry: 'https://registry.example' })).toBeUndefined()
})

test('shows progress on one line of a terminal, and one line a file in a log', () => {
  const shown = (isTTY: boolean) => {
    const written: string[] = []
    const progress = createProgressLine({ isTTY, write: (text) => written.push(text) })
    for (const rows of [1000, 2000]) progress.show({ step: 'reading', file: 'products.csv', rows })
    for (const file of ['products.csv', 'prices.csv']) progress.show({ step: 'writing', file, rows: 1 })
    progress.clear()
    return written.join('')
  }
  expect(shown(true)).toContain('reading products.csv 2000')
  expect(shown(false)).toBe('reading products.csv\nwriting\n')
})
