import type { OrderKind } from '../order/order-kind.ts'

/** A lower unit price from that many units on. */
export type PriceTier = { readonly fromQuantity: number; readonly unitPriceCents: number }

/** A discount on one line: a rate of what is left to pay, or cents off each unit. */
export type LineDiscount =
  | { readonly kind: 'rate'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly centsPerUnit: number }

/** A discount on the whole order: a rate, or an amount that is spread over the lines. */
export type OrderDiscount =
  | { readonly kind: 'rate'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly cents: number }

export const DEPOSIT_KINDS = ['bottle', 'crate', 'keg', 'pallet'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** Deposit on a line: so many pieces at so many cents; negative cents credit what is returned. */
export type LineDeposit = { readonly kind: DepositKind; readonly pieces: number; readonly centsPerPiece: number }

/** A line as it goes into the calculation; `quantity` counts cases, pieces or litres. */
export type PriceLine = {
  readonly id: string
  readonly kind: OrderKind
  readonly quantity: number
  /** Units that prices, taxes and charges are for: 1, or 100 where a price is per hectolitre. */
  readonly pricedUnits: number
  readonly unitPriceCents: number
  readonly tiers: readonly PriceTier[]
  readonly fixedDiscount: LineDiscount | null
  readonly promotionalDiscount: LineDiscount | null
  readonly sortingChargePerUnitCents: number
  readonly packagingTaxPerUnitCents: number
  readonly vatBasisPoints: number
  readonly deposits: readonly LineDeposit[]
  /** Cases that stand on full pallets of this SKU; the smaller packaging discount is given on them. */
  readonly casesOnFullPallets: number
}

/** What the brewery gives on packaging, under a monthly condition: a separate settlement withdraws it when the month does not meet it. */
export type PackagingRates = {
  readonly fullTruckBasisPoints: number
  readonly fullPalletsBasisPoints: number
}

export type PriceFacts = {
  readonly coupon: OrderDiscount | null
  readonly cashDiscount: OrderDiscount | null
  /** The exact pallets equal the full truck's maximum. */
  readonly fillsTruck: boolean
  readonly packagingRates: PackagingRates
  readonly isDepositTaxed: boolean
}

/** The unit price that holds for a quantity: the highest tier it reaches, else the price itself (ENT-09). */
export function unitPriceFor(line: Pick<PriceLine, 'unitPriceCents' | 'tiers'>, quantity: number): number {
  const reached = line.tiers.filter((tier) => tier.fromQuantity <= quantity)
  return reached.toSorted((a, b) => b.fromQuantity - a.fromQuantity)[0]?.unitPriceCents ?? line.unitPriceCents
}
