export * from './erp.port.ts'
export { createSapErp, type SapSettings } from './sap-sales-order.ts'
