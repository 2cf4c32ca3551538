import type { UserChange, UsersQuery } from '@fust/contract/rest'
import { roleChoices } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor } from '#request/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { giverAt, managedCompanies } from '#request/managed-companies.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { createManagedUserStore, isInvitationId } from './managed-user.store.ts'
import { managing, reachOf } from './managing.ts'
import { createUserChangesStore } from './user-changes.store.ts'

const PAGE_SIZE = 50
const CHANGES_SHOWN = 50

export type ManageUsers = ReturnType<typeof createManageUsers>

/** What is seen of the people of a company, by its own managers and by the brewery's people who look after it. */
export function createManageUsers({ db, authorise }: { db: Queries; authorise: Authorise }) {
  const store = createManagedUserStore(db)
  const changes = createUserChangesStore(db)

  /** One's own account, and of others those of the company one looks after. */
  async function readUser(
    actor: Actor | null,
    operation: OperationName,
    userId: string,
  ): Promise<Outcome<Awaited<ReturnType<typeof store.readOwn>> & object, AccessRefusal | { code: 'not-found' }>> {
    const refusal = authorise(actor, operation)
    if (refusal) return refuse(refusal)
    if (!actor) return refuse({ code: 'unauthorized' })
    const isOwn = userId === actor.userId
    const reach = reachOf(managedCompanies(actor))
    const found = isOwn
      ? await store.readOwn(userId)
      : isInvitationId(userId)
        ? await store.readInvited(reach, userId)
        : await store.read(reach, userId)
    return found ? accept(found) : refuse({ code: 'not-found' })
  }

  async function listUsers(actor: Actor | null, operation: OperationName, asked: UsersQuery) {
    const own = managing(authorise, actor, operation)
    if (!own.ok) return own
    const { search = '', status = '', role = '', shipToId = '', sort = 'name-asc' } = asked
    const { currentPage = 1, pageSize = PAGE_SIZE } = asked
    const filter = { search: likeOf(search), status, role, shipToId }
    const page = { sort, limit: pageSize, offset: (currentPage - 1) * pageSize }
    const { users, totalCount } = await store.list(reachOf(own.value.companies), filter, page)
    return accept({ users, totalCount, totalPages: Math.ceil(totalCount / pageSize) })
  }

  async function listShipTos(actor: Actor | null, operation: OperationName) {
    const own = managing(authorise, actor, operation)
    if (!own.ok) return own
    const { companies } = own.value
    const shipTos = await store.listShipTos(reachOf(companies))
    return accept(
      shipTos.map((shipTo) => ({
        ...shipTo,
        choices: roleChoices(giverAt(companies, shipTo.companyId), shipTo.customerType),
      })),
    )
  }

  async function listChanges(
    actor: Actor | null,
    operation: OperationName,
    { id = '', before = Number.MAX_SAFE_INTEGER }: { id?: string; before?: number },
  ) {
    const own = managing(authorise, actor, operation)
    if (!own.ok) return own
    const found = await changes.list(reachOf(own.value.companies), id, before, CHANGES_SHOWN + 1)
    const told = found.slice(0, CHANGES_SHOWN).map(({ id: entryId, at, byName, userId, ...change }): UserChange => ({
      ...change,
      id: Number(entryId),
      at: at.toISOString(),
      by: byName,
      UID: userId,
    }))
    return accept({ changes: told, hasMore: found.length > CHANGES_SHOWN })
  }

  return { readUser, listUsers, listShipTos, listChanges }
}

/** What holds these letters, whatever signs are among them. */
function likeOf(search: string): string {
  const letters = search.trim().toLowerCase()
  return letters === '' ? '' : `%${letters.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
