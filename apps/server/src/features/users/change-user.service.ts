import type { NewUserBody, NewUsersAnswer, NewUsersBody, RoleToGive, UpdateUserBody } from '@fust/contract/rest'
import {
  isKeyUser as makesKeyUser,
  isRole,
  isStaffType,
  mayGiveRole,
  mayTakeRole,
  roleChanges,
  roleTargetOf,
  takesLastKeyUser,
  type HeldRole,
} from '@fust/domain/access'
import { personFaults, type PersonFault, type PersonWords } from '@fust/domain/account'
import { LANGUAGES } from '@fust/domain/market'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Actor } from '#request/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { createNotices } from '#features/notifications/index.ts'
import { createOneTimeLinks } from '#features/one-time-links/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { linkMessage, OF_NO_SHIP_TO } from '#features/passwords/index.ts'
import { createSessionStore, holdActor } from '#features/session/index.ts'
import {
  createManagedUserStore,
  type LockedUser,
  type ManagedShipTo,
  type ManagedUserStore,
  type Reach,
} from './managed-user.store.ts'
import { giverAt, managedCompanies, managing, reachOf, type ManagedCompanies } from './managing.ts'
import { auditRoles, auditUser } from './user-audit.ts'

export type ChangeRefusal =
  | AccessRefusal
  | {
      code:
        | PersonFault
        | 'not-found'
        | 'ship-to-not-yours'
        | 'customer-type-unknown'
        | 'role-not-yours'
        | 'user-exists'
        | 'changed-meanwhile'
        | 'email-not-changeable'
        | 'last-key-user'
        | 'person-leaves'
        | 'user-already-validated'
    }

/** A role with the company that it is in. */
type PlacedRole = HeldRole & { companyId: string }

/** What a change is made with: the companies are locked, and what the actor may was read behind that. */
type Changing = {
  tx: Transaction
  store: ManagedUserStore
  actor: Actor
  companies: ManagedCompanies
  reach: Reach
  at: Date
}

export type ChangeUsers = ReturnType<typeof createChangeUsers>

