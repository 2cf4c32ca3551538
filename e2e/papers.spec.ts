import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { expect, expectAccessible, sidewaysScroll, test } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// What is read here is of whole years: nobody orders at this server.
const PORT = Number(process.env['PORT'] ?? 3100) + 40
const HOME = `http://127.0.0.1:${PORT}`
const CUSTOMER = 'owner.distributor'

const READERS = [
  {
    where: 'at a desk in English',
    uses: { viewport: { width: 1440, height: 900 }, language: 'en' },
    words: {
      chooseAll: 'Choose all',
      chosen: 'Chosen documents',
      saveAsZip: 'Save as a zip',
      saveOne: /^Save Invoice/,
      documentsSaved: /^\d+ documents saved$/,
      type: 'Type',
      invoice: 'Invoice',
      filters: 'Filter invoices',
      search: 'Invoice, order or name',
      clear: 'Clear the filters',
      asCsv: 'Download as CSV',
      state: 'State',
      overdue: 'Overdue',
      paid: 'Paid',
      overdueSum: 'Of which overdue',
      byMonth: 'By month',
      brand: 'Brand',
      orders: /^\d+ orders?$/,
      standing: /^[\d.,]+\shl of [\d.,]+\shl this year, \d+\s%$/,
      packaging: 'Packaging discount',
    },
  },
  {
    where: 'on a phone in Dutch',
    uses: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, language: 'nl' },
    words: {
      chooseAll: 'Alle kiezen',
      chosen: 'Gekozen documenten',
      saveAsZip: 'Als zip bewaren',
      saveOne: /^Factuur .* bewaren$/,
      documentsSaved: /^\d+ documenten bewaard$/,
      type: 'Soort',
      invoice: 'Factuur',
      filters: 'Facturen filteren',
      search: 'Factuur, bestelling of naam',
      clear: 'Filters wissen',
      asCsv: 'Downloaden als CSV',
      state: 'Status',
      overdue: 'Te laat',
      paid: 'Betaald',
      overdueSum: 'Waarvan te laat',
      byMonth: 'Per maand',
      brand: 'Merk',
      orders: /^\d+ bestelling(en)?$/,
      standing: /^[\d.,]+\shl van [\d.,]+\shl dit jaar, \d+\s%$/,
      packaging: 'Verpakkingskorting',
    },
  },
] as const

let stop: () => Promise<void>

test.use({ baseURL: HOME })

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  stop = await startOwnServer({ port: PORT, database: 'e2e-papers', settings: { PUBLIC_URL: HOME } })
})

test.afterAll(() => stop())

