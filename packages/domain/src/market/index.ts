export * from './market-pack.ts'
