import { findSet, type EntitySet, type Property } from './metadata.ts'

/** A custom field of a customer's SAP on the header of an order, such as `YY1_PortalReference_SDH`. */
export type CustomField = { name: string; maxLength: number }

/** How this SAP differs from a plain one; a lever sets it. */
export type MetadataRules = {
  /** What becomes of a property that may not be written: most systems refuse it, some drop it without a word. */
  notWritable: 'refuse' | 'drop'
  customFields: readonly CustomField[]
}

export type Rules = ReturnType<typeof createRules>

const PLAIN: MetadataRules = { notWritable: 'refuse', customFields: [] }
const ORDERS = 'A_SalesOrder'

/** What may be written, asked and sorted by: SAP's published metadata, with the fields that were added to this system. */
export function createRules() {
  let rules = PLAIN

  function setOf(service: string, name: string): EntitySet | undefined {
    const published = findSet(service, name)
    if (!published || name !== ORDERS || rules.customFields.length === 0) return published
    const added = rules.customFields.map((field) => [field.name, customProperty(field)] as const)
    return { ...published, properties: new Map([...published.properties, ...added]) }
  }

  return {
    set: (next: Partial<MetadataRules>) => {
      rules = { ...PLAIN, ...next }
    },
    current: () => rules,
    isDropping: () => rules.notWritable === 'drop',
    setOf,
  }
}

const customProperty = ({ name, maxLength }: CustomField): Property => ({
  name,
  type: 'String',
  maxLength,
  digits: undefined,
  isKey: false,
  isNullable: true,
  isCreatable: true,
  isUpdatable: true,
  isFilterable: true,
  isSortable: true,
})

/** The body of the lever. */
export const RULES_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    notWritable: { enum: ['refuse', 'drop'] },
    customFields: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'maxLength'],
        properties: {
          name: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$' },
          maxLength: { type: 'integer', minimum: 1, maximum: 255 },
        },
      },
    },
  },
} as const
