import { beer, counterOf, expect, placedOrder, test } from './support/index.ts'

const TOO_MANY = 'No more than 26 pallets fit. Take something off the load first.'
const BOX = 'Veenhof Pils, Box 24 × 30 cl · 5.0%'

test('[ERR-03] a suspended ship-to says why nothing can be ordered', async ({ page, signedIn }) => {
  await signedIn('suspended')
  await page.goto('/Create-An-Order_POSM')
  await expect(page.getByRole('alert')).toContainText('ShipTo suspended - Select another ShipTo')
})

test('[CRT-65] a load over capacity is kept and cannot be ordered', async ({ page, api, signedIn }) => {
  await signedIn('buyer.retail')
  await api.addPallets(beer.crate.sku, 27)

  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'How full it is' })).toContainText('1 pallet too many')
  const place = page.getByRole('button', { name: 'To checkout' })
  await expect(place).toHaveAccessibleDescription(TOO_MANY)
  await expect(place).toBeDisabled()

  await test.step('nor by the address of the checkout', async () => {
    await page.goto('/checkout')
    const placeThere = page.getByRole('button', { name: 'Place order' })
    await expect(placeThere).toHaveAccessibleDescription(TOO_MANY)
    await expect(placeThere).toBeDisabled()
    expect(await api.cart()).toMatchObject({ lines: [{ sku: beer.crate.sku, pallets: 27 }] })
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
    await colleague.goto('/Create-An-Order_Beer')
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

test('a cart of somebody else can be neither read nor changed nor ordered', async ({
  api,
  signedIn,
  secondBrowser,
}) => {
  await signedIn('owner.agreement')
  const mine = await api.cart()
  const stranger = await secondBrowser('buyer.retail')
  const strangersApi = api.of(stranger.request)
  const id = mine?.id ?? ''
  for (const call of [
    'query ($id: String!) { cart(cart_id: $id) { id } }',
    'mutation ($id: String!) { removeAllItems(cart_id: $id) { cart { id } } }',
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "VP-KR2430", quantity: 1 }]) { cart { id } } }',
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order_number } }',
  ])
    expect(await strangersApi.refusalsOf(call, { id }), call).not.toEqual([])
})
