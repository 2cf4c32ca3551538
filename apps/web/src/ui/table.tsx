import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  figures?: boolean
  /** Left out on a phone. */
  wideOnly?: boolean
}

export type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  foot?: ReactNode
}

/** Rows and columns; the caption is for screen readers. */
export function Table<Row>({ caption, columns, rows, rowKey, foot }: TableProps<Row>) {
  const cellClass = (column: Column<Row>) =>
    classNames(css.cell, column.figures && css.figures, column.wideOnly && css.wideOnly)
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  )
}
