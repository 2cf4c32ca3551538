import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { buildBrewery, buildProduct, withFirst, writeBrewery, type Brewery, type Cells } from './import.builders.ts'
import { importCommand } from './import.cli.ts'
import { emptyTables, readRowVersions } from './import.test-tables.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => emptyTables(database.pool))

/** What the command says of a folder, and its exit code. */
async function run(brewery: Brewery, ...options: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await importCommand([await writeBrewery(brewery), ...options], {
    pool: database.pool,
    clock: { now: () => new Date('2026-05-05T14:03:00Z') },
    print: (line) => lines.push(line),
    screen: { write: () => true },
  })
  return { code, lines }
}
const valueOf = async (sql: string) => (await database.pool.query({ text: sql, rowMode: 'array' })).rows.flat()
const lastNumber = () => valueOf('select last_value::int from order_number')

const price = (cases: number, euros = '17.85'): Cells => ({
  price_group: 'A',
  sku: 'VH-001',
  min_cases: String(cases),
  price: euros,
})
const prices = (count: number) => Array.from({ length: count }, (_, at) => price(at + 1))
/** A folder of these files alone. */
const only = (rows: Record<string, readonly Cells[]>) =>
  buildBrewery({
    rows: { ...Object.fromEntries(Object.keys(buildBrewery().rows).map((file) => [file, undefined])), ...rows },
  })

test.each([
  ['[BAR-52]', 'YSE1', 'emptiesfulltruck_emptiesfulltruck'],
  ['[BAR-53]', 'YDE1', 'emptiessmall_emptiessmall'],
  ['[BAR-55]', 'YSOR', 'flatrate_flatrate'],
])(
  '%s an order of the past of the type %s, whose transport nobody wrote down, went by %s',
  async (_id, type, method) => {
    await run(buildBrewery({ rows: withFirst('orders.csv', { sap_order_type: type, method: '' }) }))
    expect(await valueOf('select method from sales_order')).toEqual([method])
  },
)

describe('a dry run', () => {
  test('says what would come, change and go, table by table, with examples of each', async () => {
    await run(buildBrewery({ rows: { 'prices.csv': prices(40) } }))
    const rows = {
      'prices.csv': [price(1, '18'), ...prices(38).slice(1), price(50), price(60), price(70), price(80)],
      ...withFirst('products.csv', { 'name.nl': 'Veenhof Blond', alcohol_percent: '4.5' }),
    }
    expect(await run(buildBrewery({ rows }), '--dry-run')).toEqual({
      code: 0,
      lines: [
        'products.csv: 0 added, 1 changed, 0 made inactive',
        '  changed VH-001 (Veenhof Lager): name.nl Veenhof Pils → Veenhof Blond; alcohol_percent 5 → 4.5',
        'prices.csv: 4 added, 1 changed, 2 removed',
        '  added A/VH-001/50',
        '  added A/VH-001/60',
        '  added A/VH-001/70',
        '  … and 1 more added',
        '  changed A/VH-001/1: price 17.85 → 18',
        '  removed A/VH-001/39',
        '  removed A/VH-001/40',
        'Testbrouwerij: 8 changes; nothing was written, as this was a dry run.',
      ],
    })
  })

  test('says the same as the import that does it', async () => {
    await run(buildBrewery({ rows: { 'prices.csv': prices(40) } }))
    const other = buildBrewery({ rows: { 'prices.csv': prices(39) }, texts: { 'media/heron.svg': '<svg>other</svg>' } })
    const dry = await run(other, '--dry-run')
    const done = await run(other)
    expect(dry.lines.slice(0, -1)).toEqual(done.lines.slice(0, -1))
    expect(done.lines.at(-1)).toBe('Testbrouwerij: 2 changes.')
  })

  test('writes nothing, whatever the folder holds', async () => {
    const [before, number] = [await readRowVersions(database.pool), await lastNumber()]
    const rows = { ...withFirst('orders.csv', { number: '26-900123' }), 'order-lines.csv': [], 'order-events.csv': [] }
    const more = { 'order-deliveries.csv': [], 'order-invoices.csv': [] }
    expect(await run(buildBrewery({ rows: { ...rows, ...more } }), '--dry-run', '--demo-passwords')).toMatchObject({
      code: 0,
    })
    expect(await readRowVersions(database.pool)).toEqual(before)
    expect(await lastNumber()).toEqual(number)
  })

  test('reports the faults of a folder as an import does', async () => {
    const wrong = buildBrewery({ rows: withFirst('stock.csv', { quantity: 'many' }) })
    expect(await run(wrong, '--dry-run')).toEqual(await run(wrong))
  })

  test('names the settings that come, change and go', async () => {
    const yaml = (more: string) => ({ 'brewery.yaml': `name: T\nmarket: NL\n${more}` })
    const many = Array.from({ length: 20 }, (_, at) => `    T${at}: A1\n`).join('')
    await run(
      buildBrewery({
        texts: yaml(
          `portal: { maintenance: false, banner_rotation: 8 }\nvat_on_deposit: true\nerp:\n  calendars:\n${many}`,
        ),
      }),
    )
    const { lines } = await run(
      buildBrewery({
        texts: yaml(
          `portal: { maintenance: true, public_catalogue: true }\nvat_on_deposit: true\nerp:\n  calendars:\n${many}`,
        ),
      }),
      '--dry-run',
    )
    expect(lines).toEqual([
      'settings of brewery.yaml: 1 added, 1 changed, 1 removed',
      '  added portal.public_catalogue',
      '  changed portal.maintenance false → true',
      '  removed portal.banner_rotation',
      '2 people have no password and no invitation yet: import with --invite, or fust invite EMAIL for each.',
      'T: 3 changes; nothing was written, as this was a dry run.',
    ])
  })
})

