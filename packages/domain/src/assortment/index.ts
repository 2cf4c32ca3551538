export * from './is-for-sale.ts'
export { substitutesFor } from './substitutes.ts'
