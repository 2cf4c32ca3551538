import type { Coupon } from '@fust/domain/pricing'
import { statement, type Queries, type Transaction } from '#platform/database.ts'

// A code is read in any letter case, and kept as the brewery writes it.
const find = statement<Coupon>(
  'cart.find-coupon',
  `select code, valid_from as "validFrom", valid_to as "validTo", uses, max_uses as "maximumUses",
     case when rate_bp is null then jsonb_build_object('kind', 'amount', 'cents', amount_cents)
       else jsonb_build_object('kind', 'rate', 'basisPoints', rate_bp) end as discount
   from coupon where code = $1 or code = upper($1)
   order by code = $1 desc limit 1`,
)

const setCode = statement(
  'cart.set-coupon',
  `update cart set coupon_code = $3, version = version + 1, updated_at = $4 where company_id = $1 and id = $2`,
)

export function createCouponStore(db: Queries) {
  return { find: (code: string) => db.row(find, [code]) }
}

/** Writes the code on the cart, or takes it off, with the commit. */
export function leaveCode(
  tx: Transaction,
  cart: { companyId: string; id: string },
  code: string | null,
  now: Date,
): void {
  tx.leave(setCode, [cart.companyId, cart.id, code, now])
}
