import type { Page, Route } from '@playwright/test'
import { expect, test, untilQuiet } from './support/index.ts'

// What is not a page of the portal has no icon.
test.use({ expectedNoise: [/404 .*\/favicon\.ico$/] })

const BUYER = 'planning@noorderdiep.example'
const CART = ['VP-KR2430', 'WW-KR2430', 'KV-TR2433']
const DATA = /\/(graphql|identity\/session|nl\/prod\/.*)$/
const DATA_OF_VISITORS = /\/(identity\/session|almagnoliaservice\/.*)$/
/** Web vitals call a tenth good; what a finger is about to touch should move by far less. */
const MOST_SHIFT = 0.02

const A_DAY = /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(day)?\b.*\d/

const SCREENS = ['/Create-An-Order_Beer?search=Hoogveen', '/cart', '/orders/history']

const VISITORS_PAGES = ['/news', '/news/eerste-vorst', '/brands/veenhof-pils', '/support/faq', '/support/contacts']

const WINDOWS = [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const

for (const [device, window] of WINDOWS)
  test(`on ${device} nothing jumps while a screen comes, with an order in progress`, async ({
    page,
    api,
    signedIn,
  }) => {
    await page.setViewportSize(window)
    await signedIn(BUYER)
    await api.addEach(CART)
    for (const path of SCREENS)
      await test.step(path, async () => {
        await page.goto(path)
        await expectShown(page)
        // How high the bar is, is kept once its day stands there.
        if (path.startsWith('/Create')) await expect(orderBar(page)).toContainText(A_DAY)
        expect(await shiftOfComing(page, path)).toBeLessThan(MOST_SHIFT)
      })
  })

for (const [device, window] of WINDOWS)
  test(`[CNT-04] on ${device} nothing jumps while a visitor's page comes`, async ({ page }) => {
    await page.setViewportSize(window)
    for (const path of VISITORS_PAGES)
      await test.step(path, async () => {
        expect(await shiftOfComing(page, path, DATA_OF_VISITORS)).toBeLessThan(MOST_SHIFT)
      })
  })

for (const [device, window] of WINDOWS)
  test(`on ${device} the way to an order just placed stays where it is while the order comes`, async ({
    page,
    api,
    signedIn,
  }) => {
    await page.setViewportSize(window)
    await signedIn(BUYER)
    await api.addEach(CART)
    await api.choosePickup()
    await page.goto('/checkout')
    const place = page.getByRole('button', { name: 'Place order' }).first()
    await expect(place).toBeEnabled()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('orders(')) await promise
      await route.continue()
    })
    await place.click()
    const way = page.getByRole('link', { name: 'Follow the order' })
    await expect(way).toBeVisible()
    const before = await way.boundingBox()
    resolve()
    await expect(page.getByText('It comes on')).toBeVisible()
    expect(await way.boundingBox()).toEqual(before)
  })

/** By how much it all moves in sum, where every answer is painted before the next one comes. */
async function shiftOfComing(page: Page, path: string, data = DATA): Promise<number> {
  // A page that is left asks for nothing more; this one has nothing to show.
  await page.goto('/ready')
  await page.addInitScript(() => {
    let sum = 0
    const count = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Reflect.set(window, 'shiftSoFar', () => {
      count(observer.takeRecords())
      return sum
    })
  })
  await page.route(data, answerAfterPaint(page))
  await page.goto(path)
  await expectShown(page)
  await page.unrouteAll({ behavior: 'wait' })
  return page.evaluate(() => Number(Reflect.get(window, 'shiftSoFar')()))
}

/** One answer after the other, in the order in which they were asked for. */
function answerAfterPaint(page: Page) {
  const answer = async (before: Promise<void>, route: Route) => {
    await before
    await painted(page)
    await route.continue()
    await route.request().response()
  }
  let last = Promise.resolve()
  return async (route: Route) => {
    last = answer(last, route)
    await last
  }
}

const orderBar = (page: Page) => page.getByRole('region', { name: 'Order details' })

/** What a page asks for as it begins may be seen while the one before it is still being left: the new one is asked then. */
async function painted(page: Page): Promise<void> {
  try {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  } catch (error) {
    if (!isLeft(error)) throw error
    await painted(page)
  }
}

const isLeft = (error: unknown) => String(error).includes('Execution context was destroyed')

async function expectShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await untilQuiet(page)
}
