import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRODUCT_FOLDER } from '#platform/files/own-folders.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import {
  buildBrewery,
  buildCatalogue,
  buildWithFirst,
  fillFolder,
  writeBrewery,
  type Brewery,
  type Cells,
} from './import.builders.ts'
import { importCommand } from './import.cli.ts'
import { readRowVersions } from './import.test-tables.ts'

let database: TestDatabase
// Holds a brewery that no refused folder may change: it is imported once and compared after each of them.
let imported: TestDatabase
let unchanged: Record<string, string[]>
beforeAll(async () => {
  ;[database, imported] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const folder = mkdtempSync(path.join(tmpdir(), 'fust-brewery-'))
  await fillFolder(folder, buildBrewery())
  await importInto(imported, folder)
  rmSync(folder, { recursive: true })
  unchanged = await readRowVersions(imported.pool)
})
afterAll(() => Promise.all([database.drop(), imported.drop()]))

/** What `fust import` says of a folder. */
const said = (folder: string, ...options: string[]) => importInto(database, folder, ...options)

async function importInto({ pool }: TestDatabase, folder: string, ...options: string[]): Promise<string[]> {
  const lines: string[] = []
  await importCommand([folder, ...options], {
    pool,
    clock: { now: () => new Date('2026-05-05T14:03:00Z') },
    print: (line) => lines.push(line),
    screen: { write: () => true },
  })
  return lines
}

type Folder = { brewery?: Brewery; spoil?: (folder: string) => void }

const cell = (file: string, parts: Cells): Folder => ({ brewery: buildWithFirst(file, parts) })
const text = (file: string, content: string): Folder => ({ brewery: buildCatalogue({ texts: { [file]: content } }) })
const spoilt = (file: string, change: (source: string) => string | Buffer): Folder => ({
  spoil: (folder) => writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), 'utf8'))),
})
const csv = (file: string, content: string | Buffer): Folder => ({
  spoil: (folder) => writeFileSync(path.join(folder, file), content),
})
const without = (name: string): Folder => ({ spoil: (folder) => rmSync(path.join(folder, name), { recursive: true }) })
const link = (name: string, to: string): Folder => ({
  spoil: (folder) => {
    rmSync(path.join(folder, name), { recursive: true, force: true })
    symlinkSync(to, path.join(folder, name))
  },
})
const grown = (name: string, bytes: number): Folder => ({
  spoil: (folder) => truncateSync(path.join(folder, name), bytes),
})
const yaml = (more: string) => text('brewery.yaml', `name: T\nmarket: NL\n${more}`)
const PAGE = 'content/news/nieuwe-tap.nl.md'
const page = (matter: string, body = '') => text(PAGE, `---\n${matter}\n---\n${body}`)

const QUOTES = 'put the whole cell between double quotes, and write one inside twice ("")'
const WITH_COMMAS = 'save it with commas (in a spreadsheet: CSV UTF-8, separated by commas)'
const UTF8 = 'is not UTF-8 text: save the file as UTF-8 (in a spreadsheet: CSV UTF-8)'
const MISREAD = 'was read in a wrong encoding before it was saved: save it anew from where it reads right, as UTF-8'
const NEAREST = 'correct its name, or take it away'
const TOO_LARGE = 'the most it may have: make it smaller'
const LEADS_OUT = 'leads out of the folder: put the file itself inside'
const SETTINGS =
  'name, market, market_pack, demo, demo_password, demo_accounts, order_number_prefix, portal, role_permissions, contact, support, holidays, order_types, erp, vat_on_deposit, packaging_discounts, cash_discount, texts, links'

