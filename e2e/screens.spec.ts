import type { Page } from '@playwright/test'
import { crawl } from './support/crawl.ts'
import { axeFindings, beer, expect, sidewaysScroll, test, type Language } from './support/index.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 640 }

const FOR_VISITORS = ['/', '/login', '/orders/history', '/error403', '/nowhere']
// Lists are asked for with few entries: what axe says of one card it says of all.
const WITHOUT_A_CART = [
  '/',
  '/Create-An-Order_POSM?search=glas',
  '/Create-An-Order_Empties',
  '/catalog/products?search=Hoogveen',
  '/specialoffer?search=Hoogveen',
  '/catalog/upcoming-beers',
  '/catalog/low-stock?search=Hoogveen',
  '/cart',
  '/checkout',
  '/orders/history?period=30-days',
  '/error403',
]
const WITH_A_FULL_TRUCK = ['/Create-An-Order_Beer?search=Hoogveen', `/catalog/${beer.crate.sku}`, '/cart', '/checkout']

test.slow()
// One of the screens says that there is no such page, and so does its status.
test.use({ expectedNoise: [/404 \(Not Found\) \S*\/nowhere$/] })

for (const language of ['nl', 'en'] satisfies Language[])
  test.describe(`[MKT-03] in ${language}`, () => {
    const account = language === 'nl' ? 'directie@noorderdiep.example' : 'delegated.distributor'
    // Whatever is served by a worker does not come by the route that brings another face.
    test.use({ language, serviceWorkers: 'block' })

    test("a visitor's screens are sound on a desk and on a phone @core", async ({ page }) => {
      for (const path of FOR_VISITORS) await expectSoundScreen(page, path, language)
    })

    test("a buyer's screens are sound on a desk and on a phone", async ({ page, api, signedIn }) => {
      await signedIn(account)
      const [number = ''] = await api.orderNumbers()
      for (const path of [...WITHOUT_A_CART, `/orders/history/${number}`, `/thanks?order=${number}`])
        await expectSoundScreen(page, path, language)
    })

    test('the screens of a full truck are sound on a desk and on a phone', async ({ page, api, signedIn }) => {
      await signedIn(account)
      await api.addPallets(beer.crate.sku, 24)
      for (const path of WITH_A_FULL_TRUCK) await expectSoundScreen(page, path, language)
    })

    test("no screen scrolls sideways where the brewery's own display face is wide", async ({ page, signedIn }) => {
      await page.route('**/theme/theme.css*', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({
          response: answer,
          body: `${await answer.text()} :root { --display: monospace !important; }`,
        })
      })
      await page.setViewportSize(NARROWEST)
      const expectNarrow = async (path: string) => {
        await openScreen(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', 'monospace')
        expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(0)
      }
      for (const path of FOR_VISITORS) await expectNarrow(path)
      await signedIn('delegated.distributor')
      for (const path of WITHOUT_A_CART) await expectNarrow(path)
    })
  })

test('a buyer finds no dead link, no error and no missing text, wherever links lead', async ({ page, signedIn }) => {
  await signedIn('delegated.distributor')
  await crawl(page, ['/'])
})

test('no screen scrolls sideways on the narrowest phone, and no paper covers more than its docket', async ({
  page,
  api,
  signedIn,
}) => {
  await page.setViewportSize(NARROWEST)
  await signedIn('delegated.distributor')
  const [number = ''] = await api.orderNumbers()
  const ordered = [`/orders/history/${number}`, `/thanks?order=${number}`]
  const expectNarrow = async (path: string) =>
    test.step(path, async () => {
      await openScreen(page, path)
      expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(0)
      expect.soft(await straysOfPaper(page), `${path} is covered`).toBe(0)
    })
  for (const path of [...WITHOUT_A_CART, ...ordered, '/styleguide']) await expectNarrow(path)
  await api.addPallets(beer.crate.sku, 24)
  for (const path of WITH_A_FULL_TRUCK) await expectNarrow(path)
})

test('[CNT-19] on a phone the paper of the standing covers no question of the checklist', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize(NARROWEST)
  await signedIn('delegated.distributor')
  await page.goto('/sustainability/survey')
  await expect(page.getByRole('progressbar')).toBeVisible()
  expect(await straysOfPaper(page)).toBe(0)
})

async function expectSoundScreen(page: Page, path: string, language: Language): Promise<void> {
  await test.step(path, async () => {
    await page.setViewportSize(DESK)
    await openScreen(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const window of [DESK, PHONE]) {
      await page.setViewportSize(window)
      expect.soft(await axeFindings(page), `axe on ${path} at ${window.width} px`).toEqual([])
      expect.soft(await sidewaysScroll(page), `${path} scrolls sideways at ${window.width} px`).toBe(0)
    }
  })
}

/** How many papers do not lie behind the docket that they are of. */
const straysOfPaper = (page: Page): Promise<number> =>
  page
    .locator('[class*="_paper_"]')
    .evaluateAll(
      (papers) =>
        papers.filter((paper) => paper instanceof HTMLElement && paper.offsetParent !== paper.parentElement).length,
    )

/** Opens a page and waits until nothing on it is still loading. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  // The style guide shows what stays busy.
  if (path === '/styleguide') return
  await expect(page.locator('main [aria-busy="true"]'), `${path} has loaded`).toHaveCount(0)
}
