export * from './deliverable-between.ts'
export * from './delivery-date.ts'
export * from './delivery-window.ts'
export { addWorkingDays, isWorkingDay } from './working-days.ts'