/** What is changed about the people of a company, by its own managers and by the brewery's people who look after it. */
export function createChangeUsers({ db, clock, authorise }: { db: Database; clock: Clock; authorise: Authorise }) {
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
      return work({ tx, store, actor, companies, reach: reachOf(companies), at: clock.now() })
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
        else if (problems.length === 0 && (await isColleague(changing, email))) problems.push('user-exists')
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
      const { tx, store, reach, at } = changing
      const found = await lockManaged(changing, userId)
      if (!found.ok) return found
      const user = found.value
      const before = user.roles.filter(inReach(changing))
      const others = user.roles.filter((role) => !inReach(changing)(role))
      // Whoever works for another company or for the brewery, too, says for themselves what they are called.
      const isShared = others.length > 0
      const said = isShared ? user : { ...saidIn(wish), locale: wish.locale ?? user.locale }
      const refusal = reviewUpdate(user, wish, isShared)
      if (refusal) return refuse(refusal)
      const wanted =
        wish.roles && placedRoles(changing, wish.roles, { shipTos: await store.listShipTos(reach), before, others })
      if (wanted && !wanted.ok) return wanted
      const after = wanted ? wanted.value : before
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
      return accept(undefined)
    })

  /** Switches all roles of the person in these companies on or off; without any that is on elsewhere the account follows. */
  const setStatus = (
    actor: Actor | null,
    operation: OperationName,
    { userId, isActive }: { userId: string; isActive: boolean },
  ) =>
    change<void, ChangeRefusal>(actor, operation, async (changing) => {
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

  return { invite, inviteMany, update, setStatus, resend }
}

type Invitee = PersonWords & { locale: string | null }

/** Gives the roles to whoever has the address, or makes an account that is invited: the answer is the same. */
async function inviteOne(
  changing: Changing,
  wish: Invitee,
  roles: readonly PlacedRole[],
): Promise<Outcome<{ email: string }, ChangeRefusal>> {
  const { tx, store, actor, at } = changing
  const email = wish.email.trim().toLowerCase()
  const id = `U${randomBytes(12).toString('hex')}`
  const user = { ...saidIn(wish), id, email, locale: wish.locale, defaultShipToId: roles[0]?.shipToId ?? '' }
  const isNew = await store.insertUser(user, actor.userId)
  const userId = isNew ? id : await store.readByEmail(email)
  if (userId === undefined) return refuse({ code: 'changed-meanwhile' })
  const known = isNew ? undefined : await store.lockUser(userId)
  if (known?.roles.some(inReach(changing))) return refuse({ code: 'user-exists' })
  await store.insertRoles(userId, roles, true)
  const done = { at, actorId: actor.userId, userId }
  auditUser(tx, done, companiesOf(roles), 'invited')
  auditRoles(tx, done, placed(roleChanges([], roles), roles))
  // A new one is told by the invitation.
  if (!isNew) await tellRoles({ tx, actor, at }, userId, roles)
  leaveMessages(tx, OF_NO_SHIP_TO, [linkMessage(randomUUID(), { userId, isAsked: false })])
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

async function isColleague({ store, reach }: Changing, email: string): Promise<boolean> {
  const userId = await store.readByEmail(email)
  return userId !== undefined && (await store.read(reach, userId)) !== undefined
}

/** The roles that the caller sees, and may change or take away. */
const inReach =
  ({ companies }: Pick<Changing, 'companies'>) =>
  ({ companyId, customerType }: PlacedRole): boolean =>
    mayTakeRole(giverAt(companies, companyId), customerType)

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

/** An address stays what it was (IDN-43); a client that sends all of a person may send it along. */
export function keepsEmail(email: string, wish: Pick<UpdateUserBody, 'email'>): boolean {
  return wish.email === undefined || wish.email.trim().toLowerCase() === email
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

/** What a person has: where roles are changed, those in reach of the caller and all others. */
type RolesSoFar = {
  shipTos: readonly ManagedShipTo[]
  before?: readonly PlacedRole[]
  others?: readonly PlacedRole[]
}

/** The roles with their companies; refused where a ship-to is not of these, or the caller may not give such a role there. */
function placedRoles(
  changing: Changing,
  wanted: readonly RoleToGive[],
  { shipTos, before = [], others = [] }: RolesSoFar,
): Outcome<PlacedRole[], { code: 'ship-to-not-yours' | 'customer-type-unknown' | 'role-not-yours' }> {
  const roles: PlacedRole[] = []
  for (const { shipToId, role, customerType } of wanted) {
    const shipTo = shipTos.find((own) => own.shipToId === shipToId)
    if (!shipTo) return refuse({ code: 'ship-to-not-yours' })
    roles.push({ companyId: shipTo.companyId, shipToId, role, customerType: customerType ?? shipTo.customerType })
  }
  // Said twice, it is given once.
  const once = new Map(roles.map((role) => [keyOf(role), role]))
  const stays = new Set(before.map(keyOf))
  for (const [key, role] of once) {
    if (stays.has(key)) continue
    const beside = [...others, ...[...once.values()].filter((other) => other !== role)]
    if (!mayGive(changing, role, { shipTos, beside }))
      return refuse({ code: isStaffType(role.customerType) ? 'role-not-yours' : 'customer-type-unknown' })
  }
  return accept([...once.values()])
}

const keyOf = ({ shipToId, customerType, role }: HeldRole): string => `${shipToId} ${customerType} ${role}`

/** Asks the table of who gives which role. */
function mayGive(
  { companies }: Changing,
  role: PlacedRole,
  { shipTos, beside }: { shipTos: readonly ManagedShipTo[]; beside: readonly PlacedRole[] },
): boolean {
  const shipTo = shipTos.find(({ shipToId }) => shipToId === role.shipToId)
  if (!shipTo) return false
  const target = roleTargetOf(beside.map(({ customerType }) => customerType))
  return mayGiveRole(giverAt(companies, role.companyId), role, { shipToType: shipTo.customerType, target })
}

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

const companiesOf = (roles: readonly { companyId: string }[]): string[] => [
  ...new Set(roles.map(({ companyId }) => companyId)),
]

const saidIn = ({ firstName, lastName, phone }: Pick<PersonWords, 'firstName' | 'lastName' | 'phone'>) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: phone.trim(),
})

type Said = { firstName: string; lastName: string; phone: string; locale: string }

/** Which of it is another: what it says stands nowhere but with the person. */
function changedWords(before: Said, after: Said): string[] {
  const words = ['firstName', 'lastName', 'phone', 'locale'] as const
  return words.filter((word) => before[word] !== after[word])
}
