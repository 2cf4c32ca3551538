import { isCustomerType, mayGiveRole, roleTargetOf } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Transaction } from '#platform/database/database.ts'
import { writeAudit } from '#request/audit.ts'
import { managedCompanies } from '#request/managed-companies.ts'
import { createNotices } from '#features/notifications/index.ts'
import { readActor } from '#features/session/index.ts'
import { createInvitationStore, type LockedInvitation } from './invitations.store.ts'

/** `invitation-over`: withdrawn, expired, or of somebody who may not give these roles any more. `other-account-needed`: nobody is of the brewery and of a customer at once. */
export type NotAccepted = { code: 'not-found' | 'invitation-over' | 'other-account-needed' }

type Acceptance = { id: string; email: string; at: Date }

/** Gives the person with this address the roles of an invitation to it; the caller locks its companies before any person. */
export async function acceptInvitation(
  tx: Transaction,
  { id, email, at }: Acceptance,
): Promise<Outcome<void, NotAccepted>> {
  const store = createInvitationStore(tx)
  const invitation = await store.lock(id)
  if (invitation?.email !== email) return refuse({ code: 'not-found' })
  const person = await store.lockPerson(email)
  if (!person || person.status === 'Inactive') return refuse({ code: 'not-found' })
  const refusal =
    (await whyOver(tx, invitation)) ?? whyNotTheirs(invitation, person.customerTypes.filter(isCustomerType))
  if (refusal) return refuse(refusal)
  await store.giveRoles(id, person.id)
  const [first] = invitation.roles
  if (first) await store.setDefaultShipTo(person.id, first.shipToId)
  for (const companyId of new Set(invitation.roles.map((role) => role.companyId)))
    writeAudit(tx, {
      at,
      actorId: person.id,
      companyId,
      shipToId: null,
      action: 'person-invitation-accepted',
      subject: person.id,
      details: { invitation: id },
    })
  for (const { companyId, shipToId, role, customerType } of invitation.roles)
    writeAudit(tx, {
      at,
      actorId: invitation.invitedBy,
      companyId,
      shipToId,
      action: 'person-role-given',
      subject: person.id,
      details: { role, was: null, customerType },
    })
  await createNotices(tx).ofAcceptedInvitation({ id, userId: person.id, invitedBy: invitation.invitedBy }, at)
  await store.endLinks(id)
  await store.remove(id)
  return accept(undefined)
}

async function whyOver(tx: Transaction, invitation: LockedInvitation): Promise<NotAccepted | null> {
  const { state, isExpired, waitsForConfirmation, roles, invitedBy } = invitation
  if (state !== 'open' || isExpired || waitsForConfirmation || roles.length === 0) return { code: 'invitation-over' }
  const inviter = await readActor(tx, invitedBy)
  const companies = inviter && managedCompanies(inviter)
  const gives = roles.every(({ companyId, shipToType, ...role }) =>
    mayGiveRole(companies?.get(companyId) ?? 'nobody', role, { shipToType, target: 'new' }),
  )
  return gives ? null : { code: 'invitation-over' }
}

function whyNotTheirs({ roles }: LockedInvitation, types: Parameters<typeof roleTargetOf>[0]): NotAccepted | null {
  const target = roleTargetOf(types)
  const isPossible = roles.every(({ shipToType, ...role }) => mayGiveRole('import', role, { shipToType, target }))
  return isPossible ? null : { code: 'other-account-needed' }
}
