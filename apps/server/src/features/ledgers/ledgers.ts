import type { CalendarDate } from '@fust/domain/calendar'
import type { Queries } from '#platform/database/database.ts'
import { createBudgetStore } from './budget.store.ts'
import { createCouponStore } from './coupon.store.ts'
import { createDayStore, type DayOfCalendar } from './day.store.ts'
import type { OrderKey } from './order-key.ts'
import { createStockStore } from './stock.store.ts'

/** An order that gives back what it held. */
export type GivingBack = OrderKey & { couponCode: string | null }

/** What an order takes; null where it takes none of it. */
export type Taking = {
  order: OrderKey
  stock: ReadonlyMap<string, number>
  budget: { companyId: string; shipToId: string; day: CalendarDate; cents: number } | null
  couponCode: string | null
  day: (DayOfCalendar & { places: number }) | null
}

/** What of it was there: `stock` has the SKUs of which there was enough. */
export type Taken = { stock: string[]; isInBudget: boolean; hasCoupon: boolean }

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
    release: async (order: GivingBack, at: Date): Promise<void> => {
      await stock.release(order, at)
      await budget.release(order, at)
      if (order.couponCode !== null) await coupon.release(order.couponCode)
      await day.release(order)
    },
    /** Takes for an order, after the order that it replaces has given back, ledger by ledger and in one round trip. */
    take: async (asked: Taking, replaced: GivingBack | null, at: Date): Promise<Taken> => {
      const { order, couponCode } = asked
      const [, , taken, , isInBudget, , hasCoupon] = await Promise.all([
        replaced && stock.lock([...asked.stock.keys()], replaced),
        replaced && stock.release(replaced, at),
        stock.take(asked.stock, order, at),
        replaced && budget.release(replaced, at),
        asked.budget ? budget.take(asked.budget, asked.budget.cents, order.id, at) : true,
        replaced?.couponCode != null && coupon.release(replaced.couponCode),
        couponCode === null ? true : coupon.take(couponCode),
        replaced && day.release(replaced),
        asked.day && day.take(order, asked.day.places, asked.day),
      ])
      return { stock: taken, isInBudget, hasCoupon }
    },
  }
}
