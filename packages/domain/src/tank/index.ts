export * from './review-tank-order.ts'
export * from './tank-agreement.ts'
