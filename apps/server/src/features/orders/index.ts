export { createOrderHistory } from './order-history.service.ts'
export { ordersPolicy, ordersResolvers } from './orders.resolvers.ts'
export { createPlaceOrder } from './place-order.service.ts'
