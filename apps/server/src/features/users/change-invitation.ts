import type { UpdateUserBody } from '@fust/contract/rest'
import { isAdministrator } from '@fust/domain/access'
import { personFaults } from '@fust/domain/account'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { randomBytes } from 'node:crypto'
import { createInvitationStore, invitationMessage, type LockedInvitation } from '#features/invitations/index.ts'
import { createNotices } from '#features/notifications/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { OF_NO_SHIP_TO } from '#features/passwords/index.ts'
import {
  companiesOf,
  inReach,
  keepsEmail,
  placedRoles,
  personFields,
  without,
  type ChangeRefusal,
  type Changing,
  type Invitee,
  type PlacedRole,
} from './changing.ts'
import { auditUser, type UserAction } from './user-audit.ts'

/**
 * What holds at once of the roles that somebody is to have, and what waits: a new administrator is confirmed by a second
 * one, where there is one. Until then a role that the new one replaces stays.
 */
export async function splitByConfirmation(
  { tx, actor }: Changing,
  wanted: readonly PlacedRole[],
  before: readonly PlacedRole[],
): Promise<{ immediate: PlacedRole[]; waiting: PlacedRole[] }> {
  const isNew = !before.some(isAdministrator) && wanted.some(isAdministrator)
  const others = isNew ? await createInvitationStore(tx).otherAdministrators(actor.userId) : []
  if (others.length === 0) return { immediate: [...wanted], waiting: [] }
  const waiting = wanted.filter((role) => isAdministrator(role))
  const places = new Set(waiting.map(placeOf))
  const atOnce = wanted.filter((role) => !isAdministrator(role))
  const replaced = without(before, atOnce).filter((role) => places.has(placeOf(role)))
  return { immediate: [...atOnce, ...replaced], waiting }
}

/** An invitation that waits for the person; nothing of an account is read or written for it. */
export async function insertInvitation(
  changing: Changing,
  invitee: Invitee,
  { roles, needsConfirmation }: { roles: readonly PlacedRole[]; needsConfirmation: boolean },
): Promise<void> {
  const { tx, actor, hours } = changing
  const store = createInvitationStore(tx)
  const id = `I${randomBytes(12).toString('hex')}`
  await store.insert({ ...invitee, id, needsConfirmation, hours }, actor.userId)
  await store.insertRoles(id, roles)
  audit(changing, id, roles, 'invited')
  if (!needsConfirmation) return leaveMessages(tx, OF_NO_SHIP_TO, [invitationMessage(id)])
  return informAdministrators(changing, { ...invitee, id })
}

/** Tells the others that one of them has to confirm a new administrator, each time that it waits for them. */
async function informAdministrators(
  { tx, actor, at }: Changing,
  { id, firstName, lastName }: { id: string; firstName: string; lastName: string },
): Promise<void> {
  const administrators = await createInvitationStore(tx).otherAdministrators(actor.userId)
  const notice = { key: `${id}:${at.toISOString()}`, name: `${firstName} ${lastName}` }
  await createNotices(tx).ofNewAdministrator(notice, administrators, at)
}

/** Changes what was typed of a person, and the roles they are invited to; without any the invitation is gone. */
export async function updateInvitation(
  changing: Changing,
  id: string,
  wish: UpdateUserBody,
): Promise<Outcome<void, ChangeRefusal>> {
  const found = await lockInReach(changing, id)
  if (!found.ok) return found
  const invitation = found.value
  if (wish.version !== invitation.version) return refuse({ code: 'changed-meanwhile' })
  if (!keepsEmail(invitation.email, wish)) return refuse({ code: 'email-not-changeable' })
  const [fault] = personFaults({ ...wish, email: invitation.email })
  if (fault) return refuse({ code: fault })
  const before = invitation.roles.filter(inReach(changing))
  const others = invitation.roles.filter((role) => !inReach(changing)(role))
  const shipTos = await changing.store.listShipTos(changing.reach)
  const wanted = wish.roles && placedRoles(changing, wish.roles, { shipTos, before, others })
  if (wanted && !wanted.ok) return wanted
  const after = wanted ? wanted.value : before
  const store = createInvitationStore(changing.tx)
  if (after.length + others.length === 0) {
    await withdraw(changing, invitation)
    await store.remove(id)
    return accept(undefined)
  }
  await store.deleteRoles(id, without(before, after))
  await store.insertRoles(id, without(after, before))
  await store.update(id, {
    ...personFields(others.length > 0 ? invitation : wish),
    locale: wish.locale ?? invitation.locale,
  })
  if ((await splitByConfirmation(changing, after, before)).waiting.length > 0) {
    await store.needConfirmation(id)
    await informAdministrators(changing, { ...personFields(wish), id })
  }
  audit(changing, id, [...before, ...after], 'updated')
  return accept(undefined)
}

