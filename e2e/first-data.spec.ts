import type { BrowserContext, Route } from '@playwright/test'
import { expect, test } from './support/index.ts'

const DATA = /\/(graphql|identity\/session)$/
/** What each screen asks for, beside who is there and the cart, to show all of itself. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/': ['RecentOrders', 'OrderAgain'],
  '/catalog/products': ['Products', 'ProductFacets'],
  '/catalog/upcoming-beers': ['UpcomingBeers'],
  '/cart': [],
  '/checkout': [],
  '/orders/history?period=30-days': ['Orders'],
  '/orders/saved': ['SavedOrders'],
}
const MAIN_SCRIPT = /\/assets\/index-[^/]*\.js$/
/** The file of each screen. */
const CODE: Readonly<Record<string, string>> = {
  '/': 'customer-home',
  '/Create-An-Order_Beer': 'catalogue-page',
  '/catalog/products': 'catalogue-page',
  '/catalog/upcoming-beers': 'upcoming-page',
  '/catalog/VP-KR2430': 'product-page',
  '/cart': 'cart-page',
  '/checkout': 'checkout-page',
  '/thanks': 'thanks-page',
  '/orders/history': 'order-history-page',
  '/orders/history/26-1': 'order-page',
  '/orders/saved': 'saved-orders-page',
  '/orders/saved/1': 'saved-order-page',
}

// From here on the browser knows who was here last.
test.beforeEach(async ({ page, signedIn }) => {
  await signedIn('owner.ontrade')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('what a screen shows is asked for at once: no question waits for the answer to another', async ({ context }) => {
  for (const [path, questions] of Object.entries(SCREENS))
    await test.step(path, () => expectAskedAtOnce(context, path, ['session', 'CustomerCart', ...questions]))
})

test('the code of a screen is fetched beside the main script: nothing of the app runs before it is asked for', async ({
  context,
}) => {
  for (const [path, screen] of Object.entries(CODE))
    await test.step(path, async () => {
      const opened = await context.newPage()
      const asked: string[] = []
      opened.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await opened.route(MAIN_SCRIPT, (route) => route.abort())
      await opened.goto(path)
      for (const file of [screen, 'around-screens'])
        await expect.poll(() => asked.some((address) => address.startsWith(`/assets/${file}-`)), file).toBe(true)
      await opened.close()
    })
})

/** Answers nothing before all of that is asked, and then nothing else: the screen has to be there with it. */
async function expectAskedAtOnce(context: BrowserContext, path: string, questions: readonly string[]): Promise<void> {
  const page = await context.newPage()
  const held: Route[] = []
  let isAnswering = false
  await page.route(DATA, async (route) => {
    if (isAnswering && questions.includes(questionOf(route))) await route.continue()
    else held.push(route)
  })
  await page.goto(path)
  await expect.poll(() => held.map(questionOf)).toEqual(expect.arrayContaining([...questions]))
  isAnswering = true
  for (const route of held) if (questions.includes(questionOf(route))) await route.continue()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.close()
}

const questionOf = (route: Route): string =>
  /(?:query|mutation) (\w+)/.exec(route.request().postData() ?? '')?.[1] ?? 'session'
