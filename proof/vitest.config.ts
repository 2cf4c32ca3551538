import { defineConfig } from 'vitest/config'

const TEST_SUPPORT = 'apps/server/src/platform/test'
const HOUR_MS = 3_600_000
const IS_GATE = process.env['PROOF_ROUNDS'] === undefined

const proofs = (name: string, include: string, group: { groupOrder: number; maxWorkers: number }) => ({
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name,
    include: [include],
    globalSetup: `${TEST_SUPPORT}/setup-18.ts`,
    setupFiles: [`${TEST_SUPPORT}/setup-worker.ts`],
    sequence: { groupOrder: group.groupOrder },
    maxWorkers: group.maxWorkers,
    testTimeout: 12 * HOUR_MS,
    hookTimeout: 300_000,
  },
})

/** The proofs; `npm test` runs them with few rounds, `npm run proof` in full. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    projects: [
      // Buyers wait for each other's locks, and crashes for processes that start: a file more than there are processors
      // of a small machine keeps them busy for as long as the full proof takes.
      proofs('proofs', 'proof/{access,answers,crash,race,rules}/**/*.test.ts', {
        groupOrder: 0,
        maxWorkers: IS_GATE ? 2 : 3,
      }),
      // How much a server bears is measured on a machine that does nothing else.
      proofs('load', 'proof/load/**/*.test.ts', { groupOrder: 1, maxWorkers: 1 }),
    ],
  },
})
