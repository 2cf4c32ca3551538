import { expect, expectAccessible, sidewaysScroll, test, type Language } from './support/index.ts'

const BUYER = 'hengelo@tenbrink.example'

const WORDS = {
  en: { title: 'Suggested order', proposal: 'Your next order', addAll: /^Add all \d+ products$/, cart: 'Your load' },
  nl: {
    title: 'Voorgestelde bestelling',
    proposal: 'Uw volgende bestelling',
    addAll: /^Alle \d+ producten toevoegen$/,
    cart: 'Uw lading',
  },
} as const

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1440, height: 900 } }

// One depot with one cart: its journeys go one after the other.
test.describe.configure({ mode: 'serial' })

for (const [device, options] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)
  for (const language of ['en', 'nl'] as const satisfies Language[])
    test.describe(`on ${device} in ${language}`, () => {
      test.use({ ...options, language })

      test('[RTE-26] a depot takes the order that its own history proposes', async ({ page, api, signedIn }) => {
        const words = WORDS[language]
        await signedIn(BUYER)
        await page.goto('/catalog/suggested-cart')
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
        const proposal = page.getByRole('list', { name: words.proposal })
        const lines = proposal.getByRole('listitem')
        await expect(proposal).toContainText('Veenhof Pils')
        let count = 0
        await expect.poll(async () => (count = await lines.count())).toBeGreaterThan(2)
        await expectAccessible(page, 'a suggested order')
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

        await page.getByRole('button', { name: words.addAll }).click()
        await expect(lines.first().getByRole('button')).toHaveAttribute('aria-pressed', 'true')
        await expect.poll(async () => (await api.cart())?.lines.length).toBe(count)
        await expectAccessible(page, 'a suggested order on the load')

        await lines.last().getByRole('button').click()
        await expect.poll(async () => (await api.cart())?.lines.length).toBe(count - 1)

        await page.goto('/cart')
        await expect(page.getByRole('heading', { level: 1, name: words.cart })).toBeVisible()
        await expectAccessible(page, 'a cart with what goes with it')
      })
    })

test.describe('on a desk', () => {
  test.use(DESK)

  test('[CAT-06, CAT-25, RTE-47] what a special offer gives is told on its card, counted down, and never exceeded @core', async ({
    page,
    api,
    signedIn,
  }) => {
    await signedIn(BUYER)
    await page.goto('/specialoffer')
    const card = page.getByRole('article', { name: /^Herfstvuur Bok, Keg 20 l/ })
    await expect(card).toContainText('At most 144 kegs per order, 144 left')
    await expect(card).toContainText('Until 31 December')
    await expectAccessible(page, 'special offers')
    const layers = card.getByRole('spinbutton', { name: /layers/ })
    await layers.fill('2')
    await layers.press('Enter')
    await expect.poll(async () => (await api.cart())?.lines).toMatchObject([{ sku: 'HB-F20', layers: 2 }])
    await expect(card).not.toContainText('144 left')
  })

  test('[CAT-07, RTE-49] an upcoming beer says from which day it comes', async ({ page, signedIn }) => {
    await signedIn(BUYER)
    await page.goto('/catalog/upcoming-beers')
    await expect(page.getByRole('article').first()).toContainText('Comes')
    await expectAccessible(page, 'upcoming beers')
  })
})
