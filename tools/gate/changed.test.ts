import { expect, test } from 'vitest'
import { modulesFor } from './changed.ts'

test('a module stands for itself', () => {
  expect(modulesFor('packages/domain/src/delivery/delivery-window.ts')).toEqual([
    'packages/domain/src/delivery/delivery-window.ts',
  ])
})

test.each([
  ['apps/server/migrations/0001.sql', 'apps/server/src/test/statements.test.ts'],
  ['apps/server/src/features/orders/orders.graphql', 'apps/server/src/features/orders/orders.resolvers.ts'],
  ['breweries/veenhof/brewery.yaml', 'apps/server/src/features/import/round-trip.test.ts'],
  ['docs/operations.md', 'tools/operations-page.test.ts'],
])('what nobody imports, such as %s, stands for who reads it', (file, reader) => {
  expect(modulesFor(file)).toContain(reader)
})

test.each(['CHANGELOG.md', 'package.json', 'apps/web/vite.config.ts'])(
  'what nobody reads, or everybody, such as %s, stands for nothing',
  (file) => {
    expect(modulesFor(file)).toEqual([])
  },
)
