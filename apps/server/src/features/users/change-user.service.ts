import type { NewUserBody, NewUsersAnswer, NewUsersBody, UpdateUserBody } from '@fust/contract/rest'
import { isKeyUser as makesKeyUser, isRole, roleChanges, takesLastKeyUser } from '@fust/domain/access'
import { personFaults } from '@fust/domain/account'
import { LANGUAGES } from '@fust/domain/market'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { randomUUID } from 'node:crypto'
import type { Actor } from '#request/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { managedCompanies } from '#request/managed-companies.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { createNotices } from '#features/notifications/index.ts'
import { createOneTimeLinks } from '#features/one-time-links/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { linkMessage, OF_NO_SHIP_TO } from '#features/passwords/index.ts'
import { createSessionStore, holdActor } from '#features/session/index.ts'
import { createManagedUserStore, isInvitationId, type LockedUser, type ManagedShipTo } from './managed-user.store.ts'
import {
  confirmInvitation,
  splitByConfirmation,
  insertInvitation,
  resendInvitation,
  switchInvitation,
  updateInvitation,
} from './change-invitation.ts'
import {
  changedWords,
  companiesOf,
  inReach,
  keepsEmail,
  mayGive,
  placedRoles,
  personFields,
  without,
  type ChangeRefusal,
  type Changing,
  type Invitee,
  type PlacedRole,
} from './changing.ts'
import { managing, reachOf } from './managing.ts'
import { auditRoles, auditUser } from './user-audit.ts'

export type ChangeUsers = ReturnType<typeof createChangeUsers>

