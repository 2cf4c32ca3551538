import { statement, type Queries } from '#platform/database/database.ts'

// Large databases take longer to look through than a request may, and a machine that is busy lets the doctor rest between
// two questions; they are sorted in less time with some memory, and whole tables are not read one row here and one there.
const allowTime = statement(
  'doctor.allow-time',
  `select set_config('statement_timeout', '600000', true),
     set_config('idle_in_transaction_session_timeout', '600000', true), set_config('work_mem', '64MB', true),
     set_config('random_page_cost', '4', true)`,
)

const isStandby = statement<{ is: boolean }>('doctor.is-standby', `select pg_is_in_recovery() as is`)

// Each process has a name of its own.
const cancelOwn = statement(
  'doctor.cancel-own',
  `select pg_cancel_backend(pid) from pg_stat_activity
   where datname = current_database() and application_name = current_setting('application_name')
     and pid <> pg_backend_pid()`,
)

/** What an examination asks beside its checks. */
export function createExaminationStore(db: Queries) {
  return {
    /** For the transaction that it is asked in. */
    allowTime: () => db.rows(allowTime),
    isStandby: async () => (await db.row(isStandby))?.is ?? false,
    /** Ends what the other connections of this process are doing. */
    cancelOwn: () => db.rows(cancelOwn),
  }
}
