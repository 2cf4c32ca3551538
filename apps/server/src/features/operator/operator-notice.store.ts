import { statement, type Queries } from '#platform/database/database.ts'
import type { NoticeCause } from '#features/messages/index.ts'

type DeadMessages = { count: number; examples: string[] }
type DroppedReferences = { at: Date; examples: string[]; count: number }
type FailedImport = { at: Date; files: string[] }

const readDead = statement<DeadMessages>(
  'operator.dead-erp-messages',
  `select count(*)::int as count, (array_agg(coalesce(payload ->> 'number', key) || ': ' || coalesce(last_error, '')
     order by id))[:5] as examples
   from outbox where topic like 'erp.%' and done_at is null and dead_at is not null`,
)

// What is older than two days is no news to somebody who is told from today on.
const readFailedImport = statement<FailedImport>(
  'operator.failed-import',
  `select happened_at as at, array(select jsonb_array_elements_text(details -> 'files')) as files
   from audit_entry where subject = 'import-failed' and happened_at > now() - interval '2 days' order by id desc limit 1`,
)

const readDropped = statement<DroppedReferences>(
  'operator.dropped-references',
  `select max(happened_at) as at, count(*)::int as count,
     (array_agg(concat(details ->> 'number', ': SAP ', details ->> 'sapId') order by id desc))[:5] as examples
   from audit_entry where subject = 'erp-reference-dropped' and happened_at > now() - interval '2 days'
   having count(*) > 0`,
)

const claimDay = statement<{ cause: string }>(
  'operator.claim-day',
  `update operator_notice set told_on = $2 where cause = $1 and (told_on is null or told_on < $2) returning cause`,
)

const freeDay = statement('operator.free-day', `update operator_notice set told_on = null where cause = $1`)

export function createOperatorNoticeStore(db: Queries) {
  return {
    readDead: async () => (await db.row(readDead)) ?? { count: 0, examples: [] },
    readFailedImport: () => db.row(readFailedImport),
    /** Orders that the ERP has without their reference, the latest first. */
    readDroppedReferences: () => db.row(readDropped),
    /** True for the one process that is to tell of it on this day. */
    claimDay: async (cause: NoticeCause, day: string) => (await db.row(claimDay, [cause, day])) !== undefined,
    /** Nobody was told: it is tried again. */
    freeDay: (cause: NoticeCause) => db.rows(freeDay, [cause]),
  }
}
