import { chromium, type ElementHandle, type Page, type Route } from '@playwright/test'
import { PATHS } from '../apps/web/src/paths.ts'
import { findBrowser } from '../e2e/support/browser.ts'
import { readJson } from '../e2e/support/read-json.ts'

// Types amounts in a cart of many lines on a processor four times slower, and tells how long the page was deaf.
// Usage: BASE_URL=http://127.0.0.1:3000 node bench/long-cart.bench.ts [lines]

const BASE_URL = process.env['BASE_URL'] ?? 'http://127.0.0.1:3000'
const LINES = Number(process.argv[2] ?? 500)
const SLOWER_TIMES = 4
const TYPED = ['12', '7', '31', '5', '18']
const ACCOUNT = 'owner.distributor@veenhof.example'

const browser = await chromium.launch({ ...findBrowser().launch, args: ['--no-sandbox'] })
try {
  const context = await browser.newContext({ baseURL: BASE_URL, viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))
  const page = await context.newPage()
  await signIn(page)
  await page.route('**/graphql', longCart())
  // An open page waits for what arrives, and would never be quiet.
  await page.route('**/WaitForNotifications*', (route) => route.abort())
  await page.goto(PATHS.cart)
  await page
    .getByRole('article')
    .nth(LINES - 1)
    .waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  // Found beforehand: looking something up by its role is work in the page too.
  const counters = await page.locator('article input').elementHandles()
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES })
  const tasks = await longTasksWhile(page, () => typeAmounts(page, counters))
  const longest = tasks.toSorted((a, b) => b - a).slice(0, 5)
  const which = longest.length > 0 ? `, the longest ${longest.join(', ')} ms` : ''
  console.log(`${LINES} lines, ${SLOWER_TIMES}x slower: ${tasks.length} tasks over 50 ms${which}`)
} finally {
  await browser.close()
}

async function signIn(page: Page): Promise<void> {
  const { password } = await readJson<{ password: string }>(await page.request.get('/identity/demo-accounts'))
  await page.request.post('/identity/sign-in', { data: { email: ACCOUNT, password } })
  const add = `mutation { addProductsToCart(input: { cart_id: "$cart", cart_items: [{ sku: "VP-KR2430", quantity: 1 }] }) { cart { id } } }`
  const held: { data: { customerCart: { id: string } } } = await ask(page, '{ customerCart { id } }')
  await ask(page, add.replace('$cart', held.data.customerCart.id))
}

async function ask<Answer>(page: Page, query: string): Promise<Answer> {
  return readJson<Answer>(await page.request.post('/graphql', { data: { query } }))
}

async function typeAmounts(page: Page, counters: ElementHandle[]): Promise<void> {
  for (const [index, amount] of TYPED.entries()) {
    await counters[index * 3]?.focus()
    await page.keyboard.type(amount, { delay: 120 })
    await page.waitForTimeout(900)
  }
}

/** How long (in milliseconds) each task took that was too long to answer a key in between. */
async function longTasksWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  // In words, since only browsers know of this kind of entry.
  const observed = await page.evaluateHandle<number[]>(`(() => {
    const durations = []
    const note = (list) => durations.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    new PerformanceObserver(note).observe({ type: 'longtask' })
    return durations
  })()`)
  await act()
  return observed.jsonValue()
}

type Amounts = { number_of_packages?: number; number_of_layer?: number; number_of_pallet?: number }
type WireLine = Amounts & { id: string; product: { sku: string } }
type WireCart = { items: WireLine[] }
type Asked = { query: string; variables: { input: { cart_items: (Amounts & { cart_item_id: number })[] } } }

function askedBy(route: Route): Asked {
  return route.request().postDataJSON()
}

// The demo brewery has fewer products than this: one line stands for all, and this script plays the cart.
function longCart() {
  let cart: WireCart | undefined
  return async (route: Route): Promise<void> => {
    const asked = askedBy(route)
    if (cart && asked.query.includes('mutation UpdateCartLines')) {
      for (const { cart_item_id, ...amounts } of asked.variables.input.cart_items)
        cart.items = cart.items.map((line) => (line.id === String(cart_item_id) ? { ...line, ...amounts } : line))
      return route.fulfill({ json: { data: { updateCartItems: { cart, errors: [] } } } })
    }
    if (cart && asked.query.includes('mutation SetTransport'))
      return route.fulfill({ json: { data: { setTransportType: { cart } } } })
    if (!asked.query.includes('query CustomerCart')) return route.continue()
    const answer = await readJson<{ data: { customerCart: WireCart } }>(await route.fetch())
    cart ??= { ...answer.data.customerCart, items: linesLike(answer.data.customerCart.items) }
    return route.fulfill({ json: { data: { customerCart: cart } } })
  }
}

function linesLike([line]: WireLine[]): WireLine[] {
  if (!line) throw new Error('Put something into the cart first')
  return Array.from({ length: LINES }, (_, index) => ({
    ...line,
    id: String(index + 1),
    product: { ...line.product, sku: `${line.product.sku}-${index}` },
  }))
}
