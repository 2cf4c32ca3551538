import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Select } from './select.tsx'

const HOURS = [
  { value: '7', label: '07:00 to 09:00' },
  { value: '9', label: '09:00 to 11:00' },
  { value: '11', label: '11:00 to 13:00', disabled: true },
  { value: '13', label: '13:00 to 15:00' },
]

describe('a list to choose from', () => {
  test('opens at what is chosen, and gives the focus back with the choice', async () => {
    const hours = await openHours()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(hours).toHaveTextContent('07:00 to 09:00')
    await waitFor(() => expect(hours).toHaveFocus())
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  test('is named by its label and by nothing else', async () => {
    await userEvent.click(renderHours())
    expect(screen.getByRole('listbox', { name: 'Hours' })).toBeVisible()
  })

  test.each(['{ArrowDown}', '{ArrowUp}', '{Home}', '{End}', '{Enter}', ' '])('opens on %j', async (key) => {
    renderHours().focus()
    await userEvent.keyboard(key)
    expect(screen.getByRole('listbox')).toBeInTheDocument()
  })

  test('Escape changes nothing', async () => {
    const hours = await openHours()
    await userEvent.keyboard('{End}{Escape}')
    expect(hours).toHaveTextContent('09:00 to 11:00')
    await waitFor(() => expect(hours).toHaveFocus())
  })

  test('Tab changes nothing and goes on to what comes next', async () => {
    const hours = await openHours()
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus())
    expect(hours).toHaveTextContent('09:00 to 11:00')
  })

  test('closes on a tap elsewhere, and on a second tap', async () => {
    const hours = renderHours()
    await userEvent.click(hours)
    await userEvent.click(document.body)
    expect(hours).toHaveAttribute('aria-expanded', 'false')
    await userEvent.dblClick(hours)
    expect(hours).toHaveAttribute('aria-expanded', 'false')
  })

  test('does not choose what cannot be chosen', async () => {
    const hours = renderHours()
    await userEvent.click(hours)
    await userEvent.click(screen.getByRole('option', { name: '11:00 to 13:00' }))
    expect(hours).toHaveTextContent('09:00 to 11:00')
  })

  test('finds what is typed', async () => {
    await openHours()
    await userEvent.keyboard('13')
    await waitFor(() => expect(screen.getByRole('option', { name: '13:00 to 15:00' })).toHaveFocus())
  })
})

function renderHours(): HTMLElement {
  render(<Hours />)
  return screen.getByRole('combobox', { name: 'Hours' })
}

async function openHours(): Promise<HTMLElement> {
  const hours = renderHours()
  await userEvent.click(hours)
  await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveFocus())
  return hours
}

function Hours() {
  const [value, setValue] = useState('9')
  return (
    <>
      <Select label="Hours" options={HOURS} value={value} onChange={setValue} />
      <button type="button">Next</button>
    </>
  )
}
