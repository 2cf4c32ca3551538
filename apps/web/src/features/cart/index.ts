export { CartPage } from './cart-page.tsx'
export { MiniCart } from './mini-cart.tsx'
