export * from './session.ts'
export * from './delivery.ts'
export * from './parties.ts'
