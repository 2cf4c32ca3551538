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
const MAILS_A_DAY = 20
const DAY_MINUTES = 1_440

type Reader = { email: string; firstName: string; locale: string }
type ToSend = { to: Reader; url: string; minutes: number; by: string; companies: string; hasAccount: boolean }

/** Mails an invitation: to somebody without an account the link to a password, to others the way to accept it; a deactivated person hears nothing. */
export function createInvitationMail({
  db,
  publicUrl,
  ...parts
}: Omit<LetterParts, 'publicUrl'> & { db: Database; publicUrl: string }): OutboxHandler {
  return async (message) => {
    const id = invitationOf(message)
    const prepared = await db.transaction(async (tx) => prepare(tx, id, publicUrl))
    if (!prepared) return accept(undefined)
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
  // Asked before the link is made: a new one ends the one that was mailed.
  if (!(await mayMail(tx, person.email))) return null
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

/** The limits of an address, over all invitations and all who invite it. */
async function mayMail(tx: Transaction, email: string): Promise<boolean> {
  const limit = createRateLimit(tx)
  return (
    (await limit.allows(`invitation-mail ${email}`, MAILS_A_MINUTE)) &&
    limit.allows(`invitation-mails of a day ${email}`, MAILS_A_DAY, DAY_MINUTES)
  )
}

const isOver = ({ state, isExpired, waitsForConfirmation, mailsSent, roles }: LockedInvitation): boolean =>
  state !== 'open' || isExpired || waitsForConfirmation || roles.length === 0 || mailsSent >= MAILS_AN_INVITATION
