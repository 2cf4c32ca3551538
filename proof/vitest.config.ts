import { defineConfig } from 'vitest/config'
import { installedPostgres15 } from '../apps/server/src/platform/test/installed-15.ts'
import { installedNginx } from './proxy/installed-nginx.ts'
import { GIVEN_ROUNDS } from './support/rounds.ts'

const TEST_SUPPORT = 'apps/server/src/platform/test'
const HOUR_MS = 3_600_000
const IS_GATE = GIVEN_ROUNDS === undefined

type Group = { groupOrder: number; maxWorkers: number; globalSetup?: string; setupFiles?: string[] }

const proofs = (name: string, include: string, { groupOrder, ...group }: Group) => ({
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    ...group,
    name,
    include: [include],
    sequence: { groupOrder },
    testTimeout: 12 * HOUR_MS,
    hookTimeout: 300_000,
  },
})

const ON_18 = { globalSetup: `${TEST_SUPPORT}/setup-18.ts`, setupFiles: [`${TEST_SUPPORT}/setup-worker.ts`] }

/** The proofs; the gate runs them with few rounds, `npm run proof` in full. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    projects: [
      // Buyers wait for each other's locks, and crashes for processes that start: a file more than there are processors
      // of a small machine keeps them busy for as long as the full proof takes.
      proofs('proofs', 'proof/{access,answers,crash,race,rules}/**/*.test.ts', {
        ...ON_18,
        groupOrder: 0,
        maxWorkers: IS_GATE ? 2 : 3,
      }),
      // How much a server bears is measured on a machine that does nothing else.
      proofs('load', 'proof/load/**/*.test.ts', { ...ON_18, groupOrder: 1, maxWorkers: 1 }),
      // With databases of its own, of which one is killed; the one that comes along makes no standby.
      ...(installedPostgres15()
        ? [proofs('standby', 'proof/standby/**/*.test.ts', { groupOrder: 2, maxWorkers: 1 })]
        : []),
      ...(installedNginx()
        ? [proofs('proxy', 'proof/proxy/**/*.test.ts', { ...ON_18, groupOrder: 3, maxWorkers: 1 })]
        : []),
    ],
  },
})
