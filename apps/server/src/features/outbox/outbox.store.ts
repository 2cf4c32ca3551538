import { statement, type Queries } from '#platform/database.ts'

/** Something that must still happen outside, as it was written with the decision. */
export type OutboxMessage = {
  id: number
  key: string
  topic: string
  companyId: string
  shipToId: string
  payload: unknown
  createdAt: Date
  /** How often it was taken up, this time included. */
  attempts: number
}

export type WaitingMessage = {
  key: string
  shipToId: string
  createdAt: Date
  availableAt: Date
  attempts: number
  isDead: boolean
  lastError: string | null
}

const messageColumns = `o.id, o.key, o.topic, o.company_id as "companyId", o.ship_to_id as "shipToId", o.payload,
  o.created_at as "createdAt", o.attempts`

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
   update outbox o set leased_until = $3, attempts = o.attempts + 1 from next where o.id = next.id
   returning ${messageColumns}`,
)

const markDone = statement(
  'outbox.mark-done',
  `update outbox set done_at = $2, leased_until = null, last_error = null where id = $1 and done_at is null`,
)

// Whoever took the message up since then has counted the attempt: its word holds, not ours.
const putBack = statement(
  'outbox.put-back',
  `update outbox set leased_until = null, available_at = $3, dead_at = $4, last_error = $5
   where id = $1 and attempts = $2 and done_at is null`,
)

const extendLeases = statement(
  'outbox.extend-leases',
  `update outbox set leased_until = $2 where id = any($1::bigint[]) and leased_until is not null`,
)

const measureWaiting = statement<{ waiting: number; dead: number; oldestAt: Date | null }>(
  'outbox.measure',
  `select count(*) as waiting, count(dead_at) as dead, min(created_at) as "oldestAt"
   from outbox where done_at is null`,
)

const listWaiting = statement<WaitingMessage>(
  'outbox.list',
  `select key, ship_to_id as "shipToId", created_at as "createdAt", available_at as "availableAt", attempts,
     dead_at is not null as "isDead", last_error as "lastError"
   from outbox where done_at is null and ($1 or attempts > 0) order by id limit $2`,
)

const replayMessage = statement<{ key: string }>(
  'outbox.replay',
  `with replayed as (
     update outbox set dead_at = null, attempts = 0, available_at = $2
     where done_at is null and (leased_until is null or leased_until <= $2)
       and (key = $1 or ($1 is null and dead_at is not null))
     returning key, company_id, ship_to_id, last_error),
   written as (
     insert into audit_entry (happened_at, company_id, ship_to_id, action, subject, details)
     select $2, company_id, ship_to_id, 'outbox-replayed', key, jsonb_build_object('lastError', last_error)
     from replayed)
   select key from replayed`,
)

const sayItWaits = statement('outbox.say-it-waits', `select pg_notify('outbox', '')`)

const abandonMessage = statement<{ key: string }>(
  'outbox.abandon',
  `with abandoned as (
     update outbox set done_at = $2 where key = $1 and done_at is null and dead_at is not null
     returning key, company_id, ship_to_id, last_error),
   written as (
     insert into audit_entry (happened_at, company_id, ship_to_id, action, subject, details)
     select $2, company_id, ship_to_id, 'outbox-abandoned', key, jsonb_build_object('lastError', last_error)
     from abandoned)
   select key from abandoned`,
)

export function createOutboxStore(db: Queries) {
  return {
    /** Takes up the oldest message of the topic; with `inOrder` only one with nothing older before it in its lane. */
    claim: (topic: string, lease: { now: Date; until: Date; inOrder: boolean }) =>
      db.row(claimNext, [topic, lease.now, lease.until, lease.inOrder]),
    markDone: (id: number, at: Date) => db.rows(markDone, [id, at]),
    putBack: (
      message: Pick<OutboxMessage, 'id' | 'attempts'>,
      { availableAt, deadAt, error }: { availableAt: Date; deadAt: Date | null; error: string },
    ) => db.rows(putBack, [message.id, message.attempts, availableAt, deadAt, error]),
    extendLeases: (ids: readonly number[], until: Date) => db.rows(extendLeases, [ids, until]),
    measure: async () => (await db.row(measureWaiting)) ?? { waiting: 0, dead: 0, oldestAt: null },
    /** What waits, oldest first; only what has failed already unless `all` is asked for. */
    list: ({ all, limit }: { all: boolean; limit: number }) => db.rows(listWaiting, [all, limit]),
    /** Lets one message start afresh, or every dead one when no key is given; answers the keys. */
    replay: async (key: string | null, at: Date) => {
      const replayed = await db.rows(replayMessage, [key, at])
      await db.rows(sayItWaits)
      return replayed.map((row) => row.key)
    },
    /** Gives a dead message up, so that what waits behind it goes on. */
    abandon: async (key: string, at: Date) => {
      const abandoned = await db.row(abandonMessage, [key, at])
      await db.rows(sayItWaits)
      return abandoned !== undefined
    },
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>
