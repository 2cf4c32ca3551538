import { compareFractions, shownNumber, type Fraction } from './fraction.ts'
import { totalPallets, type LoadLine } from './load-line.ts'
import type { TruckLimits } from './truck-limits.ts'

/** How much of the transport a brand takes, in pallets. */
export type BrandProgress = {
  readonly brand: string
  readonly pallets: number
  readonly maximumPallets: number | null
  /** From 0 to 100; 0 without a maximum. */
  readonly percent: number
}

/** The packaged beer of a cart by brand, what takes most first (CRT-60). */
export function brandProgress(
  lines: readonly (LoadLine & { readonly brand: string })[],
  { maximumPallets }: Pick<TruckLimits, 'maximumPallets'>,
): BrandProgress[] {
  const byBrand = [...Map.groupBy(lines, ({ brand }) => brand)]
  return byBrand
    .map(([brand, own]): [string, Fraction] => [brand, totalPallets(own)])
    .toSorted(([a, some], [b, others]) => compareFractions(others, some) || (a < b ? -1 : 1))
    .map(([brand, exact]) => {
      const pallets = shownNumber(exact)
      const percent = maximumPallets ? Math.min(100, (pallets / maximumPallets) * 100) : 0
      return { brand, pallets, maximumPallets, percent }
    })
}
