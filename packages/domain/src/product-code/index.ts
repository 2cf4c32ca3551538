export * from './trade-item-number.ts'
export * from './product-code.ts'
