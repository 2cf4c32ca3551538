import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { TABLES } from './format/index.ts'
import { csvLine } from './write/csv-text.ts'

export type Cells = Record<string, string>
/** A brewery folder in memory: rows of the CSV files, and the texts of the others. */
export type Brewery = { rows: Record<string, readonly Cells[]>; texts: Record<string, string> }

const texts = (header: string, nl: string, en = nl): Cells => ({ [`${header}.nl`]: nl, [`${header}.en`]: en })
const ADDRESS = { street: 'Dorpsstraat', house_number: '1', postcode: '7511 AB', city: 'Enschede' }
const COLOURS = { label_colour: '#1E4D2B', deep_colour: '#123A1F', accent_colour: '#E8B730', tint_colour: '#F4EFE2' }
const PLACE = { company_id: 'C1', ship_to_id: 'S1' }

export function buildProduct(parts: Cells = {}): Cells {
  const sku = parts['sku'] ?? 'VH-001'
  return {
    sku,
    type: 'simple',
    material_type: 'FERT',
    parent_sku: '',
    brand_code: 'veenhof',
    pack_format: 'CRATE',
    picture: 'media/crate.svg',
    tag: 'VH',
    url_key: sku.toLowerCase(),
    ...texts('name', 'Veenhof Pils', 'Veenhof Lager'),
    ...texts('subtitle', 'krat', 'crate'),
    sap_name: 'VH PILS',
    ean_case: '8712345678906',
    alcohol_percent: '5.0',
    cases_per_layer: '10',
    layers_per_pallet: '7',
    gross_weight_per_case_kg: '16.5',
    volume_per_case_l: '7.2',
    vat_rate_percent: '21',
    is_active: 'yes',
    position: '1',
    categories: '1|2',
    ...parts,
  }
}

const order: Cells = {
  number: 'VH-1',
  ...PLACE,
  user_id: 'U1',
  payer_id: 'P1',
  kind: 'beer',
  sap_order_type: 'YSOR',
  status: 'Delivered',
  method: 'flatrate_flatrate',
  payment_method: 'invoice',
  delivery_date: '2026-05-08',
  goods: '100.00',
  vat: '21.00',
  deposit: '3.90',
  grand_total_ex_vat: '103.90',
  grand_total: '124.90',
  price_details: '{"vat":[{"rate_bp":2100,"cents":2100}]}',
  placed_at: '2026-05-05T14:03:00Z',
  status_changed_at: '2026-05-08T09:00:00+02:00',
}

const orderLine: Cells = {
  order_number: 'VH-1',
  line_number: '1',
  sku: 'VH-001',
  ...texts('product_name', 'Veenhof Pils', 'Veenhof Lager'),
  ...texts('subtitle', 'krat', 'crate'),
  tag: 'VH',
  brand_code: 'veenhof',
  packages: '10',
  cases_total: '10',
  unit_price: '10.00',
  row_total: '100.00',
  vat_rate_percent: '21',
  vat: '21.00',
}

