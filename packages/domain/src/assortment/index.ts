export * from './is-for-sale.ts'
