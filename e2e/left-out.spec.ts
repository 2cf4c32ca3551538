import { signIn } from './support/accounts.ts'
import { expect, expectAccessible, placedOrder, sidewaysScroll, test } from './support/index.ts'
import { createOrderApi } from './support/order-api.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'
import { byFinger, byKeyboard, byMouse, DESK, PHONE } from './support/ways.ts'

// One order takes most of the stock of a product, and is repeated: the stock is of this journey alone.
const PORT = Number(process.env['PORT'] ?? 3100) + 42
const HOME = `http://127.0.0.1:${PORT}`
const BUYER = 'owner.agreement'
const SCARCE = 'VP-DS2430'
const ORDERED = 40
const CRATE = 'VP-KR2430'

const WORDS = {
  en: {
    again: 'Order again',
    heading: 'Not everything could be added',
    short: /^Only 6 of VP-DS2430 in stock/,
    open: 'Still open',
    keepSo: 'Leave it at that: Veenhof Pils',
    leftOut: 'Left out',
    back: 'Undo: Veenhof Pils',
    toCart: 'Go to cart',
    chosen: 'Chosen, and in your cart',
  },
  nl: {
    again: 'Bestel opnieuw',
    heading: 'Niet alles kon worden toegevoegd',
    short: /^Van VP-DS2430 zijn er nog 6 op voorraad/,
    open: 'Nog open',
    keepSo: 'Zo laten: Veenhof Pils',
    leftOut: 'Weggelaten',
    back: 'Ongedaan maken: Veenhof Pils',
    toCart: 'Naar de winkelwagen',
    chosen: 'Gekozen, en in uw winkelwagen',
  },
} as const

let stop: () => Promise<void>

test.use({ baseURL: HOME })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(2 * START_MS)
  stop = await startOwnServer({ port: PORT, database: 'e2e-left-out', settings: { PUBLIC_URL: HOME } })
  const context = await browser.newContext({ baseURL: HOME, locale: 'nl-NL' })
  await signIn(context.request, BUYER)
  const api = createOrderApi(context.request)
  await api.emptyCart()
  await api.addPackages(SCARCE, ORDERED)
  await api.addPackages(CRATE, 2)
  const page = await context.newPage()
  await page.goto('/checkout')
  await page
    .getByRole('button', { name: /^(Place order|Bestelling plaatsen)$/ })
    .first()
    .click()
  await placedOrder(page)
  await context.close()
})

test.afterAll(() => stop())

for (const { how, language, device, use } of [
  { how: 'at a desk by keyboard alone', language: 'en', device: DESK, use: byKeyboard },
  { how: 'at a desk in Dutch', language: 'nl', device: DESK, use: byMouse },
  { how: 'on a phone', language: 'en', device: PHONE, use: byFinger },
  { how: 'on a phone in Dutch', language: 'nl', device: PHONE, use: byFinger },
] as const)
  test.describe(how, () => {
    test.use({ ...device, language })

    test('[ERR-12] what cannot be repeated of an order is decided line by line, and the rest is in the cart', async ({
      page,
      api,
      signedIn,
    }) => {
      const words = WORDS[language]
      await signedIn(BUYER)
      const [number = ''] = await api.orderNumbers()
      await page.goto(`/orders/history/${number}`)
      await use(page, page.getByRole('button', { name: words.again }).first())
      await expect(page).toHaveURL('/cart/left-out')
      await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
      const line = page.getByRole('listitem', { name: /^34 × Veenhof Pils/ })
      await expect(line.getByText(words.short)).toBeVisible()
      await expect(line.getByText(words.open)).toBeVisible()
      await expectAccessible(page, 'what did not come along')
      expect(await sidewaysScroll(page)).toBe(0)

      await use(page, line.getByRole('button', { name: words.keepSo }))
      await expect(line.getByText(words.leftOut)).toBeVisible()
      await use(page, line.getByRole('button', { name: words.back }))
      await expect(line.getByText(words.open)).toBeVisible()

      const instead = line.getByRole('article').nth(1).getByRole('spinbutton').first()
      await expect(instead).toHaveValue('0')
      await instead.focus()
      await page.keyboard.press('ArrowUp')
      await expect(line.getByText(words.chosen)).toBeVisible()
      await use(page, page.getByRole('button', { name: words.toCart }).last())
      await expect(page).toHaveURL('/cart')
      // It is shown at once, and on its way to the server.
      await expect.poll(async () => (await api.cart())?.lines).toHaveLength(3)
      const lines = (await api.cart())?.lines ?? []
      expect(lines).toContainEqual({ sku: SCARCE, packages: 6, layers: 0, pallets: 0 })
      expect(lines).toContainEqual({ sku: CRATE, packages: 2, layers: 0, pallets: 0 })
    })
  })
