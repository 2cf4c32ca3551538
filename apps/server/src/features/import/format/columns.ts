import { CUSTOMER_TYPES } from '@fust/domain/access'
import { DELIVERY_METHODS } from '@fust/domain/order'
import { text, oneOf, code, country, picturePath, prose, sku } from './text-kinds.ts'
import { yesNo } from './other-kinds.ts'
import { largeKilograms, whole } from './number-kinds.ts'
import { column, type Column } from './table.ts'

/** A text in every language of the brewery: `name.nl`, `name.en`. */
export function texts(header: string, about = ''): Column {
  const kind = { ...text, about: 'text per language', sqlType: 'jsonb' }
  return column(header, kind, { about, required: true, byLanguage: true, whenEmpty: null })
}

/** A longer text that may be told in every language. */
export function proseTexts(header: string): Column {
  const kind = { ...prose, about: 'text per language, also of several lines', sqlType: 'jsonb' }
  return column(header, kind, { byLanguage: true, whenEmpty: {} })
}

export const no = (header: string, about = '') => column(header, yesNo, { about, whenEmpty: false })
export const yes = (header: string, about = '') => column(header, yesNo, { about, whenEmpty: true })

export const named = (header: string, refersTo: string, about = '') => column(header, code, { about, refersTo })
export const required = (made: Column): Column => ({ ...made, required: true })

export const picture = (header: string, about: string) => column(header, picturePath, { about })

export const productSku = (header = 'sku') => required(column(header, sku, { refersTo: 'product.sku' }))

export const position = (about = 'order in lists, lowest first') =>
  column('position', whole(), { about, required: true })
export const positionOrZero = () => column('position', whole(), { about: 'order in lists', whenEmpty: 0 })

export const customerType = () => required(column('customer_type', oneOf(...CUSTOMER_TYPES)))
export const method = () => required(column('method', oneOf(...DELIVERY_METHODS)))

export const address = (): Column[] => [
  required(column('street', text)),
  required(column('house_number', text)),
  required(column('postcode', text)),
  required(column('city', text)),
  column('country', country, { ofMarket: (market) => market.country }),
]

export const company = (about = '') => required(named('company_id', 'company.id', about))
export const shipTo = () => required(column('ship_to_id', code))
/** A ship-to is named together with its company. */
export const SHIP_TO = { columns: ['company_id', 'ship_to_id'], table: 'ship_to', keys: ['company_id', 'id'] }

/** What a transport takes; an empty cell is no limit. */
export const limits = () => [
  column('min_pallets', whole(0)),
  column('max_pallets', whole(0)),
  column('min_weight_kg', largeKilograms),
  column('max_weight_kg', largeKilograms),
]
