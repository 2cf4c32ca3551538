import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Actor } from '#request/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { Arrivals } from './arrivals.ts'
import { createNotificationChoiceStore } from './notification-choices.store.ts'
import { keptSince, scopeOfActor } from './notification-scope.ts'
import {
  createNotificationStore,
  type NotificationPage,
  type NotificationScope,
  type StoredNotification,
} from './notifications.store.ts'

export type NotificationRefusal = AccessRefusal | { code: 'ship-to-not-yours' | 'user-not-you' | 'not-found' }

/** Whose they are, as a client says it; it narrows, and never widens. */
type Asked = { userId?: string | undefined; shipToIds?: readonly string[] | undefined }

/** More than that nobody counts. */
const MOST_UNREAD = 100

/** Ids of the latest, and how long to pause before asking again. */
type Latest = { latest: readonly number[]; pauseSeconds: number }

/** A caller who would wait. */
type Caller = {
  /** Ends its turn, so that it holds nobody up. */
  leaveTurn: () => void
  gone: AbortSignal
}

/** More than that at once are looked up in the list. */
const LATEST = 10
const PAUSE_SECONDS = 60

/** What people are told in the portal, by person and ship-to. */
export function createNotifications({
  db,
  clock,
  authorise,
  arrivals,
  waitMs,
}: {
  db: Queries
  clock: Clock
  authorise: Authorise
  arrivals: Arrivals
  /** So long a caller waits at most. */
  waitMs: number
}) {
  const store = createNotificationStore(db)

  function scopeOf(
    actor: Actor | null,
    operation: OperationName,
    { userId, shipToIds }: Asked,
  ): Outcome<NotificationScope, NotificationRefusal> {
    if (!actor) return refuse(authorise(actor, operation) ?? { code: 'unauthorized' })
    if (userId !== undefined && userId !== actor.userId) return refuse({ code: 'user-not-you' })
    const named = shipToIds && new Set(shipToIds)
    if (named && [...named].some((id) => !actor.shipTos.some((own) => own.shipToId === id)))
      return refuse({ code: 'ship-to-not-yours' })
    const accesses = actor.shipTos.filter((access) => authorise(actor, operation, access) === null)
    const refusal = accesses.length === 0 ? authorise(actor, operation) : null
    if (refusal) return refuse(refusal)
    const meant = accesses.filter(({ shipToId }) => named?.has(shipToId) ?? true)
    return accept(scopeOfActor(actor, meant, clock.now()))
  }

  async function readPage(
    actor: Actor | null,
    operation: OperationName,
    asked: Asked,
    page: NotificationPage,
  ): Promise<Outcome<StoredNotification[], NotificationRefusal>> {
    const scope = scopeOf(actor, operation, asked)
    return scope.ok ? accept(await store.readPage(scope.value, page)) : scope
  }

  async function countUnread(
    actor: Actor | null,
    operation: OperationName,
  ): Promise<Outcome<number, NotificationRefusal>> {
    const scope = scopeOf(actor, operation, {})
    return scope.ok ? accept(await store.countUnread(scope.value, MOST_UNREAD)) : scope
  }

  /** Answers as soon as the latest are others than the caller knows; `known` left out, at once. */
  async function waitForLatest(
    actor: Actor | null,
    operation: OperationName,
    known: readonly number[] | undefined,
    caller: Caller,
  ): Promise<Outcome<Latest, NotificationRefusal>> {
    const scope = scopeOf(actor, operation, {})
    if (!scope.ok) return scope
    const place = known && (await arrivals.take(scope.value))
    try {
      const latest = await store.latest(scope.value, LATEST)
      if (!known || latest.join() !== known.join()) return accept({ latest, pauseSeconds: 0 })
      if (!place) return accept({ latest, pauseSeconds: PAUSE_SECONDS })
      caller.leaveTurn()
      await place.wait(waitMs, caller.gone)
      return accept({ latest: await store.latest(scope.value, LATEST), pauseSeconds: 0 })
    } finally {
      place?.leave()
    }
  }

  async function read(
    actor: Actor | null,
    operation: OperationName,
    { userId, id }: { userId: string; id: number },
  ): Promise<Outcome<number, NotificationRefusal>> {
    const scope = scopeOf(actor, operation, { userId })
    if (!scope.ok) return scope
    const isThere = await store.read(scope.value, id, clock.now())
    return isThere ? accept(await store.countUnread(scope.value, MOST_UNREAD)) : refuse({ code: 'not-found' })
  }

  async function readAll(
    actor: Actor | null,
    operation: OperationName,
    userId: string,
  ): Promise<Outcome<number, NotificationRefusal>> {
    const scope = scopeOf(actor, operation, { userId })
    if (!scope.ok) return scope
    await store.readAll(scope.value, clock.now())
    return accept(await store.countUnread(scope.value, MOST_UNREAD))
  }

  return { readPage, countUnread, waitForLatest, read, readAll, stopWaiting: arrivals.stop }
}

export type Notifications = ReturnType<typeof createNotifications>

/** Forgets what nobody is told any more. */
export function createNotificationSweep({ db, clock }: { db: Queries; clock: Clock }) {
  return async (): Promise<void> => {
    await createNotificationStore(db).sweep(keptSince(clock.now()))
    await createNotificationChoiceStore(db).sweepTokens()
  }
}
