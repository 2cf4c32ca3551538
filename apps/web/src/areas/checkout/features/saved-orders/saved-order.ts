import type { DeliveryMethod } from '@fust/domain/order'
import type { OrderLine } from '../../../../orders/index.ts'

/** An order put aside, at the prices of now. */
export type SavedOrder = {
  id: string
  title: string | null
  /** The day, as YYYY-MM-DD. */
  savedOn: string
  shipTo: { name: string; address: string }
  payer: string
  method: DeliveryMethod | null
  note: string | null
  isOrderable: boolean
  lines: readonly OrderLine[]
  weightGrams: number
  totalExVatCents: number
  totalCents: number
}
