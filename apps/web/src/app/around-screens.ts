export { CartCount } from '../features/cart/cart-count.tsx'
export { MiniCart } from '../features/cart/mini-cart.tsx'
