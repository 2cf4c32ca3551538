import { isAdministrator } from '@fust/domain/access'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { FastifyBaseLogger } from 'fastify'
import { randomBytes } from 'node:crypto'
import { accessTo, type Actor, type ShipToAccess } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { tokenHashOf } from '#request/session-token.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Queries, Transaction } from '#platform/database/database.ts'
import type { Passwords } from '#platform/passwords.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { withdrawErasure } from '#features/privacy/index.ts'
import { LOCKED_TOPIC } from './account-locked.payload.ts'
import { customersIn, personNow } from './ordering-for.ts'
import { createSessionStore, type OrderedFor, type SessionKind, type StoredUser } from './session.store.ts'
import { shipToAccesses } from './ship-to-accesses.ts'
import { createSignInPlaces, placeHashes, type Origin } from './sign-in-place.ts'
import { createSignInPlaceStore, type CountedAt } from './sign-in-place.store.ts'

export type SessionSettings = {
  idleHours: number
  days: number
  signInAttempts: number
  lockMinutes: number
  failuresPerMinute: number
  /** Whether an administrator of the brewery has to have a second factor. */
  administratorsNeedFactor: boolean
}

/** `second-factor-needed` is no sign-in yet: the token is for its second step. */
export type SignInRefusal =
  | { code: 'wrong-credentials' | 'account-inactive' }
  | { code: 'too-many-requests'; retryAfterSeconds: number }
  | { code: 'second-factor-needed'; token: string; hasPasskey: boolean }
export type SecondStepRefusal = { code: 'second-factor-wrong' | 'second-step-over' | 'account-inactive' }

/** Takes what somebody showed as their second factor; false where it is wrong. */
type TakeFactor = (tx: Transaction, userId: string) => Promise<boolean>

// Time to find the phone.
const SECOND_STEP_MINUTES = 10
// Of the hash of a place: enough to tell two places of one person apart.
const KEY_BYTES = 8

export type { StoredUser } from './session.store.ts'
/** `deviceToken` is what the device is known by from now on; null for a client that keeps no cookie. */
export type OpenSession = { token: string; expiresAt: Date; user: StoredUser; deviceToken: string | null }
/** `breweryMark` is what the brewery's settings were known by when the session was read. */
export type FoundSession = { user: StoredUser; actor: Actor | null; breweryMark: string; owesSecondFactor: boolean }

/** From what and from where somebody signs in; `device` as it says itself. */
export type Client = Origin & { kind: SessionKind; device: string }

