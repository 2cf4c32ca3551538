import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EmptyCatalogue } from './empty-catalogue.tsx'
import { FilterBar } from './filter-bar.tsx'

const CHIPS = [
  { value: 'all', label: 'All', count: 48 },
  { value: 'keg', label: 'Kegs', count: 12 },
]
const GROUPS = [
  { key: 'brand', label: 'Brand', options: [{ value: 'vp', label: 'Veenhof Pils', count: 9 }], selected: [] },
]

test('pack forms are chips with their counts', async () => {
  const onChoose = vi.fn<(value: string) => void>()
  render(
    <FilterBar
      chips={CHIPS}
      chosen="all"
      onChoose={onChoose}
      groups={[]}
      onToggle={() => {}}
      onClear={() => {}}
      resultCount={48}
    />,
  )
  expect(screen.getByRole('button', { name: 'All 48', pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Kegs 12' }))
  expect(onChoose).toHaveBeenCalledWith('keg')
})

test('pack forms are one stop for the keyboard, with arrows from chip to chip', async () => {
  render(
    <FilterBar
      chips={CHIPS}
      chosen="keg"
      onChoose={() => {}}
      groups={GROUPS}
      onToggle={() => {}}
      onClear={() => {}}
      resultCount={12}
    />,
  )
  const [all, kegs] = [screen.getByRole('button', { name: 'All 48' }), screen.getByRole('button', { name: 'Kegs 12' })]
  await userEvent.tab()
  expect(kegs).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(all).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(kegs).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(all).toHaveFocus()
  await userEvent.keyboard('{End}{Tab}')
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
})

test('a chip tells no count that nobody knows yet', () => {
  render(
    <FilterBar
      chips={[{ value: 'all', label: 'All' }]}
      chosen="all"
      onChoose={() => {}}
      groups={[]}
      onToggle={() => {}}
      onClear={() => {}}
      resultCount={0}
    />,
  )
  expect(screen.getByRole('button', { name: 'All' })).toHaveTextContent(/^All\s*$/)
})

test('the other filters stand in a drawer', async () => {
  const onToggle = vi.fn<(group: string, value: string) => void>()
  render(
    <FilterBar
      chips={CHIPS}
      chosen="all"
      onChoose={() => {}}
      groups={GROUPS}
      onToggle={onToggle}
      onClear={() => {}}
      resultCount={48}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Veenhof Pils/ }))
  expect(onToggle).toHaveBeenCalledWith('brand', 'vp')
})

test('a filter with many values has a field that finds them; what is ticked stays in sight', async () => {
  const options = Array.from({ length: 40 }, (_, at) => ({ value: `b${at}`, label: `Brewery ${at}`, count: 1_000 }))
  const groups = [
    {
      key: 'brand',
      label: 'Brand',
      options: [...options, { value: 'bl', label: 'Blåbær', count: 2 }],
      selected: ['b7'],
    },
    ...GROUPS.map((group) => ({ ...group, label: 'Style' })),
  ]
  render(
    <FilterBar
      chips={CHIPS}
      chosen="all"
      onChoose={() => {}}
      groups={groups}
      onToggle={() => {}}
      onClear={() => {}}
      resultCount={5907}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: '1 filter' }))
  expect(await screen.findByRole('button', { name: 'Show 5.907 products' })).toBeVisible()
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await userEvent.type(screen.getByRole('textbox', { name: 'Search in: Brand' }), 'blab')
  const ticks = within(screen.getByRole('group', { name: 'Brand' })).getAllByRole('checkbox')
  expect(ticks.map((tick) => tick.closest('label')?.textContent)).toEqual(['Brewery 7 1.000', 'Blåbær 2'])
  expect(within(screen.getByRole('group', { name: 'Style' })).getAllByRole('checkbox')).toHaveLength(1)
})

test('[ERR-51] a catalogue that has nothing of the words looked for says which, and leads to all products', async () => {
  const onClearFilters = vi.fn<() => void>()
  render(<EmptyCatalogue words="dubel" onClearFilters={onClearFilters} />)
  expect(screen.getByText(/Nothing is called “dubel”/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'All products' }))
  expect(onClearFilters).toHaveBeenCalledOnce()
})

test('[ERR-51] an empty catalogue says so and clears the filters', async () => {
  const onClearFilters = vi.fn<() => void>()
  render(<EmptyCatalogue onClearFilters={onClearFilters} />)
  expect(screen.getByText('Sorry, there are no products to display')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(onClearFilters).toHaveBeenCalledOnce()
})
