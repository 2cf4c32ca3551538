import { statement, type Queries } from '#platform/database/database.ts'

// Of several servers that make one at once one leaves its key, and all have that one.
const leave = statement('challenge-key.leave', 'insert into challenge_key (secret) values ($1) on conflict do nothing')

const read = statement<{ secret: Buffer }>('challenge-key.read', 'select secret from challenge_key')

const lock = statement('challenge-key.lock', 'select from challenge_key for no key update')

export function createChallengeKeyStore(db: Queries) {
  return {
    read: async () => (await db.row(read))?.secret,
    leave: (secret: Buffer) => db.rows(leave, [secret]),
    /** Whatever is sent with a solved challenge waits for each other. */
    lock: () => db.rows(lock),
  }
}
