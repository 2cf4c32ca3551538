import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { FastifyBaseLogger } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#request/actor.ts'
import { writeAudit } from '#request/audit.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Queries } from '#platform/database.ts'
import type { Passwords } from '#platform/passwords.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { LOCKED_TOPIC } from './account-locked.payload.ts'
import { createSessionStore, type SessionKind, type StoredUser } from './session.store.ts'
import { shipToAccesses } from './ship-to-accesses.ts'

export type SessionSettings = {
  idleHours: number
  days: number
  signInAttempts: number
  lockMinutes: number
}

export type { StoredUser } from './session.store.ts'
export type OpenSession = { token: string; expiresAt: Date; user: StoredUser }
/** `breweryMark` is what the brewery's settings were known by when the session was read. */
export type FoundSession = { user: StoredUser; actor: Actor | null; breweryMark: string }

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

  /** One answer, and the same work, for an unknown address, a wrong password and a locked account (decisions, GQL-81). */
  async function signIn(
    email: string,
    password: string,
    kind: SessionKind,
    log: SecurityLog,
  ): Promise<Outcome<OpenSession, { code: 'wrong-credentials' }>> {
    const known = await store.readCredentials(email.trim().toLowerCase())
    const isRight = await passwords.verify(password, known?.passwordHash ?? null)
    const opened = known && isRight && known.status !== 'Invited' ? await openFor(known.id, kind) : null
    if (opened) {
      log.info({ event: 'sign-in', actor: opened.user.id }, 'signed in')
      return accept(opened)
    }
    const locksNow = await refuseSignIn(known?.id ?? null)
    log.info({ event: 'sign-in-refused', actor: known?.id ?? null }, 'sign-in refused')
    if (locksNow) log.warn({ event: 'account-locked', actor: known?.id }, 'an account was locked')
    return refuse({ code: 'wrong-credentials' })
  }

  /** Null when the account is locked. */
  function openFor(userId: string, kind: SessionKind): Promise<OpenSession | null> {
    return db.transaction(async (tx) => {
      const own = createSessionStore(tx)
      if (!(await own.forgiveFailures(userId))) return null
      const user = await own.readUser(userId)
      if (!user) return null
      const token = randomBytes(32).toString('base64url')
      const session = await own.insertSession({ tokenHash: hashed(token), userId, kind, days: settings.days })
      return session ? { token, user, ...session } : null
    })
  }

  /** Counts the failure and writes it down; true when it locks the account, of which its person is told. */
  function refuseSignIn(userId: string | null): Promise<boolean> {
    return db.transaction(async (tx) => {
      const own = createSessionStore(tx)
      const lockedUntil = await own.countFailure(userId ?? '', settings.signInAttempts, settings.lockMinutes)
      const entry = { at: clock.now(), actorId: userId, companyId: null, shipToId: null, subject: userId ?? 'unknown' }
      writeAudit(tx, { ...entry, action: 'sign-in-refused', details: {} })
      if (!userId || !lockedUntil) return false
      writeAudit(tx, { ...entry, action: 'account-locked', details: { lockedUntil } })
      const key = `${LOCKED_TOPIC}:${userId}:${lockedUntil.toISOString()}`
      const home = await own.readHome(userId)
      leaveMessages(tx, home, [{ key, topic: LOCKED_TOPIC, payload: { userId, lockedUntil } }])
      return true
    })
  }

  /** Null: the token is unknown, expired or revoked. `actor` is null for a person who may not act. */
  async function read(token: string, kind: SessionKind, shipToId?: string): Promise<FoundSession | null> {
    const tokenHash = hashed(token)
    const found = await store.readSession(tokenHash, kind, settings.idleHours)
    if (!found) return null
    if (found.isDueToBeSeen) await store.touchSession(tokenHash)
    const { user, breweryMark } = found
    return { user, actor: actorOf(user, { named: shipToId ?? null, chosen: found.shipToId }), breweryMark }
  }

  return {
    signIn,
    read,
    signOut: (token: string) => store.deleteSession(hashed(token)),
    readUser: ({ userId }: Actor) => store.readUser(userId),
    /** The ship-to that later sessions begin with; the caller has checked that it is the actor's. */
    chooseDefaultShipTo: async ({ userId }: Actor, shipToId: string) => {
      await store.setDefaultShipTo(userId, shipToId)
      return store.readUser(userId)
    },
    /** Remembers the ship-to whose price group holds when no header names one; the caller has checked that it is the actor's. */
    selectShipTo: (token: string, shipToId: string) => store.selectShipTo(hashed(token), shipToId),
  }
}

/** Removes sessions that have ended; who holds one is refused in any case. */
export function createSessionSweep({ db, idleHours }: { db: Queries; idleHours: number }) {
  const store = createSessionStore(db)
  return () => store.deleteExpired(idleHours)
}

export type Sessions = ReturnType<typeof createSessions>

function hashed(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Reads a person again in the midst of a request: what was taken away since it began is gone. */
export async function rereadActor(queries: Queries, { userId, namedShipToId, shipTo }: Actor): Promise<Actor | null> {
  const user = await createSessionStore(queries).readUser(userId)
  return user ? actorOf(user, { named: namedShipToId, chosen: shipTo?.shipToId ?? null }) : null
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
  }
}
