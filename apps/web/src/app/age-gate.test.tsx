import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { clearAfterLogout, clearAfterSession } from '../lib/storage/storage.ts'
import { useAgeConfirmed } from './age-confirmation.ts'
import { AgeGate } from './age-gate.tsx'

test('[IDN-44] asks first, with the focus on Yes', () => {
  render(<Door />)
  expect(screen.getByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Yes, continue' })).toHaveFocus()
  expect(screen.queryByText('Welcome')).not.toBeInTheDocument()
})

test('[IDN-46] remembers a Yes on this device, also after a logout', async () => {
  render(<Door />)
  await userEvent.click(screen.getByRole('button', { name: 'Yes, continue' }))
  expect(screen.getByText('Welcome')).toBeVisible()
  cleanup()
  clearAfterLogout()
  clearAfterSession()
  render(<Door />)
  expect(screen.getByText('Welcome')).toBeVisible()
})

test('forgets it with the tab when asked not to remember', async () => {
  render(<Door />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember on this device' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, continue' }))
  expect(screen.getByText('Welcome')).toBeVisible()
  expect(localStorage.getItem('isSubmitAgeConfirmed')).toBeNull()
})

test('[IDN-45, ERR-33] tells who is younger that there is no access, and where to read on', async () => {
  render(<Door />)
  await userEvent.click(screen.getByRole('button', { name: 'No' }))
  expect(screen.getByRole('heading', { name: 'You cannot access this website' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to NIX18' })).toHaveAttribute('href', 'https://www.nix18.nl')
})

function Door() {
  return useAgeConfirmed() ? <p>Welcome</p> : <AgeGate />
}
