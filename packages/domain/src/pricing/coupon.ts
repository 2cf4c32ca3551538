import type { CalendarDate } from '../calendar/index.ts'
import type { OrderDiscount } from './price-line.ts'

/** A discount code as the brewery hands it out; both days are included, no day means no limit. */
export type Coupon = {
  readonly code: string
  readonly discount: OrderDiscount
  readonly validFrom: CalendarDate | null
  readonly validTo: CalendarDate | null
  readonly uses: number
  readonly maximumUses: number
}

/** Whether a coupon can be used today: within its days and not used up (CRT-40). */
export function isCouponValid({ validFrom, validTo, uses, maximumUses }: Coupon, today: CalendarDate): boolean {
  return (validFrom ?? today) <= today && today <= (validTo ?? today) && uses < maximumUses
}
