import { beer, expect, test } from './support/index.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const [account, inShort] of [
  ['owner.trade', 'the load'],
  ['bestel@oosterhof.example', 'where it goes and when'],
] as const)
  test(`[NAV-23] on a phone ${inShort} and the way to the cart stay right above the bottom bar (${account})`, async ({
    page,
    api,
    signedIn,
  }) => {
    await signedIn(account)
    await api.addPallets(beer.crate.sku, 3)
    await page.goto('/Create-An-Order_Beer')
    const bar = page.getByRole('region', { name: 'Order details' })
    const toCart = page.getByRole('link', { name: /^Cart € / })
    await expect(bar).toBeInViewport()
    await expect(toCart).toBeHidden()

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bar).not.toBeInViewport()
    await expect(toCart).toBeInViewport()
    const above = await toCart.boundingBox()
    const below = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox()
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await toCart.tap()
    await expect(page).toHaveURL('/cart')
  })
