export * from './credit.ts'
export * from './payment-state.ts'
