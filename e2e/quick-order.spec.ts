import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, sidewaysScroll, tabTo, test } from './support/index.ts'
import type { OrderApi } from './support/order-api.ts'
import { DESK, PHONE } from './support/ways.ts'

// One distributor and one cart: these journeys stand in one file, one after the other.
const BUYER = 'bestelbureau@noorderdiep.example'

const BEERS = ['VP-KR2430', 'VN-KR2430', 'WW-KR2430', 'TS-KR2433', 'KV-KR2433', 'HV-KR1645', 'KL-KR2430', 'DR-KR2433']
const EAN_OF_PILS = '8719998100006'
const GOOD = 288

/** What is wrong with each of the twelve rows. */
const WRONG = [
  ['VP-KR243O', '4', 'unknown'],
  ['NOWHERE-1', '4', 'unknown'],
  ['8719998999999', '4', 'unknown'],
  ['VP', '4', 'unknown'],
  ['Veenhof Pils', '4', 'several'],
  ['VP-KR2430', '2,5', 'notWhole'],
  ['VP-KR2430', '-3', 'notWhole'],
  ['VP-KR2430', 'twelve', 'notWhole'],
  ['VP-KR2430', '=6*4', 'notWhole'],
  ['VP-KR2430', '1000', 'tooMany'],
  ['VP-KR2430', '', 'noNumber'],
  ['', '3', 'noCode'],
] as const

const WORDS = {
  en: {
    title: 'Quick order',
    code: (row: number) => `Row ${row}: SKU, EAN or name`,
    number: (row: number) => `Row ${row}: quantity`,
    rows: 'Rows of the order',
    read: '300 rows were read from maandag.csv.',
    headings: 'Read as headings: Artikel, Aantal.',
    wrong: '12 rows cannot be added and stay here.',
    toWrong: 'To the first of them',
    toEnd: 'To the end of the list',
    add: 'Add 9 rows to the cart',
    addOne: 'Add 1 row to the cart',
    done: 'The rows are in the cart.',
    unknown: 'No product here has this number or name.',
    several: 'Several products are called so. Use the SKU or the EAN.',
    notWhole: 'That is no whole number above zero.',
    tooMany: 'At most 999',
    noNumber: 'The quantity is missing.',
    noCode: 'A SKU, EAN or name is missing.',
  },
  nl: {
    title: 'Snel bestellen',
    code: (row: number) => `Regel ${row}: artikelnummer, EAN of naam`,
    number: (row: number) => `Regel ${row}: aantal`,
    rows: 'Regels van de bestelling',
    read: '300 regels zijn gelezen uit maandag.csv.',
    headings: 'Gelezen als koppen: Artikel, Aantal.',
    wrong: '12 regels kunnen niet worden toegevoegd en blijven hier staan.',
    toWrong: 'Naar de eerste ervan',
    toEnd: 'Naar het einde van de lijst',
    add: '9 regels in de winkelwagen',
    addOne: '1 regel in de winkelwagen',
    done: 'De regels liggen in de winkelwagen.',
    unknown: 'Geen product hier heeft dit nummer of deze naam.',
    several: 'Meerdere producten heten zo. Gebruik het artikelnummer of de EAN.',
    notWhole: 'Dat is geen heel getal boven nul.',
    tooMany: 'Hooguit 999',
    noNumber: 'Het aantal ontbreekt.',
    noCode: 'Artikelnummer, EAN of naam ontbreekt.',
  },
} as const
type Words = (typeof WORDS)[keyof typeof WORDS]

/** 300 rows of one case each but for those that are wrong, which stand among them. */
const ROWS: string[][] = Array.from({ length: GOOD }, (_, at) => [BEERS[at % BEERS.length] ?? '', '1'])
ROWS.splice(0, 1, [EAN_OF_PILS, '1'])
for (const [at, [code, quantity]] of WRONG.entries()) ROWS.splice(at * 25, 0, [code, quantity])

const isWrong = ([code, quantity]: readonly string[]): boolean =>
  WRONG.some((row) => row[0] === code && row[1] === quantity)
const good = ROWS.filter((row) => !isWrong(row))
/** The rows that are shown: those of one code are one, those that are wrong stay by themselves. */
const SHOWN = ROWS.filter((row) => isWrong(row) || good.find(([code]) => code === row[0]) === row)
const ADDED = SHOWN.length - WRONG.length

const written = (separator: string) => ROWS.map((row) => row.join(separator)).join('\r\n')

const codeIn = (page: Page, row: number, words: Words = WORDS.en) =>
  page.getByRole('combobox', { name: words.code(row), exact: true })
const numberIn = (page: Page, row: number, words: Words = WORDS.en) =>
  page.getByRole('textbox', { name: words.number(row), exact: true })

/** As somebody pastes who has copied from a spreadsheet. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test.describe.configure({ mode: 'serial' })

/** Twelve rows are wrong and say so, the others can be added. */
async function expectWrongRows(page: Page, words: Words): Promise<void> {
  const rows = page.getByRole('list', { name: words.rows }).getByRole('listitem')
  await expect(rows).toHaveCount(SHOWN.length + 1)
  for (const [code, quantity, problem] of WRONG) {
    const place = SHOWN.findIndex((row) => row[0] === code && row[1] === quantity)
    await expect(rows.nth(place)).toContainText(words[problem])
  }
  await expect(page.getByText(words.wrong)).toBeVisible()
  await expectAccessible(page, 'a list with rows that are wrong')
  expect(await sidewaysScroll(page)).toBe(0)
}

