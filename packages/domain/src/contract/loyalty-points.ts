const HECTOLITRE_ML = 100_000

/** The points for what was ordered of the brands that count; a part of a point is none. */
export function loyaltyPoints(orderedMl: number, pointsPerHectolitre: number): number {
  return Math.floor((orderedMl * pointsPerHectolitre) / HECTOLITRE_ML)
}
