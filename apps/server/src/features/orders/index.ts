export { createCancelOrder } from './cancelling/cancel-order.service.ts'
export { createChangeOrder } from './changing/change-order.service.ts'
export {
  confirmedAmount,
  CONFIRMED_CASES,
  CONFIRMED_DETAILS,
  CONFIRMED_LITRES,
  confirmedTotal,
} from './confirmed-sql.ts'
export { lostOrderLine, lostOrdersCommand } from './erp/lost-orders.cli.ts'
export { createLostOrders } from './erp/lost-orders.service.ts'
export { COUNTED_ORDER } from './history/counted-order.ts'
export { createOrderHistory } from './history/order-history.service.ts'
export { ordersFeature } from './orders.feature.ts'
export { createPayOrder } from './paying/pay-order.service.ts'
export { createPlaceOrder } from './placing/place-order.service.ts'
export { createOrderPaper } from './papers/order-paper.service.ts'
export { createOrderAgain } from './reordering/order-again.service.ts'
