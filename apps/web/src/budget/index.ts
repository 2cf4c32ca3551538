export { BudgetCell } from './budget-cell.tsx'
export { BudgetGauge } from './budget-gauge.tsx'
export { BudgetOfCart } from './budget-of-cart.tsx'
