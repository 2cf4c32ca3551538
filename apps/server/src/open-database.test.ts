import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { databaseFault } from '#platform/database/database-faults.ts'
import { readSettings } from '#platform/env.ts'
import { DatabaseUnusable } from '#platform/database/reach-database.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { fileFault } from './file-fault.ts'
import { openDatabase } from './open-database.ts'
import { listenAs, playPostgres, refusing, row, WELCOME, type Played } from './test/played-postgres.builders.ts'
import { PRODUCTION, run } from './test/processes.builders.ts'

const NOBODY_LISTENS = 'postgres://fust:Geheim-26@127.0.0.1:9/fust'
// Roles and databases belong to the whole server, which other tests use, too.
const MARK = randomBytes(6).toString('hex')
const ROLE = `guest_${MARK}`

let database: TestDatabase
let web: Server
const played: Played[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`create role ${ROLE} password 'role'`)
  web = createServer((_request, response) => response.end('beer')).listen(0, '127.0.0.1')
})
afterAll(async () => {
  for (const { close } of played) close()
  web.close()
  await database.drop()
  const { pool, drop } = await createTestDatabase()
  await pool.query(`drop role ${ROLE}`)
  await drop()
})

/** What is said of a database at this address; nothing when it is of use. */
async function saidOf(url: string, isOnlyRead = false): Promise<string> {
  const settings = readSettings({ DATABASE_URL: url })
  try {
    const { close } = await openDatabase({ settings, print: () => {}, isOnlyRead })
    await close()
    return ''
  } catch (error) {
    if (error instanceof DatabaseUnusable) return error.message
    throw error
  }
}

const changed = (parts: Partial<URL>) => Object.assign(new URL(database.url), parts).href
const asGuest = (parts: Partial<URL> = {}) => changed({ username: ROLE, password: 'role', ...parts })

async function playedUrl(playing: Promise<Played>): Promise<string> {
  const one = await playing
  played.push(one)
  return one.url
}