/** What is changed about the people of a company, by its own managers and by the brewery's people who look after it. */
export function createChangeUsers({
  db,
  clock,
  authorise,
  hours,
}: {
  db: Database
  clock: Clock
  authorise: Authorise
  /** So long an invitation waits for its answer. */
  hours: number
}) {
  /** Changes of one company's people come one after the other: the last Key user is counted right, and a role that was taken meanwhile is gone. */
  async function change<T, R>(
    asker: Actor | null,
    operation: OperationName,
    work: (changing: Changing) => Promise<Outcome<T, R>>,
  ): Promise<Outcome<T, R | AccessRefusal>> {
    const asked = managing(authorise, asker, operation)
    if (!asked.ok) return asked
    return db.transaction(async (tx): Promise<Outcome<T, R | AccessRefusal>> => {
      const store = createManagedUserStore(tx)
      await store.lockCompanies([...asked.value.companies.keys()])
      const actor = await holdActor(tx, asked.value.actor)
      if (!actor) return refuse({ code: 'unauthorized' })
      const still = [...managedCompanies(actor)]
      const companies = new Map(still.filter(([company]) => asked.value.companies.has(company)))
      if (companies.size === 0) return refuse({ code: 'forbidden', anyOf: [] })
      return work({ tx, store, actor, companies, reach: reachOf(companies), at: clock.now(), hours })
    })
  }

  const invite = (actor: Actor | null, operation: OperationName, wish: NewUserBody) =>
    change<{ email: string }, ChangeRefusal>(actor, operation, async (changing) => {
      const [fault] = personFaults(wish)
      if (fault) return refuse({ code: fault })
      const roles = placedRoles(changing, wish.roles, { shipTos: await changing.store.listShipTos(changing.reach) })
      if (!roles.ok) return roles
      return inviteOne(changing, { ...wish, locale: wish.locale ?? null }, roles.value)
    })

  /** Looks at each row of a file, and invites those with nothing wrong. */
  const inviteMany = (actor: Actor | null, operation: OperationName, { isDryRun, users }: NewUsersBody) =>
    change<NewUsersAnswer, never>(actor, operation, async (changing) => {
      const shipTos = await changing.store.listShipTos(changing.reach)
      const seen = new Set<string>()
      const rows: NewUsersAnswer['rows'] = []
      let invited = 0
      for (const row of users) {
        const email = row.email.trim().toLowerCase()
        const { problems, roles } = reviewRow(changing, row, shipTos)
        if (seen.has(email)) problems.push('email-twice')
        else if (problems.length === 0 && (await changing.store.isInReach(changing.reach, email)))
          problems.push('user-exists')
        seen.add(email)
        rows.push({ email: row.email, problems })
        if (problems.length > 0 || isDryRun) continue
        await inviteOne(changing, { ...row, locale: row.locale === '' ? null : row.locale }, roles)
        invited += 1
      }
      return accept({ rows, invited })
    })

  const update = (actor: Actor | null, operation: OperationName, userId: string, wish: UpdateUserBody) =>
    change<void, ChangeRefusal>(actor, operation, async (changing) => {
      if (isInvitationId(userId)) return updateInvitation(changing, userId, wish)
      const { tx, store, reach, at } = changing
      const found = await lockManaged(changing, userId)
      if (!found.ok) return found
      const user = found.value
      const before = user.roles.filter(inReach(changing))
      const others = user.roles.filter((role) => !inReach(changing)(role))
      // Whoever works for another company or for the brewery, too, says for themselves what they are called.
      const isShared = others.length > 0
      const said = isShared ? user : { ...personFields(wish), locale: wish.locale ?? user.locale }
      const refusal = reviewUpdate(user, wish, isShared)
      if (refusal) return refuse(refusal)
      const wanted =
        wish.roles && placedRoles(changing, wish.roles, { shipTos: await store.listShipTos(reach), before, others })
      if (wanted && !wanted.ok) return wanted
      const { immediate: after, waiting } = await splitByConfirmation(changing, wanted ? wanted.value : before, before)
      const isOff = before.every(({ isActive }) => !isActive)
      const keyUser = await lastKeyUserTaken(changing, user, (companyId) => isKeyUserIn(companyId, isOff ? [] : after))
      if (keyUser) return refuse(keyUser)
      const changes = placed(roleChanges(before, after), [...before, ...after])
      await store.deleteRoles(userId, rolesOf(changes, 'was'))
      await store.insertRoles(userId, rolesOf(changes, 'is'), !isOff)
      await store.updateUser(userId, said)
      const done = { at, actorId: changing.actor.userId, userId }
      const changed = changedWords(user, said)
      if (changed.length > 0) auditUser(tx, done, companiesOf(before), 'updated', { changed })
      auditRoles(tx, done, changes)
      if (changes.length > 0) await tellRoles(changing, userId, changes)
      const invited = waiting.length > 0 ? await store.listInvitedRoles(reach, user.email) : []
      const toInvite = without(waiting, invited)
      if (toInvite.length > 0)
        await insertInvitation(changing, { ...said, email: user.email }, { roles: toInvite, needsConfirmation: true })
      return accept(undefined)
    })

  /** Switches all roles of the person in these companies on or off; without any that is on elsewhere the account follows. */
  const setStatus = (
    actor: Actor | null,
    operation: OperationName,
    { userId, isActive }: { userId: string; isActive: boolean },
  ) =>
    change<void, ChangeRefusal>(actor, operation, async (changing) => {
      if (isInvitationId(userId)) return switchInvitation(changing, userId, isActive)
      const { tx, store, reach, at } = changing
      const found = await lockManaged(changing, userId)
      if (!found.ok) return found
      const user = found.value
      if (isActive && user.isLeaving) return refuse({ code: 'person-leaves' })
      const own = user.roles.filter(inReach(changing))
      const isSo = own.every((role) => role.isActive === isActive) && (user.status !== 'Inactive') === isActive
      if (isSo) return accept(undefined)
      const keyUser = await lastKeyUserTaken(changing, user, (companyId) => isActive && isKeyUserIn(companyId, own))
      if (keyUser) return refuse(keyUser)
      await store.switchRoles(reach, userId, isActive)
      const worksElsewhere = user.roles.some((role) => !inReach(changing)(role) && role.isActive)
      const status = isActive ? (user.hasPassword ? 'Active' : 'Invited') : worksElsewhere ? user.status : 'Inactive'
      await store.setStatus(userId, status)
      if (status === 'Inactive') await createOneTimeLinks(tx).endAll(userId)
      // What was opened before the person was deactivated stays shut.
      if (user.status === 'Inactive') await createSessionStore(tx).endAll(userId, null)
      const done = { at, actorId: changing.actor.userId, userId }
      auditUser(tx, done, companiesOf(own), isActive ? 'activated' : 'deactivated')
      return accept(undefined)
    })

  /** A new link for somebody who has not chosen a password yet; which of several are sent is for who makes them. */
  const resend = (actor: Actor | null, operation: OperationName, userId: string, typed: string) =>
    change<{ email: string }, ChangeRefusal>(actor, operation, async (changing) => {
      if (isInvitationId(userId)) return resendInvitation(changing, userId, typed)
      const found = await lockManaged(changing, userId)
      if (!found.ok) return found
      const { email, status, roles } = found.value
      if (typed.trim().toLowerCase() !== email) return refuse({ code: 'not-found' })
      if (status !== 'Invited') return refuse({ code: 'user-already-validated' })
      leaveMessages(changing.tx, OF_NO_SHIP_TO, [linkMessage(randomUUID(), { userId, isAsked: true })])
      const own = roles.filter(inReach(changing))
      const done = { at: changing.at, actorId: changing.actor.userId, userId }
      auditUser(changing.tx, done, companiesOf(own), 'invited-again')
      return accept({ email })
    })

  /** A second administrator agrees to a new one. */
  const confirm = (actor: Actor | null, operation: OperationName, id: string) =>
    change<void, ChangeRefusal>(actor, operation, (changing) => confirmInvitation(changing, id))

  return { invite, inviteMany, update, setStatus, resend, confirm }
}

