import { beer, expect, keepMessages, test } from './support/index.ts'

test('[ORD-18, ORD-21, ORD-28] a buyer puts a cart aside, finds it again, orders it and deletes it @core', async ({
  page,
  api,
  signedIn,
}) => {
  await keepMessages(page)
  await signedIn('delegated.agreement')
  await api.addPackages(beer.crate.sku, 12)
  const cart = page.getByRole('main')

  await test.step('saves it for later', async () => {
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Save for later' }).click()
    await expect(cart).toContainText('The cart is Empty')
    await expect(page).toHaveURL('/cart')
  })

  await test.step('finds it in the list and opens it', async () => {
    await page.getByRole('button', { name: 'Saved orders' }).click()
    await expect(page).toHaveURL('/orders/saved')
    const newest = page.getByRole('article').first()
    await expect(newest).toContainText('12 crates Veenhof Pils')
    await newest.getByRole('link').click()
    await expect(page).toHaveURL(/\/orders\/saved\/\d+$/)
    await expect(page.getByRole('table')).toContainText('Veenhof Pils')
  })

  await test.step('puts it in the cart again', async () => {
    await page.getByRole('button', { name: 'Put in the cart' }).click()
    await expect(page).toHaveURL('/cart')
    await expect.poll(api.cart).toMatchObject({ lines: [{ sku: beer.crate.sku, packages: 12 }] })
  })

  await test.step('takes a deletion back, then deletes it for good', async () => {
    await page.goto('/orders/saved')
    const newest = page.getByRole('article').first()
    const name = (await newest.getByRole('heading').textContent()) ?? ''
    const row = page.getByRole('article', { name, exact: true })
    await row.getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    // Whoever leaves at once has deleted it all the same.
    await page.goto('/')
    await expect(async () => {
      await page.goto('/orders/saved')
      await expect(page.getByRole('heading', { level: 1, name: 'Saved orders' })).toBeVisible()
      await expect(page.getByText('Nothing is saved').or(page.getByRole('article')).first()).toBeVisible()
      await expect(row).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  })
})

test('[ORD-19, ORD-22, RTE-51] a cart waits as a pre-order until it is ordered', async ({ page, api, signedIn }) => {
  await signedIn('delegated.agreement')
  await api.addPackages(beer.wheat.sku, 7)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Keep as a pre-order' }).click()
  await expect(page.getByRole('main')).toContainText('The cart is Empty')
  await page.getByRole('button', { name: 'Pre-orders' }).click()
  await expect(page).toHaveURL('/catalog/pending')
  const newest = page.getByRole('article').first()
  await expect(newest).toContainText('7 crates Witte Wieven')
  await newest.getByRole('button', { name: 'Put in the cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect.poll(api.cart).toMatchObject({ lines: [{ sku: beer.wheat.sku, packages: 7 }] })
})

test('[CRT-09, CRT-11] who orders again with a filled cart may save what is in it', async ({ page, api, signedIn }) => {
  await signedIn('manager.retail')
  await api.addPallets(beer.crate.sku, 2)
  await page.goto('/orders/history')
  await page.getByRole('button', { name: 'Order again' }).first().click()
  const question = page.getByRole('dialog', { name: 'Seems like you have an order in progress' })
  await expect(question.getByRole('button', { name: 'Continue and add' })).toBeFocused()
  await expect(question.getByRole('button', { name: 'Start new, discard the cart' })).toBeVisible()
  await question.getByRole('button', { name: 'Start new, save the cart' }).click()
  await expect(page).toHaveURL(/\/(cart|checkout)$/)
  await page.goto('/orders/saved')
  await expect(page.getByRole('article').first()).toContainText('2 pallets Veenhof Pils')
})

test('[CRT-08, CRT-11] who creates an order while one is in progress is asked once', async ({
  page,
  api,
  signedIn,
}) => {
  await signedIn('manager.retail')
  await api.addPallets(beer.crate.sku, 2)
  await page.goto('/')
  await page.getByRole('button', { name: 'Create an order' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Beer', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Seems like you have an order in progress' })
  await question.getByRole('button', { name: 'Start new, discard the cart' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/Create-An-Order_Beer')
  await expect.poll(api.cart).toMatchObject({ lines: [] })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Beer' })).toBeVisible()
  await expect(question).toHaveCount(0)
})
