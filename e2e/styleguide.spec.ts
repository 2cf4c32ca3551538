import { axeFindings, expect, test } from './support/index.ts'

for (const scheme of ['Light', 'Dark'])
  test(`every primitive is accessible, ${scheme}`, async ({ page }) => {
    await page.goto('/styleguide')
    await page.getByRole('main').getByRole('radio', { name: scheme }).check()
    expect(await axeFindings(page)).toEqual([])
  })

// A mail names no icon, and a browser that shows it as a page asks for one.
test.use({ expectedNoise: [/404 \(Not Found\) \S*\/favicon\.ico$/] })

test('every letter fits the narrowest phone', async ({ page }) => {
  await page.goto('/styleguide')
  const links = page.getByRole('link', { name: /^(Nederlands|English)$/ })
  await expect(links).not.toHaveCount(0)
  const letters = await links.evaluateAll((all) => all.flatMap((link) => link.getAttribute('href') ?? []))
  await page.setViewportSize({ width: 320, height: 640 })
  for (const letter of letters) {
    await page.goto(letter)
    const tooWide = await page
      .locator('body, body > div')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.tagName))
    expect(tooWide, letter).toEqual([])
  }
})
