import { expect, test } from './support/index.ts'

test.use({ isOldEnough: false })

test('[IDN-44] a visitor is asked for their age before anything else', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveCount(0)
  await page.getByRole('button', { name: 'Yes, continue' }).click()
  await expect(page.getByLabel('E-mail address')).toBeVisible()
})

test('[IDN-46] a Yes is remembered on the device', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Yes, continue' }).click()
  await page.reload()
  await expect(page.getByLabel('E-mail address')).toBeVisible()
})

test('[IDN-45] a No gives no access, and a way back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You cannot access this website' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
})

test('[IDN-44] who comes from a mail to have no more of them is asked nothing else', async ({ page }) => {
  await page.goto(`/unsubscribe/${'a'.repeat(43)}`)
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await page.getByRole('link', { name: 'To my profile' }).click()
  await expect(page.getByRole('heading', { name: 'Are you 18 or older?' })).toBeVisible()
})
