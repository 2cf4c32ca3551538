/** How far an order is towards the largest order value, from 0 to 100; 0 where the transport has none (CRT-47 to CRT-49). */
export function valuePercent(grandTotalCents: number, maximumCents: number | null): number {
  if (maximumCents === null || maximumCents <= 0) return 0
  return Math.min(100, Math.max(0, (grandTotalCents / maximumCents) * 100))
}
