export * from './countries.ts'
export * from './market-pack.ts'
