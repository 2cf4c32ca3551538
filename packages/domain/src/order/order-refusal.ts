import type { Permission } from '../access/permission.ts'
import type { CalendarDate } from '../calendar/index.ts'
import type { CapacityMessage, CapacityStatus, ProgressMessage } from '../capacity/index.ts'
import type { DeliveryRefusal } from '../delivery/index.ts'
import type { OrderUnit, StockShortage } from '../quantity/index.ts'
import type { TankRefusal } from '../tank/index.ts'
import type { DeliveryMethod } from './delivery-method.ts'
import type { Goods } from './order-kind.ts'

/** Why an order cannot be placed, with the facts its message needs. */
export type OrderRefusal =
  | { readonly code: 'cart-empty' }
  | { readonly code: 'ship-to-suspended' }
  | { readonly code: 'permission-missing'; readonly permission: Permission }
  | { readonly code: 'alcohol-licence-expired'; readonly validUntil: CalendarDate }
  | { readonly code: 'order-type-empty' }
  | { readonly code: 'order-kinds-mixed'; readonly kinds: readonly Goods[] }
  | { readonly code: 'method-missing' }
  | { readonly code: 'method-not-offered'; readonly method: DeliveryMethod }
  | { readonly code: 'empties-method-needed'; readonly skus: readonly string[] }
  | { readonly code: 'return-items-only'; readonly skus: readonly string[] }
  | { readonly code: 'payment-method-missing' }
  | { readonly code: 'payment-method-not-offered'; readonly paymentMethod: string }
  | { readonly code: 'delivery-date-empty'; readonly earliest: CalendarDate | null }
  | {
      readonly code: 'delivery-date-unavailable'
      readonly reason: DeliveryRefusal
      readonly earliest: CalendarDate | null
    }
  | { readonly code: 'delivery-hours-not-offered' }
  | {
      readonly code: 'capacity-not-ok'
      readonly status: CapacityStatus
      readonly message: ProgressMessage | CapacityMessage | null
    }
  | { readonly code: 'stock-short'; readonly items: readonly StockShortage[] }
  | { readonly code: 'product-not-orderable'; readonly skus: readonly string[] }
  | { readonly code: 'unit-not-orderable'; readonly sku: string; readonly unit: OrderUnit }
  | { readonly code: 'product-not-available-on-date'; readonly skus: readonly string[] }
  | { readonly code: 'offer-limit-exceeded'; readonly sku: string; readonly maximumQuantity: number }
  | { readonly code: 'budget-short'; readonly leftCents: number; readonly neededCents: number }
  | TankRefusal
  | { readonly code: 'title-too-long'; readonly maximumCharacters: number }
  | { readonly code: 'note-too-long'; readonly maximumCharacters: number }
