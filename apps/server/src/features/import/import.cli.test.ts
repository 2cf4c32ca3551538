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

test('[PRM-30] leaves alone what the administrator decided about a role, and says so, in a dry run too', async () => {
  await database.pool.query(`insert into role_permission values ('Manager', 'Ontrade', '{"Home Page"}')`)
  const folder = await writeBrewery(buildBrewery({ rows: withFirst('stock.csv', { quantity: '7' }) }))
  const stays = 'What these roles give was decided at /admin/permissions, and stays: Manager of Ontrade.'
  expect((await run(importCommand, [folder, '--dry-run'])).lines).toContain(stays)
  expect((await run(importCommand, [folder])).lines).toContain(stays)
  const { rows } = await database.pool.query('select role, customer_type from role_permission')
  expect(rows).toEqual([{ role: 'Manager', customer_type: 'Ontrade' }])
  await database.pool.query('delete from role_permission')
})

test('says how many people lost their demo password when the brewery is no demo any more', async () => {
  await run(importCommand, [await writeBrewery(buildBrewery()), '--demo-passwords'])
  const { lines } = await run(importCommand, [await writeBrewery(buildBrewery({ texts: NO_DEMO })), '--allow-removals'])
  expect(lines).toContain('Demo passwords taken away: 1.')
})

const PEOPLE = withFirst('users.csv', { status: 'Invited' })

test('invites whom it brings, says before how many mails will go, and invites nobody twice', async () => {
  await database.pool.query('truncate portal_user cascade; truncate outbox')
  const folder = await writeBrewery(buildBrewery({ rows: PEOPLE, texts: NO_DEMO }))
  const dry = await run(importCommand, [folder, '--dry-run', '--invite', '--allow-removals'])
  expect(dry.lines).toContain('2 people have no password and no invitation yet: 2 invitations would go out by mail.')
  const left = async () => (await database.pool.query('select topic, payload from outbox')).rows
  expect(await left()).toEqual([])

  const silent = await run(importCommand, [folder, '--allow-removals'])
  expect(silent.lines).toContain(
    '2 people have no password and no invitation yet: import with --invite, or fust invite EMAIL for each.',
  )
  const invited = await run(importCommand, [folder, '--invite'])
  expect(invited.lines).toContain(
    '2 people have no password and no invitation yet: 2 invitations will go out by mail, as soon as a worker runs.',
  )
  expect(await left()).toMatchObject(
    Array.from({ length: 2 }, () => ({ topic: 'mail.password-link', payload: { isAsked: false } })),
  )
  const again = await run(importCommand, [folder, '--invite'])
  expect(again.lines).toEqual(['Testbrouwerij: nothing to change.'])
})

test('keeps who accepted an invitation active, whatever the older file says', async () => {
  const folder = await writeBrewery(buildBrewery({ rows: PEOPLE, texts: NO_DEMO }))
  await run(importCommand, [folder, '--allow-removals'])
  await database.pool.query(`update portal_user set status = 'Active', password_hash = 'x'`)
  await run(importCommand, [folder])
  const { rows } = await database.pool.query('select distinct status from portal_user')
  expect(rows).toEqual([{ status: 'Active' }])
})

test('writes down that it failed and over which files, unless it was a dry run', async () => {
  const folder = await writeBrewery(buildBrewery({ rows: withFirst('stock.csv', { quantity: 'many' }) }))
  const failures = async () =>
    (await database.pool.query(`select details from audit_entry where subject = 'import-failed' order by id`)).rows
  const before = (await failures()).length
  await run(importCommand, [folder, '--dry-run'])
  expect(await failures()).toHaveLength(before)
  await run(importCommand, [folder])
  expect((await failures()).slice(before)).toEqual([{ details: { files: ['stock.csv'] } }])
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
