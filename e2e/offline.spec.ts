import type { Page } from '@playwright/test'
import { beer, counterOf, expect, expectHeardOnce, placedOrder, test } from './support/index.ts'

// A browser without a network says so on its console, call by call.
test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })

const BUYER = 'inkoop@tenbrink.example'
const CATALOGUE = '/Create-An-Order_Beer?search=Hoogveen'
const ORDERS = '/orders/history'
const ARTICLE = '/news/telefoon-in-de-kelder'
const CARD = /^Hoogveen Blond, Krat 16 × 45 cl/

test('[IDN-05, IDN-23] without a network the portal opens with what was last known, and logout leaves nothing of it', async ({
  page,
  context,
  api,
  signedIn,
}) => {
  await signedIn(BUYER)
  const crates = counterOf(page, 'Hoogveen Blond, Crate 16 × 45 cl swing-top · 6,5%', 'pallets')
  await page.goto(CATALOGUE)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(crates).toBeVisible()
  await expectKept(page, '/last-known.json', 'Hoogveen')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^No network\./)).toBeVisible()
  await expect(crates).toBeVisible()
  await crates.fill('1')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cartEdits'))).toContain('HV-KR1645')
  await page.reload()
  await expect(crates, 'what was tapped without a network survives a reload').toHaveValue('1')
  await page.getByRole('button', { name: 'Create an order' }).click()
  await page.getByRole('link', { name: 'Special offers' }).click()
  await expect(page.getByText('This cannot be shown without a network')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(/^No network\./)).toBeHidden()
  await expect
    .poll(async () => (await api.cart())?.lines, 'what was tapped without a network arrives')
    .toMatchObject([{ sku: 'HV-KR1645', pallets: 1 }])

  await page.getByRole('button', { name: 'Continue this order' }).click()
  await page
    .getByRole('button', { name: /^Profile/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => caches.has('last-known'))).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('storedSession'))).toBeNull()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, language: 'nl' })

  test('[IDN-05] what is counted without a network outlives the page, is there on the next one, and is ordered once @core', async ({
    page,
    context,
    api,
    outside,
    signedIn,
  }) => {
    await signedIn(BUYER)
    const [earlier = ''] = await api.orderNumbers()

    await test.step('opens the portal, looks at beer and orders, and reads', async () => {
      await page.goto('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await page.goto(ARTICLE)
      await expect(
        page.getByRole('heading', { level: 1, name: 'Tellen in de kelder, ook zonder bereik' }),
      ).toBeVisible()
      await expectKept(page, '/pages-read.json', 'Tellen in de kelder')
      await page.goto(CATALOGUE)
      await expect(cratesOn(page)).toBeVisible()
      await page.getByRole('navigation', { name: 'Snelmenu' }).getByRole('button', { name: 'Menu' }).tap()
      await page.getByRole('dialog').getByRole('link', { name: 'Bestelgeschiedenis' }).tap()
      await expect(page.getByRole('main')).toContainText(earlier)
      await expectKept(page, '/last-known.json', earlier)
      await page.goBack()
      await expect(cratesOn(page)).toBeVisible()
    })

    await test.step('counts without a network, and the phone closes the page', async () => {
      await context.setOffline(true)
      await expect(page.getByText(/^Geen netwerk\./)).toBeVisible()
      await moreCrates(page).tap()
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cartEdits'))).toContain('HV-KR1645')
      const beside = await context.newPage()
      await beside.goto('/icon.svg')
      // As a person closes it: the page hears that it goes, and leaves what it has to the device.
      await page.close({ runBeforeUnload: true })
      await expect
        .poll(() => beside.evaluate(() => localStorage.getItem('cartEditsLeft')), 'what the page leaves')
        .toContain('HV-KR1645')
      await beside.close()
    })

    const next = await context.newPage()
    await test.step('finds the number, the orders and the article when it opens again', async () => {
      await next.goto(CATALOGUE)
      await expect(next.getByText(/^Geen netwerk\./)).toBeVisible()
      await expect(cratesOn(next)).toHaveValue('1')
      await next.goto(ORDERS)
      await expect(next.getByRole('main')).toContainText(earlier)
      await next.goto(ARTICLE)
      await expect(
        next.getByRole('heading', { level: 1, name: 'Tellen in de kelder, ook zonder bereik' }),
      ).toBeVisible()
      await next.goto('/news/tankwagen')
      await expect(next.getByText('Zonder netwerk is dit niet te tonen')).toBeVisible()
    })

    await test.step('is heard once there is a network', async () => {
      await context.setOffline(false)
      await expect(next.getByText(/^Geen netwerk\./)).toBeHidden()
      await expect.poll(async () => (await api.cart())?.lines).toMatchObject([{ sku: 'HV-KR1645', pallets: 1 }])
    })

    await test.step('orders', async () => {
      await api.addPallets(beer.wheat.sku, 24)
      await api.chooseFullTruck()
      await next.goto('/cart')
      await next.getByRole('region', { name: 'Totaal' }).getByRole('button', { name: 'Naar afrekenen' }).tap()
      await next.getByRole('combobox', { name: 'Tussen welke uren' }).tap()
      await next
        .getByRole('option', { name: /^\d\d:\d\d tot/ })
        .first()
        .tap()
      await next.getByRole('region', { name: 'Totaal' }).getByRole('button', { name: 'Bestelling plaatsen' }).tap()
    })
    const number = await placedOrder(next)
    const { order } = await expectHeardOnce(outside, number, BUYER)
    expect(JSON.stringify(order)).toContain('HV-KR1645')
    expect((await api.orderNumbers()).indexOf(earlier), 'one order came beside the earlier ones').toBe(1)
  })
})

/** The counter of Hoogveen in the Dutch catalogue. */
const cratesOn = (page: Page) => counterOf(page, CARD, 'pallets')
const moreCrates = (page: Page) =>
  page.getByRole('article', { name: CARD }).getByRole('button', { name: /^Meer: .*pallets$/ })

/** Waits until it is written down for a start without a network. */
async function expectKept(page: Page, place: string, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((where) => caches.match(where).then((kept) => kept?.text()), place))
    .toContain(text)
}
