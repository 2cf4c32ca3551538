import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { ErasureTerms, PersonalData } from '@fust/contract/rest'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Passwords } from '#platform/passwords.ts'
import type { Actor } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { DATA_MAP, PURPOSES } from './data-map.ts'
import { askedMessages } from './erasure-message.ts'
import { createLeavingStore, createPrivacyStore } from './privacy.store.ts'

// Nobody reads more of them; and whoever has found an open session shall not find out the password by it.
const DOWNLOADS_A_MINUTE = 3
const PASSWORDS_A_MINUTE = 5

const DAY_MS = 86_400_000
const OF_NO_SHIP_TO = { companyId: '', shipToId: '' }

export type AskRefusal = { code: 'too-many-requests' | 'old-password-wrong' | 'last-key-user' | 'changed-meanwhile' }

export type Privacy = ReturnType<typeof createPrivacy>

/** What a person may have of their data: a copy of it, and its end. */
export function createPrivacy({
  db,
  clock,
  passwords,
  days,
}: {
  db: Database
  clock: Clock
  passwords: Passwords
  /** From the wish to the erasure. */
  days: number
}) {
  const store = createPrivacyStore(db)
  const mayTry = createRateLimit(db)
  const entryOf = (userId: string, at: Date) =>
    ({ at, actorId: userId, companyId: null, shipToId: null, subject: userId, details: {} }) as const

  async function download({ userId }: Actor): Promise<Outcome<PersonalData, { code: 'too-many-requests' }>> {
    if (!(await mayTry.allows(`own-data ${userId}`, DOWNLOADS_A_MINUTE))) return refuse({ code: 'too-many-requests' })
    return db.transaction(async (tx) => {
      const at = clock.now()
      writeAudit(tx, { ...entryOf(userId, at), action: 'data-downloaded' })
      const tables = await createPrivacyStore(tx).readAll(userId)
      const purposes = Object.entries(PURPOSES).map(([purpose, about]) => ({
        purpose,
        about,
        tables: tables.filter(({ table }) => purposeOf(table) === purpose),
      }))
      return accept({ at: at.toISOString(), purposes })
    })
  }

  /** What somebody has to know before they ask for erasure. */
  async function readTerms({ userId }: Actor): Promise<ErasureTerms> {
    const leaver = await store.read(userId)
    return {
      days,
      keyedAlone: await store.listKeyedAlone(userId),
      hasPassword: leaver?.passwordHash !== null && leaver !== undefined,
    }
  }

  /** Closes the account at once; it is erased when its days are over, unless its person signs in before. */
  async function askForErasure({ userId }: Actor, password: string): Promise<Outcome<{ dueAt: Date }, AskRefusal>> {
    if (!(await mayTry.allows(`ask-erasure ${userId}`, PASSWORDS_A_MINUTE)))
      return refuse({ code: 'too-many-requests' })
    const known = (await store.read(userId))?.passwordHash ?? null
    if (!(await passwords.verify(password, known))) return refuse({ code: 'old-password-wrong' })
    return db.transaction(async (tx): Promise<Outcome<{ dueAt: Date }, AskRefusal>> => {
      const own = createLeavingStore(tx)
      const leaver = await own.lock(userId)
      // Another password was chosen meanwhile, or the account was closed.
      if (leaver?.status !== 'Active' || leaver.askedAt || leaver.passwordHash !== known)
        return refuse({ code: 'changed-meanwhile' })
      if ((await own.listKeyedAlone(userId)).length > 0) return refuse({ code: 'last-key-user' })
      const at = clock.now()
      const dueAt = new Date(at.getTime() + days * DAY_MS)
      const keyUsers = await own.listKeyUsers(userId)
      await own.ask(userId, { at, dueAt })
      writeAudit(tx, { ...entryOf(userId, at), action: 'erasure-asked' })
      leaveMessages(tx, OF_NO_SHIP_TO, askedMessages({ userId, dueAt }, [userId, ...keyUsers, null]))
      return accept({ dueAt })
    })
  }

  return { download, readTerms, askForErasure }
}

function purposeOf(table: string): string | undefined {
  const mapped = DATA_MAP[table]
  return mapped?.is === 'personal' ? mapped.purpose : undefined
}
