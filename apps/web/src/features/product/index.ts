export {
  keyOf,
  productLabelOf,
  productOf,
  putTogether,
  type PartOfBundle,
  type Product,
  type ProductLabel,
} from './product.ts'
export { unitCounters, type OrderingFacts } from './unit-counters.ts'
export { customerTypeAt, knownCustomerTypeAt } from './customer-type-at.ts'
export { useOrderingFacts, useUnitsUnknown } from './use-ordering-facts.ts'
