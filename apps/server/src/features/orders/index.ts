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
