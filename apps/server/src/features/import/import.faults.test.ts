import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/passwords.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { refusalLines } from './import.cli.ts'
import { buildBrewery, buildProduct, buildWithFirst, withFirst, writeBrewery, type Brewery } from './import.builders.ts'
import { importBrewery } from './import.service.ts'
import { readTables } from './import.test-tables.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function refusal(brewery: Brewery, spoil: (folder: string) => Promise<void> = async () => {}): Promise<string[]> {
  const folder = await writeBrewery(brewery)
  await spoil(folder)
  const clock = { now: () => new Date('2026-05-05T14:03:00Z') }
  const outcome = await importBrewery({ pool: database.pool, folder, clock, hashPassword })
  return outcome.ok ? [] : refusalLines(outcome.refusal).slice(0, -1)
}
const refusalOf = (file: string, parts: Record<string, string>) => refusal(buildWithFirst(file, parts))
const spoilt = (file: string, from: string, to: string) => async (folder: string) => {
  const text = await readFile(join(folder, file), 'utf8')
  await writeFile(join(folder, file), text.replace(from, to))
}

test('reports everything that is wrong in one run, and changes nothing', async () => {
  const before = await readTables(database.pool)
  const rows = {
    'products.csv': [
      buildProduct({ gross_weight_per_case_kg: 'abc', ean_case: '8712345678901' }),
      buildProduct({ sku: 'VH-002', type: 'bundle', 'name.en': '', vat_rate_percent: '101' }),
      buildProduct({ sku: 'VH-003', brand_code: 'heron', categories: '1|9' }),
    ],
    ...withFirst('prices.csv', { price: '17,85' }),
    ...withFirst('ship-tos.csv', { payer_id: 'P9' }),
  }
  const texts = {
    'brewery.yaml': 'name: Testbrouwerij\nmarket: NL\ncolour: green\n',
    'content/news/nieuwe-tap.en.md': '---\ntitle: New tap\nimage: media/none.webp\n---\n',
  }
  expect(await refusal(buildBrewery({ rows, texts }))).toEqual([
    'brewery.yaml:3 column colour: is not a setting: take it away, or call it one of name, market, market_pack, demo, demo_password, demo_accounts, order_number_prefix, portal, role_permissions, contact, support, holidays, order_types, erp, vat_on_deposit, packaging_discounts, cash_discount, texts, links',
    `content/news/nieuwe-tap.en.md:3: 'media/none.webp' does not exist in the folder: put it there, or correct the name`,
    `prices.csv:2 column price: '17,85' has a decimal comma: write 17.85`,
    `products.csv:2 column ean_case: '8712345678901' has a wrong check digit (expected 6)`,
    `products.csv:2 column gross_weight_per_case_kg: 'abc' is not a number (expected kilograms such as \`12.5\`)`,
    `products.csv:3 column name.en: is empty: it has to be given`,
    `products.csv:3 column vat_rate_percent: '101' is too large (expected a percentage such as \`21\` up to 100)`,
    `products.csv:4 column brand_code: 'heron' is not in brands.csv: add it there, or name one that is`,
    `products.csv:4 column categories: '9' is not in categories.csv: add it there, or name one that is`,
    `ship-tos.csv:2 column company_id, payer_id: 'C1/P9' is not in payers.csv: add it there, or name one that is`,
  ])
  expect(await readTables(database.pool)).toEqual(before)
})

