import type { Coupon } from '@fust/domain/pricing'
import { statement, type Queries } from '#platform/database/database.ts'

const take = statement<{ code: string }>(
  'coupon.take',
  `update coupon set uses = uses + 1 where code = $1 and uses < max_uses returning code`,
)

const release = statement('coupon.release', `update coupon set uses = uses - 1 where code = $1 and uses > 0`)

// A code is read in any letter case, and kept as the brewery writes it. An order that is about to be replaced gives its use back.
const left = statement<Coupon>(
  'coupon.left',
  `select code, valid_from as "validFrom", valid_to as "validTo",
     uses - (select count(*)::int from sales_order o where o.company_id = $2 and o.id = $3 and o.coupon_code = code
       and not exists (select from order_event e
         where e.company_id = o.company_id and e.order_id = o.id and e.status = 'Canceled')) as uses,
     max_uses as "maximumUses",
     case when rate_bp is null then jsonb_build_object('kind', 'amount', 'cents', amount_cents)
       else jsonb_build_object('kind', 'rate', 'basisPoints', rate_bp) end as discount
   from coupon where code = $1 or code = upper($1)
   order by code = $1 desc limit 1`,
)

/** How often each code was used, of how often it may be. */
export function createCouponStore(db: Queries) {
  return {
    /** False when it was used as often as it may be. */
    take: async (code: string): Promise<boolean> => (await db.row(take, [code])) !== undefined,
    release: (code: string) => db.rows(release, [code]),
    /** The coupon with its uses, whether one is left or not, but that of an order to be replaced; undefined for a code that nobody gave out. */
    left: (code: string, { companyId, replacedId }: { companyId: string; replacedId: number | null }) =>
      db.row(left, [code, companyId, replacedId]),
  }
}
