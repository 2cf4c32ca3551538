import type { Page } from '@playwright/test'
import { expect, expectAccessible, placedOrder, sidewaysScroll, test } from './support/index.ts'

// Who looks after shops for the brewery, and one of these shops.
const STAFF = 'offtrade@veenhof.example'

// What was asked a moment before is answered to whoever one is by then.
test.use({ expectedNoise: [/403 \(Forbidden\)/] })
const GLASS = 'PM-GL-VP-20'

const note = (page: Page) => page.getByRole('complementary', { name: 'Order for a customer' })

async function chooseCustomer(page: Page) {
  await page.goto('/my-profile/customers')
  await page.getByLabel('Name, number, ship-to or town').fill('kruikje arnhem')
  await page.getByLabel('Name, number, ship-to or town').press('Enter')
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the own customers')
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: /^Order for / }).click()
  await expect(note(page)).toContainText('You are ordering for')
}

test('[IDN-25] an account manager orders for a shop, is named with it on the order, and is themselves again @core', async ({
  page,
  api,
  signedIn,
}) => {
  await signedIn(STAFF)
  await page.goto('/')
  await expect(note(page)).toBeHidden()
  await chooseCustomer(page)
  await api.addPackages(GLASS, 6)
  await page.goto('/checkout')
  await expect(note(page)).toBeVisible()
  await expectAccessible(page, 'a checkout for a customer')
  const hours = page.getByRole('combobox', { name: 'Between which hours' })
  if (await hours.isVisible()) {
    await hours.click()
    await page.getByRole('option').first().click()
  }
  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await placedOrder(page)
  await page.goto(`/orders/history/${number}`)
  await expect(page.getByText(/Ordered by Bram Zwartkruis \(.+\) for .+/)).toBeVisible()
  await note(page).getByRole('button', { name: 'Stop' }).click()
  await expect(note(page)).toBeHidden()
  await expect(page).toHaveURL('/my-profile/customers')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[IDN-25] [IDN-19] the line stands above every page, and a logout ends it', async ({ page, signedIn }) => {
    await signedIn(STAFF)
    await chooseCustomer(page)
    for (const path of ['/', '/Create-An-Order_POSM', '/cart', '/orders/history']) {
      await page.goto(path)
      await expect(note(page)).toBeInViewport()
      expect(await sidewaysScroll(page)).toBe(0)
    }
    await expectAccessible(page, 'a page for a customer on a phone')
    await page.request.post('/identity/logout')
    await signedIn(STAFF)
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(note(page)).toBeHidden()
  })
})
