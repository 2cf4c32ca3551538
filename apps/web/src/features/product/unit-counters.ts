import type { CustomerType } from '@fust/domain/access'
import type { DeliveryMethod } from '@fust/domain/order'
import {
  casesIn,
  DEFAULT_COUNTER,
  unitOffers,
  unitsCounter,
  type CaseQuantities,
  type OrderUnit,
} from '@fust/domain/quantity'
import type { UnitCounter } from '../load/index.ts'
import type { Product } from './product.ts'

/** What decides on counters besides the product. */
export type OrderingFacts = {
  customerType: CustomerType
  method: DeliveryMethod | null
  offeredUnits: readonly OrderUnit[]
}

const LITRES_STEP = 50
const LITRES_MAXIMUM = 9999

/** The counters of a product with what the cart holds of it; what cannot be ordered now says why. */
export function unitCounters(
  { kind, pack, rules, stock, isOutOfStock }: Product,
  held: CaseQuantities & { litres: number },
  facts: OrderingFacts,
): UnitCounter[] {
  if (kind === 'tank') return [{ unit: 'litres', value: held.litres, max: LITRES_MAXIMUM, step: LITRES_STEP }]
  return unitOffers(rules, facts).map(({ unit, refusal }) => {
    const code = isOutOfStock && held[unit] === 0 ? 'out-of-stock' : refusal?.code
    return {
      unit,
      value: held[unit],
      max: unit === 'packages' ? unitsCounter(kind, stock).maximum : DEFAULT_COUNTER.maximum,
      ...(unit === 'packages'
        ? { weighsGrams: pack.grossWeightPerCaseGrams || undefined }
        : { holds: casesIn(unit, pack) }),
      ...(code && { refusal: code }),
    }
  })
}
