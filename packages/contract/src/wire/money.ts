/** `Money` as every price object carries it (graphql.md §3); its currency is the market's. */
export type WireMoney = { value: number }

/** An amount with two decimals, from hundredths (graphql.md §3). */
export function centsToDecimal(cents: number): number {
  return cents / 100
}

/** A price object, from cents (graphql.md §3). */
export function money(cents: number): WireMoney {
  return { value: centsToDecimal(cents) }
}

/** Hundredths of an amount, half a cent rounded away from zero; undefined for text that is not a number (graphql.md §3). */
export function decimalToCents(amount: number | string): number | undefined {
  const text = String(amount).trim()
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return undefined
  // Shifting the decimal point in the text keeps 1.005 from becoming 100.49999999999999.
  const cents = Math.round(Number(`${text.replace(/^[+-]/, '')}e2`))
  if (!Number.isSafeInteger(cents)) return undefined
  return text.startsWith('-') && cents > 0 ? -cents : cents
}
