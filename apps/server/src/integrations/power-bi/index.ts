export * from './power-bi.port.ts'
export { choosePowerBi } from './read-power-bi.ts'
