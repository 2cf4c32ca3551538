import type { Locator } from '@playwright/test'
import { expect, sidewaysScroll, test } from './support/index.ts'
import { expectToldApart, looks, shownAs } from './support/looks.ts'
import { readJson } from './support/read-json.ts'

const HEIGHT = 900

test('[NAV-24, NAV-27] the header gives way to the bar under the thumb, and the name to its picture', async ({
  page,
  signedIn,
}) => {
  await signedIn('delegated.tank')
  await page.goto('/orders/history')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const bar = page.getByRole('navigation', { name: 'Quick menu' })
  const company = page.getByRole('banner').getByText('Brouwlokaal De Pijp')
  for (const [width, isDesk, isNamed] of [
    [991, false, false],
    [992, true, false],
    [1199, true, false],
    [1200, true, true],
  ] as const)
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: HEIGHT })
      await expect(menu).toBeVisible({ visible: isDesk })
      await expect(bar).toBeVisible({ visible: !isDesk })
      await expect(company).toBeVisible({ visible: isNamed })
    })
})

test('[NAV-26, NAV-28] under 1000 pixels the cart in the header takes the whole width, and the menu stays', async ({
  page,
  signedIn,
}) => {
  await signedIn('delegated.tank')
  await page.setViewportSize({ width: 999, height: HEIGHT })
  await page.goto('/orders/history')
  await page.getByRole('button', { name: 'Cart, empty' }).press('Enter')
  const panel = page.getByRole('banner').getByRole('region', { name: 'Your load' }).locator('..')
  for (const [width, isMobileForm] of [
    [999, true],
    [1000, false],
  ] as const)
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: HEIGHT })
      await expect.poll(() => isAcrossThePage(panel)).toBe(isMobileForm)
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
    })
})

for (const [layer, opener, title] of [
  ['dialog', 'Question', 'Attention!'],
  ['drawer', 'Drawer', 'Order details'],
] as const)
  test(`[NAV-25, NAV-28] up to 768 pixels a ${layer} comes from the bottom edge`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: HEIGHT })
    await page.goto('/styleguide')
    await page.getByRole('button', { name: opener, exact: true }).click()
    const panel = page.getByRole('dialog', { name: title })
    await expect.poll(() => isAtTheBottom(panel)).toBe(true)
    expect(await isAcrossThePage(panel)).toBe(true)
    await page.setViewportSize({ width: 769, height: HEIGHT })
    await expect.poll(() => isAcrossThePage(panel)).toBe(false)
  })

const isAcrossThePage = (panel: Locator) =>
  panel.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left === 0 && right === innerWidth
  })

const isAtTheBottom = (panel: Locator) =>
  panel.evaluate((element) => element.getBoundingClientRect().bottom === innerHeight)

test('an open list stands under its field again once a resized window rests', async ({ page, signedIn }) => {
  await signedIn('delegated.tank')
  await page.goto('/orders/history')
  const field = page.getByRole('combobox', { name: 'Where it is' })
  await field.press('Enter')
  const list = page.getByRole('listbox', { name: 'Where it is' })
  const distance = async () => {
    const [over, under] = [await field.boundingBox(), await list.boundingBox()]
    return over && under && { x: under.x - over.x, y: under.y - over.y - over.height }
  }
  await expect.poll(distance).toEqual({ x: 0, y: 4 })
  const before = await field.boundingBox()
  await page.setViewportSize({ width: 700, height: HEIGHT })
  await expect.poll(() => field.boundingBox()).not.toEqual(before)
  await expect.poll(distance).toEqual({ x: 0, y: 4 })
})

test('in a window as low as one at 400 % nothing stands over the page', async ({ page, signedIn }) => {
  await signedIn('delegated.tank')
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText('The cart is Empty')).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Quick menu' })
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static')
  expect(await sidewaysScroll(page)).toBe(0)
})

test('choices side by side stay in their row with wide text spacing (WCAG 1.4.12)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await page.goto('/styleguide')
  const choices = page.getByRole('radio', { name: 'Half Truck' }).first().locator('../..')
  await expect(choices).toBeVisible()
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets = [spaced]
  })
  const spilled = await choices.evaluate((row) => {
    row.style.width = '240px'
    const edge = row.getBoundingClientRect().right
    return [...row.querySelectorAll('span')].filter((own) => own.getBoundingClientRect().right > edge).length
  })
  expect(spilled).toBe(0)
})

// The longest that either field of a brewery folder is filled with in earnest: sixty characters.
const LONG_BREWERY = 'Koninklijke Stadsbrouwerij De Gouden Gerstekorrel aan Zee BV'
const LONG_PERSON = { firstName: 'Wilhelmina Philippina Carolina', lastName: 'van Heusden tot Wassenaar-Oud' }
const LONG_COMPANY = 'Brouwlokaal De Dorstige Waterschapsheuvel van Oud-Zuilekom 2'