function portOfWeb(): number {
  const address = web.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

describe('a database of no use is told in a sentence with its remedy: where', () => {
  test.each<[what: string, url: () => string | Promise<string>, said: string]>([
    ['nothing listens', () => NOBODY_LISTENS, 'nothing listens at its host and port; start'],
    [
      'nothing listens at a socket',
      () => 'postgres://fust:Geheim-26@%2Fnowhere/fust',
      'it cannot be read as postgres://',
    ],
    [
      'the host is unknown',
      () => 'postgres://fust:Geheim-26@nowhere.invalid/fust',
      'its host is not known here; correct',
    ],
    ['the address is none', () => 'postgres://fust:Ge#heim/26@127.0.0.1/fust', 'it cannot be read as postgres://'],
    ['a certificate is missing', () => `${database.url}?sslrootcert=/nowhere.pem`, 'it cannot be read as postgres://'],
    ['the password is wrong', () => changed({ password: 'guess' }), 'user or password is wrong or missing; correct'],
    ['there is no password', () => changed({ password: '' }), 'user or password is wrong or missing; correct'],
    ['the role may not log in', asGuest, 'the database does not let this user in from here; look at'],
    ['the database is missing', () => changed({ pathname: '/nothing' }), 'there is no database of this name; create'],
    ['TLS is not spoken', () => `${database.url}?sslmode=verify-full`, 'the database does not agree on TLS; set'],
    ['a web server listens', () => `postgres://f:g@127.0.0.1:${portOfWeb()}/f`, 'what listens there hung up; see'],
    [
      'a web server is asked for TLS',
      () => `postgres://f:g@127.0.0.1:${portOfWeb()}/f?sslmode=verify-full`,
      'what listens there is no PostgreSQL; correct',
    ],
    [
      'another database greets',
      () => playedUrl(listenAs((socket) => socket.write('J\0\0\0\n8.0.36\0'))),
      'what listens there is no PostgreSQL; correct',
    ],
    ['somebody hangs up', () => playedUrl(listenAs((socket) => socket.destroy())), 'what listens there hung up; see'],
    ['nobody answers', () => playedUrl(listenAs(() => {})), 'no answer came in time; look'],
    [
      'it starts up',
      () => playedUrl(playPostgres(refusing('57P03', 'the database system is starting up'))),
      'the database is starting up or shutting down; start again',
    ],
    [
      'it is stopped meanwhile',
      () => playedUrl(playPostgres(WELCOME, refusing('57P01', 'terminating connection'))),
      'what listens there hung up; see',
    ],
    [
      'it is too old',
      () => playedUrl(playPostgres(WELCOME, row({ version: '14.13', isReadOnly: 'f' }))),
      'PostgreSQL 14.13 is too old; name one of version 15 or newer',
    ],
  ])('%s', async (_what, url, said) => {
    const sentence = await saidOf(await url())
    expect(sentence).toContain(`DATABASE_URL: ${said}`)
    expect(sentence).not.toMatch(/\n|Geheim|guess|127\.0\.0\.1|nowhere/)
  })

  test('it has no connection left', async () => {
    await database.pool.query(`alter role ${ROLE} login connection limit 0`)
    expect(await saidOf(asGuest())).toContain('the database has no connection left; close others')
  })

  test('it may not be connected to, or takes nobody at all', async () => {
    const name = `closed_${MARK}`
    await database.pool.query(`alter role ${ROLE} login connection limit -1`)
    await database.pool.query(`create database ${name}`)
    await database.pool.query(`revoke connect on database ${name} from public`)
    expect(await saidOf(asGuest({ pathname: `/${name}` }))).toContain('does not let this user in')
    await database.pool.query(`alter database ${name} allow_connections false`)
    expect(await saidOf(changed({ pathname: `/${name}` }))).toContain('does not let this user in')
    await database.pool.query(`drop database ${name}`)
  })

  test('it is read only; whoever only reads is let in', async () => {
    const readOnly = await createTestDatabase()
    const name = new URL(readOnly.url).pathname.slice(1)
    await database.pool.query(`alter database ${name} set default_transaction_read_only = on`)
    expect(await saidOf(readOnly.url)).toBe(
      'DATABASE_URL: the database is read only; name the one that may be written to',
    )
    expect(await saidOf(readOnly.url, true)).toBe('')
    await readOnly.drop()
  })
})

test('a database of use is told nothing of', async () => {
  expect(await saidOf(database.url)).toBe('')
})

// The doctor ends with 1 when something is broken.
test.each([
  ['serve', 1],
  ['worker', 1],
  ['doctor', 2],
] as const)('%s says it, without a stack, and ends with %i', async (mode, code) => {
  const { ended, output } = run(mode, { ...PRODUCTION, DATABASE_URL: NOBODY_LISTENS })
  expect(await ended).toBe(code)
  expect(output()).toBe('DATABASE_URL: nothing listens at its host and port; start the database, or correct them\n')
})

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate-refused'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate-refused'],
  ['CERT_HAS_EXPIRED', 'certificate-refused'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate-refused'],
  ['EPROTO', 'no-tls'],
  ['ENETUNREACH', 'host-unreachable'],
  ['EPIPE', 'connection-lost'],
  ['ERR_INVALID_ARG_TYPE', undefined],
])('the code %s is %s', (code, fault) => {
  expect(databaseFault(Object.assign(new Error('beer'), { code }))).toBe(fault)
})

describe('the database that comes along', () => {
  test('says which folder it cannot write, and what to do', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fust-barred-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(path.join(folder, 'file'), '')
    const opening = openDatabase({
      settings: readSettings({}),
      print: () => {},
      dataDir: path.join(folder, 'file/postgres'),
    })
    await expect(opening).rejects.toThrow(DatabaseUnusable)
    await expect(opening).rejects.toThrow(
      /file\/postgres: a file is in the place of a folder: take it away\. Nothing was started\. Or name a PostgreSQL in DATABASE_URL/,
    )
  })
})

describe('a fault of a file', () => {
  const of = (code: string) => fileFault(Object.assign(new Error(code), { code, path: '/srv/fust/.fust' }))
  test.each([
    ['EACCES', '/srv/fust/.fust: the account that runs this may not use it: give it that right. Nothing was started.'],
    [
      'EROFS',
      '/srv/fust/.fust: its disk may only be read: use a checkout that can be written to. Nothing was started.',
    ],
    ['ENOSPC', '/srv/fust/.fust: its disk is full: make room. Nothing was started.'],
  ])('%s is told in a sentence', (code, said) => {
    expect(of(code)).toBe(said)
  })

  test('is no other fault', () => {
    expect(of('ENOENT')).toBeUndefined()
    expect(fileFault(new Error('of ours'))).toBeUndefined()
  })
})

test('a start before the packages are installed says what is missing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fust-not-installed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyFile(path.join(import.meta.dirname, 'main.js'), path.join(folder, 'main.mjs'))
  await writeFile(path.join(folder, 'cli.ts'), `import 'a-package-that-nobody-installed'\n`)
  const ended = promisify(execFile)(process.execPath, [path.join(folder, 'main.mjs'), 'start'])
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: 'The packages are not installed yet: run `npm ci` first.\n',
    stderr: '',
  })
})
