export { paymentMethodsQuery, shippingMethodsQuery } from './api/delivery-queries.ts'
export { OrderBar } from './order-bar.tsx'
export { useMethodLabel } from './use-transport-words.ts'
