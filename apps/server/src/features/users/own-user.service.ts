import type { UpdateUserBody } from '@fust/contract/rest'
import { isPhoneNumber, personFaults, type PersonFault } from '@fust/domain/account'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { keepsEmail } from './changing.ts'
import { createOwnUserStore } from './own-user.store.ts'

export type OwnRefusal = { code: PersonFault | 'not-found' | 'changed-meanwhile' | 'email-not-changeable' }

export type OwnUser = ReturnType<typeof createOwnUser>

/** What a person says of themselves; an account of somebody else is not found. */
export function createOwnUser({ db, clock }: { db: Database; clock: Clock }) {
  const audit = (tx: Transaction, userId: string, changed: readonly string[]) =>
    writeAudit(tx, {
      at: clock.now(),
      actorId: userId,
      companyId: null,
      shipToId: null,
      action: 'profile-changed',
      subject: userId,
      details: { changed },
    })

  async function update({ userId, email }: Actor, wish: UpdateUserBody): Promise<Outcome<void, OwnRefusal>> {
    if (!keepsEmail(email, wish)) return refuse({ code: 'email-not-changeable' })
    const [fault] = personFaults({ ...wish, email })
    if (fault) return refuse({ code: fault })
    const { version, firstName, lastName, phone, locale = null } = wish
    const words = { firstName: firstName.trim(), lastName: lastName.trim(), phone: phone.trim(), locale }
    return db.transaction(async (tx) => {
      if (!(await createOwnUserStore(tx).update(userId, version, words))) return refuse({ code: 'changed-meanwhile' })
      audit(tx, userId, ['firstName', 'lastName', 'phone', 'locale'])
      return accept(undefined)
    })
  }

  async function setPhone({ userId }: Actor, phone: string): Promise<Outcome<void, OwnRefusal>> {
    if (!isPhoneNumber(phone)) return refuse({ code: 'phone-invalid' })
    return db.transaction(async (tx) => {
      await createOwnUserStore(tx).setPhone(userId, phone.trim())
      audit(tx, userId, ['phone'])
      return accept(undefined)
    })
  }

  const store = createOwnUserStore(db)
  /** Only of oneself. */
  const ofOneself =
    (write: (userId: string) => Promise<unknown>) =>
    async ({ userId }: Actor, named: string): Promise<Outcome<void, OwnRefusal>> => {
      if (named !== userId) return refuse({ code: 'not-found' })
      await write(userId)
      return accept(undefined)
    }

  return {
    update,
    setPhone,
    endFirstLogin: ofOneself(store.endFirstLogin),
    countTutorial: ofOneself(store.countTutorial),
  }
}
