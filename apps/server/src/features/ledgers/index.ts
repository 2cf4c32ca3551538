export { withImportedBudgets } from './budget.store.ts'
export { FULL_DAY, takenDays } from './day.store.ts'
export { createLedgers } from './ledgers.ts'
export { writeImportedStock } from './stock.store.ts'
