export { chooseErp } from './choose-erp.ts'
export * from './erp.port.ts'
export { SapCodes } from './sap/sap-codes.ts'
