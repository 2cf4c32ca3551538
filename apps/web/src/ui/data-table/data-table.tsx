import type { CSSProperties } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Checkbox } from '../form/checkbox.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { Skeleton } from '../skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { DataColumn } from './data-column.ts'
import css from './data-table.module.css'
import type { Selection } from './selection.ts'
import type { Sorting } from './sorting.tsx'
import { SumRow, type Sum } from './sum-row.tsx'
import { useTableModel } from './use-table-model.ts'

export type DataTableProps<Row, Sort extends string> = {
  /** For screen readers. */
  caption: string
  columns: readonly DataColumn<Row>[]
  /** Nothing while they are still coming. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  sorting?: Sorting<Sort> | undefined
  selection?: Selection<Row> | undefined
  sum?: Sum | undefined
  /** The rows are those of the list before: what was asked for is on its way. */
  isStale?: boolean
}

const NO_ROWS: readonly never[] = []
const SKELETON_ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as a grid, it is a table to every browser only by its roles */

/** One page of a list: rows and columns on a desk, cards on a phone. Order, page and filter are the caller's. */
export function DataTable<Row extends object, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { caption, columns, rows, rowKey, sorting, selection, sum, isStale } = props
  const { t } = useTranslation()
  const table = useTableModel({ columns, rows: rows ?? NO_ROWS, rowKey, sorting, selection })
  const shown = table.getRowModel().rows
  const tracks = [...(selection ? ['auto'] : []), ...columns.map(({ width = 'auto' }) => width)]
  const style: CSSProperties = { gridTemplateColumns: tracks.join(' ') }
  return (
    <table role="table" className={css.table} style={style} aria-busy={!rows || isStale || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={css.head}>
        <tr role="row" className={css.row}>
          {selection && (
            <th role="columnheader" scope="col" className={css.tick}>
              <Checkbox
                label={<VisuallyHidden>{t('ui.selectPage')}</VisuallyHidden>}
                checked={table.getIsAllRowsSelected()}
                isMixed={!table.getIsAllRowsSelected() && shown.some((row) => row.getIsSelected())}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} order={table.getColumn(column.key)} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.body}>
        {!rows && SKELETON_ROWS.map((row) => <SkeletonRow key={row} columns={columns} isTicked={!!selection} />)}
        {shown.map((row) => (
          <tr key={row.id} role="row" className={css.row} data-selected={row.getIsSelected() || undefined}>
            {selection && (
              <td role="cell" className={css.tick}>
                <Checkbox
                  label={<VisuallyHidden>{t('ui.selectRow', { row: selection.nameOf(row.original) })}</VisuallyHidden>}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                className={cellClass(column)}
                data-card={column.card}
                data-name={column.named}
              >
                {column.cell(row.original)}
                {column.opens && <Icon name="chevron-right" size={20} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sum && (
        <SumRow
          sum={sum}
          columns={columns}
          columnsBefore={selection ? 1 : 0}
          isInSight={!!selection && selection.ticked.length > 0}
        />
      )}
    </table>
  )
}

/** What the library knows of a column's place in the order. */
type ColumnOrder = {
  getCanSort: () => boolean
  getIsSorted: () => false | 'asc' | 'desc'
  toggleSorting: () => void
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const

function HeadCell<Row>({ column, order }: { column: DataColumn<Row>; order: ColumnOrder | undefined }) {
  const direction = order?.getIsSorted() || undefined
  return (
    <th role="columnheader" scope="col" className={cellClass(column)} aria-sort={direction && DIRECTIONS[direction]}>
      {order?.getCanSort() ? (
        <button type="button" className={css.sort} data-sorted={direction} onClick={() => order.toggleSorting()}>
          {column.head}
          <Icon name="chevron-down" size={16} />
        </button>
      ) : (
        column.head
      )}
    </th>
  )
}

function SkeletonRow<Row>({ columns, isTicked }: { columns: readonly DataColumn<Row>[]; isTicked: boolean }) {
  return (
    <tr role="row" className={css.row}>
      {isTicked && (
        <td role="cell" className={css.tick}>
          <Skeleton width={24} height={24} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} role="cell" className={cellClass(column)} data-card={column.card}>
          <Skeleton width={column.card === 'across' ? '100%' : 88} height={36} />
        </td>
      ))}
    </tr>
  )
}

const cellClass = <Row,>({ figures, opens }: DataColumn<Row>): string =>
  classNames(css.cell, figures && css.figures, opens && css.opens)
