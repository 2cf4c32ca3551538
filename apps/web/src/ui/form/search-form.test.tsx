import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SearchForm } from './search-form.tsx'

/** A list that is narrowed, with the way to clear it. */
function Narrowed() {
  const [sought, setSought] = useState('')
  return (
    <>
      <SearchForm name="words" label="Words" sought={sought} onSearch={setSought}>
        <button>Search</button>
      </SearchForm>
      <output>{sought}</output>
      <button onClick={() => setSought('')}>Clear</button>
    </>
  )
}

test('Enter looks for what was typed, in one line, and the field keeps the keyboard', async () => {
  render(<Narrowed />)
  const field = screen.getByRole('searchbox', { name: 'Words' })
  await userEvent.type(field, '  pils crate {Enter}')
  expect(screen.getByRole('status')).toHaveTextContent(/^pils crate$/)
  expect(field).toHaveFocus()
})

test('a button beside the field does what Enter does', async () => {
  render(<Narrowed />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Words' }), 'pils')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^pils$/)
})

test('the field follows when what is looked for is taken away elsewhere', async () => {
  render(<Narrowed />)
  const field = screen.getByRole('searchbox', { name: 'Words' })
  await userEvent.type(field, 'pils{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveValue('')
})
