import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#platform/database/database.ts'
import { erasePersonCommand } from '#features/privacy/index.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { buildBrewery, withFirst, writeBrewery } from './import.builders.ts'
import { exportCommand, importCommand } from './import.cli.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const clock = { now: () => new Date('2026-05-05T14:03:00Z') }

async function run(command: typeof importCommand, ...args: string[]): Promise<string> {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  await command(args, { pool: database.pool, clock, print, screen: { write: () => true } })
  return lines.join('\n')
}

const person = async (id: string) =>
  (await database.pool.query('select email, status from portal_user where id = $1', [id])).rows[0]
const roles = async (id: string) =>
  (await database.pool.query('select from user_role where user_id = $1', [id])).rowCount

test('who asked to be erased stays out, whatever the file says', async () => {
  await run(importCommand, await writeBrewery(buildBrewery()))
  await database.pool.query(
    `insert into erasure values ('U1', '2026-05-05', '2026-05-19', 'Active', null);
     update portal_user set status = 'Inactive' where id = 'U1'`,
  )
  await run(importCommand, await writeBrewery(buildBrewery({ rows: withFirst('users.csv', { phone: '053 1' }) })))
  expect(await person('U1')).toMatchObject({ status: 'Inactive' })
  await database.pool.query(`delete from erasure; update portal_user set status = 'Active' where id = 'U1'`)
})

test('who was erased is not brought again, which is said; a new id is somebody new', async () => {
  // Nobody else looks after the company; here nobody has to.
  await database.pool.query(`update user_role set role = 'Manager' where user_id = 'U1'`)
  const erased = await erasePersonCommand(['owner@reiger.example', '--yes'], {
    db: createDatabase(database.pool),
    clock,
    print: () => {},
  })
  expect(erased).toBe(0)
  const said = await run(importCommand, await writeBrewery(buildBrewery()))
  expect(said).toContain('1 person of users.csv was erased at their wish, and stay so')
  expect(await person('U1')).toMatchObject({ email: expect.stringMatching(/@erased\.invalid$/), status: 'Inactive' })
  expect(await roles('U1')).toBe(0)

  const again = buildBrewery({ rows: withFirst('users.csv', { id: 'U9' }) })
  await run(importCommand, await writeBrewery({ ...again, rows: { ...again.rows, 'user-roles.csv': [] } }))
  expect(await person('U9')).toMatchObject({ email: 'owner@reiger.example' })
})

test('an export has no row of who was erased', async () => {
  const home = await mkdtemp(join(tmpdir(), 'fust-erased-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const files = await writeBrewery(buildBrewery())
  await run(exportCommand, join(home, 'export'), '--files', files)
  const users = await readFile(join(home, 'export/users.csv'), 'utf8')
  expect(users).not.toContain('erased')
  expect(users).toContain('U9')
})
