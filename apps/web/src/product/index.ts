export { fullName, keyOf, productOf, putTogether, unitCentsOf, type PartOfBundle, type Product } from './product.ts'
export {
  countersOf,
  UNIT_REFUSAL_TEXTS,
  UnitCounters,
  useOrderingFacts,
  useUnitsUnknown,
  type OrderingFacts,
  type UnitCounter,
  type UnitRefusalCode,
} from './unit-counters.tsx'
export { customerTypeAt, knownCustomerTypeAt } from './customer-type-at.ts'
