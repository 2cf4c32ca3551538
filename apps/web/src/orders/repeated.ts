import type { CalendarDate } from '@fust/domain/calendar'
import type { DeliveryMethod } from '@fust/domain/order'
import type { CaseQuantities } from '@fust/domain/quantity'

/** What an order of the past would be today. */
export type Repeated = {
  method: DeliveryMethod | null
  /** The first day that it can come on, and until when that holds. */
  date: CalendarDate | null
  cutOffAt: Date | null
  paymentCode: string | null
  lines: readonly RepeatedLine[]
  totalCents: number
  /** Why it cannot be placed as it would be, in words. */
  refusal: { reason: string; message: string } | null
}

export type RepeatedLine = {
  sku: string
  name: string
  isGone: boolean
  /** Less of it can be had: so much. */
  isLess: boolean
  quantities: CaseQuantities
  litres: number
  /** Another price than then. */
  price: { thenCents: number; nowCents: number } | null
}
