/** An exact number of pallets; capacity is never counted in floating point (decisions, "pallets"). */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

export const NOTHING: Fraction = { numerator: 0n, denominator: 1n }

const SHOWN_DECIMALS = 1000n

/** `numerator / denominator` of whole numbers in lowest terms; throws for a denominator that is not above zero. */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1n): Fraction {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  if (bottom <= 0n) throw new RangeError('a fraction needs a denominator above zero')
  if (bottom === 1n) return { numerator: top, denominator: bottom }
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom)
  return { numerator: top / divisor, denominator: bottom / divisor }
}

/** A limit from the outside world, which may have up to three decimals. */
export function limitFraction(limit: number): Fraction {
  return fraction(Math.round(limit * Number(SHOWN_DECIMALS)), SHOWN_DECIMALS)
}

/** The exact sum. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator) return fraction(a.numerator + b.numerator, a.denominator)
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

/** The exact difference; below zero when `b` is the larger. */
export function subtractFractions(a: Fraction, b: Fraction): Fraction {
  return addFractions(a, { numerator: -b.numerator, denominator: b.denominator })
}

/** A fraction a whole number of times. */
export function multiplied({ numerator, denominator }: Fraction, by: number): Fraction {
  return fraction(numerator * BigInt(by), denominator)
}

/** Below zero when `a` is the smaller, 0 when both are equal, above zero otherwise. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The smaller of two. */
export function smallerFraction(a: Fraction, b: Fraction): Fraction {
  return compareFractions(a, b) <= 0 ? a : b
}

/** The largest whole number that is not above. */
export function roundedDown({ numerator, denominator }: Fraction): number {
  const quotient = numerator / denominator
  return Number(numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient)
}

/** The smallest whole number that is not below: pallet places (decisions, "pallets"). */
export function roundedUp({ numerator, denominator }: Fraction): number {
  const quotient = numerator / denominator
  return Number(numerator > 0n && quotient * denominator !== numerator ? quotient + 1n : quotient)
}

/** The number to show or to send, to three decimals, half up; never to decide on. */
export function shownNumber({ numerator, denominator }: Fraction): number {
  const thousandths = roundedDown(fraction(2n * numerator * SHOWN_DECIMALS + denominator, 2n * denominator))
  return thousandths / Number(SHOWN_DECIMALS)
}

const LARGEST_EXACT = BigInt(Number.MAX_SAFE_INTEGER)

// The numbers of a load are small, and counting with those is ten times as fast.
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  if (a <= LARGEST_EXACT && b <= LARGEST_EXACT) return BigInt(commonDivisor(Number(a), Number(b)))
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}

function commonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b]
  while (smaller !== 0) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
