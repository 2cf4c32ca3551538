import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { SuggestedPricePage } from './suggested-price-page.tsx'

test('[CNT-25] a price for the card is worked out as one types', async () => {
  renderPages('/suggested-price', { '/suggested-price': SuggestedPricePage })
  const purchase = await screen.findByRole('textbox', { name: /Purchase price/ })
  expect(screen.getByRole('status')).toHaveTextContent('—')
  await userEvent.type(purchase, '17,85')
  expect(screen.getByRole('status')).toHaveTextContent('€ 1,30')
  const margin = screen.getByRole('textbox', { name: /Margin/ })
  await userEvent.clear(margin)
  await userEvent.type(margin, 'much')
  expect(screen.getByRole('status')).toHaveTextContent('—')
  expect(margin).toHaveAccessibleDescription(/Fill in an amount/)
})
