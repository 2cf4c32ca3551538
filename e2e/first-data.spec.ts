import type { BrowserContext, Route } from '@playwright/test'
import { expect, test } from './support/index.ts'

const DATA = /\/(graphql|identity\/session)$/
/** What each screen asks for, beside who is there and the cart, to show all of itself. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/': ['RecentOrders'],
  '/catalog/products': ['Products', 'ProductFacets'],
  '/catalog/upcoming-beers': ['UpcomingBeers'],
  '/cart': [],
  '/checkout': [],
  '/orders/history?period=30-days': ['Orders'],
  '/orders/saved': ['SavedOrders'],
}

test('what a screen shows is asked for at once: no question waits for the answer to another', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('owner.ontrade')
  // From here on the browser knows who was here last.
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [path, questions] of Object.entries(SCREENS))
    await test.step(path, () => expectAskedAtOnce(context, path, ['session', 'CustomerCart', ...questions]))
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