for (const [mark, logo] of [
  ['as its mark', null],
  [
    'beside its logo',
    { onLight: { url: '/icon.svg', ratio: 1 }, onDark: { url: '/icon.svg', ratio: 1 }, saysName: false },
  ],
] as const)
  test(`the header has room for everything beside a name of sixty characters ${mark}`, async ({ page, signedIn }) => {
    await page.route('/orders/history', async (route) => {
      const answer = await route.fetch()
      const told = (await answer.text()).replace(
        /(id="brewery">\s*\{"name":)"[^"]*"(.*"logo":).*(,"market":\{)/,
        `$1${JSON.stringify(LONG_BREWERY)}$2${JSON.stringify(logo)}$3`,
      )
      await route.fulfill({ response: answer, body: told })
    })
    await page.route('**/identity/session', async (route) => {
      const answer = await route.fetch()
      const { user, ...rest } = await readJson<{ user: object | null }>(answer)
      const told = JSON.stringify({ ...rest, user: user && { ...user, ...LONG_PERSON } })
      await route.fulfill({ response: answer, body: told.replaceAll('Brouwlokaal De Pijp', LONG_COMPANY) })
    })
    for (const who of ['a visitor', 'a customer'])
      await test.step(who, async () => {
        if (who === 'a customer') await signedIn('delegated.tank')
        await page.goto('/orders/history')
        await expect(page.getByRole('banner').getByText(LONG_BREWERY)).toBeVisible()
        for (const width of [320, 390, 992, 1440])
          await test.step(`${width} pixels wide`, async () => {
            await page.setViewportSize({ width, height: HEIGHT })
            expect.soft(await sidewaysScroll(page)).toBe(0)
            expect.soft(await inEachOthersWay(page.getByRole('banner'))).toEqual([])
          })
      })
    await test.step('and the panel of the profile has room for who it is', async () => {
      await page.getByRole('button', { name: /^Profile:/ }).click()
      await expect(page.getByRole('banner').getByText(Object.values(LONG_PERSON).join(' '))).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
    })
  })

/** What stands on something else in there, or beyond its edge, by its words: all that one can press, and the name. */
const inEachOthersWay = (bar: Locator) =>
  bar.evaluate((element) => {
    const edge = element.getBoundingClientRect()
    const things = [...element.querySelectorAll('a, button, a > span')]
      .map((thing) => ({ thing, said: thing.textContent || thing.ariaLabel, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return things.flatMap(({ thing, said, box }, at) => [
      ...(box.left < 0 || box.right > innerWidth || box.top < edge.top || box.bottom > edge.bottom
        ? [`${said} is beyond the edge`]
        : []),
      ...things
        .slice(at + 1)
        .filter(({ thing: other }) => !thing.contains(other))
        .filter(
          ({ box: { left, right, top, bottom } }) =>
            box.left < right && left < box.right && box.top < bottom && top < box.bottom,
        )
        .map((other) => `${said} stands on ${other.said}`),
    ])
  })

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('what is ordered again is said at the edge of its button, and the price under it', async ({
    page,
    signedIn,
  }) => {
    await signedIn('delegated.tank')
    await page.goto('/')
    const again = page.getByRole('main').getByRole('button', { name: /^Order again/ })
    await expect(again).toContainText('€')
    const [icon, price, button] = await Promise.all([
      again.locator('svg').boundingBox(),
      again.getByText('€').boundingBox(),
      again.boundingBox(),
    ])
    if (!icon || !price || !button) throw new Error('Nothing is to be seen')
    expect(price.y).toBeGreaterThan(icon.y)
    const [before, after] = [icon.x - button.x, button.x + button.width - price.x - price.width]
    expect(before).toBeCloseTo(after, 0)
  })

  test('the beer of a tank is named in full', async ({ page, signedIn }) => {
    await signedIn('delegated.tank')
    await page.goto('/Create-An-Order_Beer')
    const beer = page.getByRole('combobox', { name: 'Beer in Tank 4' }).getByText('Veenhof Pils')
    await expect(beer).toBeVisible()
    expect(await beer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})

test('a figure on a card says what it is, where its table says so in the head', async ({ page, signedIn }) => {
  await signedIn('delegated.tank')
  await page.goto('/reporting')
  const before = page.getByRole('table', { name: 'By month' }).locator('[data-card="detail"]').first()
  const name = () => before.evaluate((cell) => getComputedStyle(cell, '::before').content)
  for (const [width, isCard] of [
    [991, true],
    [992, false],
  ] as const) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expect.poll(name).toBe(isCard ? '"A year before "' : 'none')
  }
})

test("in the reader's own colours what one is at and what one chose is told from the rest", async ({
  page,
  signedIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
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
