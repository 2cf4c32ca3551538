import { METHOD_FACTS, type DeliveryMethod } from '../order/delivery-method.ts'
import { isEmptyLine, type CapacityLimits, type CapacityLine } from './capacity-line.ts'
import { capacityVerdict, type CapacityVerdict } from './capacity-verdict.ts'
import { NOTHING, shownNumber, type Fraction } from './fraction.ts'
import { truckLoad } from './truck-load.ts'
import { comparePallets, missingGrams, missingPallets, type TruckLoad } from './truck-limits.ts'

export type CartCapacity = TruckLoad &
  CapacityVerdict & {
    /** The pallets as shown and sent, to three decimals; decisions use the exact `pallets`. */
    readonly palletsShown: number
    readonly litres: number
    readonly colour: 'green' | 'red'
    readonly isCheckoutEnabled: boolean
    readonly isFullTruck: boolean
    readonly isHalfTruck: boolean
    readonly isSmallOrder: boolean
    /** The exact pallets equal what a full truck holds: the condition of the larger packaging discount. */
    readonly fillsTruck: boolean
    /** What a minimum still asks for; nothing when no minimum is missed. */
    readonly missingPallets: Fraction
    readonly missingPalletsShown: number
    readonly missingWeightGrams: number
    readonly missingLitres: number
  }

/** How full the transport is and what is said about it, for a cart of one kind (P§5, C§5.1, CRT-51 to CRT-73). */
export function cartCapacity(
  lines: readonly CapacityLine[],
  limits: CapacityLimits,
  method: DeliveryMethod | null,
): CartCapacity {
  const litres = lines.reduce((sum, line) => sum + (line.kind === 'tank' ? line.litres : 0), 0)
  const load = { ...truckLoad(lines.filter((line) => line.kind === 'beer')), litres }
  const verdict = capacityVerdict(lines, load, limits, method)
  const vehicle = method === null ? null : METHOD_FACTS[method].vehicle
  return {
    ...load,
    ...verdict,
    ...missingToMinimum(load, limits, verdict, lines),
    palletsShown: shownNumber(load.pallets),
    colour: verdict.status === 2 ? 'green' : 'red',
    isCheckoutEnabled: verdict.status === 2 && !lines.every(isEmptyLine),
    isFullTruck: vehicle === 'full-truck',
    isHalfTruck: vehicle === 'half-truck',
    isSmallOrder: vehicle === 'small',
    fillsTruck: vehicle === 'full-truck' && isExactlyFull(load, limits),
  }
}

function missingToMinimum(
  load: TruckLoad & { readonly litres: number },
  limits: CapacityLimits,
  verdict: CapacityVerdict,
  lines: readonly CapacityLine[],
) {
  const isShort = verdict.capacityMessage === 'minimum-not-reached'
  const isPalletCart = isShort && lines.some((line) => line.kind === 'beer')
  const pallets = isPalletCart ? missingPallets(load.pallets, limits.minimumPallets) : NOTHING
  return {
    missingPallets: pallets,
    missingPalletsShown: shownNumber(pallets),
    missingWeightGrams: isPalletCart ? missingGrams(load.weightGrams, limits.minimumWeightGrams) : 0,
    missingLitres: isShort && !isPalletCart ? Math.max(0, (limits.minimumLitres ?? 0) - load.litres) : 0,
  }
}

function isExactlyFull(load: TruckLoad, { maximumPallets }: CapacityLimits): boolean {
  return maximumPallets !== null && comparePallets(load.pallets, maximumPallets) === 0
}
