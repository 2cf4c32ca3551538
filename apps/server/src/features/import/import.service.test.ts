import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyPassword } from '#platform/passwords.ts'
import { hashPassword } from '#platform/passwords.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { buildBrewery, buildProduct, NO_DEMO, withFirst, writeBrewery, type Brewery } from './import.builders.ts'
import { importBrewery, type ImportRequest } from './import.service.ts'
import { emptyTables, readRowVersions, readTables } from './import.test-tables.ts'

const NOW = new Date('2026-05-05T14:03:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => emptyTables(database.pool))

async function imported(brewery: Brewery, more: Partial<ImportRequest> = {}) {
  const folder = await writeBrewery(brewery)
  return importBrewery({
    pool: database.pool,
    folder,
    clock: { now: () => NOW },
    allowsRemovals: true,
    hashPassword,
    ...more,
  })
}
const valueOf = async (sql: string) => (await database.pool.query({ text: sql, rowMode: 'array' })).rows.flat()

describe('a repeated import', () => {
  test('fills every table the first time and touches no row the second time', async () => {
    const brewery = buildBrewery()
    expect(await imported(brewery, { demoPasswords: true })).toMatchObject({ ok: true })
    const tables = await readTables(database.pool)
    expect(Object.entries(tables).filter(([, rows]) => rows.length > 0)).toHaveLength(44)
    const versions = await readRowVersions(database.pool)

    expect(await imported(brewery, { demoPasswords: true })).toMatchObject({ ok: true, value: { changes: 0 } })
    expect(await readRowVersions(database.pool)).toEqual(versions)
  })

  test('changes only what differs', async () => {
    await imported(buildBrewery())
    const outcome = await imported(buildBrewery({ rows: withFirst('prices.csv', { price: '18' }) }))
    expect(outcome).toMatchObject({ ok: true, value: { changes: 1, tables: { price: { changed: { count: 1 } } } } })
    expect(await valueOf('select price_cents::int from price')).toEqual([1800])
  })

  test('lets two products swap their addresses', async () => {
    const named = (one: string, two: string) =>
      buildBrewery({
        rows: {
          'products.csv': [
            buildProduct({ url_key: one }),
            buildProduct({ sku: 'VH-002', url_key: two, type: 'bundle' }),
          ],
        },
      })
    await imported(named('first', 'second'))
    expect(await imported(named('second', 'first'))).toMatchObject({ ok: true })
    expect(await valueOf('select url_key from product where is_active order by sku')).toEqual(['second', 'first'])
  })

  test('stamps what it writes with the given clock', async () => {
    await imported(buildBrewery())
    expect(await valueOf(`select distinct updated_at from product`)).toEqual([NOW])
    expect(await valueOf(`select distinct moved_at from stock_movement`)).toEqual([NOW])
  })
})

describe('rows that the folder no longer names', () => {
  test('leave the catalogue, while products stay inactive and customers stay', async () => {
    await imported(buildBrewery())
    const rows = {
      'products.csv': [
        buildProduct({ categories: '1' }),
        buildProduct({ sku: 'VH-002', type: 'bundle', categories: '' }),
      ],
      'categories.csv': [
        { id: '1', parent_id: '', url_key: 'bier', 'name.nl': 'Bier', 'name.en': 'Beer', position: '1' },
      ],
      'coupons.csv': [],
      'users.csv': [],
      'user-roles.csv': [],
      'orders.csv': [],
      'order-lines.csv': [],
      'order-events.csv': [],
      'order-deliveries.csv': [],
      'order-invoices.csv': [],
    }
    expect(await imported(buildBrewery({ rows }))).toMatchObject({ ok: true })
    expect(await valueOf('select sku from product where not is_active')).toEqual(['VH-003'])
    expect(await valueOf('select id from category')).toEqual([1])
    expect(await valueOf('select count(*)::int from coupon')).toEqual([0])
    expect(await valueOf('select id from portal_user order by id')).toEqual(['U1', 'U2'])
    expect(await valueOf('select number from sales_order')).toEqual(['VH-1'])
  })

  test('stay when the whole file is left out', async () => {
    await imported(buildBrewery())
    await imported(buildBrewery({ rows: { 'coupons.csv': undefined, 'discounts.csv': undefined } }))
    expect(await valueOf('select code from coupon union select code from discount order by 1')).toEqual([
      'D1',
      'PROOST',
    ])
  })

  test('are gone for a user or ship-to that the file names', async () => {
    await imported(buildBrewery())
    await imported(buildBrewery({ rows: withFirst('user-roles.csv', { role: 'Basic' }) }))
    expect(await valueOf('select role from user_role')).toEqual(['Basic'])
  })

  test('stay while something that stays refers to them', async () => {
    await imported(buildBrewery())
    await database.pool.query(`insert into price_group values ('OLD', '{"nl": "Oud"}'), ('UNUSED', '{"nl": "Oud"}')`)
    await database.pool.query(`update ship_to set price_group = 'OLD'`)
    await imported(
      buildBrewery({
        rows: {
          'ship-tos.csv': undefined,
          'price-groups.csv': [{ code: 'A', 'name.nl': 'Horeca', 'name.en': 'On-trade' }],
        },
      }),
    )
    expect(await valueOf('select code from price_group order by code')).toEqual(['A', 'OLD'])
  })
})

describe('pictures', () => {
  const pictures = () => valueOf('select file from picture order by file')

  test('are those that products and brands name', async () => {
    await imported(buildBrewery())
    expect(await pictures()).toEqual(['media/crate.svg', 'media/heron.svg'])
  })

  test('have another version with another content, and only then', async () => {
    const versions = () => valueOf(`select version from picture where file = 'media/crate.svg'`)
    await imported(buildBrewery())
    const [first] = await versions()
    await imported(buildBrewery())
    expect(await versions()).toEqual([first])
    const outcome = await imported(buildBrewery({ texts: { 'media/crate.svg': '<svg>another</svg>' } }))
    expect(outcome).toMatchObject({ value: { changes: 1, tables: { picture: { changed: { count: 1 } } } } })
    expect(await versions()).not.toEqual([first])
  })

  test('go with the last that named them, and stay for a product that is kept', async () => {
    await imported(buildBrewery())
    const none = withFirst('brands.csv', { motif: '' })
    await imported(buildBrewery({ rows: { ...none, 'products.csv': [buildProduct()] } }))
    expect(await pictures()).toEqual(['media/crate.svg'])
    expect(await valueOf('select sku from product where is_active')).toEqual(['VH-001'])
    await imported(buildBrewery({ rows: { ...none, 'products.csv': [buildProduct({ picture: '' })] } }))
    expect(await pictures()).toEqual(['media/crate.svg'])
    await database.pool.query('update product set picture = null')
    await imported(buildBrewery({ rows: { ...none, 'products.csv': [buildProduct({ picture: '' })] } }))
    expect(await pictures()).toEqual([])
  })

  test('go with the brand that goes', async () => {
    const COLOURS = {
      label_colour: '#1E4D2B',
      deep_colour: '#123A1F',
      accent_colour: '#E8B730',
      tint_colour: '#F4EFE2',
    }
    const words = { 'style.nl': 'Pils', 'style.en': 'Lager', 'tagline.nl': 'Proost', 'tagline.en': 'Cheers' }
    const other = {
      code: 'other',
      name: 'Other',
      tag: 'OT',
      ...COLOURS,
      ...words,
      motif: 'media/other.svg',
      position: '2',
    }
    const [veenhof = {}] = buildBrewery().rows['brands.csv'] ?? []
    const texts = { 'media/other.svg': '<svg/>' }
    await imported(buildBrewery({ rows: { 'brands.csv': [veenhof, other] }, texts }))
    expect(await pictures()).toContain('media/other.svg')
    await imported(buildBrewery({ texts }))
    expect(await pictures()).not.toContain('media/other.svg')
  })

  test('stay when a folder names none of them', async () => {
    await imported(buildBrewery())
    await imported(buildBrewery({ rows: { 'products.csv': undefined, 'brands.csv': undefined } }))
    expect(await pictures()).toEqual(['media/crate.svg', 'media/heron.svg'])
  })
})

describe('ledgers', () => {
  test('take the difference of a stock with its balance', async () => {
    await imported(buildBrewery())
    await imported(buildBrewery({ rows: withFirst('stock.csv', { quantity: '70' }) }))
    expect(await valueOf('select delta from stock_movement order by id')).toEqual([100, -30])
    expect(await valueOf('select balance from stock_movement order by id')).toEqual([100, 70])
    expect(await valueOf('select quantity from stock')).toEqual([70])
  })

  test('keep what was spent of a budget when the file leaves it open', async () => {
    await imported(buildBrewery())
    await database.pool.query('update budget set left_cents = 20000')
    await imported(buildBrewery({ rows: withFirst('budgets.csv', { granted: '600' }) }))
    expect(await valueOf('select left_cents::int from budget')).toEqual([30000])
    expect(await valueOf('select delta_cents::int from budget_movement order by id')).toEqual([50000, 10000])
  })

  test('keep how often a coupon was used when the file leaves it open', async () => {
    await imported(buildBrewery())
    await database.pool.query('update coupon set uses = 3')
    expect(await imported(buildBrewery())).toMatchObject({ value: { changes: 0 } })
    expect(await valueOf('select uses from coupon')).toEqual([3])
  })

  test('refuse a budget below what was spent', async () => {
    await imported(buildBrewery())
    await database.pool.query('update budget set left_cents = 0')
    const outcome = await imported(buildBrewery({ rows: withFirst('budgets.csv', { granted: '499' }) }))
    expect(outcome).toMatchObject({
      refusal: {
        faults: [
          {
            file: 'budgets.csv',
            line: 2,
            column: 'granted',
            reason: expect.stringContaining('is less than was already spent'),
          },
        ],
      },
    })
  })
})

describe('what follows from the files', () => {
  const found = (words: string) =>
    valueOf(`select sku from product_search where words @@ '${words}'::tsquery order by sku`)

  test('is searched in all languages by words, by stems, without accents, by numbers', async () => {
    await imported(
      buildBrewery({ rows: withFirst('products.csv', { 'name.nl': 'Señorita Bokbieren', 'name.en': 'Ales' }) }),
    )
    for (const word of ['senorita', 'bokbieren', 'bokbier', 'ales', 'ale', '8712345678906'])
      expect(await found(word)).toEqual(['VH-001'])
    expect(await valueOf(`select word from search_word where word like 'senor%'`)).toContain('senorita')
  })

  test('is rebuilt for the products whose texts changed, and for all of a renamed brand or category', async () => {
    await imported(buildBrewery())
    const before = await readRowVersions(database.pool)
    await imported(buildBrewery({ rows: withFirst('products.csv', { alcohol_percent: '4.5' }) }))
    expect((await readRowVersions(database.pool))['product_search']).toEqual(before['product_search'])
    await imported(buildBrewery({ rows: withFirst('brands.csv', { name: 'Reiger' }) }))
    expect(await found('reiger')).toEqual(['VH-001', 'VH-002', 'VH-003'])
    await imported(buildBrewery({ rows: withFirst('categories.csv', { 'name.nl': 'Kisten' }) }))
    expect(await found('kisten')).toEqual(['VH-001', 'VH-003'])
  })

  test('is rebuilt where the category above is put below another, and says something from then on', async () => {
    const category = (id: string, parent_id: string, name: string) => ({
      id,
      parent_id,
      position: '1',
      url_key: name.toLowerCase(),
      'name.nl': name,
      'name.en': name,
    })
    const lager = withFirst('products.csv', { categories: '2' })
    const above = (parentId: string) => [
      category('3', '', 'Dranken'),
      category('1', parentId, 'Lichtvaardig'),
      category('2', '1', 'Pils'),
    ]
    await imported(buildBrewery({ rows: { ...lager, 'categories.csv': above('') } }))
    expect(await found('lichtvaardig')).not.toContain('VH-001')
    await imported(buildBrewery({ rows: { ...lager, 'categories.csv': above('3') } }))
    expect(await found('lichtvaardig')).toContain('VH-001')
  })

  test('lets new orders be numbered after the imported ones', async () => {
    await imported(
      buildBrewery({
        rows: {
          ...withFirst('orders.csv', { number: '26-000123' }),
          'order-lines.csv': [],
          'order-events.csv': [],
          'order-deliveries.csv': [],
          'order-invoices.csv': [],
        },
      }),
    )
    expect(await valueOf(`select nextval('order_number')::int`)).toEqual([124])
  })
})

describe('the reference of an order', () => {
  const REFERENCE = '6f1f7d3e-0f0c-4c59-9b53-3f0d7a1a2c11'
  const withReference = (reference: string) => buildBrewery({ rows: withFirst('orders.csv', { reference }) })
  const references = () => valueOf('select reference::text from sales_order')

  test('is the one of the file, and a new one for a new order of a file without', async () => {
    await imported(withReference(REFERENCE))
    expect(await references()).toEqual([REFERENCE])
    await emptyTables(database.pool)
    await imported(buildBrewery())
    expect(await references()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(await references()).not.toEqual([REFERENCE])
  })

  test('stays when a file comes without', async () => {
    await imported(withReference(REFERENCE))
    await imported(buildBrewery({ rows: withFirst('orders.csv', { note_for_driver: 'Ring' }) }))
    expect(await references()).toEqual([REFERENCE])
  })

  test('never becomes another', async () => {
    await imported(buildBrewery())
    expect(JSON.stringify(await imported(withReference(REFERENCE)))).toContain('differs from what it was')
  })

  test('is of one order', async () => {
    await imported(withReference(REFERENCE))
    const twin = { ...withFirst('orders.csv', { number: 'VH-2', reference: REFERENCE }), 'order-lines.csv': [] }
    const rows = { ...twin, 'order-events.csv': [], 'order-deliveries.csv': [], 'order-invoices.csv': [] }
    expect(JSON.stringify(await imported(buildBrewery({ rows })))).toContain('belongs to a row that is not in the file')
  })
})

describe('the demo password', () => {
  const storedHashes = () => valueOf('select password_hash from portal_user order by id')

  test('is given to people who have none, except to the invited', async () => {
    await imported(buildBrewery(), { demoPasswords: true })
    const [anna, bas] = await storedHashes()
    expect(await verifyPassword('Proost-op-Veenhof-26', anna)).toBe(true)
    expect(bas).toBeNull()
    await imported(buildBrewery(), { demoPasswords: true })
    expect(await storedHashes()).toEqual([anna, null])
  })

  test('is not given unless the caller asks for it', async () => {
    await imported(buildBrewery())
    expect(await storedHashes()).toEqual([null, null])
  })

  describe('of a brewery that is no demo any more', () => {
    const insertSession = () =>
      database.pool.query(
        `insert into session (token_hash, user_id, kind, created_at, last_seen_at, expires_at)
         values ('\\x01', 'U1', 'cookie', $1, $1, $1)`,
        [NOW],
      )

    test('is taken away, also where the folder does not name the people, and who was signed in is signed out', async () => {
      await imported(buildBrewery(), { demoPasswords: true })
      await insertSession()
      const rows = { 'users.csv': undefined, 'user-roles.csv': undefined }
      const outcome = await imported(buildBrewery({ texts: NO_DEMO, rows }))
      expect(outcome).toMatchObject({ ok: true, value: { withdrawnPasswords: 1 } })
      expect(await storedHashes()).toEqual([null, null])
      expect(await valueOf('select count(*)::int from session')).toEqual([0])
    })

    test('is not what somebody has chosen since', async () => {
      await imported(buildBrewery(), { demoPasswords: true })
      await database.pool.query(`update portal_user set password_hash = 'chosen' where id = 'U1'`)
      await insertSession()
      expect(await imported(buildBrewery({ texts: NO_DEMO }))).toMatchObject({
        ok: true,
        value: { withdrawnPasswords: 0 },
      })
      expect(await storedHashes()).toEqual(['chosen', null])
      expect(await valueOf('select count(*)::int from session')).toEqual([1])
    })
  })
})

describe('one transaction', () => {
  test('takes everything back when the tables refuse a late row', async () => {
    const before = await readTables(database.pool)
    await database.pool.query('alter table order_invoice add constraint no_invoice check (total_cents < 0)')
    const outcome = await imported(buildBrewery())
    await database.pool.query('alter table order_invoice drop constraint no_invoice')
    expect(outcome).toMatchObject({
      refusal: { faults: [{ file: 'order-invoices.csv', reason: expect.stringContaining('no_invoice') }] },
    })
    expect(await readTables(database.pool)).toEqual(before)
  })

  test('at a time: of two imports started together the second finds nothing to change', async () => {
    const outcomes = await Promise.all([imported(buildBrewery()), imported(buildBrewery())])
    const changes = outcomes.map((outcome) => (outcome.ok ? outcome.value.changes : -1))
    expect(changes.filter((count) => count === 0)).toHaveLength(1)
    expect(Math.max(...changes)).toBeGreaterThan(40)
  })
})
