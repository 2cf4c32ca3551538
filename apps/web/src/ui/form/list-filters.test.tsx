import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FilterSelect } from './filter-select.tsx'
import { ListFilters } from './list-filters.tsx'

const COLOURS = [
  { value: 'all', label: 'Of all colours' },
  { value: 'red', label: 'Red' },
] as const
type Colour = (typeof COLOURS)[number]['value']

function Filters({ onChange }: { onChange: (colour: Colour | undefined) => void }) {
  const [colour, setColour] = useState<Colour>()
  const choose = (next: Colour | undefined) => {
    setColour(next)
    onChange(next)
  }
  return (
    <ListFilters name="Filter the papers" isNarrowed={colour !== undefined} onClear={() => choose(undefined)}>
      <FilterSelect label="Colour" all="Any" options={COLOURS} value={colour} onChange={choose} />
    </ListFilters>
  )
}

const choose = async (option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Colour' }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('filters have a name, and a way back to all while something is left out', async () => {
  const { container } = render(<Filters onChange={() => {}} />)
  expect(container.querySelector('search')).toHaveAccessibleName('Filter the papers')
  expect(screen.queryByRole('button', { name: 'Clear the filters' })).not.toBeInTheDocument()
  await choose('Red')
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(screen.getByRole('combobox')).toHaveTextContent('Any')
})

test('a choice that is taken back is none, whatever the others are called', async () => {
  const chosen: (Colour | undefined)[] = []
  render(<Filters onChange={(colour) => chosen.push(colour)} />)
  await choose('Of all colours')
  await choose('Any')
  expect(chosen).toEqual(['all', undefined])
})
