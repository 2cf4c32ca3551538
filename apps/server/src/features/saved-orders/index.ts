export { savedOrdersPolicy, savedOrdersResolvers } from './saved-orders.resolvers.ts'
export { createSavedOrders } from './saved-orders.service.ts'
