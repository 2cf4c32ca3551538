import { CATALOGUE_TABLES } from './catalogue-tables.ts'
import { COMPANY_TABLES } from './company-tables.ts'
import { DELIVERY_TABLES } from './delivery-tables.ts'
import { PEOPLE_TABLES } from './people-tables.ts'
import { HOLIDAYS_TABLE, PAGES_TABLE, PICTURE_SIZES_TABLE, PICTURES_TABLE, SETTINGS_TABLE } from './text-tables.ts'
import { ORDER_TABLES } from './order-tables.ts'
import { PRICE_TABLES } from './price-tables.ts'
import type { Table } from './table.ts'
import { THEME_FILES_TABLE, THEME_TABLE } from './theme-tables.ts'

/** Every CSV file of a brewery folder, in the order in which the tables need each other. */
export const TABLES: readonly Table[] = [
  ...CATALOGUE_TABLES,
  ...PRICE_TABLES,
  ...DELIVERY_TABLES,
  ...COMPANY_TABLES,
  ...PEOPLE_TABLES,
  ...ORDER_TABLES,
]

/** Tables whose rows come from `brewery.yaml`, `theme/`, `content/` and `media/`. */
export const OTHER_TABLES: readonly Table[] = [
  SETTINGS_TABLE,
  HOLIDAYS_TABLE,
  THEME_TABLE,
  THEME_FILES_TABLE,
  PAGES_TABLE,
  PICTURES_TABLE,
  PICTURE_SIZES_TABLE,
]

export {
  HOLIDAYS_TABLE,
  PAGES_TABLE,
  PICTURE_SIZES_TABLE,
  PICTURES_TABLE,
  SETTINGS_TABLE,
  THEME_FILES_TABLE,
  THEME_TABLE,
}
export type { CellValue, Kind } from './kind.ts'
export { asJson, isWrong } from './kind.ts'
export { filePath, NEW_REFERENCE, picturePath } from './text-kinds.ts'
export { storedColumns, type Column, type Omitted, type Reference, type RowCheck, type Table } from './table.ts'
export { parsedObject } from './other-kinds.ts'
