import { useTranslation } from '../../i18n/index.ts'
import { formatNumber } from '../../i18n/format.ts'
import type { CountedUnit, PackageWord } from './unit-counters.tsx'

type Quantities = Partial<Record<CountedUnit, number>>

/** '8 pallets, 2 layers': the units that are not empty, largest first. */
export function useQuantityWords(quantities: Quantities, packageWord: PackageWord): string {
  return useQuantityFormat()(quantities, packageWord)
}

/** The same words for many quantities. */
export function useQuantityFormat(): (quantities: Quantities, packageWord: PackageWord) => string {
  const { t } = useTranslation()
  return (quantities, packageWord) =>
    LARGEST_FIRST.flatMap((unit) => {
      const count = quantities[unit] ?? 0
      if (count === 0) return []
      const counted = { count, number: formatNumber(count) }
      return unit === 'packages' ? t(`load.counted.${packageWord}`, counted) : t(`load.countedUnits.${unit}`, counted)
    }).join(', ')
}

const LARGEST_FIRST: readonly CountedUnit[] = ['pallets', 'layers', 'packages', 'litres']
