export { quickOrderFeature } from './quick-order.feature.ts'
export { createQuickOrder } from './quick-order.service.ts'