test.each<[what: string, folder: Folder, said: string[]]>([
  // The file as a whole
  [
    'separated by semicolons',
    spoilt('prices.csv', (t) => t.replaceAll(',', ';')),
    [`prices.csv:1: its cells are separated by semicolons: ${WITH_COMMAS}`],
  ],
  [
    'separated by tabs',
    spoilt('prices.csv', (t) => t.replaceAll(',', '\t')),
    [`prices.csv:1: its cells are separated by tabs: ${WITH_COMMAS}`],
  ],
  [
    'in Windows-1252',
    csv(
      'companies.csv',
      Buffer.from('id,name,customer_type,street,house_number,postcode,city\nC1,Café,Ontrade,S,1,P,C\n', 'latin1'),
    ),
    [`companies.csv:2 column name: ${UTF8}`],
  ],
  [
    'that was read as Windows-1252 and saved as UTF-8',
    cell('companies.csv', { name: 'CafÃ© De Reiger', city: 'GdaÅ„sk' }),
    [`companies.csv:2 column name: 'CafÃ© De Reiger' ${MISREAD}`, `companies.csv:2 column city: 'GdaÅ„sk' ${MISREAD}`],
  ],
  [
    'with a NUL in a cell',
    csv('coupons.csv', 'code,name.nl,name.en,amount,max_uses\nA,a\0b,c,10,5\n'),
    ['coupons.csv:2 column name.nl: holds a NUL character: take it away'],
  ],
  ['without a header', csv('coupons.csv', ''), ['coupons.csv:1: has no header: begin with the names of its columns']],
  ...[
    ['of remarks above its header', '# what there is\nsku,quantity\nVH-001,1\n'],
    ['with a mark of Excel above its header', 'sep=,\nsku,quantity\nVH-001,1\n'],
    ['that is a page of a sign-in', '<!DOCTYPE html>\n<html><body>Sign in</body></html>\n'],
    ['that is a workbook by another name', Buffer.from('504b0304140006000800000021', 'hex')],
    ['in UTF-16 that does not say so', Buffer.from('sku,quantity\nVH-001,1\n', 'utf16le')],
    ['separated by bars', 'sku|quantity\nVH-001|1\n'],
  ].map(([what = '', content = '']): [string, Folder, string[]] => [
    String(what),
    csv('stock.csv', content),
    ['stock.csv:1: names none of its columns: begin with one, such as sku and the others, separated by commas'],
  ]),
  [
    'with spaces and capitals in its header',
    csv('stock.csv', 'SKU, quantity\nVH-001,1\n'),
    [
      'stock.csv:1 column SKU: is not written as the column is called: write sku',
      'stock.csv:1 column  quantity: is not written as the column is called: write quantity',
    ],
  ],
  [
    'with its header twice',
    csv('stock.csv', 'sku,quantity\nsku,quantity\n'),
    [
      `stock.csv:2 column sku: 'sku' is not a SKU of 3 to 20 capitals, digits and dashes`,
      `stock.csv:2 column quantity: 'quantity' is not a whole number of 0 or more`,
    ],
  ],
  [
    'with a column too few in the header',
    csv('stock.csv', 'sku\nVH-001\n'),
    ['stock.csv:1 column quantity: is missing from the header: add it'],
  ],
  [
    'with a column of another name',
    csv('stock.csv', 'sku,aantal\nVH-001,1\n'),
    [
      'stock.csv:1 column quantity: is missing from the header: add it',
      `stock.csv:1 column aantal: is not a column of this file: ${NEAREST}; columns that are not there yet: quantity`,
    ],
  ],
  [
    'with a column too much',
    csv('stock.csv', 'sku,quantity,colour\nVH-001,1,red\n'),
    [`stock.csv:1 column colour: is not a column of this file: ${NEAREST}`],
  ],
  [
    'with a column twice',
    csv('stock.csv', 'sku,quantity,quantity\nVH-001,1,2\n'),
    ['stock.csv:1 column quantity: stands twice in the header: leave one'],
  ],
  [
    'with a column of a language that nobody has',
    csv('price-groups.csv', 'code,name.nl,name.en,name.xx\nA,a,b,c\n'),
    [`price-groups.csv:1 column name.xx: is not a column of this file: ${NEAREST}`],
  ],
  [
    'with a row of too many cells',
    csv('stock.csv', 'sku,quantity\nVH-001,1,2\n'),
    ['stock.csv:2: has 3 cells, the header has 2: put a cell that holds a comma between double quotes'],
  ],
  [
    'with a row of too few cells',
    csv('stock.csv', 'sku,quantity\nVH-001\n'),
    ['stock.csv:2: has 1 cells, the header has 2: add the cells that lack, empty ones too'],
  ],
  [
    'with a quote that is never closed',
    csv('stock.csv', 'sku,quantity\nVH-001,"1\nVH-002,2\n'),
    [`stock.csv:2: a double quote of this row is never closed: close it, or ${QUOTES}`],
  ],
  [
    'with text after a closing quote',
    csv('stock.csv', 'sku,quantity\nVH-001,"1"x\n'),
    [`stock.csv:2: text stands after a closing double quote: ${QUOTES}`],
  ],
  [
    'with a quote inside a cell',
    csv('stock.csv', 'sku,quantity\nVH-001,1"x\n'),
    [`stock.csv:2: a double quote stands inside a cell without quotes: ${QUOTES}`],
  ],
  [
    'with a row of a megabyte',
    csv('stock.csv', `sku,quantity\nVH-001,${'1'.repeat(1_100_000)}\n`),
    [
      'stock.csv:2: this row is larger than 1 MB, the most it may have: look for a double quote that is not closed, or make it smaller',
    ],
  ],
  ['of 201 MB', grown('stock.csv', 201 * 2 ** 20), [`stock.csv: is larger than 200 MB, ${TOO_LARGE}`]],
  [
    'that is a folder',
    {
      spoil: (folder) => {
        rmSync(path.join(folder, 'stock.csv'))
        mkdirSync(path.join(folder, 'stock.csv'))
      },
    },
    ['stock.csv: is not a file: take it away, or put a file there'],
  ],
  ['that is a link out of the folder', link('stock.csv', '/etc/passwd'), [`stock.csv: ${LEADS_OUT}`]],
  [
    'with a name that nobody reads',
    text('product.csv', 'sku\n'),
    ['product.csv: is not a file of a brewery folder: call it products.csv, or take it away'],
  ],
  [
    'with a name in capitals',
    text('PRICES.CSV', 'sku\n'),
    ['PRICES.CSV: is not a file of a brewery folder: call it prices.csv, or take it away'],
  ],
  [
    'with a name like no other',
    text('wensen.csv', 'sku\n'),
    ['wensen.csv: is not a file of a brewery folder: correct its name, or take it away'],
  ],
  [
    'that is a workbook',
    text('products.xlsx', 'PK'),
    [
      'products.xlsx: is a workbook, which nobody reads: save its sheet as CSV UTF-8 under a name such as products.csv, and put the workbook elsewhere',
    ],
  ],
  // Rows
  [
    'with a bundle of itself',
    cell('bundle-selections.csv', { sku: 'VH-002' }),
    [
      `bundle-selections.csv:2 column sku: 'VH-002' is a bundle or has variants itself: name a product whose type is simple`,
    ],
  ],
  [
    'with a bundle of what has variants',
    cell('bundle-selections.csv', { sku: 'VH-003' }),
    [
      `bundle-selections.csv:2 column sku: 'VH-003' is a bundle or has variants itself: name a product whose type is simple`,
    ],
  ],
  [
    'with a transport that takes no load at all',
    cell('transport-limits.csv', { min_pallets: '30', min_weight_kg: '25000.5' }),
    [
      'transport-limits.csv:2 column min_pallets: is more than max_pallets: correct one',
      'transport-limits.csv:2 column min_weight_kg: is more than max_weight_kg: correct one',
    ],
  ],
  [
    'with a row twice',
    csv('stock.csv', 'sku,quantity\nVH-001,1\nVH-002,1\nVH-001,2\n'),
    [`stock.csv:4 column sku: 'VH-001' stands in line 2 too: leave one`],
  ],
  [
    'with a row of something unknown',
    cell('stock.csv', { sku: 'VH-999' }),
    [`stock.csv:2 column sku: 'VH-999' is not in products.csv: add it there, or name one that is`],
  ],
  [
    'with a product of an unknown brand',
    cell('products.csv', { brand_code: 'heron' }),
    [`products.csv:2 column brand_code: 'heron' is not in brands.csv: add it there, or name one that is`],
  ],
  [
    'with a ship-to of an unknown payer',
    cell('ship-tos.csv', { payer_id: 'P9' }),
    [`ship-tos.csv:2 column company_id, payer_id: 'C1/P9' is not in payers.csv: add it there, or name one that is`],
  ],
  [
    'with two products at one address',
    cell('products.csv', { url_key: 'vh-003' }),
    [`products.csv:4 column url_key: 'vh-003' stands in line 2 too: leave one`],
  ],
  [
    'with categories in a circle',
    cell('categories.csv', { parent_id: '2' }),
    [2, 3].map(
      (line) =>
        `categories.csv:${line} column parent_id: '1 → 2 → 1' goes round in a circle: give one of them another parent`,
    ),
  ],
  [
    'with a category that is its own parent',
    cell('categories.csv', { parent_id: '1' }),
    [`categories.csv:2 column parent_id: '1 → 1' goes round in a circle: give one of them another parent`],
  ],
  [
    'with an end before its beginning',
    cell('special-offers.csv', { valid_to: '2026-01-01' }),
    ['special-offers.csv:2 column valid_to: is before valid_from'],
  ],
  // Cells
  [
    'with an empty cell that has to be given',
    cell('stock.csv', { quantity: '' }),
    ['stock.csv:2 column quantity: is empty: it has to be given'],
  ],
  [
    'with a text that lacks a language',
    cell('brands.csv', { 'style.en': '' }),
    ['brands.csv:2 column style.en: is empty: it has to be given'],
  ],
  [
    'with a value that is none of several',
    cell('products.csv', { type: 'single' }),
    [`products.csv:2 column type: 'single' is not one of simple, configurable, bundle`],
  ],
  [
    'with a role that is none',
    cell('user-roles.csv', { role: 'Boss' }),
    [expect.stringMatching(/^user-roles\.csv:2 column role: 'Boss' is not one of Owner, /)],
  ],
  [
    'with a Dutch yes',
    cell('brands.csv', { is_peroni: 'ja' }),
    [`brands.csv:2 column is_peroni: 'ja' is not yes or no`],
  ],
  [
    'with a day written the Dutch way',
    cell('special-offers.csv', { valid_to: '01-06-2026' }),
    [`special-offers.csv:2 column valid_to: '01-06-2026' is not a day such as 2026-05-05`],
  ],
  [
    'with a day that no year has',
    cell('special-offers.csv', { valid_to: '2026-02-30' }),
    [`special-offers.csv:2 column valid_to: '2026-02-30' is not a day such as 2026-05-05`],
  ],
  [
    'with a moment without a zone',
    cell('orders.csv', { placed_at: '2026-05-05 14:03' }),
    [`orders.csv:2 column placed_at: '2026-05-05 14:03' is not a moment such as 2026-05-05T14:03:00Z`],
  ],
  [
    'with a decimal comma',
    cell('prices.csv', { price: '17,85' }),
    [`prices.csv:2 column price: '17,85' has a decimal comma: write 17.85`],
  ],
  [
    'with a decimal comma in degrees',
    cell('ship-tos.csv', { latitude: '52,1' }),
    [`ship-tos.csv:2 column latitude: '52,1' has a decimal comma: write 52.1`],
  ],
  [
    'with a thousands separator',
    cell('prices.csv', { price: '1.017,85' }),
    [`prices.csv:2 column price: '1.017,85' is not a number (expected an amount such as \`17.85\`)`],
  ],
  [
    'with a currency',
    cell('prices.csv', { price: '€ 17.85' }),
    [`prices.csv:2 column price: '€ 17.85' is not a number (expected an amount such as \`17.85\`)`],
  ],
  [
    'with half a case',
    cell('stock.csv', { quantity: '1.5' }),
    [`stock.csv:2 column quantity: '1.5' is not a whole number of 0 or more`],
  ],
  [
    'with an amount below nothing',
    cell('prices.csv', { price: '-1' }),
    [`prices.csv:2 column price: '-1' is too small (expected an amount such as \`17.85\`)`],
  ],
  [
    'with more than all of it',
    cell('products.csv', { vat_rate_percent: '101' }),
    [`products.csv:2 column vat_rate_percent: '101' is too large (expected a percentage such as \`21\` up to 100)`],
  ],
  [
    'with too many decimals',
    cell('prices.csv', { price: '1.005' }),
    [`prices.csv:2 column price: '1.005' has more than 2 decimals (expected an amount such as \`17.85\`)`],
  ],
  [
    'with a space around a code',
    cell('companies.csv', { id: ' C1' }),
    [expect.stringMatching(/^companies\.csv:2 column id: ' C1' has a space before or after it: take it away$/)],
  ],
  [
    'with a name that never ends',
    cell('products.csv', { 'name.nl': 'x'.repeat(1001) }),
    [`products.csv:2 column name.nl: '${'x'.repeat(57)}…' is longer than 1000 characters: make it shorter`],
  ],
  [
    'with a description that never ends',
    cell('products.csv', { 'description.en': 'x'.repeat(20_001) }),
    [`products.csv:2 column description.en: '${'x'.repeat(57)}…' is longer than 20000 characters: make it shorter`],
  ],
  [
    'with a name of two lines',
    cell('companies.csv', { name: 'De\nReiger' }),
    [`companies.csv:2 column name: 'De Reiger' holds a line break or a character that nobody sees: take it away`],
  ],
  [
    'with a wrong check digit',
    cell('products.csv', { ean_case: '8712345678901' }),
    [`products.csv:2 column ean_case: '8712345678901' has a wrong check digit (expected 6)`],
  ],
  [
    'with JSON as deep as nobody writes',
    cell('orders.csv', { price_details: '['.repeat(60) + ']'.repeat(60) }),
    [
      expect.stringMatching(
        /^orders\.csv:2 column price_details: '\[+…' is not a JSON object or list of 50 levels at most$/,
      ),
    ],
  ],
  [
    'with half of a character in JSON',
    cell('orders.csv', { price_details: String.raw`{"a":"\ud800"}` }),
    [expect.stringMatching(/is not a JSON object or list of 50 levels at most$/)],
  ],
  // Files that rows and pages name
  [
    'with a picture above the folder',
    cell('products.csv', { picture: '../crate.svg' }),
    [
      `products.csv:2 column picture: '../crate.svg' is not a picture in the folder such as \`media/crate.svg\`, in SVG, PNG, JPEG, WebP or AVIF`,
    ],
  ],
  [
    'with a motif above the folder',
    cell('brands.csv', { motif: 'media/../../x.svg' }),
    [`brands.csv:2 column motif: 'media/../../x.svg' is not a path inside the folder such as \`documents/sheet.pdf\``],
  ],
  [
    'with a document above the folder',
    cell('downloads.csv', { file: 'documents/../../x' }),
    [
      `downloads.csv:2 column file: 'documents/../../x' is not a path inside the folder such as \`documents/sheet.pdf\``,
    ],
  ],
  [
    'with a document that is not there',
    cell('downloads.csv', { file: 'documents/none.pdf' }),
    [
      `downloads.csv:2 column file: 'documents/none.pdf' does not exist in the folder: put it there, or correct the name`,
    ],
  ],
  [
    'with a document that is a link out of it',
    link('documents/sheet.pdf', '/etc/passwd'),
    [`downloads.csv:2 column file: 'documents/sheet.pdf' ${LEADS_OUT}`],
  ],
  [
    'with a document of 51 MB',
    grown('documents/sheet.pdf', 51 * 2 ** 20),
    [`downloads.csv:2 column file: 'documents/sheet.pdf' is larger than 50 MB, ${TOO_LARGE}`],
  ],
  [
    'with a picture that is none',
    text('media/heron.svg', '%PDF'),
    [`brands.csv:2 column motif: 'media/heron.svg' is no SVG picture: save it as one, its name does not make it one`],
  ],
  [
    'with a picture of 2 MB',
    grown('media/heron.svg', 2 * 2 ** 20),
    [`brands.csv:2 column motif: 'media/heron.svg' is larger than 1 MB, ${TOO_LARGE}`],
  ],
  // brewery.yaml
  [
    'without brewery.yaml',
    without('brewery.yaml'),
    ['brewery.yaml: is missing: it makes a folder a brewery; put it there'],
  ],
  [
    'with settings that are no YAML',
    text('brewery.yaml', 'name: T\n  market: NL\n'),
    [1, 1].map((line) =>
      expect.stringMatching(
        `^brewery.yaml:${line}: is not YAML: .*; look at the spaces before names, and put a text with : or # between quotes$`,
      ),
    ),
  ],
  [
    'without a market',
    text('brewery.yaml', 'name: T\n'),
    [
      'brewery.yaml:1 column market: is missing: give one of NL, CZ, SK, IT, or two capitals of another with a market_pack',
    ],
  ],
  [
    'with a market that is none',
    text('brewery.yaml', 'name: T\nmarket: XX\n'),
    [`brewery.yaml:2 column market: 'XX' has no pack: take one of NL, CZ, SK, IT, or give a market_pack`],
  ],
  [
    'with a name of 81 letters',
    text('brewery.yaml', `name: ${'x'.repeat(81)}\nmarket: NL\n`),
    [expect.stringMatching(/^brewery\.yaml:1 column name: 'x+…?' is not a text of 1 to 80 characters in one line$/)],
  ],
  [
    'with a name of two lines',
    text('brewery.yaml', 'name: |\n  Brouwerij\n  De Reiger\nmarket: NL\n'),
    [expect.stringMatching(/^brewery\.yaml:1 column name: '.*' is not a text of 1 to 80 characters in one line$/)],
  ],
  [
    'with a setting that is none',
    yaml('colour: green\n'),
    [`brewery.yaml:3 column colour: is not a setting: take it away, or call it one of ${SETTINGS}`],
  ],
  [
    'with a setting that is none in a group',
    yaml('contact: { fax: "1" }\n'),
    [
      'brewery.yaml:3 column contact.fax: is not a setting: take it away, or call it one of phone, email, address, hours',
    ],
  ],
  [
    'with twelve settings that are none',
    yaml(Array.from({ length: 12 }, (_, at) => `more_${at}: 1\n`).join('')),
    Array.from(
      { length: 12 },
      (_, at) =>
        `brewery.yaml:${at + 3} column more_${at}: is not a setting: take it away, or call it one of ${SETTINGS}`,
    ),
  ],
  [
    'with a number where yes or no belongs',
    yaml('vat_on_deposit: 1\n'),
    [`brewery.yaml:3 column vat_on_deposit: '1' is not true or false`],
  ],
  [
    'with a word where a number belongs',
    yaml('portal: { banner_rotation: fast }\n'),
    [`brewery.yaml:3 column portal.banner_rotation: 'fast' is not a whole number of 1 or more`],
  ],
  [
    'with a unit that is none',
    yaml('portal: { orderable_units: [Crates] }\n'),
    [`brewery.yaml:3 column portal.orderable_units.0: 'Crates' is not one of Packaging, Layers, Pallets`],
  ],
  [
    'with more than all of a percentage',
    yaml('cash_discount: { from: 1, percent: 101 }\n'),
    [`brewery.yaml:3 column cash_discount.percent: '101' is not a number from 0 to 100`],
  ],
  [
    'with a code that is too long',
    yaml('erp: { units: { case: CASES } }\n'),
    [`brewery.yaml:3 column erp.units.case: 'CASES' is not a code of 1 to 3 letters and digits`],
  ],
  [
    'with a holiday that no year has',
    yaml('holidays: [{ day: 2026-02-30, name: { nl: x } }]\n'),
    [`brewery.yaml:3 column holidays.0.day: '2026-02-30' is not a day such as 2026-05-05`],
  ],
  [
    'with a demo password and no demo',
    yaml('demo_password: Proost-op-Veenhof\n'),
    ['brewery.yaml:3 column demo_password: is only for demo: true; take it away, or say so'],
  ],
  ['with a setting twice', yaml('market: NL\n'), [`brewery.yaml:3: is not YAML: 'market' stands twice`]],
  [
    'with a list for settings',
    text('brewery.yaml', '- name\n'),
    [`brewery.yaml:1: a list is not a group with ${SETTINGS}`],
  ],
  ['with empty settings', text('brewery.yaml', ''), [`brewery.yaml:1: '' is not a group with ${SETTINGS}`]],
  ['with settings of 50 MB', grown('brewery.yaml', 50 * 2 ** 20), [`brewery.yaml: is larger than 1 MB, ${TOO_LARGE}`]],
  [
    'with settings of aliases of aliases',
    yaml(
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d,*d]\n`,
    ),
    [
      'brewery.yaml:1: repeats itself by aliases (*name) more than 100 times, without end, or to more than 4 MB: write out what they stand for',
    ],
  ],
  [
    'with settings that are too deep',
    yaml(`texts: ${'['.repeat(60)}\n`),
    ['brewery.yaml:1: is nested more than 50 levels deep: put it more simply'],
  ],
  [
    'with settings in Windows-1252',
    {
      spoil: (folder) =>
        writeFileSync(path.join(folder, 'brewery.yaml'), Buffer.from('name: Café\nmarket: NL\n', 'latin1')),
    },
    ['brewery.yaml:1: is not UTF-8 text: save the file as UTF-8'],
  ],
  [
    'with a NUL in the settings',
    text('brewery.yaml', 'name: "T\\0"\nmarket: NL\n'),
    ['brewery.yaml:1: holds a NUL character, half of a character, or more than 50 levels: take it away'],
  ],
  // Pages
  [
    'with a page without front matter',
    text(PAGE, 'Een tap.'),
    [`${PAGE}:1: does not begin with front matter between two lines of ---: put the title there`],
  ],
  [
    'with a page without a title',
    page('position: 1'),
    [`${PAGE}:1 column title: is missing or not a text: give the page one`],
  ],
  [
    'with a page at no place',
    page('title: T\nposition: 99999999999'),
    [`${PAGE}:3 column position: is not a whole number`],
  ],
  [
    'with a page of no day',
    page('title: T\npublished_on: 1 mei'),
    [`${PAGE}:3 column published_on: is not a day such as 2026-05-05`],
  ],
  [
    'with a page of another name',
    text('content/news/Tap.nl.md', '---\ntitle: T\n---\n'),
    [
      'content/news/Tap.nl.md: is not named like title-of-page.nl.md: give it small letters, digits and dashes, and one of nl, en, cs, sk, it, de',
    ],
  ],
  [
    'with a page whose picture is not there',
    page('title: T\nimage: media/none.webp'),
    [`${PAGE}:3: 'media/none.webp' does not exist in the folder: put it there, or correct the name`],
  ],
  [
    'with a material without its file',
    text('content/marketing-material/label.nl.md', '---\ntitle: T\n---\n'),
    [
      'content/marketing-material/label.nl.md:1 column file: is missing: give a file of the folder such as `documents/sheet.pdf`',
    ],
  ],
  [
    'with a page whose picture is a number',
    page('title: T\npicture: 3'),
    [
      `${PAGE}:3 column picture: '3' is not a picture in the folder such as \`media/tap.svg\`, in SVG, PNG, JPEG, WebP or AVIF`,
    ],
  ],
  [
    'with a page whose picture is above the folder',
    page('title: T\nimage: ../x.webp'),
    [`${PAGE}:3 column image: '../x.webp' is not a file of the folder such as \`media/tap.webp\``],
  ],
  [
    'with a page whose picture is a link out of it',
    link('media/tap.webp', '/etc/passwd'),
    [`${PAGE}:3: 'media/tap.webp' ${LEADS_OUT}`],
  ],
  [
    'with links that lead to no page of it',
    text(
      PAGE,
      '---\ntitle: T\n---\n\n[gone](/news/gone?tag=tap)\n\n[question](/support/faq#gone) [all](/support/faq) [it](/orders/history#top)\n',
    ),
    [
      `${PAGE}:5: '/news/gone' leads to no page of the folder: correct it, or add the page`,
      `${PAGE}:7: '/support/faq#gone' leads to no page of the folder: correct it, or add the page`,
    ],
  ],
  ['with a page of 2 MB', grown(PAGE, 2 * 2 ** 20), [`${PAGE}: is larger than 1 MB, ${TOO_LARGE}`]],
  [
    'with a NUL in a page',
    page('title: "T\\0"'),
    [`${PAGE}:2: front matter holds a NUL character, half of a character, or more than 50 levels: take it away`],
  ],
])(
  'a folder with a file %s is refused with what to do',
  async (_what, { brewery = buildCatalogue(), spoil }, expected) => {
    const folder = await writeBrewery(brewery)
    spoil?.(folder)
    const lines = await importInto(imported, folder)
    expect(lines.slice(0, -1)).toEqual(expected)
    expect(lines.at(-1)).toMatch(/^Nothing was changed: \d+ faults? in the folder\.$/)
    expect(unchanged['product']).toHaveLength(3)
    const after = await readRowVersions(imported.pool)
    // Only that it failed is written down.
    unchanged = { ...unchanged, audit_entry: [...(unchanged['audit_entry'] ?? []), expect.any(String)] }
    expect(after).toEqual(unchanged)
  },
)

