export { budgetsFeature } from './budgets.feature.ts'
export { createBudgetLedgers } from './budgets.service.ts'
