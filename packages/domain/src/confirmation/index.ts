export { confirmedAmounts, confirmedTotals, type LineAmounts } from './confirmed-amounts.ts'
export { holdConfirmed, type StockHold } from './confirmed-holds.ts'
export {
  confirmLine,
  isNewToBuyer,
  LINE_CHANGES,
  type LineAnswer,
  type LineChange,
  type LineConfirmation,
} from './line-confirmation.ts'
