import { formatNumber } from '../i18n/format.ts'
import { useTranslation, type TextKey } from '../i18n/index.ts'
import type { OrderUnit } from '@fust/domain/quantity'

export type CountedUnit = OrderUnit | 'litres'
/** What one package of a product is called. */
export type PackageWord = 'crate' | 'keg' | 'tray' | 'box' | 'piece'

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
      const key = unit === 'packages' ? PACKAGE_TEXTS[packageWord].counted : UNIT_TEXTS[unit].counted
      return t(key, { count, number: formatNumber(count) })
    }).join(', ')
}

/** What a unit is called over its counter: packages by what they are, 'Crates'. */
export function unitTextKey(unit: CountedUnit, packageWord: PackageWord): TextKey {
  return unit === 'packages' ? PACKAGE_TEXTS[packageWord].name : UNIT_TEXTS[unit].name
}

const LARGEST_FIRST: readonly CountedUnit[] = ['pallets', 'layers', 'packages', 'litres']

type UnitTexts = { name: TextKey; counted: TextKey }

const PACKAGE_TEXTS: Readonly<Record<PackageWord, UnitTexts>> = {
  crate: { name: 'load.packages.crate', counted: 'load.counted.crate' },
  keg: { name: 'load.packages.keg', counted: 'load.counted.keg' },
  tray: { name: 'load.packages.tray', counted: 'load.counted.tray' },
  box: { name: 'load.packages.box', counted: 'load.counted.box' },
  piece: { name: 'load.packages.piece', counted: 'load.counted.piece' },
}

const UNIT_TEXTS: Readonly<Record<Exclude<CountedUnit, 'packages'>, UnitTexts>> = {
  pallets: { name: 'load.units.pallets', counted: 'load.countedUnits.pallets' },
  layers: { name: 'load.units.layers', counted: 'load.countedUnits.layers' },
  litres: { name: 'load.units.litres', counted: 'load.countedUnits.litres' },
}