const TWO_WAYS =
  'Nothing was changed: more than a tenth would go. With --partial comes what the folder holds, and nothing goes; with --allow-removals all that it leaves out goes.'

describe('more than a tenth of a table', () => {
  test('goes only when that is said: a price list of one row', async () => {
    await run(buildBrewery({ rows: { 'prices.csv': prices(400) } }))
    const { code, lines } = await run(buildBrewery({ rows: { 'prices.csv': [price(1, '20')] } }))
    expect(code).toBe(1)
    expect(lines.slice(-2)).toEqual([
      'prices.csv: 399 of 400 would go, such as A/VH-001/10, A/VH-001/100, A/VH-001/101, …',
      TWO_WAYS,
    ])
    expect(await valueOf('select count(*)::int from price')).toEqual([400])
    expect((await run(buildBrewery({ rows: { 'prices.csv': [price(1, '20')] } }), '--dry-run')).code).toBe(1)
    expect((await run(buildBrewery({ rows: { 'prices.csv': [price(1, '20')] } }), '--allow-removals')).code).toBe(0)
    expect(await valueOf('select price_cents::int from price')).toEqual([2000])
  })

  test('is more than a tenth: that much may go', async () => {
    await run(buildBrewery({ rows: { 'prices.csv': prices(40) } }))
    expect((await run(buildBrewery({ rows: { 'prices.csv': prices(36) } }))).code).toBe(0)
    expect((await run(buildBrewery({ rows: { 'prices.csv': prices(32) } }))).code).toBe(1)
  })

  test('is not made inactive by a header without rows', async () => {
    const products = Array.from({ length: 100 }, (_, at) =>
      buildProduct({ sku: `VH-${at + 100}`, categories: '', ean_case: '' }),
    )
    const brands = buildBrewery().rows['brands.csv'] ?? []
    expect((await run(only({ 'brands.csv': brands, 'products.csv': products }))).code).toBe(0)
    const { code, lines } = await run(only({ 'products.csv': [] }))
    expect(code).toBe(1)
    expect(lines).toContain(
      'products.csv: 100 of 100 would go, such as VH-100 (Veenhof Lager), VH-101 (Veenhof Lager), VH-102 (Veenhof Lager), …',
    )
    expect(await valueOf('select count(*)::int from product where is_active')).toEqual([100])
  })

  test('counts what goes with what it belongs to', async () => {
    await run(buildBrewery())
    const rows = { 'bundle-options.csv': [], 'bundle-selections.csv': undefined }
    expect((await run(buildBrewery({ rows }))).lines).toContainEqual(
      expect.stringMatching(/^bundle-selections\.csv: 1 of 1 would go/),
    )
  })

  test('counts pages and holidays as well', async () => {
    await run(
      buildBrewery({
        texts: { 'content/faq/tap.nl.md': '---\ntitle: Tap\n---\n', 'content/faq/tap.en.md': '---\ntitle: Tap\n---\n' },
      }),
    )
    const { lines } = await run(
      buildBrewery({
        texts: {
          'brewery.yaml': 'name: Testbrouwerij\nmarket: NL\ndemo: true\ndemo_password: Proost-op-Veenhof-26\n',
        },
      }),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(/^holidays of brewery\.yaml: 1 of 1 would go, such as 2026-05-05/),
    )
    expect(lines).toContainEqual(expect.stringMatching(/^pages: 2 of 4 would go, such as faq\/tap\/en \(Tap\)/))
  })

  test('of the settings goes only when that is said, and each of them is named', async () => {
    const long = 'name: T\nmarket: NL\norder_number_prefix: VH\ncontact: { phone: "1", email: a@b.example }\n'
    await run(buildBrewery({ texts: { 'brewery.yaml': long } }))
    const { code, lines } = await run(buildBrewery({ texts: { 'brewery.yaml': 'name: T\nmarket: NL\n' } }))
    expect(code).toBe(1)
    expect(lines.slice(-2)).toEqual([
      'settings of brewery.yaml: 3 of 5 would go, such as order_number_prefix, contact.email, contact.phone',
      TWO_WAYS,
    ])
    expect(await valueOf(`select value #>> '{phone}' from brewery_setting where name = 'contact'`)).toEqual(['1'])
  })
})

