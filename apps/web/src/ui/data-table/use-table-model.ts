import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
} from '@tanstack/react-table'
import type { DataColumn } from './data-column.ts'
import type { Selection } from './selection.ts'
import type { Sorting } from './sorting.tsx'

// Paging, sorting and filtering are the server's: what the library has for them stays out of the bundle.
const features = tableFeatures({ rowSortingFeature, rowSelectionFeature })

type Asked<Row, Sort extends string> = {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sorting: Sorting<Sort> | undefined
  selection: Selection<Row> | undefined
}

/** The table as the library sees it: by what it is sorted, what a tap on a head asks for, which rows are ticked. */
export function useTableModel<Row extends object, Sort extends string>(asked: Asked<Row, Sort>) {
  const { columns, rows, rowKey, sorting, selection } = asked
  const sorted = sorting ? [stateOf(sorting.value)] : []
  const ticked = selection?.ticked ?? []
  const tickedKeys = Object.fromEntries(ticked.map((row) => [rowKey(row), true as const]))
  return useTable({
    features,
    data: rows,
    columns: columns.map(({ key }) => {
      // The direction that stands first in the list is the one that a first tap takes.
      const first = sorting?.options.map(({ value }) => stateOf(value)).find(({ id }) => id === key)
      return { id: key, accessorFn: (row: Row) => row, enableSorting: !!first, sortDescFirst: !!first?.desc }
    }),
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting: sorted, rowSelection: tickedKeys },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorted) : change
      const option = sorting?.options.find(({ value }) => next && value === sortOf(next))
      if (option) sorting?.onChange(option.value)
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(tickedKeys) : change
      const here = new Set(rows.map(rowKey))
      const known = [...ticked.filter((row) => !here.has(rowKey(row))), ...rows]
      selection?.onChange(known.filter((row) => next[rowKey(row)]))
    },
  })
}

type ColumnSort = SortingState[number]

const DESCENDING = '-desc'
const stateOf = (sort: string): ColumnSort => ({
  id: sort.replace(/-(asc|desc)$/, ''),
  desc: sort.endsWith(DESCENDING),
})
const sortOf = ({ id, desc }: ColumnSort): string => `${id}${desc ? DESCENDING : '-asc'}`
