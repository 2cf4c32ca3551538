export { InvoiceStateMark, STATE_TEXTS } from './invoice-state-mark.tsx'
