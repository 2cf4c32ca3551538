import { expect, expectAccessible, sidewaysScroll, tabTo, test } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// A server whose history nobody else claims anything of.
const PORT = Number(process.env['PORT'] ?? 3100) + 44
const HOME = `http://127.0.0.1:${PORT}`
const ORDER = '26-11784'
const BUYER = 'buyer.retail'
const MANAGER = 'offtrade@veenhof.example'
const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 700 }
const DESK = { width: 1440, height: 900 }

let stop: () => Promise<void>

test.use({ baseURL: HOME })

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  stop = await startOwnServer({
    port: PORT,
    database: 'e2e-claims',
    settings: { PUBLIC_URL: HOME, ERP_STATION_SECONDS: '0' },
  })
})

test.afterAll(() => stop())

test.describe('on a phone in Dutch', () => {
  test.use({ language: 'nl', viewport: PHONE })

  test('two damaged crates of a delivery are claimed with a photo, settled at a desk in English, and read by the customer @core', async ({
    page,
    signedIn,
    secondBrowser,
    outside,
  }) => {
    await signedIn(BUYER)
    await page.goto(`/orders/history/${ORDER}`)
    await page.getByRole('link', { name: 'Er is iets mis met deze levering' }).click()
    const lines = page.getByRole('group', { name: 'Wat is er mis met deze levering?' })
    await page.getByRole('combobox', { name: 'Onderwerp' }).click()
    await page.getByRole('option', { name: 'Levering' }).click()
    await lines.getByRole('combobox').first().click()
    await page.getByRole('option', { name: 'Beschadigd' }).click()
    await lines.getByRole('button', { name: /^Meer: / }).click()
    await expect(lines.getByRole('spinbutton')).toHaveValue('2')
    await expect(page.getByLabel('Kort gezegd')).toHaveValue(`Er klopt iets niet aan bestelling ${ORDER}`)
    await page.getByLabel('Wat is er aan de hand?').fill('Twee kratten kwamen kapot aan.')
    const photo = { name: 'kratten.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await page.locator('input[type=file]').setInputFiles(photo)
    await expect(page.getByText('kratten.png')).toBeVisible()
    await expectAccessible(page, 'a claim before it is sent')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.setViewportSize(NARROW)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Verzenden' }).click()
    await expect(page.getByRole('link', { name: 'kratten.png' })).toBeVisible()
    const claim = page.getByRole('region', { name: 'Reclamatie' })
    await expect(claim.getByRole('row').nth(1)).toContainText(/Beschadigd\s*2$/)
    await expect(claim).toContainText('De brouwerij heeft nog niet beslist.')
    await expectAccessible(page, 'a claim that was sent')
    await page.setViewportSize(NARROW)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.setViewportSize(PHONE)

    const desk = await secondBrowser(MANAGER)
    await desk.setViewportSize(DESK)
    await desk.addInitScript(() => localStorage.setItem('language', 'en'))
    await desk.goto('/support/tickets')
    await expect(desk.getByRole('row', { name: ORDER })).toContainText('Claim')
    await desk.goto(page.url())
    await desk.getByRole('radio', { name: 'Bring it again' }).check()
    await desk.getByLabel('Explanation for the customer').fill('Donderdag brengt de chauffeur er twee mee.')
    await expectAccessible(desk, 'a claim before it is settled')
    await desk.getByRole('button', { name: 'Settle' }).click()
    const settled = desk.getByRole('region', { name: 'Claim' })
    await expect(settled).toContainText('To be brought again. Decided by Bram Zwartkruis')
    await expect(desk.getByText('Closed', { exact: true })).toBeVisible()
    await expectAccessible(desk, 'a claim that was settled')

    await page.goto('/notifications')
    await page.getByRole('link', { name: 'Naar het ticket' }).click()
    await expect(claim).toContainText('Wordt opnieuw gebracht. Besloten door Bram Zwartkruis')
    await expect(page.getByText('Donderdag brengt de chauffeur er twee mee.')).toBeVisible()
    const mails = () => outside.mails('buyer.retail@veenhof.example', 'Reclamatie: wordt opnieuw gebracht')
    await expect.poll(async () => (await mails()).length).toBe(1)
    await expectAccessible(page, 'a claim that was settled, on a phone')

    await page.goto(`/support/tickets?write=yes&order=${ORDER}`)
    await expect(lines.getByText(/Nog te melden: \d+\./)).toBeVisible()
  })
})

test.describe('by the keyboard alone', () => {
  test.use({ viewport: DESK })

  test('a delivery is claimed and the claim settled', async ({ page, signedIn, secondBrowser }) => {
    const { keyboard } = page
    await signedIn('manager.retail')
    await page.goto(`/orders/history/${ORDER}`)
    await tabTo(page, page.getByRole('link', { name: 'Something is wrong with this delivery' }))
    await keyboard.press('Enter')
    const choose = async (name: RegExp | string, option: string) => {
      await tabTo(page, page.getByRole('combobox', { name }).first())
      await keyboard.press('ArrowDown')
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'))
      await expect.poll(focused).toMatch(/listbox|option/)
      await tabTo(page, page.getByRole('option', { name: option }), 'ArrowDown')
      await keyboard.press('Enter')
      await expect(page.getByRole('listbox')).toBeHidden()
    }
    await choose('Category', 'Delivery')
    await choose(/^What is wrong/, 'Too few')
    const quantity = page.getByRole('spinbutton')
    await tabTo(page, quantity)
    await keyboard.press('ArrowUp')
    await expect(quantity).toHaveValue('2')
    await tabTo(page, page.getByLabel('What is it about?'))
    await keyboard.type('Two were missing.')
    await tabTo(page, page.getByRole('button', { name: 'Send' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Claim' })).toContainText('Too few')

    const desk = await secondBrowser(MANAGER)
    await desk.setViewportSize(DESK)
    await desk.goto(page.url())
    await tabTo(desk, desk.getByRole('radio', { name: 'Credit it' }))
    await desk.keyboard.press('Space')
    await tabTo(desk, desk.getByLabel('Explanation for the customer'))
    await desk.keyboard.type('It is on the next invoice.')
    await tabTo(desk, desk.getByRole('button', { name: 'Settle' }))
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('region', { name: 'Claim' })).toContainText('Credited. Decided by Bram Zwartkruis')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Claim' })).toContainText('Credited. Decided by Bram Zwartkruis')
  })
})
