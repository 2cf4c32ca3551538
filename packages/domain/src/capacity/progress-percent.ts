/** Percent of the money bar, 0 to 100: grand total over the maximum order cash, 0 without a maximum (CRT-47 to CRT-49). */
export function progressPercent(grandTotalCents: number, maximumOrderCents: number | null): number {
  if (maximumOrderCents === null || maximumOrderCents <= 0) return 0
  return Math.min(100, Math.max(0, (grandTotalCents / maximumOrderCents) * 100))
}
