import type { OUTBOX_KINDS } from '@fust/contract/rest'
import { statement, type Queries } from '#platform/database/database.ts'

/** Something that must still happen outside, as it was written with the decision. */
export type OutboxMessage = {
  id: number
  key: string
  topic: string
  /** What shares it goes out in the order of the decisions, also behind a dead message; null: whenever it may. */
  lane: string | null
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

/** What came of it: no error means that it is done. */
export type Settled = { error: string | null; isDead: boolean; pauseMs: number }

/** Waiting includes dead; `heldBack` counts ship-tos behind a dead message; the lag is the age of the oldest that waits. */
export type OutboxMeasures = { waiting: number; dead: number; heldBack: number; lagSeconds: number }

/** Where messages go: to the ERP, as letters, or elsewhere. */
export type OutboxKind = (typeof OUTBOX_KINDS)[number]

/** In SQL, of a row of the outbox. */
export const KIND = `case split_part(topic, '.', 1) when 'erp' then 'erp' when 'mail' then 'mail' else 'other' end`

/** Which messages start afresh: one, by its key or its id, or the dead ones, all or of one kind. */
export type Replayed = { key: string } | { id: number } | { dead: OutboxKind | 'all' }

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

// Of each topic as many as there are hands for. The row that another worker is just taking is skipped; once it is taken, its
// lease keeps it out. The time is the database's: workers' clocks may be hours apart.
const claimDue = statement<OutboxMessage>(
  'outbox.claim',
  `with due as (
     select m.id from unnest($1::text[], $2::int[]) as topic(name, hands) cross join lateral (
       select o.id from outbox o
       where o.topic = topic.name and o.done_at is null and o.dead_at is null and o.available_at <= now()
         and (o.leased_until is null or o.leased_until <= now())
         and (o.lane is null or not exists (
           select from outbox earlier
           where earlier.lane = o.lane and earlier.done_at is null and earlier.id < o.id))
       order by o.id limit topic.hands for update of o skip locked) m)
   update outbox o set leased_until = now() + $3 * interval '1 ms', attempts = o.attempts + 1, claim = o.claim + 1
   from due where o.id = due.id
   returning o.id, o.key, o.topic, o.lane, o.company_id as "companyId", o.ship_to_id as "shipToId", o.payload,
     o.payload ->> 'number' as "order", o.created_at as "createdAt", o.attempts, o.claim`,
)

// Whoever took a message up since then has a later claim: its word holds, not ours.
const settleMessages = statement<{ id: number }>(
  'outbox.settle',
  `update outbox o set leased_until = null, last_error = r.error,
     done_at = case when r.error is null then now() end,
     dead_at = case when r."isDead" then now() end,
     available_at = case when r.error is null then o.available_at else now() + r."pauseMs" * interval '1 ms' end
   from jsonb_to_recordset($1::jsonb) as r(id bigint, key text, claim int, error text, "isDead" boolean, "pauseMs" int)
   where o.id = r.id and o.key = r.key and o.claim = r.claim and o.done_at is null
   returning o.id`,
)

const extendLeases = statement(
  'outbox.extend-leases',
  `update outbox o set leased_until = now() + $4 * interval '1 ms'
   from unnest($1::bigint[], $2::text[], $3::int[]) as held(id, key, claim)
   where o.id = held.id and o.key = held.key and o.claim = held.claim and o.leased_until is not null`,
)

const sweepDone = statement(
  'outbox.sweep-done',
  `delete from outbox where id in (
     select id from outbox where done_at <= now() - $1 * interval '1 day' order by done_at limit $2)`,
)

const measureWaiting = statement<OutboxMeasures>(
  'outbox.measure',
  `select count(*) as waiting, count(dead_at) as dead, count(distinct lane) filter (where dead_at is not null) as "heldBack",
     coalesce(round(extract(epoch from now() - min(created_at))), 0)::int as "lagSeconds"
   from outbox where done_at is null`,
)

const readWaiting = statement<WaitingMessage>(
  'outbox.list',
  `select key, payload ->> 'number' as "order", ship_to_id as "shipToId", created_at as "createdAt", available_at as "availableAt", attempts,
     dead_at is not null as "isDead", last_error as "lastError"
   from outbox where done_at is null and ($1 or attempts > 0) order by id limit $2`,
)

/** A message that a person decided about. */
export type SettledMessage = { key: string; companyId: string; shipToId: string; lastError: string | null }

const settledColumns = `key, company_id as "companyId", ship_to_id as "shipToId", last_error as "lastError"`

// What is due already is left alone: asking twice is as good as once. Of two at once the later one finds the moment that
// the other wrote, which may come after its own beginning: it compares with the time of now.
const replayMessages = statement<SettledMessage>(
  'outbox.replay',
  `update outbox set dead_at = null, attempts = 0, available_at = now()
   where done_at is null and (leased_until is null or leased_until <= now())
     and (dead_at is not null or available_at > clock_timestamp())
     and case when $1::text is not null then key = $1 when $2::bigint is not null then id = $2
       else dead_at is not null and ($3::text is null or ${KIND} = $3) end
   returning ${settledColumns}`,
)

const sayItWaits = statement('outbox.say-it-waits', `select pg_notify('outbox', '')`)

const abandonMessage = statement<SettledMessage>(
  'outbox.abandon',
  `update outbox set done_at = now() where key = $1 and done_at is null and dead_at is not null
   returning ${settledColumns}`,
)

// So many that a sweep never holds many rows for long; it comes back.
const SWEPT_AT_ONCE = 5_000

export function createOutboxStore(db: Queries) {
  return {
    /** Takes up what is due of these topics, oldest first and of each no more than there are hands; of a lane its first only. */
    claim: (hands: ReadonlyMap<string, number>, leaseMs: number) =>
      db.rows(claimDue, [[...hands.keys()], [...hands.values()], leaseMs]),
    /** Writes down what came of messages; answers the ids of those that nobody else had taken up meanwhile. */
    settle: async (settled: readonly (Claim & Settled)[]) =>
      new Set((await db.rows(settleMessages, [JSON.stringify(settled)])).map(({ id }) => id)),
    extendLeases: (held: readonly Claim[], leaseMs: number) =>
      db.rows(extendLeases, [
        held.map(({ id }) => id),
        held.map(({ key }) => key),
        held.map(({ claim }) => claim),
        leaseMs,
      ]),
    /** Forgets what was done so long ago; what waits or is dead stays however old it is. */
    sweepDone: (keptDays: number) => db.rows(sweepDone, [keptDays, SWEPT_AT_ONCE]),
    measure: async () => (await db.row(measureWaiting)) ?? { waiting: 0, dead: 0, heldBack: 0, lagSeconds: 0 },
    /** What waits, oldest first; only what has failed already unless `all` is asked for. */
    readWaiting: ({ all, limit }: { all: boolean; limit: number }) => db.rows(readWaiting, [all, limit]),
    replay: (which: Replayed) =>
      db.rows(replayMessages, [
        'key' in which ? which.key : null,
        'id' in which ? which.id : null,
        'dead' in which && which.dead !== 'all' ? which.dead : null,
      ]),
    /** Gives a dead message up, so that what waits behind it goes on. */
    abandon: (key: string) => db.rows(abandonMessage, [key]),
    sayItWaits: () => db.rows(sayItWaits),
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>
