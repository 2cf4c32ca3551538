/** Places of tanks in a cellar: a line of an order tells so many apart. */
export const TANK_POSITIONS = [1, 2, 3, 4] as const
export type TankPosition = (typeof TANK_POSITIONS)[number]

/** A tank in the cellar of a venue; what is not written down of it is null. */
export type Tank = {
  readonly position: TankPosition
  readonly name: string
  readonly capacityLitres: number | null
  /** The brand that is in it; null takes any brand that the venue may buy. */
  readonly brand: string | null
  readonly minimumLitres: number | null
  readonly maximumLitres: number | null
}

export const TANK_STEP_LITRES = 50
export const TANK_MAXIMUM_LITRES = 9999

/** True when beer of this brand may go into the tank. */
export function takesBrand({ brand: held }: Pick<Tank, 'brand'>, brand: string): boolean {
  return held === null || held === brand
}

/** The least and the most that one delivery brings into a tank, in steps of 50: never more than goes in. */
export function topUpLimits({ capacityLitres, minimumLitres, maximumLitres }: Tank): {
  minimumLitres: number
  maximumLitres: number
} {
  const most = Math.min(maximumLitres ?? TANK_MAXIMUM_LITRES, capacityLitres ?? TANK_MAXIMUM_LITRES)
  return {
    minimumLitres: Math.max(1, Math.ceil((minimumLitres ?? 0) / TANK_STEP_LITRES)) * TANK_STEP_LITRES,
    maximumLitres: Math.floor(most / TANK_STEP_LITRES) * TANK_STEP_LITRES,
  }
}

/** True for litres that a top-up may have: 0 to 9999 in steps of 50 (TNK-05). */
export function areLitresAllowed(litres: number): boolean {
  return Number.isInteger(litres) && litres >= 0 && litres <= TANK_MAXIMUM_LITRES && litres % TANK_STEP_LITRES === 0
}

/** True for the counter of one tank: a whole number from 0 to 9999 (TNK-04). */
export function isTankCountAllowed(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= TANK_MAXIMUM_LITRES
}
