import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { writeAudit } from '#request/audit.ts'
import { createSessionStore, type StoredUser } from '#features/session/index.ts'
import { acceptInvitation, type NotAccepted } from './accept-invitation.ts'
import { createInvitationStore, type OwnInvitation } from './invitations.store.ts'

export type Invitations = ReturnType<typeof createInvitations>

/** What somebody is invited to, and their answer: until then nothing of it holds. */
export function createInvitations({ db, clock }: { db: Database; clock: Clock }) {
  const list = ({ email }: StoredUser): Promise<OwnInvitation[]> => createInvitationStore(db).listOwn(email)

  /** The person as they are with the new roles. */
  const acceptOne = (
    { id: userId, email }: StoredUser,
    id: string,
  ): Promise<Outcome<StoredUser | undefined, NotAccepted>> =>
    db.transaction(async (tx): Promise<Outcome<StoredUser | undefined, NotAccepted>> => {
      await createInvitationStore(tx).lockCompanies(id)
      const done = await acceptInvitation(tx, { id, email, at: clock.now() })
      return done.ok ? accept(await createSessionStore(tx).readUser(userId)) : done
    })

  const decline = (
    { id: userId, email }: StoredUser,
    id: string,
  ): Promise<Outcome<StoredUser | undefined, NotAccepted>> =>
    db.transaction(async (tx): Promise<Outcome<StoredUser | undefined, NotAccepted>> => {
      const store = createInvitationStore(tx)
      const invitation = await store.lock(id)
      if (invitation?.email !== email) return refuse({ code: 'not-found' })
      if (invitation.state !== 'open' || invitation.isExpired) return refuse({ code: 'invitation-over' })
      await store.setState(id, 'declined')
      await store.endLinks(id)
      const at = clock.now()
      for (const companyId of new Set(invitation.roles.map((role) => role.companyId)))
        writeAudit(tx, {
          at,
          // Whether the address has an account stays unknown to the company.
          actorId: null,
          companyId,
          shipToId: null,
          action: 'person-invitation-declined',
          subject: id,
          details: {},
        })
      return accept(await createSessionStore(tx).readUser(userId))
    })

  return { list, accept: acceptOne, decline }
}
