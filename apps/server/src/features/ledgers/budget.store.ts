import { budgetYear } from '@fust/domain/budget'
import type { CalendarDate } from '@fust/domain/calendar'
import type { PoolClient } from 'pg'
import { statement, type Queries } from '#platform/database/database.ts'
import type { OrderKey } from './order-key.ts'

/** Whose budget, on which day. */
type BudgetKey = { companyId: string; shipToId: string; day: CalendarDate }

// The balance never goes below nothing; the ledger says what it was after each order.
const take = statement<{ leftCents: number }>(
  'budget.take',
  `with taken as (
     update budget set left_cents = left_cents - $4
     where company_id = $1 and ship_to_id = $2 and year = $3 and left_cents >= $4
     returning company_id, ship_to_id, year, left_cents),
   written as (
     insert into budget_movement (company_id, ship_to_id, year, delta_cents, balance_cents, reason, order_id, moved_at)
     select company_id, ship_to_id, year, -$4::bigint, left_cents, 'order', $5, $6 from taken)
   select left_cents as "leftCents" from taken`,
)

const release = statement(
  'budget.release',
  `with taken as (
       select ship_to_id, year, -sum(delta_cents)::bigint as cents from budget_movement
       where company_id = $1 and order_id = $2 and reason in ('order', 'confirmation')
       group by ship_to_id, year having sum(delta_cents) <> 0),
     released as (
       update budget b set left_cents = b.left_cents + taken.cents from taken
       where b.company_id = $1 and b.ship_to_id = taken.ship_to_id and b.year = taken.year
       returning b.ship_to_id, b.year, taken.cents, b.left_cents)
   insert into budget_movement (company_id, ship_to_id, year, delta_cents, balance_cents, reason, order_id, moved_at)
   select $1, ship_to_id, year, cents, left_cents, 'release', $2, $3 from released`,
)

// More than is left is not taken: the order keeps what it has.
const hold = statement<{ cents: number }>(
  'budget.hold',
  `with own as (
       select ship_to_id, year, -sum(delta_cents)::bigint as cents from budget_movement
       where company_id = $1 and order_id = $2 group by ship_to_id, year),
     moved as (
       update budget b set left_cents = b.left_cents + own.cents - $3::bigint from own
       where b.company_id = $1 and b.ship_to_id = own.ship_to_id and b.year = own.year
         and own.cents <> $3 and b.left_cents + own.cents - $3 >= 0
       returning b.ship_to_id, b.year, own.cents - $3::bigint as delta, b.left_cents),
     written as (
       insert into budget_movement (company_id, ship_to_id, year, delta_cents, balance_cents, reason, order_id,
         confirmation, moved_at)
       select $1, ship_to_id, year, delta, left_cents, 'confirmation', $2, $4, $5 from moved)
   select case when exists (select from moved) then $3::bigint else own.cents end as cents from own`,
)

// What an order holds that is about to be replaced comes back with it.
const left = statement<{ leftCents: number; grantedCents: number }>(
  'budget.left',
  `select b.left_cents - coalesce((select sum(m.delta_cents) from budget_movement m
       where m.company_id = b.company_id and m.order_id = $4 and m.ship_to_id = b.ship_to_id and m.year = b.year), 0)::bigint
       as "leftCents",
     b.granted_cents as "grantedCents"
   from budget b where b.company_id = $1 and b.ship_to_id = $2 and b.year = $3`,
)

// Locked, so that what is summed next is what stands there.
const lock = statement<{ leftCents: number }>(
  'budget.lock',
  `select left_cents as "leftCents" from budget where company_id = $1 and ship_to_id = $2 and year = $3 for update`,
)

const findOrder = statement<{ id: number }>(
  'budget.order',
  `select id from sales_order
   where company_id = $1 and ship_to_id = $2 and kind = 'posm' and (number = $3 or $3 = any(former_numbers))`,
)

// A reference is booked once: said again, it takes or gives back the difference.
const book = statement<{ leftCents: number; moreCents: number }>(
  'budget.book',
  `with asked as (
     select b.left_cents as before, $5::bigint + coalesce((select sum(m.delta_cents) from budget_movement m
         where m.company_id = $1 and m.ship_to_id = $2 and m.year = $3 and m.reference = $4), 0)::bigint as more
     from budget b where b.company_id = $1 and b.ship_to_id = $2 and b.year = $3),
   taken as (
     update budget set left_cents = left_cents - more from asked
     where company_id = $1 and ship_to_id = $2 and year = $3 and left_cents >= more
     returning left_cents, more),
   written as (
     insert into budget_movement
       (company_id, ship_to_id, year, delta_cents, balance_cents, reason, reference, note, user_id, moved_at)
     select $1, $2, $3, -more, left_cents, 'booking', $4, $6, $7, $8 from taken where more <> 0)
   select before as "leftCents", more as "moreCents" from asked`,
)

const years = statement<{ year: number }>(
  'budget.years',
  'select year from budget where company_id = $1 and ship_to_id = $2 order by year desc limit 100',
)

const sums = statement<{ count: number; spentCents: number }>(
  'budget.sums',
  `select count(*)::int as count,
     coalesce(-sum(delta_cents) filter (where reason in ('order', 'release', 'confirmation', 'booking')), 0)::bigint as "spentCents"
   from budget_movement where company_id = $1 and ship_to_id = $2 and year = $3`,
)

