import { expect, expectAccessible, sidewaysScroll, tabTo, test, untilQuiet } from './support/index.ts'

test('[CAT-28, CAT-32, CAT-33] a bar keeps favourites, finds them at home and orders from them @core', async ({
  page,
  api,
  signedIn,
}) => {
  await signedIn('noorderzon@marktzicht.example')
  await page.goto('/catalog/favorites')
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
  await expect(page.getByText('No favourites yet')).toBeVisible()
  await expectAccessible(page, 'no favourites')

  await page.goto('/Create-An-Order_POSM')
  const cards = page.getByRole('article')
  const heartOf = (at: number) => cards.nth(at).getByRole('button', { name: /: favourite$/ })
  await expect(heartOf(1)).toBeVisible()

  await test.step('marks one by the mouse and one by the keyboard', async () => {
    await heartOf(0).click()
    await tabTo(page, heartOf(1))
    await page.keyboard.press('Enter')
    await expect(heartOf(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('link', { name: 'Favourites, 2 products' })).toBeVisible()
    // A heart changes at the tap; the next page says what the server has done by then.
    await untilQuiet(page)
  })

  await test.step('finds them at home', async () => {
    await page.goto('/')
    const shelf = page.getByRole('region', { name: 'Favourites' })
    await expect(shelf.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'home with favourites')
    await shelf.getByRole('link', { name: 'All favourites' }).click()
    await expect(page).toHaveURL('/catalog/favorites')
  })

  await test.step('orders one of them there', async () => {
    await expectAccessible(page, 'the favourites')
    await page
      .getByRole('button', { name: /^More: / })
      .first()
      .click()
    await expect.poll(async () => (await api.cart())?.lines.length).toBe(1)
  })

  await test.step('takes both away again', async () => {
    for (const left of [1, 0]) {
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /: favourite$/ })
        .click()
      await expect(
        page.getByRole('link', { name: left === 0 ? 'Favourites' : 'Favourites, 1 product', exact: true }).first(),
      ).toBeVisible()
      await untilQuiet(page)
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(left)
    }
    await expect(page.getByText('No favourites yet')).toBeVisible()
  })
})

test.describe('on a phone, in Dutch', () => {
  test.use({ language: 'nl', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[CAT-28] a brasserie marks a favourite and takes it away', async ({ page, signedIn }) => {
    await signedIn('sluis@marktzicht.example')
    await page.goto('/Create-An-Order_POSM')
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /: favoriet$/ })
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Favorieten, 1 product' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Favorieten' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectAccessible(page, 'the favourites on a phone')
    expect(await sidewaysScroll(page)).toBe(0)
    await page
      .getByRole('article')
      .getByRole('button', { name: /: favoriet$/ })
      .tap()
    await untilQuiet(page)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})
