import { ORDER_STATUSES, stationOf } from '@fust/domain/order'

export { COUNTED_ORDER } from '#features/orders/index.ts'

/** The beer in a line `l` of the product `p`, in millilitres; nothing else has a volume. */
export const LINE_ML = `case when p.material_type = 'FERT' and not p.is_empties
  then l.liters::bigint * 1000 + l.cases_total::bigint * coalesce(p.volume_per_case_ml, 0) else 0 end`

const delivered = ORDER_STATUSES.filter((status) => stationOf(status) === 'delivered')
/** The statuses of what has been delivered. */
export const DELIVERED_STATUSES = delivered.map((status) => `'${status}'`).join(', ')
