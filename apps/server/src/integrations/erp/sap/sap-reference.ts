import { quoted } from './sap-values.ts'

/** The header field that carries the portal's reference where no setting names another; SAP lets it be written and queried. */
const REFERENCE_FIELD = 'PurchaseOrderByShipToParty'
/** Where orders of earlier versions have theirs, as a UUID. SAP's metadata does not let it be written. */
const FORMER_FIELD = 'ExternalDocumentID'

type SapFields = Readonly<Record<string, unknown>>

/** The reference as it is written: 32 hexadecimal digits, because the field holds 35 characters and a UUID has 36. */
export const toSapReference = (reference: string): string => reference.replaceAll('-', '')

/**
 * Every field in which an order in flight may have its reference, the one that is written first: the setting may have
 * changed, and earlier versions wrote another field.
 */
export const referenceFields = (field: string): string[] => [...new Set([field, REFERENCE_FIELD, FORMER_FIELD])]

/** The reference of an order as a UUID; empty where none of its fields has one. */
export function referenceOf(order: SapFields, field: string): string {
  const values = referenceFields(field).map((name) => order[name])
  return values.map(toUuid).find((reference) => reference !== '') ?? ''
}

/** What has the reference, in any of these fields, as a term of a filter. */
export function hasReference(reference: string, field: string): string {
  const written = [...new Set([field, REFERENCE_FIELD])].map((name) => eq(name, toSapReference(reference)))
  return [...written, eq(FORMER_FIELD, reference)].join(' or ')
}

const eq = (name: string, value: string): string => `${name} eq ${quoted(value)}`

const HEX = /^[0-9a-f]{32}$/

/** A value of another shape is not ours: people may write their own reference into the field. */
function toUuid(value: unknown): string {
  const digits = typeof value === 'string' ? value.trim().toLowerCase().replaceAll('-', '') : ''
  if (!HEX.test(digits)) return ''
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  )
}
