export * from './invoice-state.ts'

/** What documents there are: sheets of products out of the brewery's folder, and invoices of the ERP. */
export const DOCUMENT_TYPES = ['invoice', 'product-sheet', 'posm-sheet'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** Documents on a page unless more are asked for (DOC-04). */
export const DOCUMENTS_SHOWN = 10

/** Documents that one zip takes. */
export const ZIP_MAXIMUM_FILES = 500
/** Bytes of them all: the sizes and places in a plain zip end at four gigabytes. */
export const ZIP_MAXIMUM_BYTES = 2_000_000_000
