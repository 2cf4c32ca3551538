import { isPurchasableBrand, tankLimits, type TankAgreement } from './tank-agreement.ts'
import { areToldByTank, litresInto, type TankAmounts } from './tank-litres.ts'
import { areLitresAllowed, takesBrand, TANK_POSITIONS, TANK_STEP_LITRES, topUpLimits, type Tank } from './tank.ts'

export type TankOrderLine = TankAmounts & { readonly sku: string; readonly brand: string }

/** Why a venue may not order tank beer at all. */
export type TankBlock =
  | { readonly code: 'tank-not-agreed' }
  | { readonly code: 'tank-financially-blocked' }
  | { readonly code: 'tank-ordered-by-phone' }

/** Why a tank cannot be filled up with so much. */
export type TopUpRefusal =
  | { readonly code: 'tank-top-up-too-small'; readonly tank: string; readonly minimumLitres: number }
  | { readonly code: 'tank-top-up-too-large'; readonly tank: string; readonly maximumLitres: number }

export type TankRefusal =
  | TankBlock
  | TopUpRefusal
  | { readonly code: 'tank-brand-not-purchasable'; readonly sku: string }
  | { readonly code: 'tank-litres-not-allowed'; readonly sku: string; readonly stepLitres: number }
  | { readonly code: 'tank-not-there'; readonly sku: string }
  | { readonly code: 'tank-holds-another-beer'; readonly tank: string; readonly sku: string }
  | { readonly code: 'tank-minimum-not-reached'; readonly minimumLitres: number; readonly missingLitres: number }
  | { readonly code: 'tank-maximum-exceeded'; readonly maximumLitres: number }

type Agreed = Pick<TankAgreement, 'isAgreed' | 'hasFinancialBlocker' | 'orderMethod'>

/** Why a venue may not order tank beer at all, or null; no agreement (null) refuses too (decisions, Tank beer). */
export function reviewTankAgreement(agreement: Agreed | null): TankBlock | null {
  if (agreement === null || !agreement.isAgreed) return { code: 'tank-not-agreed' }
  if (agreement.hasFinancialBlocker) return { code: 'tank-financially-blocked' }
  return agreement.orderMethod === 'phone' ? { code: 'tank-ordered-by-phone' } : null
}

/** Why these lines cannot be ordered under the agreement, or null: brand, step of 50, each tank, minimum and maximum litres (decisions, Tank beer). */
export function reviewTankOrder(lines: readonly TankOrderLine[], agreement: TankAgreement | null): TankRefusal | null {
  const blocked = reviewTankAgreement(agreement)
  if (blocked !== null || agreement === null) return blocked
  const foreign = lines.find((line) => !isPurchasableBrand(line.brand, agreement))
  if (foreign !== undefined) return { code: 'tank-brand-not-purchasable', sku: foreign.sku }
  const odd = lines.find((line) => !areLitresAllowed(line.litres))
  if (odd !== undefined) return litresNotAllowed(odd)
  return reviewTanks(lines, agreement.tanks) ?? reviewLitres(lines, agreement)
}

/** Why so many litres cannot go into this tank in one delivery, or null; none at all always may. */
export function reviewTopUp(tank: Tank, litres: number): TopUpRefusal | null {
  const { minimumLitres, maximumLitres } = topUpLimits(tank)
  // A tank whose limits contradict each other is judged by the most alone: it must not flow over.
  if (litres > maximumLitres) return { code: 'tank-top-up-too-large', tank: tank.name, maximumLitres }
  if (litres > 0 && litres < Math.min(minimumLitres, maximumLitres))
    return { code: 'tank-top-up-too-small', tank: tank.name, minimumLitres }
  return null
}

/** Where it is told which litres are for which tank, each tank takes one beer, its own, within its limits. */
function reviewTanks(lines: readonly TankOrderLine[], tanks: readonly Tank[]): TankRefusal | null {
  // Nothing is known of a cellar of which the brewery has written nothing down.
  if (tanks.length === 0) return null
  const told = lines.filter(areToldByTank)
  for (const position of TANK_POSITIONS) {
    const [line, other] = told.filter((own) => litresInto(position, own) > 0)
    if (line === undefined) continue
    const tank = tanks.find((own) => own.position === position)
    if (tank === undefined) return { code: 'tank-not-there', sku: line.sku }
    if (other !== undefined) return { code: 'tank-holds-another-beer', tank: tank.name, sku: other.sku }
    if (!takesBrand(tank, line.brand)) return { code: 'tank-holds-another-beer', tank: tank.name, sku: line.sku }
    const litres = litresInto(position, line)
    const refusal = areLitresAllowed(litres) ? reviewTopUp(tank, litres) : litresNotAllowed(line)
    if (refusal !== null) return refusal
  }
  return null
}

function litresNotAllowed({ sku }: TankOrderLine): TankRefusal {
  return { code: 'tank-litres-not-allowed', sku, stepLitres: TANK_STEP_LITRES }
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
