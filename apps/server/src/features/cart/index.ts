export { cartPolicy, cartResolvers } from './cart.resolvers.ts'
export { createCarts, type CartRefusal, type Carts } from './cart.service.ts'
export { createCartStore, type CartProduct, type StoredCart } from './cart.store.ts'
export { caseQuantities, kindOf, lineQuantity, viewCart, type CartLineView, type CartView } from './cart-view.ts'
