import type { Tank } from './tank.ts'

const MINIMUM_LITRES_FALLBACK = 1000

/** What is agreed with a venue about its tanks, as the brewery keeps it per ship-to (ENT-23). */
export type TankAgreement = {
  readonly isAgreed: boolean
  readonly hasFinancialBlocker: boolean
  readonly orderMethod: 'portal' | 'phone'
  readonly minimumLitres: number | null
  readonly maximumLitres: number | null
  /** Brands the venue may buy; an empty list leaves all of them open. */
  readonly purchasableBrands: readonly string[]
  /** By their places; none where the brewery has written none down. */
  readonly tanks: readonly Tank[]
}

export type TankLimits = { readonly minimumLitres: number; readonly maximumLitres: number | null }

/** The limits of one order in litres; the minimum falls back to 1000 (decisions, Tank beer). */
export function tankLimits(agreement: Pick<TankAgreement, 'minimumLitres' | 'maximumLitres'>): TankLimits {
  return {
    minimumLitres: agreement.minimumLitres ?? MINIMUM_LITRES_FALLBACK,
    maximumLitres: agreement.maximumLitres,
  }
}

/** True when a venue may buy this brand (decisions, Tank beer). */
export function isPurchasableBrand(brand: string, agreement: Pick<TankAgreement, 'purchasableBrands'>): boolean {
  return agreement.purchasableBrands.length === 0 || agreement.purchasableBrands.includes(brand)
}