// By whom: of an order whoever placed it. Somebody who is gone has left no name, nor has who was erased.
const movements = statement<BudgetMovement>(
  'budget.movements',
  `select m.id, m.moved_at as "at", m.reason, m.delta_cents as "deltaCents", m.balance_cents as "balanceCents",
     o.number as "orderNumber", m.reference, m.note, u.first_name || ' ' || u.last_name as "by"
   from budget_movement m
   left join sales_order o on o.company_id = m.company_id and o.id = m.order_id
   left join portal_user u on u.id = coalesce(m.user_id, o.user_id) and u.last_name <> ''
   where m.company_id = $1 and m.ship_to_id = $2 and m.year = $3 order by m.id desc limit $4 offset $5`,
)

/** One change of a budget, with what was left after it. */
export type BudgetMovement = {
  id: number
  at: Date
  reason: string
  deltaCents: number
  balanceCents: number
  /** Of the order that took it, or gave it back. */
  orderNumber: string | null
  /** Of what was booked beside orders. */
  reference: string | null
  note: string
  /** Who did it; null for the brewery. */
  by: string | null
}

/** A budget by its year. */
type YearKey = { companyId: string; shipToId: string; year: number }
type Booking = { reference: string; note: string; userId: string }

/** What a ship-to may spend on POS materials in a year, and the ledger of every change of it. */
export function createBudgetStore(db: Queries) {
  return {
    /** False when the budget has less than that. */
    take: async ({ companyId, shipToId, day }: BudgetKey, cents: number, orderId: number, at: Date): Promise<boolean> =>
      (await db.row(take, [companyId, shipToId, budgetYear(day), cents, orderId, at])) !== undefined,
    release: ({ companyId, id }: OrderKey, at: Date) => db.rows(release, [companyId, id, at]),
    /** Has an order pay so much from now on, if that is left; answers what it pays, null where no budget pays for it. */
    hold: async (
      { companyId, id, confirmation }: OrderKey & { confirmation: number },
      cents: number,
      at: Date,
    ): Promise<number | null> => (await db.row(hold, [companyId, id, cents, confirmation, at]))?.cents ?? null,
    /** Undefined where no budget is kept; with what an order holds that is to be replaced. */
    left: ({ companyId, shipToId, day }: BudgetKey, replacedId: number | null) =>
      db.row(left, [companyId, shipToId, budgetYear(day), replacedId]),
    /** The same by its year, as it stands. */
    ofYear: ({ companyId, shipToId, year }: YearKey) => db.row(left, [companyId, shipToId, year, null]),
    /** False where no budget is kept. */
    lock: async ({ companyId, shipToId, year }: YearKey): Promise<boolean> =>
      (await db.row(lock, [companyId, shipToId, year])) !== undefined,
    /** True for the number of an order of POS materials of the ship-to: it has taken what it cost. */
    isOrder: async ({ companyId, shipToId }: YearKey, reference: string): Promise<boolean> =>
      (await db.row(findOrder, [companyId, shipToId, reference])) !== undefined,
    /** Has a locked budget pay so much for a reference in all. What is more than was left is not taken. */
    book: async (
      { companyId, shipToId, year }: YearKey,
      { reference, note, userId }: Booking,
      cents: number,
      at: Date,
    ): Promise<{ leftCents: number; moreCents: number }> => {
      const booked = await db.row(book, [companyId, shipToId, year, reference, cents, note, userId, at])
      if (!booked) throw new Error(`The budget ${year} of ${shipToId} was locked and is gone.`)
      return booked
    },
    /** The years of which there is a budget, the latest first. */
    years: async ({ companyId, shipToId }: Pick<YearKey, 'companyId' | 'shipToId'>): Promise<number[]> =>
      (await db.rows(years, [companyId, shipToId])).map(({ year }) => year),
    /** How many movements there are, and what orders and bookings took by them. */
    sums: async ({ companyId, shipToId, year }: YearKey): Promise<{ count: number; spentCents: number }> =>
      (await db.row(sums, [companyId, shipToId, year])) ?? { count: 0, spentCents: 0 },
    /** The ledger, latest first. */
    movements: (
      { companyId, shipToId, year }: YearKey,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<BudgetMovement[]> => db.rows(movements, [companyId, shipToId, year, limit, offset]),
  }
}

const KEY = 'company_id, ship_to_id, year'

/** Does `merge`, which brings the budgets that an import has staged, and writes what it changed into the ledger. */
export async function withImportedBudgets<T>(client: PoolClient, now: Date, merge: () => Promise<T>): Promise<T> {
  await client.query(`select from budget t join stage_budget s using (${KEY}) order by ${KEY} for update of t`)
  // What is left where the file leaves it open: granted less what was spent.
  await client.query(
    `update stage_budget s set left_cents = s.granted_cents - coalesce(
      (select t.granted_cents - t.left_cents from budget t
        where t.company_id = s.company_id and t.ship_to_id = s.ship_to_id and t.year = s.year), 0)
      where s.left_cents is null`,
  )
  // A movement needs its budget, and a difference what was there before.
  await client.query(
    `create temp table stage_budget_movement on commit drop as
      select ${KEY}, s.left_cents - coalesce(t.left_cents, 0) as delta_cents, s.left_cents as balance_cents
      from stage_budget s left join budget t using (${KEY})
      where s.left_cents <> coalesce(t.left_cents, 0)`,
  )
  const merged = await merge()
  await client.query(
    `insert into budget_movement (${KEY}, delta_cents, balance_cents, reason, moved_at)
      select ${KEY}, delta_cents, balance_cents, 'import', $1 from stage_budget_movement order by ${KEY}`,
    [now],
  )
  return merged
}
