import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Actor } from '#request/actor.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import { createBacklogStore, type FailedMessage, type HeldLane, type KindBacklog } from './backlog.store.ts'
import { decideAbout } from './decide-about.ts'
import type { Replayed } from './outbox.store.ts'
import { READ_ERROR_LENGTH, shownError } from './shown-error.ts'

export type Backlog = { kinds: KindBacklog[]; lanes: HeldLane[]; messages: FailedMessage[] }

// More than that nobody reads; retrying brings the next ones up.
const LANES_SHOWN = 50
const ORDERS_SHOWN = 10

/** What has not arrived outside yet, for the brewery's administrator, and trying it again. */
export function createBacklog({ db, clock, authorise }: { db: Database; clock: Clock; authorise: Authorise }) {
  const store = createBacklogStore(db)

  async function read(
    actor: Actor | null,
    operation: OperationName,
    page: { limit: number; offset: number },
  ): Promise<Outcome<Backlog, AccessRefusal>> {
    const refusal = authorise(actor, operation)
    if (refusal) return refuse(refusal)
    const [kinds, lanes, failed] = await Promise.all([
      store.readKinds(),
      store.readLanes(LANES_SHOWN, ORDERS_SHOWN),
      store.readFailed(page, READ_ERROR_LENGTH),
    ])
    const messages = failed.map((message) => ({ ...message, error: message.error && shownError(message.error) }))
    return accept({ kinds, lanes, messages })
  }

  /** How many start afresh: none where another person was faster, or it has arrived meanwhile. */
  async function retry(
    actor: Actor | null,
    operation: OperationName,
    which: Replayed,
  ): Promise<Outcome<number, AccessRefusal>> {
    const refusal = authorise(actor, operation)
    if (refusal) return refuse(refusal)
    const decision = { action: 'outbox-replayed', actorId: actor?.userId ?? null, at: clock.now() } as const
    return accept((await decideAbout(db, decision, (outbox) => outbox.replay(which))).length)
  }

  return { read, retry }
}

export type BacklogDesk = ReturnType<typeof createBacklog>
