/** All of a rate, in basis points: 2100 is 21 %. */
export const FULL_RATE_BASIS_POINTS = 10_000

/** `cents x numerator / denominator`, rounded half up to the cent; exact also where the product is very large. */
export function proportionOf(cents: number, numerator: number, denominator: number): number {
  // Amounts of an order are small, and counting with those is ten times as fast.
  if (
    isSmall(cents, MOST_CENTS) &&
    isSmall(numerator, MOST_PARTS) &&
    isSmall(denominator, MOST_PARTS) &&
    denominator > 0
  )
    return roundedDown(2 * cents * numerator + denominator, 2 * denominator)
  return largeProportionOf(BigInt(cents), BigInt(numerator), BigInt(denominator))
}

// Twice the product of the two, and once more of the second, is a whole number that is counted exactly.
const MOST_CENTS = 2 ** 26
const MOST_PARTS = 2 ** 25

function isSmall(amount: number, most: number): boolean {
  return Number.isInteger(amount) && amount <= most && amount >= -most
}

/** The remainder of whole numbers is exact, and so is what the division leaves without it. */
function roundedDown(top: number, bottom: number): number {
  const remainder = top % bottom
  return (top - remainder) / bottom - (remainder < 0 ? 1 : 0)
}

function largeProportionOf(cents: bigint, numerator: bigint, denominator: bigint): number {
  const [top, bottom] = [2n * cents * numerator + denominator, 2n * denominator]
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
