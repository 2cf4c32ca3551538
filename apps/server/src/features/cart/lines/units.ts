import { orderableUnits, type OrderUnit, type UnitRules } from '@fust/domain/quantity'
import type { Article } from '#features/assortment/index.ts'
import type { BreweryNow } from '#features/portal/index.ts'

/** What a product says about its units. */
export function unitRulesOf(product: Article): Omit<UnitRules, 'kind'> {
  return {
    isLayerOrderingDisabled: product.noLayerOrdering,
    isPalletOrderingDisabled: product.noPalletOrdering,
    isTruckPackageOrderingAllowed: product.truckSingleCases,
  }
}

/** The units that the brewery offers at all. */
export function offeredUnits({ settings }: BreweryNow): OrderUnit[] {
  return orderableUnits(settings.portal.orderable_units.join(','))
}
