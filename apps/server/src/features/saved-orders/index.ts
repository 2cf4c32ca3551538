export { savedOrdersFeature } from './saved-orders.feature.ts'
export { createSavedOrders } from './saved-orders.service.ts'
