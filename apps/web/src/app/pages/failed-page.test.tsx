import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { GraphqlError } from '../../lib/server/graphql.ts'
import { renderPages } from '../../lib/test/render-page.tsx'
import { FailedPage } from './failed-page.tsx'

test.each([
  ['a script is missing', 'Failed to fetch dynamically imported module: /assets/orders-1.js'],
  ['a script takes too long', 'Loading chunk failed: timeout'],
  ['a style sheet is missing', 'Unable to preload CSS for /assets/orders-1.css'],
])('[ERR-31] says that %s, and tries again', async (_what, message) => {
  const again = vi.fn<() => void>()
  renderPages('/', { '/': () => <FailedPage error={new Error(message)} reset={again} /> })
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledOnce()
})

test('names the request under which a fault was logged', async () => {
  const fault = new GraphqlError('Internal server error', 'internal', 'abc123')
  renderPages('/', { '/': () => <FailedPage error={fault} reset={() => undefined} /> })
  expect(await screen.findByRole('alert')).toHaveTextContent('abc123')
})
