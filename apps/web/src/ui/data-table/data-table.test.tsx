import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { DataTable, useTickedRows, type DataColumn } from './index.ts'

type Paper = { number: string; day: string }

const PAPERS: readonly Paper[] = ['1', '2', '3', '4'].map((number) => ({ number, day: `${number} May` }))
const COLUMNS: readonly DataColumn<Paper>[] = [
  { key: 'number', head: 'Number', card: 'title', cell: ({ number }) => number },
  { key: 'day', head: 'Day', cell: ({ day }) => day },
]
const SORTS = [
  { value: 'day-desc', label: 'Newest first' },
  { value: 'day-asc', label: 'Oldest first' },
] as const
type Sort = (typeof SORTS)[number]['value']

function Papers({ list = 'all', rows = PAPERS }: { list?: string; rows?: readonly Paper[] | undefined }) {
  const [sort, setSort] = useState<Sort>('day-desc')
  const [ticked, onChange] = useTickedRows<Paper>(list)
  return (
    <DataTable
      caption="Papers"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ number }) => number}
      sorting={{ options: SORTS, value: sort, onChange: setSort }}
      selection={{ ticked, onChange, nameOf: ({ number }) => `paper ${number}` }}
    />
  )
}

const tickOf = (name: string) => screen.getByRole('checkbox', { name })
const ticked = () => PAPERS.filter(({ number }) => tickOf(`Select paper ${number}`).matches(':checked')).length

describe('a table', () => {
  test('has its name, its heads and a row for each entry', () => {
    render(<Papers />)
    const table = screen.getByRole('table', { name: 'Papers' })
    expect(within(table).getAllByRole('row')).toHaveLength(5)
    expect(within(table).getByRole('columnheader', { name: 'Number' })).not.toHaveAttribute('aria-sort')
    expect(within(table).queryByRole('button', { name: 'Number' })).not.toBeInTheDocument()
  })

  test('says by what it is sorted, and turns round by the keyboard', async () => {
    render(<Papers />)
    const head = screen.getByRole('columnheader', { name: 'Day' })
    expect(head).toHaveAttribute('aria-sort', 'descending')
    within(head).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('columnheader', { name: 'Day' })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('button', { name: 'Day' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('columnheader', { name: 'Day' })).toHaveAttribute('aria-sort', 'descending')
  })

  test('ticks a row, several with Shift, or the whole page', async () => {
    const user = userEvent.setup()
    render(<Papers />)
    await user.click(tickOf('Select paper 1'))
    expect(tickOf('Select all on this page')).toBePartiallyChecked()
    await user.keyboard('{Shift>}')
    await user.click(tickOf('Select paper 3'))
    await user.keyboard('{/Shift}')
    expect(ticked()).toBe(3)
    await user.click(tickOf('Select all on this page'))
    expect(ticked()).toBe(4)
    expect(tickOf('Select all on this page')).toBeChecked()
    await user.click(tickOf('Select all on this page'))
    expect(ticked()).toBe(0)
  })

  test('keeps the ticks of another page, each of which says what is ticked of its own', async () => {
    const { rerender } = render(<Papers rows={PAPERS.slice(0, 2)} />)
    await userEvent.click(tickOf('Select paper 2'))
    rerender(<Papers rows={PAPERS.slice(2)} />)
    expect(tickOf('Select all on this page')).not.toBePartiallyChecked()
    await userEvent.click(tickOf('Select all on this page'))
    await userEvent.click(tickOf('Select paper 3'))
    rerender(<Papers />)
    expect(tickOf('Select paper 2')).toBeChecked()
    expect(tickOf('Select paper 3')).not.toBeChecked()
    expect(ticked()).toBe(2)
  })

  test('forgets the ticks of another list', async () => {
    const { rerender } = render(<Papers />)
    await userEvent.click(tickOf('Select paper 1'))
    rerender(<Papers list="of May" />)
    expect(ticked()).toBe(0)
  })

  test('keeps its place while its rows are on their way', () => {
    const { container } = render(
      <DataTable caption="Papers" columns={COLUMNS} rows={undefined} rowKey={({ number }) => number} />,
    )
    expect(container.querySelector('table')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('columnheader', { name: 'Number' })).toBeVisible()
  })
})
