import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'

export type Property = {
  name: string
  type: string
  /** Of a text. */
  maxLength: number | undefined
  /** Of a decimal: digits in all, and digits after the point. */
  digits: { precision: number; scale: number } | undefined
  isKey: boolean
  isNullable: boolean
  isCreatable: boolean
  isUpdatable: boolean
  isFilterable: boolean
  isSortable: boolean
}
export type Link = { name: string; target: string; isList: boolean }
export type EntitySet = {
  service: string
  name: string
  isCreatable: boolean
  properties: ReadonlyMap<string, Property>
  links: ReadonlyMap<string, Link>
}

// Annotations of whole sets: SAP writes these entities itself.
const NOT_CREATABLE: ReadonlySet<string> = new Set([
  'A_SalesOrderBillingPlan',
  'A_SalesOrderItemBillingPlan',
  'A_SalesOrderPartnerAddress',
  'A_SalesOrderItemPartnerAddress',
  'A_SalesOrderPrecdgProcFlow',
  'A_SalesOrderSubsqntProcFlow',
  'A_SalesOrderItmPrecdgProcFlow',
  'A_SalesOrderItmSubsqntProcFlow',
])

const PROPERTIES = readRows('properties.csv')
const LINKS = readRows('links.csv')

const SETS: ReadonlyMap<string, EntitySet> = new Map(
  [...Map.groupBy(PROPERTIES, nameOfSet)].map(([key, rows]) => [
    key,
    {
      service: valueOf(rows[0], 'service'),
      name: valueOf(rows[0], 'entity_set'),
      isCreatable: !NOT_CREATABLE.has(valueOf(rows[0], 'entity_set')),
      properties: new Map(rows.map(toProperty).map((property) => [property.name, property])),
      links: new Map(
        LINKS.filter((row) => nameOfSet(row) === key)
          .map(toLink)
          .map((link) => [link.name, link]),
      ),
    },
  ]),
)

const SERVICES: ReadonlySet<string> = new Set(PROPERTIES.map((row) => valueOf(row, 'service')))

/** True for a service whose metadata is known here; the others are a brewery's own. */
export const isPublished = (service: string): boolean => SERVICES.has(service)

export const findSet = (service: string, name: string): EntitySet | undefined => SETS.get(`${service} ${name}`)

type Row = Readonly<Record<string, string>>

function readRows(file: string): Row[] {
  return parse<Row>(readFileSync(new URL(file, import.meta.url)), { columns: true })
}

function nameOfSet(row: Row): string {
  return `${valueOf(row, 'service')} ${valueOf(row, 'entity_set')}`
}

function valueOf(row: Row | undefined, column: string): string {
  return row?.[column] ?? ''
}

function toProperty(row: Row): Property {
  const size = valueOf(row, 'size')
  const [precision = 0, scale = 0] = size.split('.').map(Number)
  const isText = valueOf(row, 'type') === 'String'
  const hasRight = (letter: string) => valueOf(row, 'rights').includes(letter)
  return {
    name: valueOf(row, 'property'),
    type: valueOf(row, 'type'),
    maxLength: isText && size !== '' ? Number(size) : undefined,
    digits: !isText && size !== '' ? { precision, scale } : undefined,
    isKey: hasRight('k'),
    isNullable: hasRight('n'),
    isCreatable: hasRight('c'),
    isUpdatable: hasRight('u'),
    isFilterable: hasRight('f'),
    isSortable: hasRight('s'),
  }
}

function toLink(row: Row): Link {
  return { name: valueOf(row, 'link'), target: valueOf(row, 'target'), isList: valueOf(row, 'is_list') === 'yes' }
}
