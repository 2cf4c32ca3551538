import type { NotificationChoice, NotificationKind } from '@fust/domain/support'
import { statement, type Queries } from '#platform/database/database.ts'

const read = statement<{ kind: string; inPortal: boolean; byMail: boolean }>(
  'notification-choices.read',
  `select kind, in_portal as "inPortal", by_mail as "byMail" from notification_choice where user_id = $1`,
)

const save = statement(
  'notification-choices.save',
  `insert into notification_choice (user_id, kind, in_portal, by_mail)
   select $1, said.kind, said."inPortal", said."byMail"
   from jsonb_to_recordset($2::jsonb) as said(kind text, "inPortal" bool, "byMail" bool)
   on conflict (user_id, kind) do update set in_portal = excluded.in_portal, by_mail = excluded.by_mail`,
)

const leaveToken = statement(
  'notification-choices.leave-token',
  `insert into notification_unsubscribe (token_hash, user_id, kind) values ($1, $2, $3)`,
)

// Asked again, it is as it was.
const endMails = statement(
  'notification-choices.end-mails',
  `insert into notification_choice (user_id, kind, in_portal, by_mail)
   select user_id, kind, true, false from notification_unsubscribe where token_hash = $1
   on conflict (user_id, kind) do update set by_mail = false`,
)

// Nobody looks for a way out in a mail that is older.
const sweepTokens = statement(
  'notification-choices.sweep-tokens',
  `delete from notification_unsubscribe where token_hash in (
     select token_hash from notification_unsubscribe where created_at < now() - interval '400 days' limit 1000)`,
)

export function createNotificationChoiceStore(db: Queries) {
  return {
    read: (userId: string) => db.rows(read, [userId]),
    save: (userId: string, said: readonly NotificationChoice[]) => db.rows(save, [userId, JSON.stringify(said)]),
    leaveToken: (tokenHash: Buffer, userId: string, kind: NotificationKind) =>
      db.rows(leaveToken, [tokenHash, userId, kind]),
    endMails: (tokenHash: Buffer) => db.rows(endMails, [tokenHash]),
    sweepTokens: () => db.rows(sweepTokens),
  }
}
