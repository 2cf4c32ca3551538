/** All of a rate, in basis points: 2100 is 21 %. */
export const FULL_RATE_BASIS_POINTS = 10_000

/** `cents x numerator / denominator`, rounded half up to the cent; exact also where the product is very large. */
export function proportionOf(cents: number, numerator: number, denominator: number): number {
  const [top, bottom] = [2n * BigInt(cents) * BigInt(numerator) + BigInt(denominator), 2n * BigInt(denominator)]
  const quotient = top / bottom
  return Number(top < 0n && quotient * bottom !== top ? quotient - 1n : quotient)
}

/** A rate in basis points of an amount, rounded half up to the cent. */
export function rateOf(cents: number, basisPoints: number): number {
  return proportionOf(cents, basisPoints, FULL_RATE_BASIS_POINTS)
}

/** Spreads an amount over weights so that the parts add up to it; the largest remainders get the last cents. */
export function spreadCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const parts = exact.map((share) => Number(share / total))
  const left = cents - sumOf(parts)
  const remainders = exact.map((share, index) => ({ index, remainder: share % total }))
  const winners = remainders.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index).slice(0, left)
  const winning = new Set(winners.map(({ index }) => index))
  return parts.map((part, index) => part + (winning.has(index) ? 1 : 0))
}

/** The sum of whole amounts. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
