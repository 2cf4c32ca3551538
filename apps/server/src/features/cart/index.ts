export { cartPolicy, cartResolvers } from './cart.resolvers.ts'
export { createCarts, type CartRefusal, type Carts, type DeliveryChoice, type LineToAdd } from './cart.service.ts'
export { cartError } from './refusal-error.ts'
export { wireCart } from './cart.wire.ts'
export {
  createCartStore,
  type CartProduct,
  type ChosenOption,
  type LineAmounts,
  type StoredCart,
} from './cart.store.ts'
export {
  caseQuantities,
  kindOf,
  lineQuantity,
  viewCart,
  viewLines,
  type CartLineView,
  type CartView,
} from './cart-view.ts'
