export { choosePayment } from './choose-payment.ts'
export * from './payment.port.ts'
