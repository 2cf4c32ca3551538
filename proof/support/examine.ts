import { CHECKS } from '../../apps/server/src/features/doctor/checks/index.ts'
import { doctorCommand } from '../../apps/server/src/features/doctor/index.ts'
import { systemClock, type Clock } from '../../apps/server/src/platform/clock.ts'
import { createDatabase } from '../../apps/server/src/platform/database/database.ts'
import { readSettings } from '../../apps/server/src/platform/env.ts'
import { breachesInBooks } from './books-oracle.ts'
import type { Pool } from './pool.ts'

// Many proofs run for hours without a worker.
const { 'no message for the ERP is late': _, ...checks } = CHECKS

/** What the product's own `fust doctor` and the proof's own questions find broken. */
export async function examine(pool: Pool, clock: Clock = systemClock): Promise<string[]> {
  const said: string[] = []
  const code = await doctorCommand({
    db: createDatabase(pool),
    clock,
    settings: readSettings({}),
    checks,
    print: (line) => said.push(line),
  })
  const doctor = code === 0 ? [] : said.filter((line) => !line.startsWith('ok')).map((line) => `fust doctor: ${line}`)
  return [...doctor, ...(await breachesInBooks((sql) => pool.query<{ breach: string }>(sql)))]
}
