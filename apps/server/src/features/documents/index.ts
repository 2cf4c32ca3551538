export { documentsFeature } from './documents.feature.ts'
export { createDocuments, seesInvoices } from './documents.service.ts'
