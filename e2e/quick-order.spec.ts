import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, sidewaysScroll, tabTo, test } from './support/index.ts'

// One distributor and one cart: these journeys stand in one file, one after the other.
const BUYER = 'bestelbureau@noorderdiep.example'

const BEERS = ['VP-KR2430', 'VN-KR2430', 'WW-KR2430', 'TS-KR2433', 'KV-KR2433', 'HV-KR1645', 'KL-KR2430', 'DR-KR2433']
const EAN_OF_PILS = '8719998100006'
const GOOD = 288

/** What is wrong with each of the twelve rows. */
const WRONG = [
  ['VP-KR243O', '4', 'No product here has this number or name.'],
  ['NOWHERE-1', '4', 'No product here has this number or name.'],
  ['8719998999999', '4', 'No product here has this number or name.'],
  ['VP', '4', 'No product here has this number or name.'],
  ['Veenhof Pils', '4', 'Several products are called so. Use the SKU or the EAN.'],
  ['VP-KR2430', '2,5', 'That is no whole number above zero.'],
  ['VP-KR2430', '-3', 'That is no whole number above zero.'],
  ['VP-KR2430', 'twelve', 'That is no whole number above zero.'],
  ['VP-KR2430', '=6*4', 'That is no whole number above zero.'],
  ['VP-KR2430', '1000', 'At most 999'],
  ['VP-KR2430', '', 'The number is missing.'],
  ['', '3', 'A SKU, EAN or name is missing.'],
] as const

/** 300 rows of one case each but for those that are wrong, which stand among them. */
const ROWS: string[][] = Array.from({ length: GOOD }, (_, at) => [BEERS[at % BEERS.length] ?? '', '1'])
ROWS.splice(0, 1, [EAN_OF_PILS, '1'])
for (const [at, [code, quantity]] of WRONG.entries()) ROWS.splice(at * 25, 0, [code, quantity])

const written = (separator: string) => ROWS.map((row) => row.join(separator)).join('\r\n')

const codeIn = (page: Page, row: number) => page.getByRole('combobox', { name: `Row ${row}: SKU, EAN or name` })
const numberIn = (page: Page, row: number) => page.getByRole('textbox', { name: `Row ${row}: number` })

/** As somebody pastes who has copied from a spreadsheet. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test.describe.configure({ mode: 'serial' })

for (const way of ['from a file', 'pasted'] as const)
  test(`[CAT-36] a distributor orders a list of 300 rows ${way}, of which twelve are wrong`, async ({
    page,
    api,
    signedIn,
  }) => {
    await signedIn(BUYER)
    await page.goto('/catalog/quick-order')
    await expect(page.getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible()
    await expectAccessible(page, 'an empty quick order')
    if (way === 'pasted') await paste(codeIn(page, 1), written('\t'))
    else {
      const buffer = Buffer.from(`\uFEFFArtikel;Aantal\r\n${written(';')}`)
      await page.locator('input[type=file]').setInputFiles({ name: 'maandag.csv', mimeType: 'text/csv', buffer })
      await expect(page.getByText('300 rows were read from maandag.csv.')).toBeVisible()
      await expect(page.getByText('The first row was taken for headings: Artikel, Aantal.')).toBeVisible()
    }

    await test.step('is told by row what is wrong', async () => {
      const rows = page.getByRole('list', { name: 'Rows of the order' }).getByRole('listitem')
      await expect(rows).toHaveCount(301)
      for (const [at, [, , words]] of WRONG.entries()) await expect(rows.nth(at * 25)).toContainText(words)
      await expect(page.getByText('12 rows cannot be added and stay here.')).toBeVisible()
      await expectAccessible(page, 'a list with rows that are wrong')
    })

    await test.step('puts the others into the cart, and has the wrong ones left', async () => {
      await page.getByRole('button', { name: `Add ${GOOD} rows to the cart` }).click()
      await expect(page.getByText('The rows are in the cart.')).toBeVisible()
      await expect(codeIn(page, 12)).toHaveValue('')
      await expect(numberIn(page, 12)).toHaveValue('3')
      await expect(codeIn(page, 14)).toHaveCount(0)
      const lines = (await api.cart())?.lines ?? []
      expect(new Set(lines.map(({ sku }) => sku))).toEqual(new Set(BEERS))
      expect(lines.reduce((sum, { packages }) => sum + packages, 0)).toBe(GOOD)
    })

    await test.step('mends one of them', async () => {
      await codeIn(page, 1).fill('VP-KR2430')
      await codeIn(page, 1).press('Enter')
      await page.getByRole('button', { name: 'Add 1 row to the cart' }).click()
      await expect(codeIn(page, 13)).toHaveCount(0)
      const lines = (await api.cart())?.lines ?? []
      expect(lines.find(({ sku }) => sku === 'VP-KR2430')?.packages).toBe(GOOD / BEERS.length + 4)
    })
  })

test('[CAT-36] a distributor orders by number with the keyboard alone', async ({ page, api, signedIn }) => {
  await signedIn(BUYER)
  const keyboard = page.keyboard
  await page.goto('/catalog/quick-order')
  await tabTo(page, codeIn(page, 1))
  await keyboard.type('VP-KR2430')
  await keyboard.press('Enter')
  await expect(numberIn(page, 1)).toBeFocused()
  await keyboard.type('12')
  await keyboard.press('Enter')
  await expect(codeIn(page, 2)).toBeFocused()

  await test.step('is told that a number is wrong, goes back and mends it', async () => {
    await keyboard.type('WW-KR243O')
    await keyboard.press('Enter')
    await keyboard.type('7')
    await expect(page.getByRole('listitem').filter({ has: codeIn(page, 2) })).toContainText('No product here')
    await tabTo(page, codeIn(page, 2), 'Shift+Tab')
    await keyboard.press('End')
    await keyboard.press('Backspace')
    await keyboard.type('0')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await expect(codeIn(page, 3)).toBeFocused()
  })

  await test.step('adds both and goes to the cart', async () => {
    const add = page.getByRole('button', { name: 'Add 2 rows to the cart' })
    await tabTo(page, add)
    await keyboard.press('Enter')
    await expect(page.getByText('The rows are in the cart.')).toBeVisible()
    await expect.poll(api.cart).toMatchObject({
      lines: [
        { sku: 'VP-KR2430', packages: 12 },
        { sku: 'WW-KR2430', packages: 7 },
      ],
    })
    await expectAccessible(page, 'a quick order that was added')
  })
})

test.describe('on a phone, in Dutch', () => {
  test.use({ language: 'nl', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[CAT-36] a distributor reads a list of the cellar', async ({ page, api, signedIn }) => {
    await signedIn(BUYER)
    await page.goto('/catalog/quick-order')
    await expect(page.getByRole('heading', { level: 1, name: 'Snel bestellen' })).toBeVisible()
    const buffer = Buffer.from('VP-KR2430;5\nNERGENS;1\n')
    await page.locator('input[type=file]').setInputFiles({ name: 'kelder.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('Geen product hier heeft dit nummer of deze naam.')).toBeVisible()
    await expectAccessible(page, 'a quick order on a phone')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: '1 regel in de winkelwagen' }).tap()
    await expect(page.getByText('De regels liggen in de winkelwagen.')).toBeVisible()
    await expect.poll(api.cart).toMatchObject({ lines: [{ sku: 'VP-KR2430', packages: 5 }] })
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
