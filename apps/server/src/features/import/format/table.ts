import type { MarketPack } from '@fust/domain/market'
import type { CellValue, Kind } from './kind.ts'

export type Column = {
  readonly header: string
  readonly column: string
  readonly kind: Kind
  readonly about: string
  /** A text per language: one header each, `name.nl`, `name.en`. */
  readonly byLanguage: boolean
  readonly required: boolean
  /** A required text that one language is enough for. */
  readonly inAnyLanguage: boolean
  /** What an empty cell means; undefined is null. */
  readonly whenEmpty: CellValue
  /** What an empty cell means goes by the market. */
  readonly ofMarket: ((market: MarketPack) => string) | undefined
  /** What an empty cell means goes by the other cells of its row; nothing, where these say nothing of it. */
  readonly ofRow: ((row: Readonly<Record<string, CellValue>>) => CellValue) | undefined
  /** An empty cell leaves the stored value; only a new row takes `whenEmpty`. */
  readonly keepsWhenEmpty: boolean
  /** `table.column` that must hold the value */
  readonly refersTo: string | undefined
  /** Not a column of the table itself. */
  readonly isExtra: boolean
}

export type RowCheck = {
  readonly header: string
  readonly reason: string
  readonly isWrong: (row: Readonly<Record<string, CellValue>>) => boolean
}

export type Reference = {
  readonly columns: readonly string[]
  readonly table: string
  readonly keys: readonly string[]
}

/** What happens to rows of the table that the file does not name (only when the file is in the folder). */
export type Omitted =
  | { readonly are: 'kept' | 'removed' | 'deactivated' | 'removed-unless-used' }
  /** Removed where the file names the same owner. */
  | { readonly are: 'removed-within'; readonly owner: readonly string[] }

export type Table = {
  readonly file: string
  readonly table: string
  readonly about: string
  readonly key: readonly string[]
  readonly columns: readonly Column[]
  readonly omitted: Omitted
  readonly unique: readonly string[]
  readonly references: readonly Reference[]
  /** Columns that an existing row must already have. */
  readonly fixed: readonly string[]
  readonly rowChecks: readonly RowCheck[]
  /** The rows belong to an order: the file names it by number, the table by company and id. */
  readonly ofOrder: boolean
  /** A list per owner without keys of its own: the general merge leaves it alone. */
  readonly isList: boolean
  /** The column that tells when a row last changed. */
  readonly stamp: string | undefined
}

type ColumnParts = Partial<Omit<Column, 'header' | 'kind'>>

export function column(header: string, kind: Kind, parts: ColumnParts = {}): Column {
  const stem = kind.headerEnd ? header.slice(0, -kind.headerEnd.length) : header
  return {
    header,
    column: stem + kind.columnEnd,
    kind,
    about: '',
    byLanguage: false,
    required: false,
    inAnyLanguage: false,
    whenEmpty: null,
    ofMarket: undefined,
    ofRow: undefined,
    keepsWhenEmpty: false,
    refersTo: undefined,
    isExtra: false,
    ...parts,
  }
}

type TableParts = Partial<Omit<Table, 'omitted'>> & Pick<Table, 'table' | 'about' | 'key' | 'columns'>

export function table(file: string, omitted: Omitted['are'] | Omitted, parts: TableParts): Table {
  return {
    file,
    omitted: typeof omitted === 'string' ? asOmitted(omitted) : omitted,
    unique: [],
    fixed: [],
    rowChecks: [],
    ofOrder: false,
    isList: false,
    stamp: undefined,
    ...parts,
    references: [...(parts.references ?? []), ...parts.columns.flatMap(simpleReference)],
  }
}

function asOmitted(are: Omitted['are']): Omitted {
  return are === 'removed-within' ? { are, owner: [] } : { are }
}

function simpleReference({ column: from, refersTo }: Column): Reference[] {
  const [to, key] = refersTo?.split('.') ?? []
  return to && key ? [{ columns: [from], table: to, keys: [key] }] : []
}

export const storedColumns = (of: Table) => of.columns.filter(({ isExtra }) => !isExtra)
