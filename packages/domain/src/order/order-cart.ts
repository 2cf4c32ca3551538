import type { Permission } from '../access/permission.ts'
import type { CalendarDate } from '../calendar/index.ts'
import type { CartCapacity } from '../capacity/index.ts'
import type { ChosenHours, DeliveryFacts, DeliveryHours } from '../delivery/index.ts'
import type { CaseQuantities, PackFigures, StockDemand, UnitFacts, UnitRules } from '../quantity/index.ts'
import type { TankAgreement, TankAmounts } from '../tank/index.ts'
import type { DeliveryMethod } from './delivery-method.ts'

type AnyLine = {
  readonly sku: string
  /** What a bundle consists of, per bundle; empty for a product of its own. */
  readonly bundleOptions: readonly StockDemand[]
}

/** Packaged beer; return items (empties) are such lines too. */
export type BeerLine = AnyLine & {
  readonly kind: 'beer'
  readonly quantities: CaseQuantities
  readonly pack: PackFigures
  readonly isReturnItem: boolean
}

export type TankLine = AnyLine & TankAmounts & { readonly kind: 'tank'; readonly brand: string }
export type PosmLine = AnyLine & { readonly kind: 'posm'; readonly pieces: number }
export type CartLine = BeerLine | TankLine | PosmLine

/** A cart as it goes into the review; what the buyer has not chosen yet is null. */
export type OrderCart = ChosenHours & {
  readonly lines: readonly CartLine[]
  readonly orderType: string | null
  readonly method: DeliveryMethod | null
  readonly paymentMethod: string | null
  readonly deliveryDate: CalendarDate | null
  readonly title: string
  readonly noteForDriver: string
}

/** What a product allows right now; a special offer limits quantity and days. */
export type ProductFacts = {
  readonly isOrderable: boolean
  /** What it can be ordered in; read for packaged beer only. */
  readonly unitRules: Omit<UnitRules, 'kind'>
  readonly maximumQuantity: number | null
  readonly deliverableFrom: CalendarDate | null
  readonly deliverableTo: CalendarDate | null
}

/** Everything a placed order depends on, read under the lock. */
export type OrderFacts = {
  readonly shipToStatus: string
  readonly permissions: ReadonlySet<Permission>
  /** Last day of the company's alcohol licence; null when none is kept, which blocks nothing. */
  readonly licenceValidUntil: CalendarDate | null
  readonly units: Omit<UnitFacts, 'method'>
  readonly methodsOffered: readonly DeliveryMethod[]
  readonly paymentMethodsOffered: readonly string[]
  /** Calendar and clock, for the pallet places that the cart takes. */
  readonly delivery: DeliveryFacts
  readonly hoursOffered: readonly DeliveryHours[]
  /** What the cart puts on its transport, and whether that fits. */
  readonly capacity: CartCapacity
  /** By SKU; a product that is missing here is not sold any more. */
  readonly products: ReadonlyMap<string, ProductFacts>
  /** The parts of bundles that can be sold; one that is missing here holds its bundle back. */
  readonly partsForSale: ReadonlySet<string>
  readonly stock: ReadonlyMap<string, number>
  /** What is left of the budget for point-of-sale material; null where none is kept. */
  readonly budgetLeftCents: number | null
  readonly orderValueCents: number
  readonly tankAgreement: TankAgreement | null
}
