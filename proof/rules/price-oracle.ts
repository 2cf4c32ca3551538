/** Prices worked out once more from decisions 'price order', in fractions of a cent that are rounded where it says so. */

export type OracleDiscount = { kind: 'rate'; basisPoints: number } | { kind: 'amount'; cents: number } | null

export type OraclePriceLine = {
  isBeer: boolean
  quantity: number
  unitPriceCents: number
  tiers: readonly { fromQuantity: number; unitPriceCents: number }[]
  fixedBasisPoints: number
  promotionalBasisPoints: number
  sortingCents: number
  taxCents: number
  vatBasisPoints: number
  depositCents: number
  casesOnFullPallets: number
}

export type OracleFacts = {
  coupon: OracleDiscount
  cashBasisPoints: number
  fillsTruck: boolean
  isDepositTaxed: boolean
}

const BASIS = 10_000n

/** A fraction to the nearest whole cent, halves up, also below zero. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator
  const floor = doubled / (2n * denominator)
  return doubled < 0n && floor * 2n * denominator !== doubled ? floor - 1n : floor
}

const share = (cents: bigint, basisPoints: number) => rounded(cents * BigInt(basisPoints), BASIS)

/** What each line comes to, in cents: net goods, VAT, and all of it. */
export function pricesOf(lines: readonly OraclePriceLine[], facts: OracleFacts) {
  const goods = lines.map((line) => BigInt(priceFor(line)) * BigInt(line.quantity))
  const afterFixed = goods.map((cents, at) => cents - share(cents, lines[at]?.fixedBasisPoints ?? 0))
  const afterOwn = afterFixed.map((cents, at) => cents - share(cents, lines[at]?.promotionalBasisPoints ?? 0))
  const afterCoupon = less(afterOwn, couponOn(afterOwn, facts.coupon))
  const afterPackaging = less(
    afterCoupon,
    lines.map((line, at) => packaging(line, afterCoupon[at] ?? 0n, facts.fillsTruck)),
  )
  const net = afterPackaging.map((cents) => cents - share(cents, facts.cashBasisPoints))
  return lines.map((line, at) => {
    const charged = (net[at] ?? 0n) + BigInt((line.sortingCents + line.taxCents) * line.quantity)
    const deposit = BigInt(line.depositCents)
    const vat = share(charged + (facts.isDepositTaxed ? deposit : 0n), line.vatBasisPoints)
    return { net: Number(net[at] ?? 0n), vat: Number(vat), total: Number(charged + deposit + vat) }
  })
}

function priceFor({ tiers, quantity, unitPriceCents }: OraclePriceLine): number {
  let [reached, price] = [0, unitPriceCents]
  for (const tier of tiers)
    if (tier.fromQuantity <= quantity && tier.fromQuantity >= reached)
      [reached, price] = [tier.fromQuantity, tier.unitPriceCents]
  return price
}

function couponOn(cents: readonly bigint[], coupon: OracleDiscount): bigint[] {
  if (coupon === null) return cents.map(() => 0n)
  if (coupon.kind === 'rate') return cents.map((own) => share(own, coupon.basisPoints))
  const whole = cents.reduce((sum, own) => sum + own, 0n)
  const amount = BigInt(coupon.cents) < whole ? BigInt(coupon.cents) : whole
  if (whole === 0n) return cents.map(() => 0n)
  // Cent by cent: whoever lost most by rounding down gets the next one, the first of equals.
  const parts = cents.map((own) => (own * amount) / whole)
  const lost = cents.map((own, at) => own * amount - (parts[at] ?? 0n) * whole)
  for (let left = amount - parts.reduce((sum, part) => sum + part, 0n); left > 0n; left -= 1n) {
    const most = lost.reduce((best, own, at) => (own > (lost[best] ?? 0n) ? at : best), 0)
    parts[most] = (parts[most] ?? 0n) + 1n
    lost[most] = -1n
  }
  return parts
}

function packaging(line: OraclePriceLine, cents: bigint, fillsTruck: boolean): bigint {
  if (!line.isBeer) return 0n
  if (fillsTruck) return rounded(cents * 75n, BASIS)
  return rounded(cents * 25n * BigInt(line.casesOnFullPallets), BASIS * BigInt(line.quantity))
}

function less(cents: readonly bigint[], discounts: readonly bigint[]): bigint[] {
  return cents.map((own, at) => own - (discounts[at] ?? 0n))
}