/** Where security events go: the log of the request, which knows its id. */
export type SecurityLog = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Signs people in and out, and makes the actor of a request from a token. */
export function createSessions({
  db,
  clock,
  passwords,
  settings,
}: {
  db: Database
  clock: Clock
  passwords: Passwords
  settings: SessionSettings
}) {
  const store = createSessionStore(db)
  const places = createSignInPlaces({ db, failuresPerMinute: settings.failuresPerMinute })

  /** Whether this person has to have a second factor, as they are themselves, whomever they order for. */
  const needsFactor = ({ entries }: StoredUser): boolean =>
    settings.administratorsNeedFactor && entries.some(isAdministrator)

  const owesFactor = (user: StoredUser, byProvider: boolean): boolean =>
    !byProvider && !user.hasSecondFactor && needsFactor(user)

  /**
   * One answer, and the same work, for an unknown address, a wrong password and a locked account (decisions, GQL-81). Failures
   * in unknown places lock the account for unknown places; each known device and network has a count of its own.
   */
  async function signIn(
    email: string,
    password: string,
    client: Client,
    log: SecurityLog,
  ): Promise<Outcome<OpenSession, SignInRefusal>> {
    const address = email.trim().toLowerCase()
    const known = await store.readCredentials(address)
    const place = await places.read(known?.id ?? null, client)
    if (place.retryAfterSeconds !== null)
      return refuse({ code: 'too-many-requests', retryAfterSeconds: place.retryAfterSeconds })
    const isRight = await passwords.verify(password, known?.passwordHash ?? null)
    const mayOpen = known && isRight && known.status !== 'Invited'
    if (mayOpen && known.hasSecondFactor) {
      const begun = randomBytes(32).toString('base64url')
      if (await beginSecondStep(known.id, tokenHashOf(begun), place)) {
        log.info({ event: 'second-factor-asked', actor: known.id }, 'the second factor is asked')
        return refuse({ code: 'second-factor-needed', token: begun, hasPasskey: known.hasPasskey })
      }
    }
    const opened = mayOpen && !known.hasSecondFactor ? await openForgiven(known.id, client, place) : null
    if (opened === 'inactive') {
      log.info({ event: 'sign-in-refused', actor: known?.id ?? null, code: 'account-inactive' }, 'sign-in refused')
      return refuse({ code: 'account-inactive' })
    }
    if (opened) {
      log.info({ event: 'sign-in', actor: opened.user.id }, 'signed in')
      return accept(opened)
    }
    const locksNow = await db.transaction((tx) => noteFailure(tx, known?.id ?? null, place))
    if (await places.noteFailure(address, client))
      log.warn({ event: 'limit', limit: 'failed-sign-ins' }, 'too many wrong passwords')
    log.info({ event: 'sign-in-refused', actor: known?.id ?? null }, 'sign-in refused')
    if (locksNow) tellLocked(log, known?.id ?? null, place)
    return refuse({ code: 'wrong-credentials' })
  }

  const tellLocked = (log: SecurityLog, userId: string | null, { scope }: CountedAt) =>
    log.warn({ event: 'account-locked', actor: userId, code: scope }, 'an account was locked')

  /** False while the account is locked there: of many tries at once the right one does not slip through. */
  function beginSecondStep(userId: string, tokenHash: Buffer, place: CountedAt): Promise<boolean> {
    return db.transaction(async (tx) => {
      if (!(await createSignInPlaceStore(tx).lockOpen(userId, place))) return false
      await createSessionStore(tx).insertPending(tokenHash, userId, SECOND_STEP_MINUTES)
      return true
    })
  }

  /** Null when the account is locked there; whoever knows the password of one that is not active is told so, and nobody else. */
  function openForgiven(userId: string, client: Client, place: CountedAt): Promise<OpenSession | 'inactive' | null> {
    return db.transaction(async (tx) => {
      if (!(await createSignInPlaceStore(tx).lockOpen(userId, place))) return null
      return openFor(tx, await createSessionStore(tx).forgiveFailures(userId), client)
    })
  }

  async function openFor(
    tx: Transaction,
    found: StoredUser | undefined,
    client: Client,
    byProvider = false,
  ): Promise<OpenSession | 'inactive' | null> {
    if (!found) return null
    const own = createSessionStore(tx)
    const userId = found.id
    // Whoever comes back before they are erased stays.
    const isBack =
      found.status === 'Inactive' && (await withdrawErasure(tx, { userId, at: clock.now(), actorId: userId }))
    const known = isBack ? await own.readUser(userId) : found
    if (!known) return null
    const user = { ...personNow(known, null), owesSecondFactor: owesFactor(known, byProvider) }
    if (user.status === 'Inactive') return 'inactive'
    const token = randomBytes(32).toString('base64url')
    const { kind, device, deviceToken } = client
    const [session] = await Promise.all([
      own.insertSession({
        tokenHash: tokenHashOf(token),
        userId,
        kind,
        device,
        days: settings.days,
        byProvider,
      }),
      createSignInPlaceStore(tx).note(userId, placeHashes(userId, client)),
    ])
    return session ? { token, user, deviceToken, ...session } : null
  }

  /** Counts the failure and writes it down; true when it locks the account for this place, of which its person is told. */
  async function noteFailure(tx: Transaction, userId: string | null, place: CountedAt): Promise<boolean> {
    const { signInAttempts: maxAttempts, lockMinutes } = settings
    const counted = createSignInPlaceStore(tx)
    const lockedUntil = await counted.countFailure(userId ?? '', place, { maxAttempts, lockMinutes })
    const entry = { at: clock.now(), actorId: userId, companyId: null, shipToId: null, subject: userId ?? 'unknown' }
    writeAudit(tx, { ...entry, action: 'sign-in-refused', details: {} })
    if (!userId || !lockedUntil) return false
    const { scope, placeHash } = place
    writeAudit(tx, { ...entry, action: 'account-locked', details: { lockedUntil, scope } })
    const where = placeHash === null ? '' : `:${placeHash.toString('hex', 0, KEY_BYTES)}`
    const key = `${LOCKED_TOPIC}:${userId}:${lockedUntil.toISOString()}${where}`
    const home = await createSessionStore(tx).readHome(userId)
    leaveMessages(tx, home, [{ key, topic: LOCKED_TOPIC, payload: { userId, lockedUntil, scope } }])
    return true
  }

  /** Wrong codes count with wrong passwords, and a right password alone forgives none: five in a row lock the account for this place. */
  async function finishSignIn(
    begun: string,
    takeFactor: TakeFactor,
    client: Client,
    log: SecurityLog,
  ): Promise<Outcome<OpenSession, SecondStepRefusal>> {
    const tokenHash = tokenHashOf(begun)
    const userId = await store.readPending(tokenHash)
    if (userId === undefined) return refuse({ code: 'second-step-over' })
    const place = await places.read(userId, client)
    const result = await db.transaction(async (tx) => {
      const own = createSessionStore(tx)
      if (!(await createSignInPlaceStore(tx).lockOpen(userId, place))) return 'wrong'
      // Another request may have finished it while this one waited.
      if ((await own.readPending(tokenHash)) === undefined) return 'over'
      if (!(await takeFactor(tx, userId))) return (await noteFailure(tx, userId, place)) ? 'locks' : 'wrong'
      await own.deletePending(tokenHash)
      return (await openFor(tx, await own.forgiveFailures(userId), client)) ?? 'over'
    })
    if (typeof result === 'object') {
      log.info({ event: 'sign-in', actor: userId }, 'signed in')
      return accept(result)
    }
    log.info({ event: 'sign-in-refused', actor: userId, code: 'second-factor' }, 'sign-in refused')
    if (result === 'locks') tellLocked(log, userId, place)
    if (result === 'inactive') return refuse({ code: 'account-inactive' })
    return refuse({ code: result === 'over' ? 'second-step-over' : 'second-factor-wrong' })
  }

  /** Null: the token is unknown, expired or revoked. `actor` is null for a person who may not act. */
  async function read(token: string, kind: SessionKind, shipToId?: string): Promise<FoundSession | null> {
    const tokenHash = tokenHashOf(token)
    const found = await store.readSession(tokenHash, kind, settings.idleHours)
    if (!found) return null
    if (found.isDueToBeSeen) await store.touchSession(tokenHash)
    const { breweryMark, orderingFor } = found
    const owesSecondFactor = owesFactor(found.user, found.byProvider)
    const user = { ...personNow(found.user, orderingFor), owesSecondFactor }
    // The customer or the role was taken away: from here on they are themselves again.
    if (orderingFor !== null && !user.orderingFor)
      await db.transaction((tx) => changeOrderingFor(tx, tokenHash, user.id, { to: null, why: 'lost' }))
    return {
      user,
      actor: actorOf(user, { named: shipToId ?? null, chosen: found.shipToId }),
      breweryMark,
      owesSecondFactor,
    }
  }

  /** Ends ordering for one customer, begins it for another; the trail tells both. True where anything changed. */
  async function changeOrderingFor(
    tx: Transaction,
    tokenHash: Buffer,
    userId: string,
    { to, why }: { to: OrderedFor | null; why: 'chosen' | 'stopped' | 'lost' },
  ): Promise<boolean> {
    const changed = await createSessionStore(tx).setOrderingFor(tokenHash, to?.companyId ?? null)
    if (!changed) return false
    const entry = { at: clock.now(), actorId: userId, shipToId: null, subject: userId }
    if (changed.before !== null)
      writeAudit(tx, { ...entry, companyId: changed.before, action: 'ordering-for-ended', details: { why } })
    if (to)
      writeAudit(tx, {
        ...entry,
        companyId: to.companyId,
        action: 'ordering-for-began',
        details: { customer: to.companyName },
      })
    return true
  }

  return {
    signIn,
    finishSignIn,
    /** The customers that this person may order for, whoever they order for now. */
    customersOf: async ({ userId }: Actor) => customersIn((await store.readUser(userId))?.entries ?? []),
    /** From here on the session orders for that customer; unknown and not theirs are the same answer. */
    async orderFor({ userId }: Actor, token: string, companyId: string): Promise<StoredUser | null> {
      return db.transaction(async (tx) => {
        const user = await readPerson(tx, userId, companyId)
        if (!user?.orderingFor) return null
        await changeOrderingFor(tx, tokenHashOf(token), userId, { to: user.orderingFor, why: 'chosen' })
        return user
      })
    },
    async stopOrderingFor({ userId }: Actor, token: string): Promise<StoredUser | undefined> {
      return db.transaction(async (tx) => {
        await changeOrderingFor(tx, tokenHashOf(token), userId, { to: null, why: 'stopped' })
        return readPerson(tx, userId, null)
      })
    },
    /** For somebody whom a provider has proven to be them: wrong passwords, whoever tried them, lock no such door. */
    openProven: (userId: string, client: Client, { byProvider }: { byProvider: boolean }) =>
      db.transaction(async (tx) => {
        const [, user] = await Promise.all([
          createSignInPlaceStore(tx).lockPerson(userId),
          createSessionStore(tx).readUser(userId),
        ])
        return openFor(tx, user, client, byProvider)
      }),
    /** Whether this person may not be without a second factor. */
    async mustHaveFactor({ userId }: Actor): Promise<boolean> {
      const user = settings.administratorsNeedFactor ? await store.readUser(userId) : undefined
      return user !== undefined && needsFactor(user)
    },
    read,
    signOut: (token: string) => store.deleteSession(tokenHashOf(token), clock.now()),
    /** Nothing is pushed to a browser any more, but for this person. */
    endPushThere: (deviceHash: Buffer, userId: string | null) => store.endPushThere(deviceHash, userId),
    readUser: ({ userId, orderingFor }: Actor) => readPerson(db, userId, orderingFor?.companyId ?? null),
    /** Where this person is signed in; `token` is that of the request. */
    listOwn: ({ userId }: Actor, token: string) => store.listSessions(userId, tokenHashOf(token), settings.idleHours),
    /** Ends one of this person's sessions; false where they have no such one. */
    endOwn: ({ userId }: Actor, id: string) =>
      db.transaction(async (tx) => {
        const isEnded = await createSessionStore(tx).endOwnSession(userId, id)
        const entry = { at: clock.now(), actorId: userId, companyId: null, shipToId: null, subject: userId }
        if (isEnded) writeAudit(tx, { ...entry, action: 'session-ended', details: { session: id } })
        return isEnded
      }),
    /** The ship-to that later sessions begin with; the caller has checked that it is the actor's. */
    chooseDefaultShipTo: async ({ userId }: Actor, shipToId: string) => {
      await store.setDefaultShipTo(userId, shipToId)
      return readPerson(db, userId, null)
    },
    /** Remembers the ship-to whose price group holds when no header names one; the caller has checked that it is the actor's. */
    selectShipTo: (token: string, shipToId: string) => store.selectShipTo(tokenHashOf(token), shipToId),
  }
}

