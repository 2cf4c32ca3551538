import { brokenPasswordRules } from '@fust/domain/account'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Passwords } from '#platform/passwords.ts'
import type { Actor } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { tokenHashOf } from '#request/session-token.ts'
import { acceptInvitation, createInvitationStore } from '#features/invitations/index.ts'
import { createNotices } from '#features/notifications/index.ts'
import {
  createOneTimeLinks,
  whyClosed,
  type FoundLink,
  type LinkPurpose,
  type LinkRefusal,
} from '#features/one-time-links/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { changedMessage, linkMessage, OF_NO_SHIP_TO } from './password-message.ts'
import { createPasswordStore } from './password.store.ts'

type PasswordFault = { code: 'password-requirements' | 'password-used-before' }
export type PasswordRefusal = LinkRefusal | PasswordFault | { code: 'terms-not-accepted' }
export type ChangeRefusal = PasswordFault | { code: 'old-password-wrong' | 'too-many-requests' }

/** Whoever has found an open session shall not find out the password by it. */
export const PASSWORD_TRIES = { key: (userId: string) => `change-password ${userId}`, perMinute: 5 }

export type NewPassword = {
  purpose: LinkPurpose
  token: string
  password: string
  /** Whoever says whose password it is has to be right. */
  email?: string
  acceptsTerms?: boolean
}

export type ChoosePasswords = ReturnType<typeof createChoosePasswords>

/** How people come by a password: they ask for a link, look what it is for, and choose. */
export function createChoosePasswords({ db, clock, passwords }: { db: Database; clock: Clock; passwords: Passwords }) {
  const store = createPasswordStore(db)
  const links = createOneTimeLinks(db)
  const mayTry = createRateLimit(db)

  /** The same work and the same answer for every address: whether it is somebody's is found out when the mail is written. */
  async function askForLink(email: string): Promise<void> {
    const userId = (await store.readIdOf(email.trim().toLowerCase())) ?? null
    const message = linkMessage(randomUUID(), { userId, isAsked: true })
    await db.transaction(async (tx) => leaveMessages(tx, OF_NO_SHIP_TO, [message]))
  }

  async function readLink(purpose: LinkPurpose, token: string): Promise<Outcome<FoundLink, LinkRefusal>> {
    const link = await links.read(purpose, token)
    const closed = whyClosed(link)
    return link && !closed ? accept(link) : refuse(closed ?? { code: 'link-expired' })
  }

  /** All sessions of the person end with it, and no other link of theirs can be used any more. */
  async function choose(wish: NewPassword): Promise<Outcome<void, PasswordRefusal>> {
    const { purpose, token, password, acceptsTerms = false } = wish
    const found = await readLink(purpose, token)
    if (!found.ok) return found
    const { userId, email, invitationId } = found.value
    if (wish.email !== undefined && wish.email.trim().toLowerCase() !== email) return refuse({ code: 'link-expired' })
    if (purpose === 'invitation' && !acceptsTerms) return refuse({ code: 'terms-not-accepted' })
    const refusal = await reviewNew(userId, password)
    if (refusal) return refuse(refusal)
    const hash = await passwords.hash(password)
    return db.transaction(async (tx) => {
      const own = createOneTimeLinks(tx)
      // Companies come before people, as with every change of their people.
      if (invitationId !== null) await createInvitationStore(tx).lockCompanies(invitationId)
      // Used up with what it is used for, and by one of two who come at once.
      if ((await own.use(purpose, token)) === undefined) return refuse({ code: 'link-expired' })
      await createPasswordStore(tx).setPassword(userId, hash, {
        agreesTerms: purpose === 'invitation',
        keptSession: null,
      })
      await own.endAll(userId)
      const at = clock.now()
      const action = purpose === 'invitation' ? 'invitation-accepted' : 'password-changed'
      writeAudit(tx, { at, actorId: userId, companyId: null, shipToId: null, action, subject: userId, details: {} })
      // One that is over meanwhile gives nothing: the person has an account, and can be invited again.
      if (invitationId !== null) await acceptInvitation(tx, { id: invitationId, email, at })
      else if (purpose === 'invitation') await createNotices(tx).ofFirstPassword(userId, at)
      if (purpose === 'password-reset') leaveMessages(tx, OF_NO_SHIP_TO, [changedMessage(userId, at)])
      return accept(undefined)
    })
  }

  /** A person chooses another one; all their sessions end but the one they do it in. */
  async function change(
    { userId }: Actor,
    { oldPassword, newPassword, token }: { oldPassword: string; newPassword: string; token: string },
  ): Promise<Outcome<void, ChangeRefusal>> {
    if (!(await mayTry.allows(PASSWORD_TRIES.key(userId), PASSWORD_TRIES.perMinute)))
      return refuse({ code: 'too-many-requests' })
    const known = await store.readHash(userId)
    if (!(await passwords.verify(oldPassword, known))) return refuse({ code: 'old-password-wrong' })
    const refusal = await reviewNew(userId, newPassword)
    if (refusal) return refuse(refusal)
    const hash = await passwords.hash(newPassword)
    return db.transaction(async (tx): Promise<Outcome<void, ChangeRefusal>> => {
      const own = createPasswordStore(tx)
      const person = await own.lockPerson(userId)
      // Another one was chosen meanwhile: the old one is old no more.
      if (!person || (await own.readHash(userId)) !== known) return refuse({ code: 'old-password-wrong' })
      await own.setPassword(userId, hash, { agreesTerms: false, keptSession: tokenHashOf(token) })
      await createOneTimeLinks(tx).endAll(userId)
      const at = clock.now()
      const entry = { at, actorId: userId, companyId: null, shipToId: null, subject: userId, details: {} }
      writeAudit(tx, { ...entry, action: 'password-changed' })
      leaveMessages(tx, OF_NO_SHIP_TO, [changedMessage(userId, at)])
      return accept(undefined)
    })
  }

  /** Why this person may not have such a password; null when they may. */
  async function reviewNew(userId: string, password: string): Promise<PasswordFault | null> {
    if (brokenPasswordRules(password).length > 0) return { code: 'password-requirements' }
    for (const hash of await store.readHashes(userId))
      if (await passwords.verify(password, hash)) return { code: 'password-used-before' }
    return null
  }

  return { askForLink, readLink, choose, change }
}
