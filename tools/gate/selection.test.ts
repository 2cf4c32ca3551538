import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { JOURNEY_AREAS } from '../../e2e/areas.ts'
import { readPatches } from '../../proof/guards/patches.ts'
import { BASE_FILE, changedFiles } from './changed.ts'
import { ROOT } from './run-command.ts'
import { journeysFor, racesFor } from './selection.ts'

const RACES = globSync('proof/{race,crash}/**/*.test.ts', { cwd: ROOT })
const PATCHES = readPatches()
const CLAIMS = 'apps/server/src/features/tickets/claims.service.ts'

let clone: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
    cwd: clone,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** Commits a base, as `npm run verify` and a person do. */
function commitBase(commit: string): void {
  mkdirSync(path.join(clone, path.dirname(BASE_FILE)), { recursive: true })
  writeFileSync(path.join(clone, BASE_FILE), `${commit}\n`)
  git('add', BASE_FILE)
  git('commit', '--quiet', '--no-verify', '--message', 'base')
}

describe('in a clean clone', () => {
  beforeEach(() => {
    clone = mkdtempSync(path.join(tmpdir(), 'fust-clone-'))
    execFileSync('git', ['clone', '--quiet', '--shared', ROOT, clone])
    commitBase(git('rev-parse', 'HEAD'))
  })
  afterEach(() => rmSync(clone, { recursive: true }))

  test('a change in one module selects the races and journeys of this module', async () => {
    appendFileSync(path.join(clone, CLAIMS), '// changed\n')
    git('commit', '--quiet', '--no-verify', '--all', '--message', 'a change')
    const changed = (await changedFiles(clone)) ?? []
    expect(changed).toEqual([CLAIMS])

    const races = racesFor(changed, PATCHES, RACES)
    expect(races).toContain('proof/race/claims.test.ts')
    expect(races).not.toContain('proof/race/reports.test.ts')
    const journeys = journeysFor(changed)
    expect(journeys).toContain('claims.spec.ts')
    expect(journeys).not.toContain('order-a-truck.spec.ts')
  })

  test('new, deleted and uncommitted files are changed, too', async () => {
    writeFileSync(path.join(clone, 'new.md'), 'new')
    rmSync(path.join(clone, CLAIMS))
    appendFileSync(path.join(clone, 'README.md'), 'more')
    expect((await changedFiles(clone))?.toSorted()).toEqual([CLAIMS, 'README.md', 'new.md'].toSorted())
  })

  test('nothing is changed at the base', async () => {
    expect(await changedFiles(clone)).toEqual([])
  })

  test.each([
    ['is missing', () => rmSync(path.join(clone, BASE_FILE))],
    ['names no commit', () => commitBase('main')],
    ['names a commit that is not there', () => commitBase('0123456789'.repeat(4))],
    [
      'names a commit that is no ancestor',
      () => {
        git('checkout', '--quiet', '--detach')
        git('commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'elsewhere')
        const elsewhere = git('rev-parse', 'HEAD')
        git('checkout', '--quiet', '-')
        commitBase(elsewhere)
      },
    ],
  ])('everything runs where the base %s', async (_case, change) => {
    change()
    expect(await changedFiles(clone)).toBeUndefined()
  })
})

test.each([
  'apps/server/src/platform/database/database.ts',
  'apps/server/migrations/0001.sql',
  'packages/domain/src/order/index.ts',
  'proof/support/at-once.ts',
  'package-lock.json',
])('%s selects every race', (file) => {
  expect(racesFor([file], PATCHES, RACES)).toEqual(RACES)
})

test.each(['apps/web/src/app/app.tsx', 'docs/operations.md', 'e2e/search.spec.ts', 'tools/dev.ts', 'README.md'])(
  '%s selects no race',
  (file) => {
    expect(racesFor([file], PATCHES, RACES)).toEqual([])
  },
)

test('a race that changed is selected', () => {
  const race = 'proof/race/claims.test.ts'
  expect(racesFor([race], PATCHES, RACES)).toEqual([race])
})

test('a journey that changed is selected, and those of a web area', () => {
  expect(journeysFor(['e2e/crawl.spec.ts'])).toEqual(['crawl.spec.ts'])
  expect(journeysFor(['apps/web/src/areas/support/pages.ts'])).toContain('ticket.spec.ts')
})

test('every journey has an area, and every area only journeys that exist', () => {
  const listed = new Set(Object.values(JOURNEY_AREAS).flatMap(({ journeys }) => journeys))
  const existing = globSync('e2e/*.spec.ts', { cwd: ROOT }).map((file) => path.basename(file, '.spec.ts'))
  expect([...listed].toSorted()).toEqual(existing.toSorted())
})

test('every folder of the web areas and of the features of the server belongs to an area', () => {
  const modules = new Set(Object.values(JOURNEY_AREAS).flatMap((area) => area.modules))
  const folders = ['apps/web/src/areas', 'apps/server/src/features'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)),
  )
  expect(folders.filter((name) => !modules.has(name))).toEqual([])
})

test('between 30 and 50 journeys are tagged as core', () => {
  const texts = globSync('e2e/*.spec.ts', { cwd: ROOT }).map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  const tagged = texts.flatMap((text) => text.match(/ @core['"`]/g) ?? []).length
  expect(tagged).toBeGreaterThanOrEqual(30)
  expect(tagged).toBeLessThanOrEqual(50)
})
