import { isCouponValid } from '@fust/domain/pricing'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { OperationName } from '#request/policy.ts'
import { createLedgers } from '#features/ledgers/index.ts'
import type { Asker } from '#features/portal/index.ts'
import type { OwnCarts } from '../own-carts.ts'
import type { CartRefusal } from '../cart-refusal.ts'
import type { CartView } from '../cart-view.ts'
import { leaveCode, whoseUse } from '../cart.store.ts'

type Answer = Promise<Outcome<CartView, CartRefusal>>

/** Discount codes on a cart: at most one; it is counted as used when the order is placed. */
export function createCoupons({ change, clock }: { clock: Clock } & Pick<OwnCarts, 'change'>) {
  async function apply(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    { code, replaces }: { code: string; replaces: boolean },
  ): Answer {
    const changed = await change(asker, operation, cartId, async ({ tx, cart, lines, brewery }) => {
      if (lines.length === 0) return refuse({ code: 'cart-empty' })
      const coupon = await createLedgers(tx).coupon.left(code.trim(), whoseUse(cart))
      if (coupon && coupon.code === cart.couponCode) return refuse({ code: 'coupon-applied-before' })
      // One answer for all, so that nobody learns which codes exist.
      if (!coupon || !isCouponValid(coupon, brewery.now.today)) return refuse({ code: 'coupon-not-known' })
      if (cart.couponCode !== null && !replaces) return refuse({ code: 'one-coupon-per-cart' })
      cart.couponCode = coupon.code
      leaveCode(tx, cart, coupon.code, clock.now())
      return accept({ lines, result: null })
    })
    return changed.ok ? accept(changed.value.view) : changed
  }

  /** Takes off the codes named, or with null whatever is on the cart. */
  async function remove(
    asker: Asker,
    operation: OperationName,
    cartId: string,
    codes: readonly string[] | null,
  ): Answer {
    const changed = await change(asker, operation, cartId, async ({ tx, cart, lines }) => {
      const applied = cart.couponCode
      const isNamed = (code: string) => code === applied || code.trim().toUpperCase() === applied
      if (codes !== null && !codes.some(isNamed)) return refuse({ code: 'coupon-not-applied' })
      leaveCode(tx, cart, null, clock.now())
      cart.couponCode = null
      return accept({ lines, result: null })
    })
    return changed.ok ? accept(changed.value.view) : changed
  }

  return { apply, remove }
}

export type Coupons = ReturnType<typeof createCoupons>
