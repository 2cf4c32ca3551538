import type { Database } from '#platform/database/database.ts'
import type { Passwords } from '#platform/passwords.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { createPasswordStore, PASSWORD_TRIES } from '#features/passwords/index.ts'

export type PasswordTried = { code: 'password-wrong' | 'too-many-requests' }

/** Whoever has found an open session changes nothing with it: the password is asked once more. */
export function createPasswordReview({ db, passwords }: { db: Database; passwords: Passwords }) {
  const limit = createRateLimit(db)
  return async (userId: string, password: string): Promise<PasswordTried | null> => {
    if (!(await limit.allows(PASSWORD_TRIES.key(userId), PASSWORD_TRIES.perMinute)))
      return { code: 'too-many-requests' }
    const known = await createPasswordStore(db).readHash(userId)
    return (await passwords.verify(password, known)) ? null : { code: 'password-wrong' }
  }
}
