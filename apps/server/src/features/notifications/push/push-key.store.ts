import { SettingsFault, type Settings } from '#platform/env.ts'
import { statement, type Queries } from '#platform/database/database.ts'
import { newPushKey, readPushKey, type PushKey } from '#integrations/push/index.ts'

// Of several servers that start at once one leaves its key, and all have that one.
const leave = statement(
  'push-key.leave',
  `insert into push_key (private_key) select $1 where not exists (select from push_key) on conflict do nothing`,
)

const read = statement<{ privateKey: Buffer }>('push-key.read', `select private_key as "privateKey" from push_key`)

/** The key by which push services know this portal: the one of the settings, else one that is made once and kept. */
export async function readOwnPushKey(db: Queries, { PUSH_KEY }: Pick<Settings, 'PUSH_KEY'>): Promise<PushKey> {
  if (PUSH_KEY === '') await db.rows(leave, [newPushKey()])
  const kept = PUSH_KEY === '' ? (await db.row(read))?.privateKey : Buffer.from(PUSH_KEY, 'base64url')
  const key = kept && readPushKey(kept)
  // What is wrong is told, and never what it is.
  if (!key) throw new SettingsFault('PUSH_KEY: this is no private key of P-256')
  return key
}