async function saved(page: Page, save: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all<[Promise<Download>, Promise<void>]>([page.waitForEvent('download'), save()])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

async function expectGoodToRead(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  expect(await sidewaysScroll(page)).toBe(0)
}

for (const { where, uses, words } of READERS)
  test.describe(where, () => {
    test.use(uses)

    test('[DOC-01, DOC-02, DOC-03] a bookkeeper saves one invoice as a PDF and all of a kind as a zip @core', async ({
      page,
      signedIn,
    }) => {
      await signedIn(CUSTOMER)
      await page.goto('/my-documents')
      await page.getByRole('combobox', { name: words.type }).click()
      await page.getByRole('option', { name: words.invoice, exact: true }).click()
      await expect(page).toHaveURL(/type=invoice/)
      const one = page.getByRole('button', { name: words.saveOne }).first()
      const invoice = await saved(page, () => one.click())
      expect(invoice.name).toMatch(/\.pdf$/)
      expect(invoice.bytes.subarray(0, 5).toString()).toBe('%PDF-')

      await page.getByRole('button', { name: words.chooseAll }).click()
      const chosen = page.getByRole('region', { name: words.chosen })
      await expect(chosen).toBeVisible()
      await expectGoodToRead(page, 'documents that are chosen')
      const zip = await saved(page, () => chosen.getByRole('button', { name: words.saveAsZip }).click())
      expect(zip.name).toMatch(/\.zip$/)
      expect(zip.bytes.subarray(0, 2).toString()).toBe('PK')
      await expect(page.getByText(words.documentsSaved)).toBeVisible()
    })

    test('[DOC-06] a bookkeeper finds an invoice by its order and takes what was found along as a list', async ({
      page,
      signedIn,
    }) => {
      await signedIn(CUSTOMER)
      await page.goto('/my-documents/invoices')
      const order = page.locator('a[href^="/orders/history/"]').first()
      const number = (await order.textContent()) ?? ''
      await page.getByRole('searchbox', { name: words.search }).fill(number)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`=${number}`))
      await expect(page.locator('a[href^="/orders/history/"]')).toHaveText([number])
      await expectGoodToRead(page, 'invoices of one order')
      const list = await saved(page, () => page.getByRole('button', { name: words.asCsv }).click())
      expect(list.bytes.toString('utf8').trim().split('\r\n')).toHaveLength(2)
      await page.getByRole('button', { name: words.clear }).click()
      await expect(page.locator('a[href^="/orders/history/"]').nth(1)).toBeVisible()
    })

    test('[DOC-06] a bookkeeper reads what is open and what of it is overdue, and which invoices that are', async ({
      page,
      signedIn,
    }) => {
      await signedIn(CUSTOMER)
      await page.goto('/my-documents/invoices')
      const late = page.getByRole('definition').nth(1)
      await expect(page.getByText(words.overdueSum)).toBeVisible()
      await expect(late).not.toHaveText(/^€\s0,00$/)
      await expectGoodToRead(page, 'invoices with what is open of them')
      const sum = (await late.textContent()) ?? ''

      const choose = async (state: string) => {
        await page.getByRole('combobox', { name: words.state }).click()
        await page.getByRole('option', { name: state, exact: true }).click()
      }
      const rows = page.getByRole('row').filter({ has: page.locator('a[href^="/orders/history/"]') })
      await choose(words.overdue)
      await expect(page).toHaveURL(/state=overdue/)
      await expect(page.getByRole('definition')).toHaveText([sum, sum])
      await expect(rows.filter({ hasNotText: words.overdue })).toHaveCount(0)
      await expect(rows.first()).toBeVisible()
      await page.reload()
      await expect(page.getByRole('definition')).toHaveText([sum, sum])

      await choose(words.paid)
      await expect(page.getByRole('definition')).toHaveText([/^€\s0,00$/, /^€\s0,00$/])
      const list = await saved(page, () => page.getByRole('button', { name: words.asCsv }).click())
      const [, ...paid] = list.bytes.toString('utf8').trim().split('\r\n')
      expect(paid.filter((line) => !line.includes(`;${words.paid};`))).toEqual([])
    })

    test('[DOC-09] an owner reads the year by month and brand, and goes from a month to its orders', async ({
      page,
      signedIn,
    }) => {
      await signedIn(CUSTOMER)
      await page.goto('/reporting')
      const months = page.getByRole('region', { name: words.byMonth })
      await expect(months).toBeVisible()
      await expectGoodToRead(page, 'a report')
      const table = await saved(page, () => months.getByRole('button', { name: words.asCsv }).click())
      expect(table.bytes.toString('utf8').trim().split('\r\n').length).toBeGreaterThan(2)
      const picture = await saved(page, () => months.getByRole('button', { name: 'PNG' }).click())
      expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')

      await page.getByRole('combobox', { name: words.brand }).click()
      await page.getByRole('option').nth(1).click()
      await expect(page).toHaveURL(/brand=/)
      await page.reload()
      await expect(page).toHaveURL(/brand=/)
      await page.goto('/reporting')
      const month = months
        .getByRole('row')
        .or(months.getByRole('listitem'))
        .filter({ has: page.getByRole('link') })
        .first()
      const counted = await month.getByText(words.orders).textContent()
      await month.getByRole('link').click()
      await expect(page).toHaveURL(/\/orders\/history\?period=20\d\d-\d\d/)
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(counted ?? '')
    })

    test('[DOC-07, CRT-39] an owner reads how far the agreed volumes and the packaging discount are', async ({
      page,
      signedIn,
    }) => {
      await signedIn(CUSTOMER)
      await page.goto('/contracts')
      await expect(page.getByText(words.standing).first()).toBeVisible()
      await expectGoodToRead(page, 'contracts')
      await page.goto('/contracts/bonus')
      const packaging = page.getByRole('region', { name: words.packaging })
      await expect(packaging).toContainText(/0,75\s%/)
      await expect(packaging).toContainText(/0,25\s%/)
      await expectGoodToRead(page, 'bonus contracts')
    })
  })