test('a folder that is not there, or is a file, is refused by its name, and so is one of files', async () => {
  const folder = await writeBrewery(buildCatalogue())
  const none = path.join(folder, 'none')
  const said404 = `${none}: there is no such folder: name the one that brewery.yaml is in`
  expect((await said(none))[0]).toBe(said404)
  expect((await said(folder, '--files', none))[0]).toBe(said404)
  const file = path.join(folder, 'brewery.yaml')
  expect((await said(file))[0]).toBe(`${file}: there is no such folder: name the one that brewery.yaml is in`)
})

test.each([
  ['a mark of its encoding before it', (source: string) => `\uFEFF${source}`],
  ['lines that end as on Windows', (source: string) => source.replaceAll('\n', '\r\n')],
  ['lines that end as on old Macs', (source: string) => source.replaceAll('\n', '\r')],
  ['lines that end in several ways', (source: string) => `${source.replace('\n', '\r\n')}\r\n\nVH-003,7\rVH-002,3\r\n`],
])('a file with %s is read', async (_what, change) => {
  const folder = await writeBrewery(buildCatalogue())
  writeFileSync(path.join(folder, 'stock.csv'), change('sku,quantity\nVH-001,100\n'))
  const lines = await said(folder, '--dry-run', '--allow-removals')
  expect(lines.at(-1)).toMatch(/; nothing was written, as this was a dry run\.$|nothing to change/)
})

