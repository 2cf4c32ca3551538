import { defineConfig } from 'vitest/config'

const TEST_SUPPORT = 'apps/server/src/platform/test'
const HOUR_MS = 3_600_000

/** The proofs; `npm test` runs them with few rounds, `npm run proof` in full. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['proof/**/*.test.ts'],
    globalSetup: `${TEST_SUPPORT}/setup-18.ts`,
    setupFiles: [`${TEST_SUPPORT}/setup-worker.ts`],
    // Each wants the machine for itself: what is measured here is who comes first.
    fileParallelism: false,
    testTimeout: 3 * HOUR_MS,
    hookTimeout: 300_000,
  },
})
