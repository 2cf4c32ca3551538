import { beer, expect, test } from './support/index.ts'

const TOO_MANY = 'No more than 26 pallets fit. Take something off the load first.'

test('[ERR-03] a suspended ship-to says why nothing can be ordered', async ({ page, signedIn }) => {
  await signedIn('suspended')
  await page.goto('/Create-An-Order_POSM')
  await expect(page.getByRole('alert')).toContainText('ShipTo suspended - Select another ShipTo')
})

test('[CRT-65] a load over capacity is kept and cannot be ordered @core', async ({ page, api, signedIn }) => {
  await signedIn('buyer.retail')
  await api.addPallets(beer.crate.sku, 27)
  await api.chooseFullTruck()

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

test('a cart of somebody else can be neither read nor changed nor ordered', async ({
  api,
  signedIn,
  secondBrowser,
}) => {
  await signedIn('apeldoorn@hetkruikje.example')
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
