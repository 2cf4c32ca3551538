import { globSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { dependentsOf, importersOnServer } from './checks/import-graph.ts'
import { ROOT } from './gate/run-command.ts'

const SERVER = 'apps/server/src'
const FEATURES = `${SERVER}/features`

let importers: ReadonlyMap<string, readonly string[]>
beforeAll(() => {
  importers = importersOnServer(ROOT)
})

const testsOf = (file: string): string[] =>
  [...dependentsOf([file], importers)].filter((dependent) => dependent.endsWith('.test.ts'))

/** Features that no other one stands on. */
const LEAVES = [
  'address-lookup',
  'budgets',
  'insight',
  'operator',
  'permissions',
  'public-pages',
  'quick-order',
  'saved-orders',
  'service-sign-on',
  'single-sign-on',
  'suggestions',
  'tank',
  'users',
  'verification',
  'visitor-requests',
]
/** The same of features of which others use a part: what their `index.ts` does not reach. */
const BEHIND_A_DOOR = [
  'documents/documents.service.ts',
  'favourites/favourites.resolvers.ts',
  'invitations/invitations.service.ts',
  'notifications/notifications.service.ts',
  'outbox/backlog.service.ts',
  'privacy/privacy.service.ts',
  'second-factor/second-factor.service.ts',
  'tickets/claims.service.ts',
  'tickets/tickets.service.ts',
]
const MOST_TESTS = 25
const MOST_WHOLE = 15

describe(`a change selects at most ${MOST_TESTS} test files of the server`, () => {
  test.each(LEAVES)('in any file of %s', (leaf) => {
    const files = globSync(`${FEATURES}/${leaf}/**/*.ts`, { cwd: ROOT, exclude: ['**/*.{test,builders}.ts'] })
    const counts = files.map((file) => ({ file, tests: testsOf(file).length }))
    expect(counts).not.toEqual([])
    expect(counts.filter(({ tests }) => tests > MOST_TESTS)).toEqual([])
  })

  test.each(BEHIND_A_DOOR)('in %s', (file) => {
    const tests = testsOf(`${FEATURES}/${file}`)
    expect(tests).not.toEqual([])
    expect(tests.slice(MOST_TESTS)).toEqual([])
  })
})

test(`at most ${MOST_WHOLE} test files of the server start all features`, () => {
  const whole = testsOf(`${SERVER}/features.ts`)
  expect(whole).toContain(`${SERVER}/test/statement-counts.api.test.ts`)
  expect(whole.slice(MOST_WHOLE)).toEqual([])
})

test('a file is selected that is imported for its values, late, or for its effects, and not one whose types are imported', () => {
  const selects = (file: string) => dependentsOf([`${SERVER}/${file}`], importers)
  expect(selects('features/tickets/claims.service.ts')).toContain(`${FEATURES}/tickets/claims.api.test.ts`)
  expect(selects('prepare-demo.ts')).toContain(`${SERVER}/start.ts`)
  expect(selects('app.ts')).toContain(`${SERVER}/test/statements.test.ts`)
  expect(selects('feature.ts')).not.toContain(`${FEATURES}/tickets/tickets.feature.ts`)
})
