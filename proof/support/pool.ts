import type { TestDatabase } from '../../apps/server/src/platform/test/index.ts'

/** Connections to the database of a proof. */
export type Pool = TestDatabase['pool']
