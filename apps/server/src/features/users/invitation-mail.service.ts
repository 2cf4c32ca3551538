import { accept } from '@fust/domain/outcome'
import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '#platform/database/database.ts'
import { createRateLimit } from '#request/rate-limit.ts'
import { createInvitationStore, invitationOf, type LockedInvitation } from '#features/invitations/index.ts'
import {
  invitation as invitationLetter,
  invitationToCompany,
  sendLetter,
  type LetterParts,
} from '#features/messages/index.ts'
import { createOneTimeLinks } from '#features/one-time-links/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { readActor } from '#features/session/index.ts'

// However often a company asks again, a mailbox is not flooded.
const MAILS_AN_INVITATION = 10
const MAILS_A_MINUTE = 5

type Reader = { email: string; firstName: string; locale: string }
type ToSend = { to: Reader; url: string; minutes: number; by: string; companies: string; hasAccount: boolean }

/** Mails an invitation: to somebody without an account the link to a password, to others the way to accept it; a deactivated person hears nothing. */
export function createInvitationMail({
  db,
  publicUrl,
  ...parts
}: Omit<LetterParts, 'publicUrl'> & { db: Database; publicUrl: string }): OutboxHandler {
  const limit = createRateLimit(db)
  return async (message) => {
    const id = invitationOf(message)
    const prepared = await db.transaction(async (tx) => prepare(tx, id, publicUrl))
    if (!prepared || !(await limit.allows(`invitation-mail ${prepared.to.email}`, MAILS_A_MINUTE)))
      return accept(undefined)
    const { to, hasAccount, ...facts } = prepared
    // Each try makes a link of its own, and so a mail of its own.
    return sendLetter(
      { ...parts, publicUrl },
      { email: to.email, locale: to.locale, messageKey: `${message.key}:${message.attempts}` },
      (writer) => (hasAccount ? invitationToCompany : invitationLetter)({ firstName: to.firstName, ...facts }, writer),
    )
  }
}

async function prepare(tx: Transaction, id: string, publicUrl: string): Promise<ToSend | null> {
  const store = createInvitationStore(tx)
  const invitation = await store.lock(id)
  if (!invitation || isOver(invitation)) return null
  const inviter = await readActor(tx, invitation.invitedBy)
  if (!inviter) return null
  await store.insertPerson(id, `U${randomBytes(12).toString('hex')}`)
  const person = await store.lockPerson(invitation.email)
  if (!person || person.status === 'Inactive') return null
  await store.countMail(id)
  const hasAccount = person.status === 'Active'
  const { minutes, roles } = invitation
  const { id: userId, email } = person
  const url = hasAccount
    ? `${publicUrl}/invitations`
    : await createOneTimeLinks(tx).issue({ purpose: 'invitation', userId, email, minutes, publicUrl, invitationId: id })
  return {
    to: person,
    url,
    minutes,
    by: `${inviter.firstName} ${inviter.lastName}`,
    companies: [...new Set(roles.map(({ companyName }) => companyName))].join(', '),
    hasAccount,
  }
}

const isOver = ({ state, isExpired, waitsForConfirmation, mailsSent, roles }: LockedInvitation): boolean =>
  state !== 'open' || isExpired || waitsForConfirmation || roles.length === 0 || mailsSent >= MAILS_AN_INVITATION
