import type { Column } from '../table.tsx'

/** Where a cell stands on a card: the title at the left, figures and days at the right, more under the title, or right across. */
export type CardPlace = 'title' | 'aside' | 'detail' | 'across'

/** A column of a table whose rows become cards on a phone. */
export type DataColumn<Row> = Omit<Column<Row>, 'wideOnly'> & {
  /** A track of a CSS grid, as `1fr`; without it as wide as what it holds. */
  width?: string
  /** Left out of the card without it. */
  card?: CardPlace
  /** What it is, said before it on a card: the figure alone does not tell. */
  named?: string
  /** Holds the link that opens the row: all of the row opens it. */
  opens?: boolean
}