/** Withdraws an invitation, or opens it again. */
export async function switchInvitation(
  changing: Changing,
  id: string,
  isActive: boolean,
): Promise<Outcome<void, ChangeRefusal>> {
  const found = await lockInReach(changing, id)
  if (!found.ok) return found
  const isOpen = found.value.state === 'open'
  if (isOpen === isActive) return accept(undefined)
  if (isActive) await renew(changing, found.value, 'activated')
  else await withdraw(changing, found.value)
  return accept(undefined)
}

/** Mails it again; it waits as long as a new one. */
export async function resendInvitation(
  changing: Changing,
  id: string,
  typed: string,
): Promise<Outcome<{ email: string }, ChangeRefusal>> {
  const found = await lockInReach(changing, id)
  if (!found.ok) return found
  const { email, state } = found.value
  if (typed.trim().toLowerCase() !== email) return refuse({ code: 'not-found' })
  if (state !== 'open') return refuse({ code: 'invitation-over' })
  await renew(changing, found.value, 'invited-again')
  return accept({ email })
}

/** Another administrator than who invites agrees. */
export async function confirmInvitation(changing: Changing, id: string): Promise<Outcome<void, ChangeRefusal>> {
  const { tx, actor, companies, hours } = changing
  const found = await lockInReach(changing, id)
  if (!found.ok) return found
  const isAdministrating = found.value.roles.every(({ companyId }) => companies.get(companyId) === 'administrator')
  if (!isAdministrating || !(await createInvitationStore(tx).confirm(id, actor.userId, hours)))
    return refuse({ code: 'not-found' })
  leaveMessages(tx, OF_NO_SHIP_TO, [invitationMessage(id)])
  audit(changing, id, found.value.roles, 'invitation-confirmed')
  return accept(undefined)
}

async function renew(changing: Changing, invitation: LockedInvitation, action: UserAction): Promise<void> {
  const { tx, actor, hours } = changing
  const { id, roles } = invitation
  const waitsForConfirmation = await createInvitationStore(tx).renew(id, actor.userId, hours)
  if (waitsForConfirmation) await informAdministrators(changing, invitation)
  else leaveMessages(tx, OF_NO_SHIP_TO, [invitationMessage(id)])
  audit(changing, id, roles, action)
}

/** The part of it that the caller manages; the whole, where nobody else does. */
async function withdraw(changing: Changing, { id, roles }: LockedInvitation): Promise<void> {
  const store = createInvitationStore(changing.tx)
  const own = roles.filter(inReach(changing))
  if (own.length < roles.length) await store.deleteRoles(id, own)
  else {
    await store.setState(id, 'withdrawn')
    await store.endLinks(id)
  }
  audit(changing, id, own, 'invitation-withdrawn')
}

const placeOf = ({ shipToId, customerType }: PlacedRole): string => `${shipToId} ${customerType}`

async function lockInReach(changing: Changing, id: string): Promise<Outcome<LockedInvitation, { code: 'not-found' }>> {
  const invitation = await createInvitationStore(changing.tx).lock(id)
  return invitation?.roles.some(inReach(changing)) ? accept(invitation) : refuse({ code: 'not-found' })
}

function audit({ tx, actor, at }: Changing, id: string, roles: readonly PlacedRole[], action: UserAction): void {
  auditUser(tx, { at, actorId: actor.userId, userId: id }, companiesOf(roles), action)
}
