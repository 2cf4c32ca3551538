import type { BrowserContext, Page, Route } from '@playwright/test'
import { beer, expect, test } from './support/index.ts'

const DATA = /\/(graphql|identity\/session)$/
const SCREENS = ['/', '/catalog/products', '/catalog/upcoming-beers', `/catalog/${beer.crate.sku}`, '/cart', '/checkout']

test('what a screen shows is asked for at once: no question waits for the answer to another', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('manager.retail')
  // From here on the browser knows who was here last.
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const path of SCREENS)
    await test.step(path, async () => {
      const needed = await askedUntilShown(context, path)
      await expectAskedAtOnce(context, path, needed)
    })
})

/** What a screen asks for until nothing of it is still loading. */
async function askedUntilShown(context: BrowserContext, path: string): Promise<string[]> {
  const asked = new Set<string>()
  await withPage(context, async (page) => {
    page.on('request', (request) => {
      if (DATA.test(request.url())) asked.add(questionOf(request.url(), request.postData()))
    })
    await page.goto(path)
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  })
  return [...asked]
}

/** Opens it once more and answers nothing before all of that has been asked. */
async function expectAskedAtOnce(context: BrowserContext, path: string, needed: readonly string[]): Promise<void> {
  await withPage(context, async (page) => {
    const held = new Map<string, Route>()
    await page.route(DATA, (route) => void held.set(questionOf(route.request().url(), route.request().postData()), route))
    await page.goto(path)
    await expect.poll(() => [...held.keys()]).toEqual(expect.arrayContaining([...needed]))
  })
}

async function withPage(context: BrowserContext, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage()
  await work(page).finally(() => page.close())
}

const questionOf = (url: string, body: string | null): string =>
  /(query|mutation) \w+/.exec(body ?? '')?.[0] ?? new URL(url).pathname
