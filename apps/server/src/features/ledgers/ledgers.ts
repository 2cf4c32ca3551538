import type { Queries } from '#platform/database.ts'
import { createBudgetStore } from './budget.store.ts'
import { createCouponStore } from './coupon.store.ts'
import { createDayStore } from './day.store.ts'
import type { OrderKey } from './order-key.ts'
import { createStockStore } from './stock.store.ts'

/** All that orders take from and give back to. They are asked in this order, so that two orders never wait for each other. */
export function createLedgers(db: Queries) {
  const stock = createStockStore(db)
  const budget = createBudgetStore(db)
  const coupon = createCouponStore(db)
  const day = createDayStore(db)
  return {
    stock,
    budget,
    coupon,
    day,
    /** What the order held goes back; its row is locked. */
    release: async (order: OrderKey & { couponCode: string | null }, at: Date): Promise<void> => {
      await stock.release(order, at)
      await budget.release(order, at)
      if (order.couponCode !== null) await coupon.release(order.couponCode)
      await day.release(order)
    },
  }
}
