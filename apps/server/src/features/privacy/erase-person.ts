import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Database } from '#platform/database/database.ts'
import { writeAudit } from '#request/audit.ts'
import { createLeavingStore, createPrivacyStore } from './privacy.store.ts'

export type EraseRefusal =
  | { code: 'person-unknown' | 'erased-already' | 'not-due' }
  /** Of these companies the person is the only Key user. */
  | { code: 'last-key-user'; companies: readonly string[] }

/**
 * Takes a person out of all tables, as the map says, in one transaction. An order that is being placed holds its cart: either
 * it is placed before and stays without a name, or its cart is gone.
 */
export function erasePerson(
  db: Database,
  { userId, at, onlyWhenDue }: { userId: string; at: Date; onlyWhenDue: boolean },
): Promise<Outcome<void, EraseRefusal>> {
  return db.transaction(async (tx): Promise<Outcome<void, EraseRefusal>> => {
    const store = createLeavingStore(tx)
    const leaver = await store.lock(userId)
    if (!leaver) return refuse({ code: 'person-unknown' })
    if (leaver.erasedAt) return refuse({ code: 'erased-already' })
    // Who signed in meanwhile has withdrawn it.
    if (onlyWhenDue && (leaver.dueAt === null || leaver.dueAt > at)) return refuse({ code: 'not-due' })
    const companies = await store.listKeyedAlone(userId)
    if (companies.length > 0) return refuse({ code: 'last-key-user', companies })
    await store.erase(userId, at)
    const entry = { at, actorId: null, companyId: null, shipToId: null, subject: userId, details: {} }
    writeAudit(tx, { ...entry, action: 'erased' })
    return accept(undefined)
  })
}

/** Erases whose time has come; who could not be erased is tried again the next time. */
export function createErasureSweep({ db, now }: { db: Database; now: () => Date }) {
  return async (): Promise<number> => {
    const at = now()
    let erased = 0
    for (const userId of await createPrivacyStore(db).listDue(at)) {
      const outcome = await erasePerson(db, { userId, at, onlyWhenDue: true })
      if (outcome.ok) erased += 1
    }
    return erased
  }
}
