import { statement, type Queries } from '#platform/database.ts'

// Large databases take longer to look through than a request may, and are sorted in less time with some memory.
const allowTime = statement(
  'doctor.allow-time',
  `select set_config('statement_timeout', '600000', true), set_config('work_mem', '64MB', true)`,
)

const isStandby = statement<{ is: boolean }>('doctor.is-standby', `select pg_is_in_recovery() as is`)

/** What an examination asks beside its checks. */
export function createExaminationStore(db: Queries) {
  return {
    /** For the transaction that it is asked in. */
    allowTime: () => db.rows(allowTime),
    isStandby: async () => (await db.row(isStandby))?.is ?? false,
  }
}