const EXAMPLES: Record<string, readonly Cells[]> = {
  'brands.csv': [
    {
      code: 'veenhof',
      name: 'Veenhof',
      tag: 'VH',
      ...COLOURS,
      motif: 'media/heron.svg',
      ...texts('style', 'Pils', 'Lager'),
      ...texts('tagline', 'Proost', 'Cheers'),
      position: '1',
    },
  ],
  'categories.csv': [
    { id: '1', parent_id: '', url_key: 'bier', ...texts('name', 'Bier', 'Beer'), position: '1' },
    { id: '2', parent_id: '1', url_key: 'pils', ...texts('name', 'Pils', 'Lager'), position: '1' },
  ],
  'products.csv': [
    buildProduct(),
    buildProduct({ sku: 'VH-002', ean_case: '', type: 'bundle', categories: '' }),
    buildProduct({ sku: 'VH-003', ean_case: '', type: 'configurable', material_type: 'ZBTL', posm_price: '12.50' }),
  ],
  'deposits.csv': [
    { sku: 'VH-001', kind: 'crate', ...texts('name', 'Krat', 'Crate'), per: 'case', quantity: '1', price: '3.90' },
  ],
  'relations.csv': [{ sku: 'VH-001', related_sku: 'VH-002', kind: 'related' }],
  'downloads.csv': [{ sku: 'VH-001', file: 'documents/sheet.pdf', ...texts('title', 'Blad', 'Sheet') }],
  'bundle-options.csv': [{ id: '1', sku: 'VH-002', ...texts('title', 'Bier', 'Beer'), input: 'select', position: '1' }],
  'bundle-selections.csv': [{ id: '1', option_id: '1', sku: 'VH-001', quantity: '2', position: '1' }],
  'price-groups.csv': [{ code: 'A', ...texts('name', 'Horeca', 'On-trade') }],
  'prices.csv': [{ price_group: 'A', sku: 'VH-001', min_cases: '1', price: '17.85' }],
  'discounts.csv': [
    { code: 'D1', kind: 'fixed', ...texts('name', 'Vast', 'Fixed'), brand_code: 'veenhof', rate_percent: '2.5' },
  ],
  'coupons.csv': [{ code: 'PROOST', ...texts('name', 'Proost'), amount: '10', max_uses: '5' }],
  'special-offers.csv': [{ sku: 'VH-001', valid_from: '2026-05-01', valid_to: '2026-06-01', price: '15' }],
  'stock.csv': [{ sku: 'VH-001', quantity: '100' }],
  'payment-methods.csv': [
    { code: 'invoice', ...texts('title', 'Factuur', 'Invoice'), sap_payment_code: 'F', position: '1' },
  ],
  'calendars.csv': [{ code: 'oost', ...texts('name', 'Oost', 'East'), weekdays: '1|3|5' }],
  'calendar-closures.csv': [{ calendar_code: 'oost', day: '2026-05-06', ...texts('reason', 'Markt', 'Fair') }],
  'delivery-hours.csv': [{ calendar_code: 'oost', from_time: '07:00', to_time: '12:00' }],
  'transport-limits.csv': [{ method: 'flatrate_flatrate', max_pallets: '26', max_weight_kg: '25000' }],
  'companies.csv': [{ id: 'C1', name: 'Café De Reiger', customer_type: 'Ontrade', ...ADDRESS }],
  'payers.csv': [{ company_id: 'C1', id: 'P1', name: 'De Reiger', ...ADDRESS }],
  'ship-tos.csv': [
    {
      company_id: 'C1',
      id: 'S1',
      name: 'De Reiger',
      customer_type: 'Ontrade',
      payer_id: 'P1',
      price_group: 'A',
      calendar_code: 'oost',
      ...ADDRESS,
      latitude: '52.22',
      longitude: '6.895',
    },
  ],
  'ship-to-methods.csv': [{ ...PLACE, method: 'flatrate_flatrate', is_default: 'yes' }],
  'ship-to-payment-methods.csv': [{ ...PLACE, code: 'invoice' }],
  'tank-settings.csv': [{ ...PLACE, order_method: 'portal', purchasable_brands: 'veenhof' }],
  'tanks.csv': [{ ...PLACE, position: '1', name: 'Tank 1', capacity_liters: '1000', brand_code: 'veenhof' }],
  'budgets.csv': [{ ...PLACE, year: '2026', granted: '500', left: '' }],
  'contracts.csv': [
    {
      company_id: 'C1',
      number: 'K1',
      kind: 'supply',
      ...texts('title', 'Levering', 'Supply'),
      starts_on: '2026-01-01',
    },
  ],
  'users.csv': [
    {
      id: 'U1',
      email: 'owner@reiger.example',
      first_name: 'Anna',
      last_name: 'Vos',
      status: 'Active',
      default_ship_to_id: 'S1',
    },
    {
      id: 'U2',
      email: 'new@reiger.example',
      first_name: 'Bas',
      last_name: 'Mol',
      status: 'Invited',
      default_ship_to_id: '',
    },
  ],
  'user-roles.csv': [
    { user_id: 'U1', ...PLACE, role: 'Owner', customer_type: 'Ontrade', withheld: 'Reporting|Contracts' },
  ],
  'orders.csv': [order],
  'order-lines.csv': [orderLine],
  'order-events.csv': [
    { order_number: 'VH-1', status: 'Order created', happened_at: '2026-05-05T14:03:00Z' },
    { order_number: 'VH-1', status: 'Delivered', happened_at: '2026-05-08T07:00:00.123456Z' },
  ],
  'order-deliveries.csv': [{ order_number: 'VH-1', number: '80001', shipped_at: '2026-05-08T05:00:00Z' }],
  'order-invoices.csv': [{ order_number: 'VH-1', number: '90001', invoiced_on: '2026-05-09', total: '124.90' }],
  'day-loads.csv': [{ calendar_code: 'oost', day: '2026-12-04', taken_places: '3', capacity_places: '26' }],
}

