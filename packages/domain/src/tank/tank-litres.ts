import { takesBrand, TANK_POSITIONS, TANK_STEP_LITRES, topUpLimits, type Tank, type TankPosition } from './tank.ts'

/** How many litres of a beer are for which tank. */
export type TankLitres = {
  readonly tankType1: number
  readonly tankType2: number
  readonly tankType3: number
  readonly tankType4: number
}

/** So much of a beer, with what of it is for which tank. */
export type TankAmounts = TankLitres & { readonly litres: number }

export const NO_TANK_LITRES: TankLitres = { tankType1: 0, tankType2: 0, tankType3: 0, tankType4: 0 }

/** The litres that are for a tank. */
export function litresInto(position: TankPosition, litres: TankLitres): number {
  return litres[FIELDS[position]]
}

/** The amounts once so many litres are for a tank; those of the other tanks stay. */
export function withLitresInto(position: TankPosition, into: number, byTank: TankLitres): TankAmounts {
  const all: TankLitres = { ...byTank, [FIELDS[position]]: into }
  const { tankType1, tankType2, tankType3, tankType4 } = all
  const litres = tankType1 + tankType2 + tankType3 + tankType4
  return { litres, tankType1, tankType2, tankType3, tankType4 }
}

/**
 * The amounts once so many litres are wanted in all: what is more goes into the last tank that was told, what is less
 * comes out of them from the last one on. Where nobody said which tanks, nobody does now.
 */
export function withLitres(litres: number, amounts: TankAmounts): TankAmounts {
  if (!areToldByTank(amounts)) return { ...NO_TANK_LITRES, litres }
  const { tankType1, tankType2, tankType3, tankType4 } = amounts
  const before: TankLitres = { tankType1, tankType2, tankType3, tankType4 }
  let change = litres - amounts.litres
  const byTank = TANK_POSITIONS.toReversed().reduce<TankLitres>((told, position) => {
    const held = litresInto(position, told)
    const into = held === 0 ? 0 : Math.max(0, held + change)
    change -= into - held
    return { ...told, [FIELDS[position]]: into }
  }, before)
  return { ...byTank, litres }
}

/** True when it is told which litres are for which tank; a client of the interface may leave that open. */
export function areToldByTank({ litres, tankType1, tankType2, tankType3, tankType4 }: TankAmounts): boolean {
  return litres > 0 && tankType1 + tankType2 + tankType3 + tankType4 === litres
}

/**
 * The litres of a beer by tank: as they were told, else from the first of its tanks on as much as goes into each, and
 * in the last what is left over.
 */
export function litresByTank(line: TankAmounts & { readonly brand: string }, tanks: readonly Tank[]): TankLitres {
  if (areToldByTank(line)) return line
  const own = tanks.filter((tank) => takesBrand(tank, line.brand))
  let left = line.litres
  return own.reduce<TankLitres>((byTank, tank, index) => {
    const isLast = index === own.length - 1
    const into = isLast ? left : Math.min(left, Math.max(topUpLimits(tank).maximumLitres, TANK_STEP_LITRES))
    left -= into
    return { ...byTank, [FIELDS[tank.position]]: into }
  }, NO_TANK_LITRES)
}

const FIELDS = { 1: 'tankType1', 2: 'tankType2', 3: 'tankType3', 4: 'tankType4' } as const satisfies Record<
  TankPosition,
  keyof TankLitres
>
