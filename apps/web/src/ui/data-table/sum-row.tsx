import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { DataColumn } from './data-column.ts'
import css from './data-table.module.css'

/** What rows come to: words, and figures by the key of their column. */
export type Sum = { label: ReactNode; figures: Readonly<Record<string, ReactNode>> }

type Props<Row> = { sum: Sum; columns: readonly DataColumn<Row>[]; columnsBefore: number; isInSight: boolean }

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in the table it belongs to */

/** The last line of a table; it stays in sight on a desk while rows are ticked. */
export function SumRow<Row>({ sum: { label, figures }, columns, columnsBefore, isInSight }: Props<Row>) {
  const first = columns.findIndex(({ key }) => key in figures)
  const span = columnsBefore + first
  return (
    <tfoot role="rowgroup" className={css.foot} data-in-sight={isInSight || undefined}>
      <tr role="row" className={css.row}>
        <th role="rowheader" scope="row" colSpan={span} className={css.cell} style={{ gridColumnEnd: `span ${span}` }}>
          {label}
        </th>
        {columns.slice(first).map((column) => (
          <td key={column.key} role="cell" className={classNames(css.cell, column.figures && css.figures)}>
            {figures[column.key]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
