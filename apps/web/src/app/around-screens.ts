export { CartInStep } from '../cart/cart-in-step.tsx'
export { CartCount } from '../cart/cart-count.tsx'
export { MiniCart } from '../cart/mini-cart.tsx'
