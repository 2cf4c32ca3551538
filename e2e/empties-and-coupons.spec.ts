import {
  beer,
  counterOf,
  expect,
  expectAccessible,
  expectHeardOnce,
  placedOrder,
  sidewaysScroll,
  test,
} from './support/index.ts'

const BUYER = 'emballage@noorderdiep.example'
const KEG = 'Empty keg 20 l, Return, each keg'

test('[BAR-50, CRT-70] a buyer gives empties back, and the deposit is credited @core', async ({
  page,
  outside,
  signedIn,
}) => {
  await signedIn(BUYER)
  await page.goto('/')
  const docket = page.getByRole('region', { name: 'Docket' })

  await test.step('finds what goes back in the menu', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await menu.getByRole('button', { name: 'Create an order' }).click()
    await menu.getByRole('link', { name: 'Empties' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Empties' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Full Truck' })).toHaveCount(0)
    await page.getByRole('radio', { name: 'Empty Small' }).click()
    await expect(page.getByRole('radio', { name: 'Empty Small' })).toBeChecked()
    await expectAccessible(page, 'the list of empties')
  })

  await test.step('counts kegs', async () => {
    const kegs = counterOf(page, KEG, 'kegs')
    await kegs.fill('12')
    await kegs.press('Enter')
    await expect(page.getByRole('article', { name: KEG })).toContainText('−€ 360,00')
  })

  await test.step('is asked before beer takes their place', async () => {
    await page.goto('/Create-An-Order_Beer')
    await page.getByRole('dialog').getByRole('button', { name: 'No, keep the cart' }).click()
    await expect(page).toHaveURL('/Create-An-Order_Empties')
  })

  await test.step('sees in cart and checkout what is credited', async () => {
    await page.goto('/cart')
    await expect(docket).toContainText('Credited on delivery')
    await expect(docket).toContainText('−€ 360,00')
    await expect(page.getByText('Sold out')).toHaveCount(0)
    await expectAccessible(page, 'a cart of empties')
    await page.getByRole('button', { name: 'To checkout' }).click()
    await expect(docket).toContainText('−€ 360,00')
  })

  await page.getByRole('button', { name: 'Place order' }).click()
  const number = await placedOrder(page)
  await expect(page.getByText(/^We collect it on /)).toBeVisible()
  const { order } = await expectHeardOnce(outside, number, BUYER)
  expect(order).toMatchObject({ orderType: 'YDER' })
  await page.goto(`/orders/history/${number}`)
  await expect(page.getByRole('row', { name: /^Credited on delivery/ })).toContainText('−€ 360,00')
})

test('[CRT-40] a buyer applies a coupon, takes it off, and orders with it @core', async ({
  page,
  api,
  outside,
  signedIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedIn(BUYER)
  await api.addPallets(beer.crate.sku, 24)
  await page.goto('/cart')
  const docket = page.getByRole('region', { name: 'Docket' })
  const chip = page.getByRole('list', { name: 'Coupon codes on this order' })
  const field = page.getByRole('textbox', { name: 'Coupon code' })
  const add = page.getByRole('button', { name: 'Add a coupon code' })

  await test.step('is told of a code that nobody gave out, where it can be read', async () => {
    await add.click()
    await expect(field).toBeFocused()
    await page.keyboard.type('NIETS')
    await page.keyboard.press('Enter')
    const fault = page.getByText('does not exist or no longer holds')
    await expect(fault).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/does not exist/)
    const bar = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox()
    const words = await fault.boundingBox()
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page, 'a coupon code that is refused')
  })

  await test.step('applies one, and takes it off again', async () => {
    await field.fill('proost')
    await page.keyboard.press('Enter')
    await expect(chip).toContainText('PROOST')
    await expect(docket).toContainText(/Coupon code PROOST−€/)
    const remove = page.getByRole('button', { name: 'Remove coupon code PROOST' })
    await expect(remove).toBeFocused()
    await expectAccessible(page, 'a cart with a coupon')
    await page.keyboard.press('Enter')
    await expect(add).toBeFocused()
    await expect(docket).not.toContainText('PROOST')
  })

  await test.step('applies it in the checkout, where Enter orders nothing', async () => {
    await page.goto('/checkout')
    await add.click()
    await expect(field).toBeFocused()
    await page.keyboard.type('PROOST')
    await page.keyboard.press('Enter')
    await expect(chip).toContainText('PROOST')
    await expect(page).toHaveURL('/checkout')
  })

  await docket.getByRole('button', { name: 'Place order' }).click()
  await expectHeardOnce(outside, await placedOrder(page), BUYER)
})
