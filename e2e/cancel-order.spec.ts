import { expect, placedOrder, test } from './support/index.ts'

test('[ORD-29] a buyer takes an order back, and finds it among the cancelled ones', async ({ page, signedIn }) => {
  await signedIn('manager.trade')
  await page.goto('/')
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL('/checkout')
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
  await expect(page.getByRole('row', { name: number })).toBeVisible()
})