describe('a wrong cell', () => {
  test.each([
    ['brands.csv', 'label_colour', '#1e4d2b', 'is not a colour such as `#1E4D2B` in capitals'],
    ['brands.csv', 'is_peroni', 'true', 'is not yes or no'],
    ['categories.csv', 'id', '1.5', 'is not a whole number of 1 or more'],
    ['products.csv', 'sku', 'vh-001', 'is not a SKU of 3 to 20 capitals, digits and dashes'],
    ['products.csv', 'ean_unit', '871234567890', 'is not 13 digits'],
    ['products.csv', 'type', 'single', 'is not one of simple, configurable, bundle'],
    ['products.csv', 'volume_per_case_l', '7.2345', 'has more than 3 decimals (expected litres such as `7.2`)'],
    ['products.csv', 'variant_attributes', 'size', "holds 'size', which is not key=value"],
    ['products.csv', 'new_until', '2026-02-30', 'is not a day such as 2026-05-05'],
    ['products.csv', 'categories', '1|1', "holds '1' twice"],
    ['prices.csv', 'price', '-1', 'is too small (expected an amount such as `17.85`)'],
    ['discounts.csv', 'rate_percent', '0', 'is too small (expected a percentage above 0 such as `2.5`)'],
    ['calendars.csv', 'weekdays', '1|8', "holds '8', which is not a whole number from 1 to 7"],
    ['delivery-hours.csv', 'from_time', '24:00', 'is not a time such as `07:30`'],
    ['ship-tos.csv', 'latitude', '52.1.2', 'is not degrees such as 52.157284'],
    ['users.csv', 'email', 'Anna@reiger.example', 'is not an e-mail address in small letters'],
    ['orders.csv', 'placed_at', '2026-05-05 14:03', 'is not a moment such as 2026-05-05T14:03:00Z'],
    ['orders.csv', 'price_details', '{vat}', 'is not a JSON object or list of 50 levels at most'],
    ['companies.csv', 'id', ' C1', 'has a space before or after it: take it away'],
    [
      'downloads.csv',
      'file',
      'documents/../../etc/passwd',
      'is not a path inside the folder such as `documents/sheet.pdf`',
    ],
  ])('%s %s %j is reported with its line', async (file, column, cell, reason) => {
    const value = cell.length > 60 ? `${cell.slice(0, 57)}…` : cell
    expect(await refusalOf(file, { [column]: cell })).toContain(`${file}:2 column ${column}: '${value}' ${reason}`)
  })

  test.each([
    ['companies.csv', 'name', 'De Reiger\nTotaal 0', 'De Reiger Totaal 0'],
    ['companies.csv', 'name', 'De \u001B[2JReiger', 'De [2JReiger'],
    ['products.csv', 'name.nl', 'Pils\u202E', 'Pils'],
    ['ship-tos.csv', 'street', 'Kade\t1', 'Kade 1'],
  ])('%s %s is one line, and shown as one', async (file, column, cell, shown) => {
    const reason = 'holds a line break or a character that nobody sees: take it away'
    expect(await refusalOf(file, { [column]: cell })).toEqual([`${file}:2 column ${column}: '${shown}' ${reason}`])
  })

  test.each([
    ['customer_order_number', 'x'.repeat(401), 400],
    ['note_for_driver', 'x'.repeat(701), 700],
    ['custom_email', `${'x'.repeat(250)}@x.nl`, 254],
  ])('of an order is not longer than the table takes: %s', async (column, cell, most) => {
    const [line] = await refusalOf('orders.csv', { [column]: cell })
    expect(line).toContain(`is longer than ${most} characters`)
  })

  test('is shown shortened when it is long', async () => {
    const [line] = await refusalOf('prices.csv', { price: 'x'.repeat(500) })
    expect(line).toContain(`'${'x'.repeat(57)}…' is not a number`)
  })
})

