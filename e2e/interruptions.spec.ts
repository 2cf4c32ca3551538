import type { Page } from '@playwright/test'
import {
  beer,
  counterOf,
  demoPassword,
  emailOf,
  expect,
  expectAccessible,
  expectHeardOnce,
  placedOrder,
  test,
  untilQuiet,
} from './support/index.ts'

// The count of what is new is asked for by itself, and hears of a session that ended, too.
test.use({ expectedNoise: [/401 \(Unauthorized\) \S*\/notifications\/GetUnreadCount/] })

test('a reload and Back lose nothing of the checkout', async ({ page, api, signedIn }) => {
  await signedIn('buyer.trade')
  await api.addPallets(beer.crate.sku, 24)
  await api.chooseFullTruck()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'To checkout' }).click()
  await fillCheckout(page)

  await page.reload()
  await expectCheckoutKept(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Your load' })).toBeVisible()
  await page.goForward()
  await expectCheckoutKept(page)
})

test('[IDN-04] a session that ended leads through the login back to the checkout, and loses nothing @core', async ({
  page,
  api,
  signedIn,
}) => {
  await signedIn('buyer.trade')
  await api.addPallets(beer.crate.sku, 24)
  await api.chooseFullTruck()
  await page.goto('/checkout')
  await fillCheckout(page)
  // What is on its way would hear of the end before the buyer does.
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
  await untilQuiet(page)

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expectAccessible(page, 'the session has ended')
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(emailOf('buyer.trade'))
  await page.getByLabel('Password', { exact: true }).fill(await demoPassword(page.request))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/checkout')
  await expectCheckoutKept(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await placedOrder(page)
})

test('[IDN-04] a tap that meets a session that ended is not lost: whoever logs in again finds the number', async ({
  page,
  api,
  signedIn,
}) => {
  await signedIn('buyer.trade')
  await api.addPallets(beer.crate.sku, 2)
  await page.goto('/cart')
  const pallets = counterOf(page, beer.crate.card, 'pallets')
  await expect(pallets).toHaveValue('2')
  await untilQuiet(page)

  // What comes when the page is scrolled would hear of the end before the buyer does.
  const more = page.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' })
  await page.context().clearCookies()
  await more.dispatchEvent('click')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(await demoPassword(page.request))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/cart')
  await expect(pallets).toHaveValue('3')
  await expect.poll(api.cart).toMatchObject({ lines: [{ pallets: 3 }] })
  await expect(page.getByText(/did not reach us/)).toHaveCount(0)
})

test('[ORD-03] after an order Back does not lead to it again: the cart is empty, and nothing that was filled in is kept', async ({
  page,
  api,
  signedIn,
}) => {
  await signedIn('buyer.trade')
  await api.addPallets(beer.crate.sku, 24)
  await api.chooseFullTruck()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'To checkout' }).click()
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await placedOrder(page)
  await page.goBack()
  await expect(page.getByRole('main')).toContainText('The cart is Empty')
  expect(await page.evaluate(() => sessionStorage.getItem('checkoutDraft'))).toBeNull()
})

test('two tabs fill the same cart', async ({ page, api, signedIn }) => {
  await signedIn('delegated.retail')
  const tab = await page.context().newPage()
  for (const one of [page, tab]) await one.goto('/Create-An-Order_Beer?sort=position')
  const crates = counterOf(page, beer.crate.card, 'pallets')
  const kegs = counterOf(tab, 'Veenhof Pils, Keg 50 l · 5,0%', 'pallets')
  await expect(crates).toBeVisible()
  await expect(kegs).toBeVisible()
  await Promise.all([crates.fill('2'), kegs.fill('3')])

  await expect.poll(async () => (await api.cart())?.lines.length).toBe(2)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Cart,' }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByRole('region', { name: 'How full it is' })).toContainText('5 of 13 pallets')
  await expectAccessible(page, 'a cart that two tabs filled')
})

test('what is counted in one tab shows in the other, which nobody has touched', async ({ page, api, signedIn }) => {
  await signedIn('delegated.retail')
  await api.addPallets(beer.crate.sku, 3)
  const tab = await page.context().newPage()
  for (const one of [page, tab]) await one.goto('/cart')
  const there = counterOf(tab, beer.crate.card, 'pallets')
  await expect(there).toHaveValue('3')
  await page.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' }).click()
  await expect(there).toHaveValue('4')
  expect(await api.cart()).toMatchObject({ lines: [{ pallets: 4 }] })
})

test('two tabs that place the same cart at the same time place one order', async ({ page, api, signedIn }) => {
  await signedIn('fryslan@noorderdiep.example')
  await api.addPallets(beer.crate.sku, 24)
  await api.chooseFullTruck()
  const before = await api.orderNumbers()
  const tabs = [page, await page.context().newPage()]
  for (const tab of tabs) {
    await tab.goto('/checkout')
    await fillCheckout(tab)
  }
  // A tab that hears of the other's order has nothing to place any more: neither click waits for a painted frame.
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Place order' }).dispatchEvent('click')))

  for (const tab of tabs) {
    const thanks = tab.getByRole('heading', { level: 1, name: 'Thank you' })
    await expect(thanks.or(tab.getByRole('main').getByText('The cart is Empty'))).toBeVisible()
    await expectAccessible(tab, 'a tab after both have ordered')
  }
  const after = await api.orderNumbers()
  expect(after.filter((one) => !before.includes(one))).toHaveLength(1)
})

test('a double click places one order', async ({ page, api, outside, signedIn }) => {
  await signedIn('fryslan@noorderdiep.example')
  await api.addPallets(beer.crate.sku, 24)
  await api.chooseFullTruck()
  const before = await api.orderNumbers()
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Place order' }).dblclick()

  const number = await placedOrder(page)
  const after = await api.orderNumbers()
  expect(after.filter((one) => !before.includes(one))).toEqual([number])
  await expectHeardOnce(outside, number, 'fryslan@noorderdiep.example')
})

async function fillCheckout(page: Page): Promise<void> {
  // The cart, where one may come from, has an order title of its own.
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await page.getByLabel('Order title').fill('Week 48')
  await page.getByLabel('Note for the driver').fill('Ring at the gate')
  await page.getByRole('combobox', { name: 'Between which hours' }).click()
  await page.getByRole('option', { name: '09:00 to 11:00' }).click()
  await page.getByLabel('Deliver on pallet').check()
}

async function expectCheckoutKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Order title')).toHaveValue('Week 48')
  await expect(page.getByLabel('Note for the driver')).toHaveValue('Ring at the gate')
  await expect(page.getByRole('combobox', { name: 'Between which hours' })).toHaveText('09:00 to 11:00')
  await expect(page.getByLabel('Deliver on pallet')).toBeChecked()
}
