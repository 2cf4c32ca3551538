import { useState } from 'react'
import { DataTable, SortOfCards, useTickedRows, type DataColumn, type Sorting } from '../ui/data-table/index.ts'
import { SampleSection } from './sample-section.tsx'

type Paper = { number: string; about: string; day: string; amount: string; isPaid: boolean }

const PAPERS: readonly Paper[] = [
  { number: '2026-0417', about: 'Order 26-11790', day: '20 Nov', amount: '€ 51.943,38', isPaid: false },
  { number: '2026-0409', about: 'Order 26-11693', day: '17 Nov', amount: '€ 51.628,40', isPaid: true },
]

const COLUMNS: readonly DataColumn<Paper>[] = [
  {
    key: 'number',
    head: 'Invoice',
    width: '1fr',
    card: 'title',
    opens: true,
    cell: ({ number }) => <a href={`#${number}`}>{number}</a>,
  },
  { key: 'about', head: 'About', width: '1fr', card: 'detail', cell: ({ about }) => about },
  { key: 'day', head: 'Day', card: 'aside', cell: ({ day }) => day },
  {
    key: 'state',
    head: 'State',
    card: 'across',
    cell: ({ isPaid }) => (isPaid ? 'Paid' : 'Open'),
  },
  { key: 'amount', head: 'Amount', figures: true, card: 'aside', cell: ({ amount }) => <strong>{amount}</strong> },
]

const SORTS = [
  { value: 'day-desc', label: 'Newest first' },
  { value: 'day-asc', label: 'Oldest first' },
] as const

/** A page of a list, and one that is on its way. */
export function TableSamples() {
  const [sort, setSort] = useState<(typeof SORTS)[number]['value']>('day-desc')
  const [ticked, onChange] = useTickedRows<Paper>(sort)
  const sorting: Sorting<typeof sort> = { options: SORTS, value: sort, onChange: setSort }
  const rowKey = ({ number }: Paper) => number
  return (
    <SampleSection title="Tables">
      <SortOfCards sorting={sorting} />
      <DataTable
        caption="Invoices"
        columns={COLUMNS}
        rows={sort === 'day-desc' ? PAPERS : PAPERS.toReversed()}
        rowKey={rowKey}
        sorting={sorting}
        selection={{ ticked, onChange, nameOf: ({ number }) => `invoice ${number}` }}
        sum={{ label: '2 invoices', figures: { amount: '€ 103.571,78' } }}
      />
      <DataTable caption="Invoices on their way" columns={COLUMNS} rows={undefined} rowKey={rowKey} />
    </SampleSection>
  )
}
