export * from './payment-state.ts'
