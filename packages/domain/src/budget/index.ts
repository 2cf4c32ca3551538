export * from './posm-budget.ts'
