export { productOf, type Product } from './product.ts'
export { unitCounters, type OrderingFacts } from './unit-counters.ts'
export { customerTypeAt, useOrderingFacts } from './use-ordering-facts.ts'
