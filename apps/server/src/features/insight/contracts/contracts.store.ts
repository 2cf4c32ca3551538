import type { CalendarDate } from '@fust/domain/calendar'
import type { ContractKind } from '@fust/domain/contract'
import type { PackagingDiscount } from '@fust/domain/pricing'
import { CONFIRMED_CASES, CONFIRMED_DETAILS } from '#features/orders/index.ts'
import { statement, type Queries } from '#platform/database/database.ts'
import { COUNTED_ORDER, DELIVERED_STATUSES, LINE_ML } from '../ordered-sql.ts'

export type StoredContract = {
  number: string
  kind: ContractKind
  title: Record<string, string>
  startsOn: CalendarDate
  endsOn: CalendarDate | null
  agreedHectolitres: number | null
  centsPerHectolitre: number | null
}

/** What is asked of the contracts of a company. */
export type AskedContracts = { companyId: string; areBonus: boolean; limit: number; offset: number }

/** Between two instants, tank beer alone or all of it. */
export type VolumeWindow = { from: Date; before: Date; isTankOnly: boolean }

/** The packaging discounts of a month that stand alike. */
export type PackagingRow = {
  month: string
  discount: PackagingDiscount
  isDelivered: boolean
  isShort: boolean
  orders: number
  cents: number
}

const readContracts = statement<StoredContract>(
  'contracts.list',
  `select number, kind, title, starts_on as "startsOn", ends_on as "endsOn",
     agreed_hectolitres as "agreedHectolitres", bonus_cents_per_hectolitre as "centsPerHectolitre"
   from contract where company_id = $1 and (kind = 'bonus') = $2
   order by coalesce(ends_on, 'infinity') desc, starts_on desc, number limit $3 offset $4`,
)

// Whose ship-tos they are is named: the index of the history begins with them.
const readVolumes = statement<{ ml: number }>(
  'contracts.volumes',
  `select coalesce((
     select sum(${LINE_ML})
     from sales_order o
     join order_line l on l.company_id = o.company_id and l.order_id = o.id
     join product p on p.sku = l.sku
     where o.company_id = $1 and o.ship_to_id in (select s.id from ship_to s where s.company_id = $1)
       and o.placed_at >= asked.since and o.placed_at < asked.before and ${COUNTED_ORDER}
       and (not asked.tank_only or o.kind = 'tank')), 0)::bigint as ml
   from unnest($2::timestamptz[], $3::timestamptz[], $4::boolean[]) with ordinality
     as asked(since, before, tank_only, place)
   order by asked.place`,
)

const readPackaging = statement<PackagingRow>(
  'contracts.packaging',
  `select to_char(own.placed_at at time zone $2, 'YYYY-MM') as month, own.discount, own.delivered as "isDelivered",
     own.short as "isShort", count(*)::int as orders, sum(own.cents)::bigint as cents
   from (
     select o.placed_at, given ->> 'discount' as discount, (given ->> 'cents')::bigint as cents,
       o.status in (${DELIVERED_STATUSES}) as delivered, coalesce(lines.short, false) as short
     from sales_order o
     cross join jsonb_array_elements(coalesce(${CONFIRMED_DETAILS} -> 'packagingDiscounts', '[]')) given
     cross join lateral (select bool_or(l.shipped_cases < ${CONFIRMED_CASES}) as short
       from order_line l where l.company_id = o.company_id and l.order_id = o.id) lines
     where o.company_id = $1 and o.ship_to_id in (select s.id from ship_to s where s.company_id = $1)
       and o.placed_at >= $3 and ${COUNTED_ORDER}) own
   group by month, own.discount, own.delivered, own.short`,
)

export function createContractStore(db: Queries) {
  return {
    readContracts: ({ companyId, areBonus, limit, offset }: AskedContracts) =>
      db.rows(readContracts, [companyId, areBonus, limit, offset]),
    /** What a company ordered in each window, in their order, in millilitres. */
    readVolumes: async (companyId: string, windows: readonly VolumeWindow[]): Promise<number[]> => {
      if (windows.length === 0) return []
      const rows = await db.rows(readVolumes, [
        companyId,
        windows.map(({ from }) => from),
        windows.map(({ before }) => before),
        windows.map(({ isTankOnly }) => isTankOnly),
      ])
      return rows.map(({ ml }) => ml)
    },
    readPackaging: (companyId: string, zone: string, since: Date) => db.rows(readPackaging, [companyId, zone, since]),
  }
}
