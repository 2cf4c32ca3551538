import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { axeFindings, expect, sidewaysScroll, test, type Language } from './support/index.ts'
import { START_MS, startOwnServer } from './support/own-server.ts'

// All demo people take part in other journeys: these have a brewery of their own.
const PORT = Number(process.env['PORT'] ?? 3100) + 48
const HOME = `http://127.0.0.1:${PORT}`

let stop: () => Promise<void>
test.use({ baseURL: HOME })
test.beforeAll(async () => {
  test.setTimeout(START_MS)
  stop = await startOwnServer({ port: PORT, database: 'e2e-reporting', settings: { PUBLIC_URL: HOME } })
})
test.afterAll(() => stop())

const DASHBOARDS = [
  { as: 'owner.distributor', report: 'sales' },
  { as: 'owner.distributor', report: 'contract-evaluation' },
  { as: 'owner.distributor', report: 'distributor' },
  { as: 'owner.tank', report: 'on-trade' },
] as const
const SCREENS: readonly { on: string; language: Language; size: { width: number; height: number }; heading: string }[] =
  [
    { on: 'a phone in Dutch', language: 'nl', size: { width: 390, height: 844 }, heading: 'Per maand' },
    { on: 'a desk in English', language: 'en', size: { width: 1440, height: 900 }, heading: 'By month' },
  ]

for (const { on, language, size, heading } of SCREENS)
  test.describe(on, () => {
    test.use({ language, viewport: size })
    for (const { as, report } of DASHBOARDS)
      test(`[DOC-09] the dashboard ${report} is read as well in the dark and in the reader’s colours`, async ({
        page,
        signedIn,
      }) => {
        await signedIn(as)
        await page.goto(`/reporting?report=${report}`)
        await expect(page.getByRole('table', { name: heading })).toBeVisible()
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectReadable(page)
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
        await expectReadable(page, { isInReadersColours: true })
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      })
  })

/** Nothing is wrong with the page, and whoever does not see its charts reads the table of each. */
async function expectReadable(page: Page, { isInReadersColours = false } = {}): Promise<void> {
  const findings = await axeFindings(page)
  // There axe reckons with our colours, of which none is drawn.
  expect(findings.filter((line) => !isInReadersColours || !line.startsWith('color-contrast'))).toEqual([])
  const charts = partsWithCharts(page)
  const count = await charts.count()
  expect(count).toBeGreaterThan(2)
  for (let at = 0; at < count; at += 1) {
    const part = charts.nth(at)
    expect(await part.getByRole('table').count(), 'a table beside the chart').toBeGreaterThan(0)
    const drawn = part.locator('svg[viewBox]:has(a), svg[viewBox]:has(text)')
    for (const chart of await drawn.all()) await expect(chart).toHaveAttribute('aria-hidden', 'true')
  }
}

const partsWithCharts = (page: Page): Locator =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: 'PNG' }) })

test('[DOC-09] a row and its bar lead to the same orders, whose number the month has told; Back comes back to the report @core', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner.distributor')
  await page.goto('/reporting?report=distributor&from=2026-10&to=2026-10')
  const month = page.getByRole('table', { name: 'By month' }).getByRole('row', { name: /October 2026/ })
  const told = /(\d+) orders/.exec((await month.textContent()) ?? '')?.[1]
  await month.getByRole('link').click()
  await expect(page).toHaveURL('/orders/history?period=2026-10&report=distributor')
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${told} orders`)
  await expect(page.getByRole('combobox', { name: 'Which orders' })).toContainText('That the report counts')

  await page.goBack()
  const brands = page.getByRole('region', { name: 'By brand' })
  const way = brands.getByRole('table').getByRole('link', { name: 'Veenhof Pils' })
  const address = (await way.getAttribute('href')) ?? ''
  expect(await brands.locator('svg a').first().getAttribute('href')).toBe(address)
  await way.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Brand' })).toContainText('Veenhof Pils')
  await expect(page.getByText('Amounts are of whole orders, with all that is in them.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('link').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.goBack()
  await expect(way).toBeVisible()
})

test('[DOC-09] a month of what was invoiced leads to its invoices, which come to the same; of a brand it says why there is none', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner.distributor')
  await page.goto('/reporting?report=distributor&from=2026-01&to=2026-11')
  const invoiced = page.getByRole('region', { name: 'Invoiced' })
  const month = invoiced
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first()
  const told = /[\d.]+,\d\d/.exec((await month.textContent()) ?? '')?.[0] ?? 'nothing'
  await month.getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/my-documents\/invoices\?from=2026-\d\d-01&to=2026-\d\d-\d\d&report=distributor$/)
  await expect(page.getByRole('table', { name: 'Invoices' })).toContainText(told)
  await expect(page.getByRole('combobox', { name: 'Which invoices' })).toContainText('Those that the report counts')
  expect(await axeFindings(page)).toEqual([])

  await page.goBack()
  await expect(month).toContainText(told)
  await page.getByRole('combobox', { name: 'Brand' }).click()
  await page.getByRole('option', { name: 'Veenhof Pils' }).click()
  await expect(invoiced).toContainText('An invoice is of whole orders')
  await expect(invoiced.getByRole('table')).toBeHidden()
})

test('[DOC-09] a chart is taken along as a table, as a workbook and as a picture', async ({ page, signedIn }) => {
  await signedIn('owner.tank')
  await page.goto('/reporting?report=on-trade')
  const part = page.getByRole('region', { name: 'By brand' })
  const save = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: button }).click(),
    ])
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
  }
  const table = await save('Download as CSV')
  expect(table.name).toBe('By brand.csv')
  expect(table.content.toString('utf8').split('\r\n')[0]).toContain('Brand;Beer;Goods without VAT')
  const workbook = await save('Excel')
  expect(workbook.name).toBe('By brand.xlsx')
  expect(workbook.content.subarray(0, 2).toString('latin1')).toBe('PK')
  const picture = await save('PNG')
  expect(picture.name).toBe('By brand.png')
  expect(picture.content.subarray(1, 4).toString('latin1')).toBe('PNG')
  const drawing = await save('SVG')
  expect(drawing.content.toString('utf8')).toContain('Veenhof Pils')
})
