import {
  counterOf,
  expect,
  expectAccessible,
  expectHeardOnce,
  placedOrder,
  sidewaysScroll,
  test,
} from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// Another brewery beside the demo's: Italy, in Italian, German and English, with a server and a database of its own.
const PORT = Number(process.env['PORT'] ?? 3100) + 7
const BUYER = 'owner.agreement@roodhert.example'

let stop: () => Promise<void>

test.use({ baseURL: `http://127.0.0.1:${PORT}`, locale: 'it-IT', timezoneId: 'Europe/Rome' })

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  stop = await startOwnServer({ port: PORT, database: 'e2e-second', settings: { BREWERY: 'breweries/roodhert' } })
})

test.afterAll(() => stop())

test.describe('on a first visit', () => {
  test.use({ language: '', isOldEnough: false })

  test('[MKT-05] a browser that asks for Italian is greeted in Italian, and so is what it is told of the country', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Ha almeno 18 anni?' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await page.getByRole('button', { name: 'Sì, continua' }).click()
    await expect(page.getByText('Per bar, ristoranti, negozi e distributori')).toBeVisible()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.reload()
    await expect(page.locator('html'), 'what was chosen stays').toHaveAttribute('lang', 'de')
  })
})

test.describe('in Italian', () => {
  test.use({ language: 'it' })

  test('[BAR-46] [MKT-01] [MKT-11] the first order of another brewery is placed in its language and its look @core', async ({
    page,
    outside,
    signedIn,
  }) => {
    await signedIn(BUYER)
    await page.goto('/Create-An-Order_Beer')
    await expect(page.getByRole('heading', { level: 1, name: 'Birra' })).toBeVisible()
    await expect(page).toHaveTitle(/Roodhert/)
    await expect(page.getByText('Mezzo camion')).toHaveCount(0)
    await counterOf(page, 'Roodhert Helles, Cassa 20 × 50 cl · 5,0%', 'casse').fill('8')
    await expect(page.getByRole('main')).toContainText(/160,48\s€/)
    await expectAccessible(page, 'the beer of another brewery')

    await page.goto('/suggested-price')
    await expect(page.getByRole('textbox', { name: 'IVA in percentuale' })).toHaveValue('22')

    await page.goto('/checkout')
    await expect(page.getByRole('main')).toContainText('IVA 22%')
    await page.getByRole('combobox', { name: 'In quale fascia oraria' }).click()
    await page
      .getByRole('option')
      .filter({ hasText: /\d\d:\d\d/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Invia l’ordine' }).click()
    const number = await placedOrder(page)
    expect(number).toMatch(/^R\d\d-/)
    const { mail } = await expectHeardOnce(outside, number, BUYER)
    expect(mail?.text).toContain('Lieferadresse')
    expect(mail?.text).toMatch(/235,79\s€/)
  })
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })

  test('[MKT-03] [MKT-11] the pages of another brewery fit and speak the second language of its market', async ({
    page,
    signedIn,
  }) => {
    await signedIn('owner.tank@roodhert.example')
    for (const [path, heading] of [
      ['/orders/history', 'Bestellungen'],
      ['/cart', 'Ladung'],
      ['/', 'Luca'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      expect(await sidewaysScroll(page)).toBe(0)
    }
    await expect(page.getByRole('link', { name: 'Kein Alkohol unter 18' })).toHaveAttribute(
      'href',
      'https://www.beviresponsabile.it',
    )
  })
})