/** Removes sessions that have ended; who holds one is refused in any case. */
export function createSessionSweep({ db, idleHours }: { db: Queries; idleHours: number }) {
  const store = createSessionStore(db)
  return async () => {
    await store.sweepPending()
    await createSignInPlaceStore(db).sweep()
    return store.deleteExpired(idleHours)
  }
}

export type Sessions = ReturnType<typeof createSessions>

/** Reads a person again in the midst of a request: what was taken away since it began is gone. */
export async function rereadActor(
  queries: Queries,
  {
    userId,
    namedShipToId,
    shipTo,
    orderingFor,
  }: Pick<Actor, 'userId' | 'namedShipToId' | 'orderingFor'> & { shipTo: Pick<ShipToAccess, 'shipToId'> | null },
): Promise<Actor | null> {
  const user = await readPerson(queries, userId, orderingFor?.companyId ?? null)
  return user ? actorOf(user, { named: namedShipToId, chosen: shipTo?.shipToId ?? null }) : null
}

/** Reads a person again in the midst of a change: what was taken away since it was asked is gone, and until the change is made nobody takes away more. */
export async function holdActor(tx: Transaction, asker: Actor): Promise<Actor | null> {
  // One round trip: the person is read once they are held.
  const [, actor] = await Promise.all([createSessionStore(tx).holdUser(asker.userId), rereadActor(tx, asker)])
  return actor
}