describe('a part of a folder', () => {
  test('brings its rows, and nothing goes', async () => {
    await run(buildBrewery({ rows: { 'prices.csv': prices(40) } }))
    const part = buildBrewery({ rows: { 'prices.csv': [price(1, '20'), price(99)] } })
    const { code, lines } = await run(part, '--partial')
    expect({ code, lines }).toEqual({
      code: 0,
      lines: [
        'prices.csv: 1 added, 1 changed, 0 removed',
        '  added A/VH-001/99',
        '  changed A/VH-001/1: price 17.85 → 20',
        'Testbrouwerij: 2 changes.',
      ],
    })
    expect(await valueOf('select count(*)::int from price')).toEqual([41])
  })

  test('may name what only the tables hold', async () => {
    await run(buildBrewery())
    const part = only({
      'categories.csv': [
        { id: '3', parent_id: '2', url_key: 'bok', 'name.nl': 'Bok', 'name.en': 'Bock', position: '1' },
      ],
      'products.csv': [buildProduct({ sku: 'VH-009', categories: '1|3', ean_case: '' })],
      'order-events.csv': [{ order_number: 'VH-1', status: 'Sent', happened_at: '2026-05-06T07:00:00Z' }],
    })
    expect(await run(part, '--partial')).toMatchObject({ code: 0 })
    expect(await valueOf('select sku from product where is_active order by 1')).toEqual([
      'VH-001',
      'VH-002',
      'VH-003',
      'VH-009',
    ])
    expect(await valueOf('select category_id from product_category order by sku, 1')).toEqual([1, 2, 1, 2, 1, 3])
    expect(await valueOf('select count(*)::int from order_event')).toEqual([3])
  })

  test('keeps the settings that it leaves out, and the demo that it is', async () => {
    const yaml = (more: string) => ({ 'brewery.yaml': `name: T\nmarket: NL\n${more}` })
    await run(
      buildBrewery({
        texts: yaml('demo: true\ndemo_password: Proost-op-Veenhof-26\nportal: { banner_rotation: 8 }\n'),
      }),
      '--demo-passwords',
    )
    const { lines } = await run(buildBrewery({ texts: yaml('portal: { maintenance: true }\n') }), '--partial')
    expect(lines).toEqual([
      'settings of brewery.yaml: 1 added, 0 changed, 0 removed',
      '  added portal.maintenance',
      'T: 1 change.',
    ])
    expect(await valueOf(`select value from brewery_setting where name = 'portal'`)).toEqual([
      { banner_rotation: 8, maintenance: true },
    ])
    expect(await valueOf(`select count(*)::int from portal_user where demo_password_hash is not null`)).toEqual([1])
  })

  test('does not give a ship-to a second default transport', async () => {
    await run(buildBrewery())
    const place = { company_id: 'C1', ship_to_id: 'S1' }
    const rows = { 'ship-to-methods.csv': [{ ...place, method: 'selfpickup_selfpickup', is_default: 'yes' }] }
    expect((await run(buildBrewery({ rows }), '--partial')).lines[0]).toBe(
      `ship-to-methods.csv:2 column is_default: 'selfpickup_selfpickup' is the second default of this ship-to: leave one`,
    )
    expect(await run(buildBrewery({ rows }), '--allow-removals')).toMatchObject({ code: 0 })
    expect(await valueOf('select method from ship_to_method where is_default')).toEqual(['selfpickup_selfpickup'])
  })

  test('whose categories would stand in a circle with those of the tables is refused', async () => {
    await run(buildBrewery())
    const rows = withFirst('categories.csv', { parent_id: '2' })
    const { lines } = await run(
      buildBrewery({ rows: { 'categories.csv': rows['categories.csv']?.slice(0, 1) } }),
      '--partial',
    )
    expect(lines[0]).toBe(
      `categories.csv:2 column parent_id: '1 → 2 → 1' goes round in a circle: give one of them another parent`,
    )
  })
})

