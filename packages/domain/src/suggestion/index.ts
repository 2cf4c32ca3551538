export { likelyProducts } from './likely-products.ts'
export { usualKind, type PastAmounts, type PastOrder } from './past-order.ts'
export { suggestedOrder, type Suggestable, type Suggestion } from './suggested-order.ts'
