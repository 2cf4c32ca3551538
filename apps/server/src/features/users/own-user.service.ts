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

type NameFault = Extract<PersonFault, 'first-name-missing' | 'last-name-missing'>

const isNameFault = (fault: PersonFault): fault is NameFault =>
  fault === 'first-name-missing' || fault === 'last-name-missing'

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

  /** Null leaves a name as it is; answers both as they are then. */
  async function changeNames(
    { userId, firstName, lastName, email }: Actor,
    names: { firstName: string | null; lastName: string | null },
  ): Promise<Outcome<{ firstName: string; lastName: string }, { code: NameFault }>> {
    const person = { firstName: names.firstName ?? firstName, lastName: names.lastName ?? lastName, email, phone: '' }
    const fault = personFaults(person).find(isNameFault)
    if (fault) return refuse({ code: fault })
    const changed = (['firstName', 'lastName'] as const).filter((name) => names[name] !== null)
    if (changed.length === 0) return accept({ firstName, lastName })
    return db.transaction(async (tx) => {
      const words = [names.firstName?.trim() ?? null, names.lastName?.trim() ?? null] as const
      const now = await createOwnUserStore(tx).setNames(userId, ...words)
      audit(tx, userId, changed)
      return accept(now)
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
    changeNames,
    setPhone,
    endFirstLogin: ofOneself(store.endFirstLogin),
    countTutorial: ofOneself(store.countTutorial),
  }
}
