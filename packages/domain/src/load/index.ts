export * from './load-plan.ts'
export * from './what-still-fits.ts'
