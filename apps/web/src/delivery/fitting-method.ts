import type { ShippingMethod } from '@fust/contract/rest'
import { cartCapacity, type CapacityLine } from '@fust/domain/capacity'
import { isDeliveryMethod, type DeliveryMethod } from '@fust/domain/order'

/** The first transport that takes this load as it is; null where none does. */
export function fittingMethod(
  lines: readonly CapacityLine[],
  offered: readonly ShippingMethod[],
): DeliveryMethod | null {
  const fits = offered.find(
    (own) => isDeliveryMethod(own.code) && cartCapacity(lines, limitsOf(own), own.code).status === 2,
  )
  return fits && isDeliveryMethod(fits.code) ? fits.code : null
}

const gramsOf = (kilograms: number | null) => (kilograms === null ? null : kilograms * 1000)

function limitsOf({ minimumPallets, maximumPallets, minimumWeightKg, maximumWeightKg }: ShippingMethod) {
  return {
    minimumPallets,
    maximumPallets,
    minimumWeightGrams: gramsOf(minimumWeightKg),
    maximumWeightGrams: gramsOf(maximumWeightKg),
    minimumLitres: null,
    maximumLitres: null,
  }
}