const SETTINGS = `name: Testbrouwerij
market: NL
demo: true
demo_password: Proost-op-Veenhof-26
holidays:
  - { day: 2026-05-05, name: { nl: Bevrijdingsdag, en: Liberation Day } }
`

/** The texts of a brewery that is no demo (any more). */
export const NO_DEMO = { 'brewery.yaml': SETTINGS.replaceAll(/^demo.*\n/gm, '') }

/** A brewery with a row or two in every file; `rows` replaces files, undefined leaves one out. */
export function buildBrewery({
  rows = {},
  texts: more = {},
}: { rows?: Record<string, readonly Cells[] | undefined>; texts?: Record<string, string> } = {}): Brewery {
  const files = { ...EXAMPLES, ...rows }
  return {
    rows: Object.fromEntries(Object.entries(files).flatMap(([file, given]) => (given ? [[file, given] as const] : []))),
    texts: {
      'brewery.yaml': SETTINGS,
      'documents/sheet.pdf': '%PDF',
      'media/crate.svg': '<svg>crate</svg>',
      'media/heron.svg': '<svg>heron</svg>',
      'media/tap.webp': 'picture',
      'content/news/nieuwe-tap.nl.md': '---\ntitle: Nieuwe tap\nimage: media/tap.webp\n---\n\nEen *tap*.\n',
      'content/news/nieuwe-tap.en.md': '---\ntitle: New tap\npublished_on: 2026-02-01\ntags: [a, b]\n---\n\nA *tap*.\n',
      ...more,
    },
  }
}

const CATALOGUE = new Set([
  'brands.csv',
  'categories.csv',
  'products.csv',
  'downloads.csv',
  'bundle-options.csv',
  'bundle-selections.csv',
  'price-groups.csv',
  'prices.csv',
  'special-offers.csv',
  'stock.csv',
  'coupons.csv',
])

/** The catalogue of that brewery alone, which comes in with a third of the work: it names no customer. */
export function buildCatalogue({ rows = {}, texts: more = {} }: Partial<Brewery> = {}): Brewery {
  const others = Object.keys(EXAMPLES).filter((file) => !CATALOGUE.has(file))
  return buildBrewery({
    rows: { ...Object.fromEntries(others.map((file) => [file, undefined])), ...rows },
    texts: more,
  })
}

/** A brewery with the first row of a file changed; a file of the catalogue needs no customers and no orders beside it. */
export function buildWithFirst(file: string, parts: Cells): Brewery {
  const build = CATALOGUE.has(file) ? buildCatalogue : buildBrewery
  return build({ rows: withFirst(file, parts) })
}

/** The brewery's own rows of a file, the first of them changed. */
export function withFirst(file: string, parts: Cells): Record<string, readonly Cells[]> {
  const [first = {}, ...others] = EXAMPLES[file] ?? []
  return { [file]: [{ ...first, ...parts }, ...others] }
}

/** Writes the brewery into a new folder and answers its path; the folder is gone with its test. */
export async function writeBrewery(brewery: Brewery): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fust-brewery-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await fillFolder(folder, brewery)
  return folder
}

/** Writes the brewery into a folder that exists. */
export async function fillFolder(folder: string, { rows, texts: files }: Brewery): Promise<void> {
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  for (const [file, text] of Object.entries(files)) await write(file, text)
  for (const [file, given] of Object.entries(rows)) await write(file, csvText(file, given))
}

/** An empty file still has the header of all its columns. */
function csvText(file: string, rows: readonly Cells[]): string {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const all = headers.length > 0 ? headers : emptyHeader(file)
  return csvLine(all) + rows.map((row) => csvLine(all.map((header) => row[header] ?? ''))).join('')
}

function emptyHeader(file: string): string[] {
  const columns = TABLES.find((table) => table.file === file)?.columns ?? []
  return columns.flatMap(({ header, byLanguage }) => (byLanguage ? [`${header}.nl`, `${header}.en`] : [header]))
}
