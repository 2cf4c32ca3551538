import { expect, test } from './support/index.ts'

test('[RTE-68] Back finds the list as it was left: filters, sort and place @core', async ({ page, signedIn }) => {
  await signedIn('kantoor@oosterhof.example')
  await page.goto('/Create-An-Order_Beer')
  await page.getByRole('button', { name: /^Kegs/ }).click()
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Price, high to low' }).click()
  await expect(page).toHaveURL('/Create-An-Order_Beer?shelf=bier%2Ffusten&sort=price-desc')

  const cards = page.getByRole('article')
  // While a list is still coming, the one before it stays.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(cards).toHaveCount(20)
  const left = await cards.nth(12).getByRole('link').textContent()
  await cards.nth(12).scrollIntoViewIfNeeded()
  const leftAt = await page.evaluate(() => window.scrollY)
  expect(leftAt).toBeGreaterThan(400)
  await cards.nth(12).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: left ?? '' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY), 'a new page starts at its top').toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/Create-An-Order_Beer?shelf=bier%2Ffusten&sort=price-desc')
  await expect(cards).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => window.scrollY), 'and Back where it was left').toBe(leftAt)
})

test('[NAV-16] every entry of the menus leads to a page with one heading @core', async ({ page, signedIn }) => {
  await signedIn('kantoor@oosterhof.example')
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  const paths: string[] = []
  for (const opener of await menu.getByRole('button').all()) {
    await opener.click()
    const links = menu.getByRole('link').and(page.locator(':visible'))
    await expect(links.first()).toBeVisible()
    paths.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))))
    await page.keyboard.press('Escape')
    await expect(links).toHaveCount(0)
  }
  expect(paths.length).toBeGreaterThan(6)
  // What signs in at a service elsewhere has a journey of its own.
  for (const path of paths.filter((own) => !own.startsWith('/identity/'))) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    expect(new URL(page.url()).pathname).toBe(path)
  }
})
