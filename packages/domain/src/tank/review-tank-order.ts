import {
  isPurchasableBrand,
  TANK_MAXIMUM_LITRES,
  TANK_STEP_LITRES,
  tankLimits,
  type TankAgreement,
} from './tank-agreement.ts'

export type TankOrderLine = { readonly sku: string; readonly brand: string; readonly litres: number }

export type TankRefusal =
  | { readonly code: 'tank-not-agreed' }
  | { readonly code: 'tank-financially-blocked' }
  | { readonly code: 'tank-ordered-by-phone' }
  | { readonly code: 'tank-brand-not-purchasable'; readonly sku: string }
  | { readonly code: 'tank-litres-not-allowed'; readonly sku: string; readonly stepLitres: number }
  | { readonly code: 'tank-minimum-not-reached'; readonly minimumLitres: number; readonly missingLitres: number }
  | { readonly code: 'tank-maximum-exceeded'; readonly maximumLitres: number }

/** Why a venue may not order tank beer at all, or null; no agreement (null) refuses too (decisions, Tank beer). */
function reviewTankAgreement(agreement: TankAgreement | null): TankRefusal | null {
  if (agreement === null || !agreement.isAgreed) return { code: 'tank-not-agreed' }
  if (agreement.hasFinancialBlocker) return { code: 'tank-financially-blocked' }
  return agreement.orderMethod === 'phone' ? { code: 'tank-ordered-by-phone' } : null
}

/** Why these lines cannot be ordered under the agreement, or null: brand, step of 50, minimum and maximum litres (decisions, Tank beer). */
export function reviewTankOrder(lines: readonly TankOrderLine[], agreement: TankAgreement | null): TankRefusal | null {
  const blocked = reviewTankAgreement(agreement)
  if (blocked !== null || agreement === null) return blocked
  const foreign = lines.find((line) => !isPurchasableBrand(line.brand, agreement))
  if (foreign !== undefined) return { code: 'tank-brand-not-purchasable', sku: foreign.sku }
  const odd = lines.find((line) => !areLitresAllowed(line.litres))
  if (odd !== undefined) {
    return { code: 'tank-litres-not-allowed', sku: odd.sku, stepLitres: TANK_STEP_LITRES }
  }
  return reviewLitres(lines, agreement)
}

/** True for litres that a top-up may have: 0 to 9999 in steps of 50 (TNK-05). */
export function areLitresAllowed(litres: number): boolean {
  return Number.isInteger(litres) && litres >= 0 && litres <= TANK_MAXIMUM_LITRES && litres % TANK_STEP_LITRES === 0
}

/** True for the counter of one tank: a whole number from 0 to 9999 (TNK-04). */
export function isTankCountAllowed(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= TANK_MAXIMUM_LITRES
}

function reviewLitres(lines: readonly TankOrderLine[], agreement: TankAgreement): TankRefusal | null {
  const litres = lines.reduce((sum, line) => sum + line.litres, 0)
  const { minimumLitres, maximumLitres } = tankLimits(agreement)
  if (litres < minimumLitres) {
    return { code: 'tank-minimum-not-reached', minimumLitres, missingLitres: minimumLitres - litres }
  }
  if (maximumLitres !== null && litres > maximumLitres) return { code: 'tank-maximum-exceeded', maximumLitres }
  return null
}
