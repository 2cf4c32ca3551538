export { keyOf, productOf, putTogether, type PartOfBundle, type Product } from './product.ts'
export { countersOf, UnitCounters, type OrderingFacts, type UnitCounter } from './unit-counters.tsx'
export { customerTypeAt, knownCustomerTypeAt } from './customer-type-at.ts'
export { useOrderingFacts, useUnitsUnknown } from './use-ordering-facts.ts'
