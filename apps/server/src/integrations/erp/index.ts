export * from './erp.port.ts'
export type { SapCustomizing } from './sap-order-body.ts'
export { createSapErp, type SapSettings } from './sap-sales-order.ts'
