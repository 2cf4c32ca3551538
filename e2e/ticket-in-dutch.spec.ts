import type { Page } from '@playwright/test'
import { expect, expectAccessible, sidewaysScroll, test } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'
import { DESK, PHONE } from './support/ways.ts'

// A server whose customers ask nothing else.
const PORT = Number(process.env['PORT'] ?? 3100) + 52
const HOME = `http://127.0.0.1:${PORT}`
// Het Achterom, and who looks after it at the brewery.
const CUSTOMER = 'basic.ontrade'
const MANAGER = 'staff@veenhof.example'
const NARROW = { width: 320, height: 700 }
/** Words of the English screens. */
const ENGLISH = /\b(the|your|with|send|answer|closed|answered|category|brewery|delivery|clear)\b/i

let stop: () => Promise<void>

test.use({ baseURL: HOME, language: 'nl', ...PHONE })

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  stop = await startOwnServer({ port: PORT, database: 'e2e-ticket-nl', settings: { PUBLIC_URL: HOME } })
})

test.afterAll(() => stop())

test('[SUP-01] [SUP-03] [MKT-03] a broken crate is asked about in Dutch from a phone, answered at a desk, and found again in the list', async ({
  page,
  signedIn,
  secondBrowser,
}) => {
  await signedIn(CUSTOMER)

  await test.step('is written with a photo', async () => {
    await page.goto('/support/tickets')
    await expect(page.getByText('Nog geen tickets')).toBeVisible()
    await page.getByRole('button', { name: 'Nieuw ticket' }).click()
    await page.getByRole('button', { name: 'Verzenden' }).click()
    await expect(page.getByText('Niet alles is ingevuld')).toBeVisible()
    await page.getByRole('combobox', { name: 'Onderwerp' }).click()
    await page.getByRole('option', { name: 'Levering' }).click()
    await page.getByRole('combobox', { name: 'Preciezer' }).click()
    await page.getByRole('option', { name: 'Beschadigd' }).click()
    await page.getByLabel('Kort gezegd').fill('Krat kapot')
    await page.getByLabel('Wat is er aan de hand?').fill('Een krat is kapot.\nZie de foto.')
    const files = page.locator('input[type=file]')
    await files.setInputFiles({ name: 'pagina.png', mimeType: 'image/png', buffer: Buffer.from('<script>') })
    await expect(page.getByText('Alleen foto’s (JPEG, PNG, WebP, HEIC) en PDF.')).toBeVisible()
    await page.getByRole('button', { name: 'pagina.png weghalen' }).click()
    await files.setInputFiles({ name: 'krat één.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await expect(page.getByText('krat één.png')).toBeVisible()
    await expectGood(page, 'a ticket in Dutch before it is sent')
    await page.getByRole('button', { name: 'Verzenden' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Krat kapot' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'krat één.png' })).toBeVisible()
    await expectGood(page, 'a ticket in Dutch that was sent')
  })

  const desk = await secondBrowser(MANAGER)
  await test.step('is found by its state and answered at a desk', async () => {
    await desk.setViewportSize(DESK.viewport)
    await desk.addInitScript(() => localStorage.setItem('language', 'nl'))
    await desk.goto('/support/tickets')
    await desk.getByRole('combobox', { name: 'Stand' }).click()
    await desk.getByRole('option', { name: 'Te beantwoorden' }).click()
    await expect(desk).toHaveURL(/\?status=open$/)
    await desk.getByRole('combobox', { name: 'Onderwerp' }).click()
    await desk.getByRole('option', { name: 'Levering' }).click()
    await expect(desk).toHaveURL(/\?status=open&category=delivery$/)
    const row = desk.getByRole('row', { name: /Krat kapot/ })
    await expect(row).toContainText('Levering · Beschadigd')
    await expectAccessible(desk, 'tickets in Dutch, narrowed at a desk')
    await row.getByRole('link').click()
    await desk.getByLabel('Uw antwoord aan de klant').fill('Donderdag brengt de chauffeur een nieuwe mee.')
    await desk.getByRole('button', { name: 'Antwoord verzenden' }).click()
    await expect(desk.getByRole('list', { name: 'Wat er gezegd is' })).toContainText('Donderdag brengt de chauffeur')
    await expectAccessible(desk, 'a ticket in Dutch that the brewery answered')
  })

  await test.step('is read, closed, and looked for on the phone', async () => {
    await page.reload()
    await expect(page.getByRole('list', { name: 'Wat er gezegd is' })).toContainText('Donderdag brengt de chauffeur')
    await page.getByRole('button', { name: 'Dit is opgelost' }).click()
    await expect(page.getByText('Gesloten', { exact: true })).toBeVisible()
    await expectGood(page, 'a ticket in Dutch that is closed')
    await page.goto('/support/tickets?status=answered')
    await expect(page.getByText('Niets past bij dit filter')).toBeVisible()
    await expectGood(page, 'no tickets in Dutch that fit')
    await page.getByRole('combobox', { name: 'Stand' }).click()
    await page.getByRole('option', { name: 'Gesloten' }).click()
    await expect(page.getByText('Krat kapot')).toBeVisible()
    await expectGood(page, 'tickets in Dutch, narrowed on a phone')
    await page.getByRole('button', { name: 'Filters wissen' }).click()
    await expect(page).toHaveURL(/\/support\/tickets$/)
    await expect(page.getByText('Krat kapot')).toBeVisible()
  })
})

/** Nothing that axe finds, nothing to push aside on the narrowest phone, and no word of another language. */
async function expectGood(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  await page.setViewportSize(NARROW)
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize(PHONE.viewport)
  expect((await page.getByRole('main').innerText()).match(ENGLISH)?.[0], `English in ${what}`).toBeUndefined()
}
