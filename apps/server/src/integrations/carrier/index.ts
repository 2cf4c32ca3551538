export * from './carrier.port.ts'
export { chooseCarrier } from './choose-carrier.ts'
