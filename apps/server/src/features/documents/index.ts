export { seesInvoices } from './sees-invoices.ts'
