export { OrderBar } from './order-bar.tsx'
