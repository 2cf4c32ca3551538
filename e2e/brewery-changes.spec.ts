import { fileOf, importFiles } from './support/brewery.ts'
import {
  counterOf,
  expect,
  expectAccessible,
  expectHeardOnce,
  placedOrder,
  sidewaysScroll,
  test,
} from './support/index.ts'

// What the brewery brings in replaces what was there: these journeys stand in one file, one after the other.
const BUYER = 'assortiment@dekorf.example'
const TRAY = { sku: 'KV-TR2450', name: /^Kraanvogel.*24 × 50 cl/ }
// Nobody else orders it: another order would change what is left.
const KEG = { sku: 'TQ-F20', name: /^Turfsteker Quadrupel.*Keg 20 l/ }
// Each set has four buckets.
const BUNDLE = { sku: 'PM-SET-TERRAS', name: /^Terrace set/, scarce: 'PM-IJ-VP', pieces: 4 }
const MANY = 300

test('a price that changes while the cart is open is told on its line, and is the one that is ordered @core', async ({
  page,
  api,
  signedIn,
}) => {
  await page.clock.install()
  await signedIn(BUYER)
  await api.addPackages(TRAY.sku, 5)
  await api.choosePickup()
  await page.goto('/cart')
  const line = page.getByRole('article', { name: TRAY.name })
  await expect(line).toContainText('€ 44,95 each')

  const prices = fileOf('prices.csv')
  await importFiles({ 'prices.csv': prices.replace('RETAIL,KV-TR2450,1,44.95', 'RETAIL,KV-TR2450,1,50.00') })
  await page.clock.fastForward('01:01')
  await expect(line).toContainText('The price has changed from € 44,95 to € 50,00 each.')
  await expect(line.getByRole('spinbutton', { name: 'trays' })).toHaveValue('5')
  await expectAccessible(page, 'a price has changed in the cart')

  await page.getByRole('button', { name: 'To checkout' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.goto(`/orders/history/${await placedOrder(page)}`)
  await expect(page.getByRole('main')).toContainText('€ 250,00')
})

test('[CRT-34, ERR-13] stock that goes while the cart is open is told on its line and not sold twice', async ({
  page,
  api,
  signedIn,
}) => {
  await page.clock.install()
  await signedIn(BUYER)
  await api.addPallets(KEG.sku, 2)
  await api.choosePickup()
  await page.goto('/cart')
  const line = page.getByRole('article', { name: KEG.name })
  await expect(line.getByRole('spinbutton', { name: 'pallets' })).toHaveValue('2')

  await importFiles({ 'stock.csv': `sku,quantity\n${KEG.sku},40\n` })
  await test.step('who orders without looking again is refused', async () => {
    await page.getByRole('button', { name: 'To checkout' }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('alert')).toContainText(`There is not enough in stock (${KEG.sku})`)
    await expectAccessible(page, 'the stock is short in the checkout')
    await page.getByRole('link', { name: 'Look at the cart' }).click()
  })

  await expect(line).toContainText('Only 40 are left in stock.')
  await expectAccessible(page, 'the stock is short in the cart')
  await line.getByRole('button', { name: /^Less: .*, pallets$/ }).click()
  await expect(line).not.toContainText('left in stock')
  // What is ordered is what one saw: the total of one pallet.
  await expect(page.getByRole('region', { name: 'Docket' })).not.toContainText('€ 10.552,68')
  await page.getByRole('button', { name: 'To checkout' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await placedOrder(page)
})

test('[CRT-19, CRT-34] a bundle whose scarcest part runs out while it is in the cart is told on its line, and ordered as far as it goes', async ({
  page,
  api,
  signedIn,
}) => {
  await page.clock.install()
  await signedIn(BUYER)
  await api.addPackages(BUNDLE.sku, 4)
  await api.choosePickup()
  await page.goto('/cart')
  const line = page.getByRole('article', { name: BUNDLE.name })
  const sets = line.getByRole('spinbutton')
  await expect(sets).toHaveValue('4')

  await importFiles({ 'stock.csv': `sku,quantity\n${BUNDLE.scarce},${2 * BUNDLE.pieces + 1}\n` })
  await test.step('who orders without looking again is refused', async () => {
    await page.getByRole('button', { name: 'To checkout' }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('alert')).toContainText(`There is not enough in stock (${BUNDLE.scarce})`)
    await page.getByRole('link', { name: 'Look at the cart' }).click()
  })

  await expect(line).toContainText('Only 2 are left in stock.')
  await expectAccessible(page, 'a part of a bundle is short in the cart')
  await sets.fill('2')
  await expect(line).not.toContainText('left in stock')
  await expect.poll(async () => (await api.cart())?.lines[0]).toMatchObject({ packages: 2 })
  await page.getByRole('button', { name: 'To checkout' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await placedOrder(page)
})

test.describe('on a phone, in Dutch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, language: 'nl' })

  test('[CRT-19, CRT-34] a bundle whose scarcest part runs out while it is in the cart is told on its line, and ordered as far as it goes', async ({
    page,
    api,
    signedIn,
  }) => {
    await page.clock.install()
    await importFiles({ 'stock.csv': `sku,quantity\n${BUNDLE.scarce},${4 * BUNDLE.pieces}\n` })
    await signedIn(BUYER)
    await api.addPackages(BUNDLE.sku, 4)
    await api.choosePickup()
    await page.goto('/cart')
    const line = page.getByRole('article', { name: /^Terraspakket/ })
    const tap = (name: string) => page.getByRole('button', { name }).first().tap()
    await expect(line.getByRole('spinbutton')).toHaveValue('4')

    await importFiles({ 'stock.csv': `sku,quantity\n${BUNDLE.scarce},${2 * BUNDLE.pieces + 1}\n` })
    await test.step('who orders without looking again is refused', async () => {
      await tap('Naar afrekenen')
      await tap('Bestelling plaatsen')
      await expect(page.getByRole('alert')).toContainText(`Er is niet genoeg op voorraad (${BUNDLE.scarce})`)
      await expectAccessible(page, 'a part of a bundle is short in the checkout of a phone')
      await page.getByRole('link', { name: 'Bekijk de winkelwagen' }).tap()
    })

    await expect(line).toContainText('Er zijn er nog maar 2 op voorraad.')
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page, 'a part of a bundle is short in the cart of a phone')
    // One tap goes down to what there is.
    await line.getByRole('button', { name: /^Minder: / }).tap()
    await expect(line).not.toContainText('op voorraad')
    await expect.poll(async () => (await api.cart())?.lines[0]).toMatchObject({ packages: 2 })
    await tap('Naar afrekenen')
    await tap('Bestelling plaatsen')
    await placedOrder(page)
  })
})

test(`an order of ${MANY} lines is filled, changed, placed and kept whole`, async ({
  page,
  api,
  outside,
  signedIn,
}) => {
  const skus = Array.from({ length: MANY }, (_, index) => `LL-${String(index + 1).padStart(3, '0')}`)
  await importFiles(theBreweryWith(skus))
  await signedIn(BUYER)
  await api.addEach(skus)
  await api.choosePickup()

  await page.goto('/cart')
  const lines = page.getByRole('region', { name: 'On the load' }).getByRole('article')
  await expect(lines).toHaveCount(MANY)
  const last = counterOf(page, `Lange lijst ${skus.at(-1)}, Crate`, 'crates')
  await last.fill('4')
  await expect.poll(async () => (await api.cart())?.lines.at(-1)).toMatchObject({ packages: 4 })
  await page.getByRole('button', { name: 'To checkout' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()

  const number = await placedOrder(page)
  const { order } = await expectHeardOnce(outside, number, BUYER)
  expect(order?.items.length).toBe(MANY)
  await page.goto(`/orders/history/${number}`)
  await expect(page.getByRole('table').getByText('Lange lijst')).toHaveCount(MANY)
})

/** The brewery's files with these beers beside the others. */
function theBreweryWith(skus: readonly string[]) {
  const products = fileOf('products.csv')
  const columns = products.slice(0, products.indexOf('\n')).trim().split(',')
  const rows = skus.map((sku, index) => {
    const beer: Readonly<Record<string, string>> = { ...CRATE, ...namesOf(sku), position: String(1_000 + index) }
    return columns.map((column) => beer[column] ?? '').join(',')
  })
  return {
    'products.csv': withRows(products, rows),
    'prices.csv': withRows(
      fileOf('prices.csv'),
      skus.map((sku) => `RETAIL,${sku},1,9.95`),
    ),
    'stock.csv': withRows(
      'sku,quantity',
      skus.map((sku) => `${sku},500`),
    ),
  }
}

const namesOf = (sku: string) => ({
  sku,
  url_key: sku.toLowerCase(),
  'name.nl': `Lange lijst ${sku}`,
  'name.en': `Lange lijst ${sku}`,
  sap_name: sku,
})

const CRATE = {
  type: 'simple',
  material_type: 'FERT',
  brand_code: 'veenhof-pils',
  pack_format: 'CRATE',
  picture: 'media/packs/crate/veenhof-pils.svg',
  tag: 'LL',
  'subtitle.nl': 'Krat',
  'subtitle.en': 'Crate',
  items_per_case: '12',
  cases_per_layer: '16',
  layers_per_pallet: '5',
  gross_weight_per_case_kg: '10',
  volume_per_case_l: '3.6',
  vat_rate_percent: '21',
  categories: '10',
}

const withRows = (text: string, rows: readonly string[]): string => `${[text.trimEnd(), ...rows].join('\n')}\n`
