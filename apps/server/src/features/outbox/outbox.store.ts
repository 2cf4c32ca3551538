import { statement, type Queries } from '#platform/database.ts'

/** Something that must still happen outside, as it was written with the decision. */
export type OutboxMessage = {
  id: number
  key: string
  topic: string
  companyId: string
  shipToId: string
  payload: unknown
  /** The number of the order that it is about, as people know it; null where it is about something else. */
  order: string | null
  createdAt: Date
  /** How often it was taken up, this time included. */
  attempts: number
  /** Which taking up this is, of all there were: who holds an older one lost the message to somebody else. */
  claim: number
}

/** What a worker holds of a message; after its database came back without its last seconds the id is another message's. */
export type Claim = Pick<OutboxMessage, 'id' | 'key' | 'claim'>

export type WaitingMessage = {
  key: string
  order: string | null
  shipToId: string
  createdAt: Date
  availableAt: Date
  attempts: number
  isDead: boolean
  lastError: string | null
}

const messageColumns = `o.id, o.key, o.topic, o.company_id as "companyId", o.ship_to_id as "shipToId", o.payload,
  o.payload ->> 'number' as "order", o.created_at as "createdAt", o.attempts, o.claim`

// The row that another worker is just taking is skipped; once it is taken, its lease keeps it out.
const claimNext = statement<OutboxMessage>(
  'outbox.claim',
  `with next as (
     select o.id from outbox o
     where o.topic = $1 and o.done_at is null and o.dead_at is null and o.available_at <= $2
       and (o.leased_until is null or o.leased_until <= $2)
       and not ($4 and exists (
         select from outbox earlier
         where split_part(earlier.topic, '.', 1) = split_part(o.topic, '.', 1) and earlier.company_id = o.company_id
           and earlier.ship_to_id = o.ship_to_id and earlier.done_at is null and earlier.id < o.id))
     order by o.id limit 1 for update of o skip locked)
   update outbox o set leased_until = $3, attempts = o.attempts + 1, claim = o.claim + 1
   from next where o.id = next.id
   returning ${messageColumns}`,
)

// Whoever took the message up since then has a later claim: its word holds, not ours.
const markDone = statement<{ id: number }>(
  'outbox.mark-done',
  `update outbox set done_at = $4, leased_until = null, last_error = null
   where id = $1 and key = $2 and claim = $3 and done_at is null returning id`,
)

const putBack = statement<{ id: number }>(
  'outbox.put-back',
  `update outbox set leased_until = null, available_at = $4, dead_at = $5, last_error = $6
   where id = $1 and key = $2 and claim = $3 and done_at is null returning id`,
)

const extendLeases = statement(
  'outbox.extend-leases',
  `update outbox o set leased_until = $4 from unnest($1::bigint[], $2::text[], $3::int[]) as held(id, key, claim)
   where o.id = held.id and o.key = held.key and o.claim = held.claim and o.leased_until is not null`,
)

const sweepDone = statement(
  'outbox.sweep-done',
  `delete from outbox where id in (select id from outbox where done_at <= $1 order by done_at limit $2)`,
)

const measureWaiting = statement<{ waiting: number; dead: number; heldBack: number; oldestAt: Date | null }>(
  'outbox.measure',
  `select count(*) as waiting, count(dead_at) as dead, min(created_at) as "oldestAt",
     count(distinct (company_id, ship_to_id)) filter (where dead_at is not null and topic like 'erp.%') as "heldBack"
   from outbox where done_at is null`,
)

const listWaiting = statement<WaitingMessage>(
  'outbox.list',
  `select key, payload ->> 'number' as "order", ship_to_id as "shipToId", created_at as "createdAt", available_at as "availableAt", attempts,
     dead_at is not null as "isDead", last_error as "lastError"
   from outbox where done_at is null and ($1 or attempts > 0) order by id limit $2`,
)

/** A message that a person decided about. */
export type SettledMessage = { key: string; companyId: string; shipToId: string; lastError: string | null }

const settledColumns = `key, company_id as "companyId", ship_to_id as "shipToId", last_error as "lastError"`

const replayMessages = statement<SettledMessage>(
  'outbox.replay',
  `update outbox set dead_at = null, attempts = 0, available_at = $2
   where done_at is null and (leased_until is null or leased_until <= $2)
     and (key = $1 or ($1 is null and dead_at is not null))
   returning ${settledColumns}`,
)

const sayItWaits = statement('outbox.say-it-waits', `select pg_notify('outbox', '')`)

const abandonMessage = statement<SettledMessage>(
  'outbox.abandon',
  `update outbox set done_at = $2 where key = $1 and done_at is null and dead_at is not null
   returning ${settledColumns}`,
)

// So many that a sweep never holds many rows for long; it comes back.
const SWEPT_AT_ONCE = 5_000

export function createOutboxStore(db: Queries) {
  return {
    /** Takes up the oldest message of the topic; with `inOrder` only one with nothing older before it in its lane. */
    claim: (topic: string, lease: { now: Date; until: Date; inOrder: boolean }) =>
      db.row(claimNext, [topic, lease.now, lease.until, lease.inOrder]),
    /** False when the message was taken up by somebody else meanwhile. */
    markDone: async ({ id, key, claim }: Claim, at: Date) =>
      (await db.row(markDone, [id, key, claim, at])) !== undefined,
    /** False as well. */
    putBack: async (
      { id, key, claim }: Claim,
      { availableAt, deadAt, error }: { availableAt: Date; deadAt: Date | null; error: string },
    ) => (await db.row(putBack, [id, key, claim, availableAt, deadAt, error])) !== undefined,
    extendLeases: (held: readonly Claim[], until: Date) =>
      db.rows(extendLeases, [
        held.map(({ id }) => id),
        held.map(({ key }) => key),
        held.map(({ claim }) => claim),
        until,
      ]),
    sweepDone: (doneBefore: Date) => db.rows(sweepDone, [doneBefore, SWEPT_AT_ONCE]),
    measure: async () => (await db.row(measureWaiting)) ?? { waiting: 0, dead: 0, heldBack: 0, oldestAt: null },
    /** What waits, oldest first; only what has failed already unless `all` is asked for. */
    list: ({ all, limit }: { all: boolean; limit: number }) => db.rows(listWaiting, [all, limit]),
    /** Lets one message start afresh, or every dead one when no key is given. */
    replay: (key: string | null, at: Date) => db.rows(replayMessages, [key, at]),
    /** Gives a dead message up, so that what waits behind it goes on. */
    abandon: (key: string, at: Date) => db.rows(abandonMessage, [key, at]),
    sayItWaits: () => db.rows(sayItWaits),
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>
