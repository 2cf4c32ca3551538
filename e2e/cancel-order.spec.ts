import { beer, expect, placedOrder, test } from './support/index.ts'

test('[ORD-29] a buyer takes an order back, and what it held is for sale again', async ({ page, api, signedIn }) => {
  await signedIn('manager.trade')
  await api.addPallets(beer.crate.sku, 9)
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await placedOrder(page)

  await page.getByRole('link', { name: 'Follow the order' }).click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const question = page.getByRole('dialog', { name: `Cancel order ${number}?` })
  await expect(question).toContainText('You can decide until')
  await question.getByRole('button', { name: 'Cancel the order' }).click()

  await expect(page.getByText(`Order ${number} is cancelled.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeHidden()
  await page.goto('/orders/history?stage=cancelled')
  await expect(page.getByRole('article', { name: `Order ${number}` })).toBeVisible()
})