describe('a page that some readers go without comes in, with a warning and what to do', () => {
  const warnings = (lines: readonly string[]) => lines.filter((line) => line.startsWith('warning: '))

  test.each<[what: string, texts: Brewery['texts'], said: string[]]>([
    [
      'written in one language only',
      { 'content/news/alleen.nl.md': '---\ntitle: T\n---\n' },
      [
        'warning: content/news/alleen.en.md: is missing, and its readers get another language of the market: add it, or take the others away',
      ],
    ],
    [
      'whose picture says nothing to who does not see it',
      { [PAGE]: '---\ntitle: T\n---\n\n![a crate](media/crate.svg)\n\n![](media/crate.svg) ![ ](media/crate.svg)\n' },
      Array.from(
        { length: 2 },
        () =>
          `warning: ${PAGE}:7: has a picture without words: write what it shows between its brackets, as in ![a tap](media/tap.svg)`,
      ),
    ],
    [
      'whose front matter does not tell what its picture shows',
      { [PAGE]: '---\ntitle: T\npicture: media/crate.svg\n---\n' },
      [
        `warning: ${PAGE}:3 column picture_text: is missing: write what the picture shows, or "" where the title says as much`,
      ],
    ],
    [
      'whose title says as much as its picture',
      { [PAGE]: '---\ntitle: T\npicture: media/crate.svg\npicture_text: ""\n---\n' },
      [],
    ],
  ])('%s', async (_what, texts, expected) => {
    const folder = await writeBrewery(buildCatalogue({ texts }))
    const dry = await said(folder, '--dry-run', '--allow-removals')
    expect(warnings(dry)).toEqual(expected)
    expect(dry.at(-1)).toMatch(/; nothing was written, as this was a dry run\.$/)
    expect(warnings(await said(folder, '--allow-removals'))).toEqual(expected)
    expect(warnings(await said(folder, '--allow-removals'))).toEqual(expected)
  })

  test('in a part of a folder the other languages may be there already', async () => {
    const folder = await writeBrewery(
      buildCatalogue({ texts: { 'content/news/alleen.nl.md': '---\ntitle: T\n---\n' } }),
    )
    expect(warnings(await said(folder, '--dry-run', '--partial'))).toEqual([])
  })

  test('past two hundred warnings the rest are counted', async () => {
    const pages = Array.from({ length: 203 }, (_, at) => [`content/news/n-${at}.nl.md`, '---\ntitle: T\n---\n'])
    const folder = await writeBrewery(buildCatalogue({ texts: Object.fromEntries(pages) }))
    const lines = await said(folder, '--dry-run', '--allow-removals')
    expect(warnings(lines)).toHaveLength(200)
    expect(lines.at(-2)).toBe('… and 3 more warnings')
  })
})

test.each(['veenhof', 'roodhert'])('%s comes with nothing to warn of', async (name) => {
  const lines = await said(path.join(PRODUCT_FOLDER, 'breweries', name), '--dry-run', '--allow-removals')
  expect(lines.at(-1)).toMatch(/; nothing was written, as this was a dry run\.$/)
  expect(lines.filter((line) => line.startsWith('warning: '))).toEqual([])
})
