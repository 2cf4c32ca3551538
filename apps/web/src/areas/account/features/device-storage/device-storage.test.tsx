import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOCAL, SESSION } from '../../../../lib/storage/storage.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { DeviceStoragePage } from './device-storage-page.tsx'

test('what is kept on the device is told name by name, with what for and until when', async () => {
  renderPages('/cookies', { '/cookies': DeviceStoragePage })
  const table = await screen.findByRole('table', { name: 'Kept on this device' })
  for (const name of ['fust', ...Object.keys(LOCAL), ...Object.keys(SESSION), 'last-known'])
    expect(within(table).getAllByText(name, { selector: 'code' }).length).toBeGreaterThan(0)
  const age = within(table).getAllByText('isSubmitAgeConfirmed')[0]?.closest('tr')
  expect(age).toHaveTextContent('your date of birth is not kept')
})
