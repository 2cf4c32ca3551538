import { ORDER_STATUSES, stationOf } from '@fust/domain/order'

import { confirmedAmount, CONFIRMED_CASES, CONFIRMED_LITRES } from '#features/orders/index.ts'

export { COUNTED_ORDER } from '#features/orders/index.ts'

/** The beer in so many litres of a tank and so many cases of the product `p`, in millilitres; nothing else has a volume. */
export const mlOf = (liters: string, cases: string) => `case when p.material_type = 'FERT' and not p.is_empties
  then ${liters} * 1000 + ${cases} * coalesce(p.volume_per_case_ml, 0) else 0 end`

/** The beer in a line `l` of the product `p`, in millilitres. */
export const LINE_ML = mlOf(`(${CONFIRMED_LITRES})::bigint`, `(${CONFIRMED_CASES})::bigint`)

const delivered = ORDER_STATUSES.filter((status) => stationOf(status) === 'delivered')
/** The statuses of what has been delivered. */
export const DELIVERED_STATUSES = delivered.map((status) => `'${status}'`).join(', ')

/** That an order `o` has been delivered. */
export const IS_DELIVERED = `o.status in (${DELIVERED_STATUSES})`

/**
 * That a delivered order `o` came on its day, by the clock of a zone. What is delivered had been when its status last
 * changed: only of what was late by then is it asked since when.
 */
export const isOnTime = (zone: string) => `${IS_DELIVERED}
  and (o.delivery_date >= (o.status_changed_at at time zone ${zone})::date
    or o.delivery_date >= (coalesce((
      select min(e.happened_at) from order_event e
      where e.company_id = o.company_id and e.order_id = o.id and e.status in (${DELIVERED_STATUSES})
    ), o.status_changed_at) at time zone ${zone})::date)`

/** The first day of the month that a moment is in by the clock of a zone. */
export const monthOf = (moment: string, zone: string) => `date_trunc('month', ${moment} at time zone ${zone})::date`

/** When a month, named by its first day, begins and ends by the clock of a zone. */
export const beginOf = (month: string, zone: string) => `${month}::timestamp at time zone ${zone}`
export const endOf = (month: string, zone: string) => `(${month} + interval '1 month') at time zone ${zone}`

/** What a line `l` of an order `o` adds to each sum that is kept of a product. */
export const LINE_AMOUNTS = {
  liters: `(${CONFIRMED_LITRES})::bigint`,
  cases: `(${CONFIRMED_CASES})::bigint`,
  cents: `${confirmedAmount('row_total')} - ${confirmedAmount('discount')}`,
  // Of what was ordered: a line that came in part did not come in full.
  delivered_cases: `case when ${IS_DELIVERED} then l.cases_total else 0 end::bigint`,
  shipped_cases: `case when ${IS_DELIVERED} then l.shipped_cases else 0 end::bigint`,
  deposit_cents: `greatest(${confirmedAmount('deposit')}, 0)`,
  returned_cents: `least(${confirmedAmount('deposit')}, 0)`,
} as const