describe('a tree of categories', () => {
  const category = (id: number, parent: number | '' = ''): Cells => ({
    id: String(id),
    parent_id: String(parent),
    url_key: `c${id}`,
    'name.nl': `C${id}`,
    'name.en': `C${id}`,
    position: '1',
  })
  const imported = (...categories: Cells[]) =>
    run(buildBrewery({ rows: { 'products.csv': PRODUCTS, 'categories.csv': categories } }), '--allow-removals')
  const PRODUCTS = (buildBrewery().rows['products.csv'] ?? []).map((row) => ({ ...row, categories: '' }))
  const parents = () => valueOf("select concat(id, ':', parent_id) from category order by id")

  test.each([
    [
      'a category gets a parent that the same file brings',
      [category(1), category(2, 1)],
      [category(2, 3), category(3, 1), category(1)],
    ],
    ['a child stands before its parent', [], [category(3, 2), category(2, 1), category(1)]],
    [
      'the tree is turned round',
      [category(1), category(2, 1), category(3, 2)],
      [category(1, 2), category(2, 3), category(3)],
    ],
    [
      'a parent goes, and its child moves up',
      [category(1), category(2, 1), category(3, 2)],
      [category(3, 1), category(1)],
    ],
    ['a root gets a new root above it', [category(1), category(2, 1)], [category(1, 9), category(2, 1), category(9)]],
    [
      'the root goes, and a child takes its place',
      [category(1), category(2, 1), category(3, 1)],
      [category(2), category(3, 2)],
    ],
  ])('comes in where %s', async (_what, before, after) => {
    await imported(...before)
    expect(await imported(...after)).toMatchObject({ code: 0 })
    expect(await parents()).toEqual(after.map(({ id, parent_id }) => `${id}:${parent_id}`).toSorted())
  })

  test('comes in deep and upside down', async () => {
    const deep = Array.from({ length: 500 }, (_, at) => category(500 - at, at === 499 ? '' : 499 - at))
    expect(await imported(...deep)).toMatchObject({ code: 0 })
    expect((await parents()).length).toBe(500)
  })

  test('is refused where it goes round, with the way round', async () => {
    const { lines } = await imported(category(1, 3), category(2, 1), category(3, 2), category(4, 1), category(5, 5))
    const said = (line: number, way: string) =>
      `categories.csv:${line} column parent_id: '${way}' goes round in a circle: give one of them another parent`
    expect(lines.slice(0, -1)).toEqual([
      said(2, '1 → 3 → 2 → 1'),
      said(3, '1 → 3 → 2 → 1'),
      said(4, '1 → 3 → 2 → 1'),
      said(6, '5 → 5'),
    ])
  })
})
