/** What the price of a piece on a card is worked out from; rates in basis points. */
export type RetailPriceFacts = {
  /** What a package costs, without VAT and deposit. */
  purchaseCents: number
  /** How many pieces are in it. */
  pieces: number
  marginBp: number
  vatRateBp: number
  /** The price is a multiple of this. */
  stepCents: number
}

const ONE = 10_000n

/** What a piece may cost on the card: purchase with margin and VAT, rounded up to the next step (decisions CNT-25). */
export function suggestedRetailPrice(facts: RetailPriceFacts): number {
  const { purchaseCents, pieces, marginBp, vatRateBp, stepCents } = facts
  const exact = BigInt(purchaseCents) * (ONE + BigInt(marginBp)) * (ONE + BigInt(vatRateBp))
  const step = BigInt(pieces) * ONE * ONE * BigInt(stepCents)
  return Number((exact + step - 1n) / step) * stepCents
}
