import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/index.ts'
import { expectToldApart, looks } from './support/looks.ts'

// Windows with a contrast theme: every colour of ours gives way to one of the reader's, and shadows are not drawn.
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test.describe("where the reader's colours are drawn, in the style guide", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/styleguide')
    await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible()
  })

  test('what is chosen is told from what is not', async ({ page }) => {
    const faceOf = (input: Locator) => input.locator('xpath=following-sibling::*[1]')
    const transports = page.getByRole('group', { name: 'Transport' })
    const radio = (at: number, name: string) => faceOf(transports.nth(at).getByRole('radio', { name }))
    const tick = (name: string) => faceOf(page.getByRole('checkbox', { name }))
    const chips = page.getByRole('button', { name: /^(All|Crates) \d+$/ })
    const pages = page.getByRole('navigation', { name: 'Pages' })
    for (const [kind, chosen, other] of [
      ['a choice of a switch', radio(0, 'Full Truck'), radio(0, 'Half Truck')],
      ['a choice in rows', radio(1, 'Full Truck'), radio(1, 'Half Truck')],
      ['a checkbox', tick('Remember on this device'), tick('I accept the terms')],
      ['a filter', chips.and(page.locator('[aria-pressed="true"]')), chips.and(page.locator('[aria-pressed="false"]'))],
      ['a page', pages.locator('[aria-current]'), pages.getByRole('button', { name: 'Page 5' })],
    ] as const)
      await expectToldApart(kind, chosen, other)
  })

  test('a choice, a filter and a page look as the others do once another is chosen', async ({ page }) => {
    const filter = page.getByRole('button', { name: /^Kegs \d+$/ })
    const before = await looks(filter)
    await filter.click()
    expect(await looks(filter), 'a filter').not.toEqual(before)
    await page.getByRole('button', { name: /^All \d+$/ }).click()
    expect(await looks(filter), 'a filter').toEqual(before)
  })

  test('a primary button is told from a secondary one, and one that does nothing from both', async ({ page }) => {
    const primary = page.getByRole('button', { name: 'Place order' }).first()
    const secondary = page.getByRole('button', { name: 'Place order' }).nth(1)
    const refused = page.getByRole('button', { name: 'Not yet' }).first()
    await expectToldApart('a primary button', primary, secondary)
    await expectToldApart('a button that does nothing', refused, primary)
    await expectToldApart('a button that does nothing', refused, secondary)
    for (const button of [primary, secondary, refused])
      expect((await looks(button)).border, 'a button has an edge').not.toBe('none')
  })

  test('what has the focus is told from what has not', async ({ page }) => {
    for (const target of [
      page.getByRole('button', { name: 'Place order' }).first(),
      page.getByRole('link', { name: 'A link in text' }),
      page.getByRole('button', { name: /^Crates \d+$/ }),
    ]) {
      const before = await looks(target)
      await focusByKeyboard(page, target)
      const after = await looks(target)
      expect(after.outline).not.toBe('none')
      expect(after.outline).not.toBe(before.outline)
    }
  })
})

/** As somebody with a keyboard comes there: only then the focus is drawn. */
async function focusByKeyboard(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Tab')
  await target.focus()
}
