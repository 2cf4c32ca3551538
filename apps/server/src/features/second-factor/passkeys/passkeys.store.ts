import { statement, type Queries } from '#platform/database/database.ts'

/** What a challenge is for; one of another purpose is none. */
export type Purpose = 'add' | 'sign-in' | 'second-step'

/** A passkey as its person sees it. */
export type OwnPasskey = { id: string; name: string; since: Date; lastUsed: Date | null }

/** A passkey as an answer of its device is held against. */
export type StoredPasskey = { id: string; userId: string; publicKey: Buffer; signCount: number }

type NewPasskey = { userId: string; credentialId: Buffer; publicKey: Buffer; signCount: number; name: string }

const insertChallenge = statement(
  'passkey.ask',
  `insert into passkey_challenge (challenge_hash, holder_hash, purpose, expires_at)
   values ($1, $2, $3, now() + $4 * interval '1 minute')`,
)

// Whatever comes of it, it comes once.
const takeChallenge = statement<{ purpose: string }>(
  'passkey.take-challenge',
  `delete from passkey_challenge
   where challenge_hash = $1 and holder_hash = $2 and purpose = $3 and expires_at > now() returning purpose`,
)

const sweep = statement('passkey.sweep', `delete from passkey_challenge where expires_at <= now()`)

const list = statement<OwnPasskey>(
  'passkey.list',
  `select id, name, created_at as since, last_used_at as "lastUsed" from passkey
   where user_id = $1 order by created_at, id`,
)

const listCredentials = statement<{ credentialId: Buffer }>(
  'passkey.list-credentials',
  `select credential_id as "credentialId" from passkey where user_id = $1 order by created_at, id`,
)

// Of two that are added at once the second counts the first.
const lockPerson = statement<{ id: string }>(
  'passkey.lock-person',
  `select id from portal_user where id = $1 for update`,
)

const insert = statement<{ id: string }>(
  'passkey.insert',
  `insert into passkey (user_id, credential_id, public_key, sign_count, name) values ($1, $2, $3, $4, $5)
   on conflict (credential_id) do nothing returning id`,
)

const rename = statement<{ id: string }>(
  'passkey.rename',
  `update passkey set name = $3 where user_id = $1 and id::text = $2 returning id`,
)

const remove = statement<{ id: string }>(
  'passkey.remove',
  `delete from passkey where user_id = $1 and id::text = $2 returning id`,
)

// Whoever was invited and never came has none that opens anything.
const lockByCredential = statement<StoredPasskey>(
  'passkey.lock-by-credential',
  `select k.id, k.user_id as "userId", k.public_key as "publicKey", k.sign_count as "signCount"
   from passkey k join portal_user u on u.id = k.user_id
   where k.credential_id = $1 and u.status <> 'Invited' for update of k`,
)

const noteUse = statement('passkey.note-use', `update passkey set sign_count = $2, last_used_at = now() where id = $1`)

export function createPasskeyStore(db: Queries) {
  return {
    insertChallenge: (challengeHash: Buffer, holderHash: Buffer, purpose: Purpose, minutes: number) =>
      db.rows(insertChallenge, [challengeHash, holderHash, purpose, minutes]),
    /** False where it was asked for by somebody else, for something else, is over, or was taken. */
    takeChallenge: async (challengeHash: Buffer, holderHash: Buffer, purpose: Purpose) =>
      (await db.row(takeChallenge, [challengeHash, holderHash, purpose])) !== undefined,
    sweep: () => db.rows(sweep),
    list: (userId: string) => db.rows(list, [userId]),
    listCredentials: async (userId: string) =>
      (await db.rows(listCredentials, [userId])).map(({ credentialId }) => credentialId.toString('base64url')),
    lockPerson: (userId: string) => db.row(lockPerson, [userId]),
    /** False where somebody has it already. */
    insert: async ({ userId, credentialId, publicKey, signCount, name }: NewPasskey) =>
      (await db.row(insert, [userId, credentialId, publicKey, signCount, name])) !== undefined,
    /** False where this person has no such one. */
    rename: async (userId: string, id: string, name: string) =>
      (await db.row(rename, [userId, id, name])) !== undefined,
    /** False where this person has no such one. */
    remove: async (userId: string, id: string) => (await db.row(remove, [userId, id])) !== undefined,
    lockByCredential: (credentialId: Buffer) => db.row(lockByCredential, [credentialId]),
    noteUse: (id: string, signCount: number) => db.rows(noteUse, [id, signCount]),
  }
}