/** Asks the policy again in the midst of a change, of the person who is held, at the ship-to that they were let in for. */
export async function allowedStill(
  tx: Transaction,
  authorise: Authorise,
  { actor, operation, shipToId }: { actor: Actor; operation: OperationName; shipToId: string },
): Promise<Outcome<{ actor: Actor; access: ShipToAccess }, AccessRefusal>> {
  const held = await holdActor(tx, actor)
  if (!held) return refuse({ code: 'unauthorized' })
  const access = accessTo(held, shipToId)
  if (!access) return refuse({ code: 'forbidden', anyOf: [] })
  const refusal = authorise(held, operation, access)
  return refusal ? refuse(refusal) : accept({ actor: held, access })
}

/** What somebody may do who does not ask: whom something is told by mail. */
export async function readActor(queries: Queries, userId: string): Promise<Actor | null> {
  const user = await readPerson(queries, userId, null)
  return user ? actorOf(user, { named: null, chosen: null }) : null
}

/** Somebody as they are while they order for that company, or for none. */
async function readPerson(
  queries: Queries,
  userId: string,
  orderingFor: string | null,
): Promise<StoredUser | undefined> {
  const known = await createSessionStore(queries).readUser(userId)
  return known && personNow(known, orderingFor)
}

/** Null for somebody who is deactivated, not validated, or has no role anywhere. */
function actorOf(user: StoredUser, { named, chosen }: { named: string | null; chosen: string | null }): Actor | null {
  const shipTos = shipToAccesses(user.entries)
  if (user.status !== 'Active' || !user.isValidated || shipTos.length === 0) return null
  const own = (id: string | null) => shipTos.find((access) => access.shipToId === id)
  const shipTo =
    own(named ?? chosen) ??
    own(user.defaultShipToId) ??
    shipTos.find((access) => access.status === 'ACTIVE') ??
    shipTos[0]
  return {
    userId: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    locale: user.locale,
    shipTos,
    defaultShipToId: user.defaultShipToId,
    namedShipToId: named,
    shipTo: shipTo ?? null,
    orderingFor: user.orderingFor ?? null,
  }
}
