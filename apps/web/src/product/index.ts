export { fullName } from './full-name.ts'
export {
  keyOf,
  productLabelOf,
  productOf,
  putTogether,
  unitCentsOf,
  type PartOfBundle,
  type Product,
  type ProductLabel,
} from './product.ts'
export { countersOf, UnitCounters, type OrderingFacts, type UnitCounter } from './unit-counters.tsx'
export { customerTypeAt, knownCustomerTypeAt } from './customer-type-at.ts'
export { useOrderingFacts, useUnitsUnknown } from './use-ordering-facts.ts'
