import { statement, type Queries } from '#platform/database/database.ts'
import { KIND, type OutboxKind } from './outbox.store.ts'

/** What waits of a kind, dead ones included. */
export type KindBacklog = { kind: OutboxKind; waiting: number; dead: number; oldestAt: Date }

/** A ship-to whose messages for the ERP wait behind a dead one. */
export type HeldLane = {
  shipToId: string
  shipToName: string | null
  since: Date
  waiting: number
  orders: string[] | null
}

/** A message that has failed, and perhaps is not tried any more. */
export type FailedMessage = {
  id: number
  topic: string
  kind: OutboxKind
  order: string | null
  shipToId: string
  shipToName: string | null
  createdAt: Date
  /** When it is tried again; null where it is dead. */
  nextAt: Date | null
  attempts: number
  error: string | null
}

const readKinds = statement<KindBacklog>(
  'backlog.kinds',
  `select ${KIND} as kind, count(*) as waiting, count(dead_at) as dead, min(created_at) as "oldestAt"
   from outbox where done_at is null group by 1`,
)

const readLanes = statement<HeldLane>(
  'backlog.lanes',
  `select held.ship_to_id as "shipToId", (select s.name from ship_to s
       where s.company_id = held.company_id and s.id = held.ship_to_id) as "shipToName", held.since, behind.waiting, behind.orders
   from (select lane, company_id, ship_to_id, min(id) as id, min(dead_at) as since from outbox
     where done_at is null and dead_at is not null and lane is not null
     group by lane, company_id, ship_to_id order by min(id) limit $1) held
   cross join lateral (
     select count(*) as waiting, (array_agg(payload ->> 'number' order by id) filter (where payload ? 'number'))[:$2] as orders
     from outbox o where o.lane = held.lane and o.done_at is null and o.dead_at is null and o.id > held.id) behind
   order by held.id`,
)

// A reason is as long as whoever gave it wanted: what is shown is cut here, so that not all of it comes along.
const readFailed = statement<FailedMessage>(
  'backlog.failed',
  `select o.id, o.topic, ${KIND} as kind, o.payload ->> 'number' as "order", o.ship_to_id as "shipToId",
     (select s.name from ship_to s where s.company_id = o.company_id and s.id = o.ship_to_id) as "shipToName",
     o.created_at as "createdAt", case when o.dead_at is null then o.available_at end as "nextAt", o.attempts,
     left(o.last_error, $3) as error
   from outbox o where o.done_at is null and (o.dead_at is not null or o.last_error is not null)
   order by o.dead_at is null, o.id limit $1 offset $2`,
)

export function createBacklogStore(db: Queries) {
  return {
    readKinds: () => db.rows(readKinds),
    readLanes: (limit: number, orders: number) => db.rows(readLanes, [limit, orders]),
    readFailed: ({ limit, offset }: { limit: number; offset: number }, errorLength: number) =>
      db.rows(readFailed, [limit, offset, errorLength]),
  }
}