describe('a wrong row', () => {
  test.each([
    [
      'products.csv',
      { layers_per_pallet: '' },
      'products.csv:2 column layers_per_pallet: must be given together with cases_per_layer',
    ],
    [
      'products.csv',
      { parent_sku: 'VH-002' },
      `products.csv:2 column parent_sku: 'VH-002' is not a configurable product: name one whose type is configurable`,
    ],
    ['products.csv', { url_key: 'vh-003' }, `products.csv:4 column url_key: 'vh-003' stands in line 2 too: leave one`],
    [
      'categories.csv',
      { parent_id: '2' },
      `categories.csv:2 column parent_id: '1 → 2 → 1' goes round in a circle: give one of them another parent; categories.csv:3 column parent_id: '1 → 2 → 1' goes round in a circle: give one of them another parent`,
    ],
    [
      'bundle-options.csv',
      { sku: 'VH-001' },
      `bundle-options.csv:2 column sku: 'VH-001' is not a bundle: name a product whose type is bundle`,
    ],
    ['coupons.csv', { rate_percent: '5' }, 'coupons.csv:2 column rate_percent: and amount: give one of the two'],
    ['special-offers.csv', { valid_to: '2026-01-01' }, 'special-offers.csv:2 column valid_to: is before valid_from'],
    ['budgets.csv', { left: '501' }, 'budgets.csv:2 column left: is more than granted'],
    ['orders.csv', { grand_total: '125' }, 'orders.csv:2 column grand_total: is not grand_total_ex_vat plus vat'],
    [
      'orders.csv',
      { method: '', sap_order_type: 'ZPOS' },
      'orders.csv:2 column method: is empty, and `sap_order_type` says no transport: give it',
    ],
    ['tanks.csv', { min_liters: '1050' }, 'tanks.csv:2 column min_liters: is more than max_liters or capacity_liters'],
    [
      'tank-settings.csv',
      { purchasable_brands: 'veenhof|x' },
      `tank-settings.csv:2 column purchasable_brands: 'x' is not in brands.csv: add it there, or name one that is`,
    ],
    [
      'downloads.csv',
      { file: 'documents/none.pdf' },
      `downloads.csv:2 column file: 'documents/none.pdf' does not exist in the folder: put it there, or correct the name`,
    ],
    [
      'order-lines.csv',
      { order_number: 'VH-9' },
      `order-lines.csv:2 column order_number: 'VH-9' is not in orders.csv: add it there, or name one that is`,
    ],
  ])('%s %j is reported', async (file, parts, lines) => {
    expect(await refusalOf(file, parts)).toEqual(lines.split('; '))
  })

  test('that stands twice names the other line', async () => {
    const rows = {
      'products.csv': [
        buildProduct(),
        buildProduct({ sku: 'VH-002', type: 'bundle' }),
        buildProduct({ url_key: 'other' }),
      ],
    }
    expect(await refusal(buildBrewery({ rows }))).toContain(
      `products.csv:4 column sku: 'VH-001' stands in line 2 too: leave one`,
    )
  })

  test('that is the second default transport of a ship-to is reported', async () => {
    const method = (name: string) => ({ company_id: 'C1', ship_to_id: 'S1', method: name, is_default: 'yes' })
    const rows = { 'ship-to-methods.csv': [method('flatrate_flatrate'), method('selfpickup_selfpickup')] }
    expect(await refusal(buildBrewery({ rows }))).toEqual([
      `ship-to-methods.csv:3 column is_default: 'selfpickup_selfpickup' is the second default of this ship-to: leave one`,
    ])
  })
})

describe('a wrong file', () => {
  test('that cannot be read does not make the rows wrong that refer to it', async () => {
    expect(await refusal(buildBrewery(), spoilt('brands.csv', 'code,', 'kode,'))).toEqual([
      'brands.csv:1 column code: is missing from the header: add it',
      'brands.csv:1 column kode: is not a column of this file: correct its name, or take it away; columns that are not there yet: code, is_peroni',
    ])
  })

  test('of many faults lists 200 and counts the others', async () => {
    const prices = Array.from({ length: 250 }, (_, at) => ({
      price_group: 'A',
      sku: 'VH-001',
      min_cases: String(at + 1),
      price: 'x',
    }))
    const lines = await refusal(buildBrewery({ rows: { 'prices.csv': prices } }))
    expect(lines).toHaveLength(201)
    expect(lines.at(-1)).toBe('… and 50 more')
  })
})
