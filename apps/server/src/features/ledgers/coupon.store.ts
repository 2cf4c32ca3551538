import type { Coupon } from '@fust/domain/pricing'
import { statement, type Queries } from '#platform/database.ts'

const take = statement<{ code: string }>(
  'coupon.take',
  `update coupon set uses = uses + 1 where code = $1 and uses < max_uses returning code`,
)

const release = statement('coupon.release', `update coupon set uses = uses - 1 where code = $1 and uses > 0`)

// A code is read in any letter case, and kept as the brewery writes it.
const left = statement<Coupon>(
  'coupon.left',
  `select code, valid_from as "validFrom", valid_to as "validTo", uses, max_uses as "maximumUses",
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
    /** The coupon with its uses, whether one is left or not; undefined for a code that nobody gave out. */
    left: (code: string) => db.row(left, [code]),
  }
}
