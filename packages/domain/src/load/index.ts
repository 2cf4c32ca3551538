export { unitsWithin, type Habit } from './fit-units.ts'
export * from './load-plan.ts'
export * from './what-still-fits.ts'
