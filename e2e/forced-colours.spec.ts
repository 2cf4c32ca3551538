import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/index.ts'

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

test('on the screens, too, what one is at and what one chose is told from the rest', async ({ page, signedIn }) => {
  await page.goto('/news')
  const wayIn = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  expect.soft((await looks(wayIn)).background, 'the way in').toBe(await shownAs(page, 'Highlight'))
  const tags = page.getByRole('main').getByRole('link', { name: /^(All articles|beer)$/ })
  await expectToldApart('a subject of the news', tags.first(), tags.last())

  // Nobody fills the cart of this account.
  await signedIn('delegated.tank')
  await page.goto('/my-profile/company')
  const own = page.getByRole('main').getByRole('navigation').first()
  await expectToldApart('one of the own pages', own.getByRole('link').nth(1), own.getByRole('link').first())

  await page.goto('/Create-An-Order_Beer')
  const days = page.getByRole('group', { name: 'Delivery day' }).getByRole('button')
  await expect(days.first()).toHaveAttribute('aria-pressed', 'true')
  await expectToldApart('a day of the tank beer', days.first(), days.last())
  const tank = page.getByRole('list', { name: 'Your tanks' }).getByRole('listitem').first()
  await expect.soft(tank.locator('svg text').first()).toHaveCSS('fill', await shownAs(page, 'CanvasText'))

  const menus = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button')
  await expectToldApart('a menu', menus.first(), menus.nth(1))
  await menus.first().press('Enter')
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
  const [current, others] = [page.locator('[aria-current="page"]'), page.locator(':not([aria-current])')]
  await expectToldApart('an entry of a menu', entries.and(current), entries.and(others).first())

  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: 'Quick menu' })
  await bar.getByRole('button', { name: 'Menu' }).click()
  const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('link')
  await expectToldApart('an entry of the menu on a phone', links.and(current), links.and(others).first())
})

type Looks = { background: string; border: string; outline: string; mark: string; line: string }

async function expectToldApart(kind: string, one: Locator, other: Locator): Promise<void> {
  expect.soft(await looks(one), kind).not.toEqual(await looks(other))
}

/** What is drawn of it apart from its words: the shade behind it, its edges, what stands in front, and its tick. */
async function looks(element: Locator): Promise<Looks> {
  await expect(element).toHaveCount(1)
  return element.evaluate((own) => {
    const drawn = (side: string, style: CSSStyleDeclaration) => {
      const [width, line, colour] = ['width', 'style', 'color'].map((part) => style.getPropertyValue(`${side}-${part}`))
      return line === 'none' || width === '0px' ? 'none' : `${width} ${line} ${colour}`
    }
    const edges = (style: CSSStyleDeclaration) =>
      [...new Set(['top', 'right', 'bottom', 'left'].map((side) => drawn(`border-${side}`, style)))].join(', ')
    // What lets the ground through looks like the ground.
    const shadeBehind = (each: Element | null): string => {
      if (each === null) return 'ground'
      const shade = getComputedStyle(each).backgroundColor
      return shade.endsWith(', 0)') ? shadeBehind(each.parentElement) : shade
    }
    const style = getComputedStyle(own)
    const before = getComputedStyle(own, '::before')
    const tick = own.querySelector('svg')
    return {
      background: shadeBehind(own),
      border: edges(style),
      outline: drawn('outline', style),
      mark: before.content === 'none' ? 'none' : edges(before),
      line: `${style.textDecorationLine} ${tick ? getComputedStyle(tick).visibility : 'no picture'}`,
    }
  })
}

/** A colour of the reader's, by the name that it has in style sheets. */
async function shownAs(page: Page, name: 'CanvasText' | 'Highlight'): Promise<string> {
  return page.evaluate((named) => {
    const own = document.createElement('i')
    own.style.cssText = `forced-color-adjust: none; background: ${named}`
    document.body.append(own)
    const { backgroundColor } = getComputedStyle(own)
    own.remove()
    return backgroundColor
  }, name)
}

/** As somebody with a keyboard comes there: only then the focus is drawn. */
async function focusByKeyboard(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Tab')
  await target.focus()
}