/** The others are in the cart, and the wrong ones are left. */
async function expectAdded(page: Page, api: OrderApi, words: Words): Promise<void> {
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(codeIn(page, 12, words)).toHaveValue('')
  await expect(numberIn(page, 12, words)).toHaveValue('3')
  await expect(codeIn(page, 14, words)).toHaveCount(0)
  const lines = (await api.cart())?.lines ?? []
  expect(new Set(lines.map(({ sku }) => sku))).toEqual(new Set(BEERS))
  expect(lines.reduce((sum, { packages }) => sum + packages, 0)).toBe(GOOD)
}

for (const { way, where, language, device } of [
  { way: 'from a file', where: 'at a desk', language: 'en', device: DESK },
  { way: 'pasted', where: 'at a desk in Dutch', language: 'nl', device: DESK },
  { way: 'pasted', where: 'on a phone', language: 'en', device: PHONE },
  { way: 'from a file', where: 'on a phone in Dutch', language: 'nl', device: PHONE },
] as const)
  test.describe(where, () => {
    test.use({ ...device, language })

    test(`[CAT-36] a distributor orders a list of 300 rows ${way}, of which twelve are wrong`, async ({
      page,
      api,
      signedIn,
    }) => {
      const words = WORDS[language]
      await signedIn(BUYER)
      await page.goto('/catalog/quick-order')
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await expectAccessible(page, 'an empty quick order')
      if (way === 'pasted') await paste(codeIn(page, 1, words), written('\t'))
      else {
        const buffer = Buffer.from(`\uFEFFArtikel;Aantal\r\n${written(';')}`)
        await page.locator('input[type=file]').setInputFiles({ name: 'maandag.csv', mimeType: 'text/csv', buffer })
        await expect(page.getByText(words.read)).toBeVisible()
        await expect(page.getByText(words.headings)).toBeVisible()
      }
      await test.step('is told by row what is wrong', () => expectWrongRows(page, words))

      await test.step('puts the others into the cart, and has the wrong ones left', async () => {
        await page.getByRole('button', { name: words.add }).click()
        await expectAdded(page, api, words)
      })

      await test.step('mends one of them', async () => {
        await codeIn(page, 1, words).fill('VP-KR2430')
        await codeIn(page, 1, words).press('Enter')
        await page.getByRole('button', { name: words.addOne }).click()
        await expect(codeIn(page, 13, words)).toHaveCount(0)
        const lines = (await api.cart())?.lines ?? []
        expect(lines.find(({ sku }) => sku === 'VP-KR2430')?.packages).toBe(GOOD / BEERS.length + 4)
      })
    })
  })

for (const way of ['pasted', 'from a file'] as const)
  test(`[CAT-36] a distributor mends and orders a list of 300 rows ${way} with the keyboard alone`, async ({
    page,
    api,
    signedIn,
  }) => {
    const words = WORDS.en
    await signedIn(BUYER)
    await page.goto('/catalog/quick-order')
    if (way === 'pasted') {
      await tabTo(page, codeIn(page, 1))
      await paste(codeIn(page, 1), written('\t'))
    } else {
      const chooser = page.waitForEvent('filechooser')
      await tabTo(page, page.getByRole('button', { name: 'Read a file' }))
      await page.keyboard.press('Enter')
      const buffer = Buffer.from(written(';'))
      await (await chooser).setFiles({ name: 'maandag.csv', mimeType: 'text/csv', buffer })
      await tabTo(page, page.getByRole('button', { name: words.toEnd }))
      await page.keyboard.press('Enter')
    }
    await expect(codeIn(page, SHOWN.length + 1)).toBeFocused()
    await expect(page.getByText(words.wrong)).toBeVisible()

    await test.step('goes to the first row that is wrong, and mends it', async () => {
      await tabTo(page, page.getByRole('button', { name: words.toWrong }))
      await page.keyboard.press('Enter')
      await expect(codeIn(page, 1)).toBeFocused()
      await page.keyboard.press('End')
      await page.keyboard.press('Backspace')
      await page.keyboard.type('0')
      await page.keyboard.press('Enter')
      await expect(page.getByText('11 rows cannot be added and stay here.')).toBeVisible()
    })

    await test.step('adds the others from the end of the list', async () => {
      await tabTo(page, page.getByRole('button', { name: words.toEnd }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(codeIn(page, SHOWN.length + 1)).toBeFocused()
      await tabTo(page, page.getByRole('button', { name: `Add ${ADDED + 1} rows to the cart` }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.done)).toBeVisible()
      const lines = (await api.cart())?.lines ?? []
      expect(lines.reduce((sum, { packages }) => sum + packages, 0)).toBe(GOOD + 4)
    })
  })

test('[CAT-36] a distributor orders by number with the keyboard alone @core', async ({ page, api, signedIn }) => {
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
