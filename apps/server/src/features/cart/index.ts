export { meansCart } from './cart-access.ts'
export { cartPolicy, cartResolvers } from './cart.resolvers.ts'
export { createCarts, type Carts } from './cart.service.ts'
export type { LineToAdd } from './adding.ts'
export type { CartRefusal } from './cart-refusal.ts'
export { createCartStore, type ChosenOption, type LineAmounts, type StoredCart } from './cart.store.ts'
export {
  caseQuantities,
  hasPrice,
  lineQuantity,
  unitRulesOf,
  viewCart,
  viewLines,
  type CartLineView,
  type CartView,
} from './cart-view.ts'
export { wireCart } from './cart.wire.ts'
export type { DeliveryChoice } from './choose-delivery.service.ts'
export { priceWords } from './price-words.ts'
export { LINE_WORDS } from './line-words.ts'
export { cartError } from './refusal-error.ts'
export { cartNotFound, SHARED_REFUSALS } from './refusal-words.ts'
export type { LineError } from './review-line.ts'
