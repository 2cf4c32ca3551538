import { HOLIDAYS_TABLE, PAGES_TABLE, SETTINGS_TABLE, TABLES, type Table } from './format/index.ts'
import type { Changes } from './store/merge.store.ts'

/** From here on somebody has to say that so much may go. */
const MOST_REMOVED = 1 / 10

/** What would go out of a table. */
export type Removal = { of: string; removed: number; before: number; examples: readonly string[] }

/** Where leaving a row out of a file takes it away. Pictures go with the last row that names them. */
export const TABLES_THAT_LOSE: readonly Table[] = [HOLIDAYS_TABLE, ...TABLES, PAGES_TABLE].filter(
  ({ omitted }) => omitted.are !== 'kept',
)

/** Tables of which more than a tenth goes, also with what it belonged to. */
export function removalsOf(
  changes: Readonly<Record<string, Changes>>,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Removal[] {
  return [SETTINGS_TABLE, ...TABLES_THAT_LOSE].flatMap((table) => {
    const { added, removed } = changes[table.table] ?? { added: { count: 0 }, removed: { count: 0, examples: [] } }
    const had = before.get(table.table) ?? 0
    const isCounted = table.omitted.are === 'deactivated' || table === SETTINGS_TABLE
    const gone = isCounted ? removed.count : had + added.count - (after.get(table.table) ?? had)
    return gone > had * MOST_REMOVED
      ? [{ of: nameOf(table.table), removed: gone, before: had, examples: removed.examples }]
      : []
  })
}

const NAMES: Readonly<Record<string, string>> = {
  brewery_setting: 'settings of brewery.yaml',
  brewery_holiday: 'holidays of brewery.yaml',
  theme_setting: 'settings of theme/theme.yaml',
  theme_file: 'files of theme',
  picture: 'pictures',
  picture_size: 'sizes of pictures',
  content_page: 'pages',
  product_category: 'categories of products.csv',
}

/** What people call the rows of a table: the file that they stand in. */
export const nameOf = (table: string): string =>
  NAMES[table] ?? TABLES.find((each) => each.table === table)?.file ?? table

/** What becomes of a row that is left out. */
export const goneWord = (table: string): string => (table === 'product' ? 'made inactive' : 'removed')
