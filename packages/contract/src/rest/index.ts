export * from './session.ts'
export * from './delivery.ts'