/** An invitation to the address, whether or not anybody has it: the answer and the work are the same, and nobody has a role before they accept. */
async function inviteOne(
  changing: Changing,
  wish: Invitee,
  roles: readonly PlacedRole[],
): Promise<Outcome<{ email: string }, ChangeRefusal>> {
  const email = wish.email.trim().toLowerCase()
  if (await changing.store.isInReach(changing.reach, email)) return refuse({ code: 'user-exists' })
  const { waiting } = await splitByConfirmation(changing, roles, [])
  const invitee = { ...personFields(wish), email, locale: wish.locale }
  await insertInvitation(changing, invitee, { roles, needsConfirmation: waiting.length > 0 })
  return accept({ email })
}

/** What one does about oneself one knows. */
async function tellRoles(
  { tx, actor, at }: Pick<Changing, 'tx' | 'actor' | 'at'>,
  userId: string,
  roles: readonly { companyId: string }[],
): Promise<void> {
  if (userId !== actor.userId) await createNotices(tx).ofRoles(userId, companiesOf(roles), at)
}

async function lockManaged(changing: Changing, userId: string): Promise<Outcome<LockedUser, { code: 'not-found' }>> {
  const user = await changing.store.lockUser(userId)
  return user?.roles.some(inReach(changing)) ? accept(user) : refuse({ code: 'not-found' })
}

function reviewUpdate(user: LockedUser, wish: UpdateUserBody, isShared: boolean): ChangeRefusal | null {
  if (wish.version !== user.version) return { code: 'changed-meanwhile' }
  if (!keepsEmail(user.email, wish)) return { code: 'email-not-changeable' }
  const [fault] = isShared ? [] : personFaults({ ...wish, email: user.email })
  return fault ? { code: fault } : null
}

/** A refusal where a company would be left without a Key user. */
async function lastKeyUserTaken(
  { store, companies }: Changing,
  { id, status, roles }: LockedUser,
  staysKeyUser: (companyId: string) => boolean,
): Promise<{ code: 'last-key-user' } | null> {
  for (const companyId of companies.keys()) {
    const active = roles.filter(({ isActive }) => isActive)
    const wasKeyUser = status === 'Active' && isKeyUserIn(companyId, active)
    const isKeyUser = staysKeyUser(companyId)
    if (!wasKeyUser || isKeyUser) continue
    const otherKeyUsers = await store.countOtherKeyUsers(companyId, id)
    if (takesLastKeyUser({ wasKeyUser, isKeyUser, otherKeyUsers })) return { code: 'last-key-user' }
  }
  return null
}

const isKeyUserIn = (companyId: string, roles: readonly PlacedRole[]): boolean =>
  roles.some((role) => role.companyId === companyId && makesKeyUser(role))

function reviewRow(changing: Changing, row: NewUsersBody['users'][number], shipTos: readonly ManagedShipTo[]) {
  const problems: string[] = personFaults({ ...row, email: row.email.trim() })
  if (row.locale !== '' && !LANGUAGES.some((language) => language === row.locale)) problems.push('language-unknown')
  const { role, shipToIds } = row
  if (!isRole(role)) problems.push('role-unknown')
  const places = [...new Set(shipToIds)].map((id) => shipTos.find(({ shipToId }) => shipToId === id))
  if (places.length === 0 || places.includes(undefined)) problems.push('ship-to-unknown')
  const roles = places.flatMap((shipTo) =>
    shipTo && isRole(role)
      ? [{ companyId: shipTo.companyId, shipToId: shipTo.shipToId, customerType: shipTo.customerType, role }]
      : [],
  )
  if (roles.some((own) => !mayGive(changing, own, { shipTos, beside: roles.filter((other) => other !== own) })))
    problems.push('role-not-yours')
  return { problems, roles }
}

type PlacedChange = ReturnType<typeof roleChanges>[number] & { companyId: string }

function placed(changes: ReturnType<typeof roleChanges>, roles: readonly PlacedRole[]): PlacedChange[] {
  const companyOf = new Map(roles.map(({ shipToId, companyId }) => [shipToId, companyId]))
  return changes.map((change) => ({ ...change, companyId: companyOf.get(change.shipToId) ?? '' }))
}

function rolesOf(changes: readonly PlacedChange[], side: 'was' | 'is'): PlacedRole[] {
  return changes.flatMap(({ companyId, [side]: role }) => (role ? [{ ...role, companyId }] : []))
}
