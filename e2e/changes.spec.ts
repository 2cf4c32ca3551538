import type { Page } from '@playwright/test'
import {
  beer,
  counterOf,
  expect,
  expectAccessible,
  keepMessages,
  signInWithForm,
  test,
  untilQuiet,
} from './support/index.ts'

test('[BAR-16, BAR-18, CRT-09] another ship-to with a filled cart: No keeps it, saving keeps it for later @core', async ({
  page,
  api,
  signedIn,
}) => {
  await signedIn('owner.distributor')
  await page.goto('/Create-An-Order_Beer')
  await api.addPallets(beer.crate.sku, 3)
  await page.reload()
  const shipTo = page.getByRole('combobox', { name: 'Ship-to' })
  await expect(shipTo).toHaveText(/\S/)
  const first = (await shipTo.textContent()) ?? ''
  const question = page.getByRole('dialog', { name: 'Attention!' })
  const chooseOther = async () => {
    await shipTo.click()
    await page.getByRole('option', { selected: false }).first().click()
  }
  await chooseOther()
  await expect(question).toContainText('the cart products will be cancelled')
  await expect(question.getByRole('button', { name: 'Save for later first' })).toBeFocused()
  await expectAccessible(page, 'the question before the cart is lost')
  await question.getByRole('button', { name: 'No, keep the cart' }).click()
  await expect(shipTo).toHaveText(first)
  expect(await api.cart()).toMatchObject({ lines: [{ pallets: 3 }] })

  await chooseOther()
  await question.getByRole('button', { name: 'Save for later first' }).click()
  await expect(shipTo).not.toHaveText(first)
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  await page.goto('/orders/saved')
  await expect(page.getByRole('heading', { level: 1, name: 'Saved orders' })).toBeVisible()
})

test('[BAR-27] another transport with a filled cart keeps the cart and changes the limits', async ({
  page,
  api,
  signedIn,
}) => {
  await signedIn('manager.distributor')
  await api.addPallets(beer.crate.sku, 12)
  await page.goto('/Create-An-Order_Beer')
  const bar = page.getByRole('region', { name: 'Order details' })
  await expect(bar.getByRole('img', { name: '12 of 26 pallet places are in use' })).toBeVisible()
  await page.getByRole('radio', { name: 'Half Truck' }).click()
  const question = page.getByRole('dialog', { name: 'Attention!' })
  await expect(question).toContainText('the minimum capacity changes')
  await expectAccessible(page, 'the question before another transport')
  await question.getByRole('button', { name: 'Yes, change it' }).click()
  await expect(bar.getByRole('img', { name: /^12 of \d+ pallet places are in use\. At least 6 / })).toBeVisible()
  expect(await api.cart()).toMatchObject({ lines: [{ sku: beer.crate.sku, pallets: 12 }] })
})

test('what was just counted survives a reload and the way to the checkout', async ({ page, api, signedIn }) => {
  await signedIn('owner.distributor')
  await api.addPallets(beer.crate.sku, 24)
  await page.goto('/cart')
  await untilQuiet(page)
  const more = page.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' })
  await more.click()
  await page.reload()
  await expect(counterOf(page, beer.crate.card, 'pallets')).toHaveValue('25')
  await expect.poll(api.cart, 'nothing is lost').toMatchObject({ lines: [{ pallets: 25 }] })

  await more.click()
  await page.getByRole('button', { name: 'To checkout' }).click()
  await expect(page.getByRole('main')).toContainText('26 pallets')
  await expect.poll(() => api.cart()).toMatchObject({ lines: [{ pallets: 26 }] })
})

test.describe('a call that is lost', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('while the page is left is sent by the next page, which shows the number at once', async ({
    page,
    api,
    signedIn,
  }) => {
    await signedIn('owner.distributor')
    await api.addPallets(beer.crate.sku, 24)
    await page.goto('/cart')
    await untilQuiet(page)
    let isLost = true
    await page.route('**/graphql', (route) =>
      isLost && route.request().postData()?.includes('UpdateCartLines') ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' }).click()
    page.once('framenavigated', () => {
      isLost = false
    })
    await page.reload()
    await expect(counterOf(page, beer.crate.card, 'pallets')).toHaveValue('25')
    await expect.poll(api.cart).toMatchObject({ lines: [{ pallets: 25 }] })
    await expect(counterOf(page, beer.crate.card, 'pallets')).toHaveValue('25')
  })
})

test.describe('offline', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test('without a connection what one taps is kept, said, and sent when it is back', async ({
    page,
    api,
    signedIn,
  }) => {
    await signedIn('owner.distributor')
    await api.addPallets(beer.crate.sku, 1)
    await page.goto('/cart')
    await expect(counterOf(page, beer.crate.card, 'pallets')).toHaveValue('1')
    // A service worker whose script is still being fetched would complain about the network, too.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.context().setOffline(true)
    await expect(page.getByText(/^No network\./)).toBeVisible()
    await page.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' }).click()
    await expect(counterOf(page, beer.crate.card, 'pallets')).toHaveValue('2')
    await page.context().setOffline(false)
    await expect(page.getByText(/^No network\./)).toHaveCount(0)
    await expect.poll(() => api.cart()).toMatchObject({ lines: [{ pallets: 2 }] })
  })
})

test('what is in the cart survives a logout, an emptied browser and another device', async ({
  page,
  api,
  signedIn,
  browser,
  baseURL,
}) => {
  await signedIn('owner.distributor')
  await api.addPallets(beer.crate.sku, 3)
  await page.goto('/cart')
  await expect(counterOf(page, beer.crate.card, 'pallets')).toHaveValue('3')

  await test.step('on another device', async () => {
    const device = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
    const phone = await device.newPage()
    await comeBack(phone)
    await expect(counterOf(phone, beer.crate.card, 'pallets')).toHaveValue('3')
    await phone.getByRole('button', { name: 'More: Veenhof Pils, crate 24 × 30 cl, pallets' }).click()
    await expect.poll(api.cart).toMatchObject({ lines: [{ pallets: 4 }] })
    await device.close()
  })

  await test.step('in the emptied browser, after a logout', async () => {
    await page
      .getByRole('button', { name: /^Profile/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible()
    await page.context().clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await comeBack(page)
    await expect(counterOf(page, beer.crate.card, 'pallets')).toHaveValue('4')
  })
})

/** Somebody whom this browser does not know logs in, in English, and looks at the cart. */
async function comeBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en')
    localStorage.setItem('isSubmitAgeConfirmed', 'true')
  })
  await page.goto('/login')
  await signInWithForm(page, 'owner.distributor')
  await expect(page).toHaveURL('/')
  await page.goto('/cart')
}

test('[CRT-29] who takes out the last product is led to the catalogue, and may take it back', async ({
  page,
  api,
  signedIn,
}) => {
  await keepMessages(page)
  await signedIn('manager.distributor')
  await api.addPallets(beer.crate.sku, 1)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Remove Veenhof Pils, crate 24 × 30 cl' }).click()
  await expect(page).toHaveURL('/Create-An-Order_Beer')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 product' })).toBeVisible()
})
