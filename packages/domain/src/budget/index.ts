export { budgetYear } from './budget-year.ts'
export * from './posm-budget.ts'
