export { documentsFeature } from './documents.feature.ts'
export { createDocuments } from './documents.service.ts'
