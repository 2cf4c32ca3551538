export { chooseSms } from './sms-gateway.ts'
export * from './sms.port.ts'
