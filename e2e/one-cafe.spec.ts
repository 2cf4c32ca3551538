import {
  counterOf,
  demoPassword,
  emailOf,
  expect,
  expectAccessible,
  expectHeardOnce,
  placedOrder,
  test,
} from './support/index.ts'

// One café: what it orders in one journey is its last order in the next, so they stand in one file, one after the other.
const BOX = 'Veenhof Pils, Box 24 × 30 cl · 5,0%'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[ORD-26] a café has its last order again in four taps @core', async ({ page, outside, api, signedIn }) => {
    await signedIn('buyer.agreement')
    const before = await api.orderNumbers()
    await page.context().clearCookies()

    // What a password manager types is no tap.
    await page.goto('/login')
    await page.getByLabel('E-mail address').fill(emailOf('buyer.agreement'))
    await page.getByRole('button', { name: 'Continue' }).tap()
    await page.getByLabel('Password', { exact: true }).fill(await demoPassword(page.request))
    await page.getByRole('button', { name: 'Log in', exact: true }).tap()
    await page.getByRole('button', { name: 'Order again' }).tap()
    await expect(page).toHaveURL('/checkout')
    const place = page.getByRole('region', { name: 'Total' }).getByRole('button', { name: 'Place order' })
    await expect(place).toBeEnabled()
    await expectAccessible(page, 'the checkout of a repeat order')
    await place.tap()

    const number = await placedOrder(page)
    expect(before).not.toContain(number)
    await expectHeardOnce(outside, number, 'buyer.agreement')
  })
})

test('[ERR-11] what somebody else bought meanwhile is told and nothing is lost', async ({
  page,
  api,
  signedIn,
  secondBrowser,
}) => {
  await signedIn('owner.agreement')
  await api.addPackages('VP-DS2430', 40)
  await page.goto('/checkout')
  await page.getByLabel('Order title').fill('The last boxes')

  await test.step('a colleague orders the same boxes first', async () => {
    const colleague = await secondBrowser('manager.agreement')
    await colleague.goto('/Create-An-Order_Beer?sort=position')
    await counterOf(colleague, BOX, 'boxes').fill('40')
    await expect(colleague.getByRole('button', { name: 'Cart, 1 product' })).toBeVisible()
    await colleague.goto('/checkout')
    await colleague.getByRole('button', { name: 'Place order' }).click()
    await placedOrder(colleague)
  })

  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert')).toContainText('There is not enough in stock (VP-DS2430)')
  await expect(page.getByLabel('Order title')).toHaveValue('The last boxes')
  await page.getByRole('link', { name: 'Look at the cart' }).click()
  await expect(page.getByRole('article', { name: BOX })).toBeVisible()
})
