import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { eanCheckDigit } from './ean.ts'
import { files } from './files.ts'
import { parsedCsv } from './parsed-csv.ts'
import type { Record as CsvRecord } from './parsed-csv.ts'

const FOLDER = join(import.meta.dirname, '../../breweries/veenhof')

const tables = new Map<string, CsvRecord[]>()

beforeAll(async () => {
  for (const name of await readdir(FOLDER)) {
    if (name.endsWith('.csv')) tables.set(name.slice(0, -4), parsedCsv(await readFile(join(FOLDER, name), 'utf8')))
  }
})

const rows = (table: string): CsvRecord[] => tables.get(table) ?? []
const column = (table: string, name: string) => rows(table).map((row) => row[name] ?? '')
const cents = (amount: string | undefined) => Math.round(Number(amount ?? 0) * 100)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const isYes = (cell: string | undefined) => cell === 'yes'

test('the folder holds exactly what the generator makes', async () => {
  for (const [name, content] of files()) {
    expect(await readFile(join(FOLDER, name), 'utf8'), name).toBe(content)
  }
})

describe('the range', () => {
  const beers = () => rows('products').filter((row) => row['material_type'] === 'FERT' && !isYes(row['is_empties']))
  const posm = () => rows('products').filter((row) => row['material_type'] === 'ZBTL')

  test('there are eight brands, 60 packaged beers or more, 6 tank beers and 90 POSM items', () => {
    expect(rows('brands').length).toBeGreaterThanOrEqual(8)
    expect(beers().filter((row) => row['pack_format'] !== 'BULK').length).toBeGreaterThanOrEqual(60)
    expect(beers().filter((row) => row['pack_format'] === 'BULK')).toHaveLength(6)
    expect(posm().length).toBeGreaterThanOrEqual(90)
  })

  test('beer comes in crates, boxes, trays and kegs of 20, 30 and 50 liters, also without alcohol and as radler', () => {
    expect(new Set(beers().map((row) => row['pack_format']))).toEqual(new Set(['CRATE', 'KEG', 'TRAY', 'BOX', 'BULK']))
    const kegs = beers().filter((row) => row['pack_format'] === 'KEG')
    expect(new Set(kegs.map((row) => row['volume']))).toEqual(new Set(['20 l', '30 l', '50 l']))
    expect(beers().filter((row) => Number(row['alcohol_percent']) <= 0.5).length).toBeGreaterThanOrEqual(10)
    expect(beers().filter((row) => row['beer_type'] === 'Radler').length).toBeGreaterThanOrEqual(5)
  })

  test('every EAN is there once, with its check digit', () => {
    const eans = ['ean_case', 'ean_unit'].flatMap((name) => column('products', name)).filter(Boolean)
    expect(new Set(eans).size).toBe(eans.length)
    for (const ean of eans) expect(ean.endsWith(String(eanCheckDigit(ean.slice(0, 12)))), ean).toBe(true)
  })

  test('SKU, tag and address of a product are its own', () => {
    for (const name of ['sku', 'tag', 'url_key'])
      expect(new Set(column('products', name)).size, name).toBe(rows('products').length)
  })

  test('only known drawings are named', () => {
    const forms =
      'longneck swingtop can33 can50 crate canTray sixpack keg20 keg30 keg50 tank beerGlass chalice servingTray parasol coaster barTowel tapHandle iceBucket chalkboard tshirt banner neonSign crate-longneck crate-swingtop tray-can33 tray-can50 box-bottle'
    expect(column('products', 'picture').filter((picture) => !forms.split(' ').includes(picture))).toEqual([])
  })

  test('a case weighs more than the beer in it, and a pallet of it fits on a truck', () => {
    for (const row of beers().filter(({ pack_format: format }) => format !== 'BULK')) {
      const pallet = Number(row['cases_per_layer']) * Number(row['layers_per_pallet'])
      expect(Number(row['gross_weight_per_case_kg']), row['sku']).toBeGreaterThan(Number(row['net_weight_kg']))
      expect(pallet * Number(row['gross_weight_per_case_kg']), row['sku']).toBeLessThan(1250)
    }
  })

  test.each([
    ['VP-KR2430', 390],
    ['HV-KR1645', 470],
    ['VP-F50', 3000],
    ['KV-TR2433', 360],
    ['TS-DS0675', 0],
  ])('a case of %s carries %i cents of deposit', (sku, deposit) => {
    const perCase = rows('deposits').filter((row) => row['sku'] === sku && row['per'] === 'case')
    expect(sum(perCase.map((row) => cents(row['price']) * Number(row['quantity'])))).toBe(deposit)
  })

  test('POSM has a price or variants, bundles cost their default choices, some items are scarce and one is gone', () => {
    const parents = new Set(posm().map((row) => row['parent_sku']))
    for (const row of posm()) expect(row['posm_price'] !== '' || parents.has(row['sku'] ?? ''), row['sku']).toBe(true)
    expect(posm().filter((row) => row['type'] === 'configurable').length).toBeGreaterThanOrEqual(5)

    const price = new Map(posm().map((row) => [row['sku'], cents(row['posm_price'])]))
    for (const bundle of posm().filter((row) => row['type'] === 'bundle')) {
      const options = rows('bundle-options')
        .filter((row) => row['sku'] === bundle['sku'])
        .map((row) => row['id'])
      const chosen = rows('bundle-selections').filter(
        (row) => options.includes(row['option_id'] ?? '') && isYes(row['is_default']),
      )
      const total = sum(chosen.map((row) => Number(row['quantity']) * (price.get(row['sku'] ?? '') ?? Number.NaN)))
      expect(total, bundle['sku']).toBe(cents(bundle['posm_price']))
    }

    const lowBelow = new Map(posm().map((row) => [row['sku'], Number(row['low_stock_below'])]))
    const stock = rows('stock').filter((row) => lowBelow.has(row['sku'] ?? ''))
    const low = stock.filter((row) => Number(row['quantity']) < (lowBelow.get(row['sku'] ?? '') ?? 0))
    expect(low.length).toBeGreaterThanOrEqual(5)
    expect(stock.filter((row) => row['quantity'] === '0')).toHaveLength(1)
  })

  test('every beer has a price in every group that buys packaged beer, lower with more cases', () => {
    const tiers = Map.groupBy(rows('prices'), (row) => `${row['price_group']} ${row['sku']}`)
    for (const group of column('price-groups', 'code'))
      for (const beer of beers().filter(({ pack_format: format }) => format !== 'BULK'))
        expect(tiers.has(`${group} ${beer['sku']}`), `${group} ${beer['sku']}`).toBe(true)
    for (const [name, steps] of tiers) {
      const prices = steps
        .toSorted((a, b) => Number(a['min_cases']) - Number(b['min_cases']))
        .map((row) => cents(row['price']))
      expect(prices, name).toEqual(prices.toSorted((a, b) => b - a))
    }
  })
})

test.each([
  ['products', 'brand_code', 'brands', 'code'],
  ['products', 'parent_sku', 'products', 'sku'],
  ['products', 'categories', 'categories', 'id'],
  ['categories', 'parent_id', 'categories', 'id'],
  ['deposits', 'sku', 'products', 'sku'],
  ['relations', 'sku', 'products', 'sku'],
  ['relations', 'related_sku', 'products', 'sku'],
  ['downloads', 'sku', 'products', 'sku'],
  ['bundle-options', 'sku', 'products', 'sku'],
  ['bundle-selections', 'option_id', 'bundle-options', 'id'],
  ['bundle-selections', 'sku', 'products', 'sku'],
  ['prices', 'sku', 'products', 'sku'],
  ['prices', 'price_group', 'price-groups', 'code'],
  ['discounts', 'price_group', 'price-groups', 'code'],
  ['discounts', 'brand_code', 'brands', 'code'],
  ['discounts', 'sku', 'products', 'sku'],
  ['special-offers', 'sku', 'products', 'sku'],
  ['stock', 'sku', 'products', 'sku'],
  ['payers', 'company_id', 'companies', 'id'],
  ['ship-tos', 'company_id', 'companies', 'id'],
  ['ship-tos', 'payer_id', 'payers', 'id'],
  ['ship-tos', 'price_group', 'price-groups', 'code'],
  ['ship-tos', 'calendar_code', 'calendars', 'code'],
  ['ship-to-methods', 'ship_to_id', 'ship-tos', 'id'],
  ['ship-to-payment-methods', 'ship_to_id', 'ship-tos', 'id'],
  ['ship-to-payment-methods', 'code', 'payment-methods', 'code'],
  ['calendar-closures', 'calendar_code', 'calendars', 'code'],
  ['delivery-hours', 'calendar_code', 'calendars', 'code'],
  ['tank-settings', 'ship_to_id', 'ship-tos', 'id'],
  ['tank-settings', 'purchasable_brands', 'brands', 'code'],
  ['budgets', 'ship_to_id', 'ship-tos', 'id'],
  ['contracts', 'company_id', 'companies', 'id'],
  ['users', 'default_ship_to_id', 'ship-tos', 'id'],
  ['user-roles', 'user_id', 'users', 'id'],
  ['user-roles', 'ship_to_id', 'ship-tos', 'id'],
  ['orders', 'user_id', 'users', 'id'],
  ['orders', 'ship_to_id', 'ship-tos', 'id'],
  ['orders', 'payer_id', 'payers', 'id'],
  ['orders', 'payment_method', 'payment-methods', 'code'],
  ['orders', 'coupon_code', 'coupons', 'code'],
  ['order-lines', 'order_number', 'orders', 'number'],
  ['order-lines', 'sku', 'products', 'sku'],
  ['order-events', 'order_number', 'orders', 'number'],
  ['order-deliveries', 'order_number', 'orders', 'number'],
  ['order-invoices', 'order_number', 'orders', 'number'],
])('%s.%s names what is in %s.%s', (table, name, target, key) => {
  const known = new Set(column(target, key))
  const named = column(table, name)
    .flatMap((cell) => cell.split('|'))
    .filter(Boolean)
  expect(named.filter((value) => !known.has(value))).toEqual([])
})

test('every text of a table is there in Dutch and in English', () => {
  for (const [table, all] of tables) {
    const dutch = Object.keys(all[0] ?? {}).filter((name) => name.endsWith('.nl'))
    for (const name of dutch) {
      const english = name.replace(/nl$/, 'en')
      expect(
        all.filter((row) => (row[name] === '') !== (row[english] === '')),
        `${table} ${name}`,
      ).toEqual([])
    }
  }
})

test('every page of content is there in Dutch and in English, with the kinds the portal needs', async () => {
  const counts = new Map<string, number>()
  for (const kind of await readdir(join(FOLDER, 'content'))) {
    const names = await readdir(join(FOLDER, 'content', kind))
    const slugs = (language: string) =>
      names
        .filter((name) => name.endsWith(`.${language}.md`))
        .map((name) => name.slice(0, -6))
        .toSorted()
    expect(slugs('nl'), kind).toEqual(slugs('en'))
    counts.set(kind, slugs('nl').length)
  }
  for (const [kind, least] of Object.entries({ brand: 8, news: 8, faq: 12, 'knowledge-base': 6, help: 4, tutorial: 5 }))
    expect(counts.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(least)
  for (const brand of column('brands', 'code'))
    await expect(readFile(join(FOLDER, 'content/brand', `${brand}.nl.md`), 'utf8'), brand).resolves.toMatch(/^---\n/)
})

describe('the customers', () => {
  const TYPES =
    'Distributor Trade Retail Agreement OntradeTank Ontrade InternalCustomer AccountManagerOntrade AccountManagerOfftrade Shop PosWederverkoper'.split(
      ' ',
    )

  test('14 companies have 45 ship-tos of all 11 customer types', () => {
    expect(rows('companies')).toHaveLength(14)
    expect(rows('ship-tos')).toHaveLength(45)
    expect(new Set(column('ship-tos', 'customer_type'))).toEqual(new Set(TYPES))
  })

  test('postcodes are Dutch and mail goes nowhere', () => {
    for (const table of ['companies', 'payers', 'ship-tos'])
      for (const postcode of column(table, 'postcode')) expect(postcode).toMatch(/^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$/)
    for (const email of column('users', 'email')) expect(email).toMatch(/^[a-z.-]+@[a-z]+\.example$/)
  })

  test('each ship-to has one default transport and a way to pay', () => {
    for (const id of column('ship-tos', 'id')) {
      const methods = rows('ship-to-methods').filter((row) => row['ship_to_id'] === id)
      expect(
        methods.filter((row) => isYes(row['is_default'])),
        id,
      ).toHaveLength(1)
      expect(column('ship-to-payment-methods', 'ship_to_id'), id).toContain(id)
    }
  })
})

describe('the demo accounts', () => {
  const rolesOf = (email: string) => {
    const user = rows('users').find((row) => row['email'] === email)
    return rows('user-roles').filter((row) => row['user_id'] === user?.['id'])
  }
  const types = {
    distributor: 'Distributor',
    agreement: 'Agreement',
    trade: 'Trade',
    retail: 'Retail',
    ontrade: 'Ontrade',
    tank: 'OntradeTank',
    reseller: 'PosWederverkoper',
  }
  const roles = {
    owner: 'Owner',
    delegated: 'DelegatedOwner',
    manager: 'Manager',
    buyer: 'SalesAssociate',
    basic: 'Basic',
  }
  const cases = Object.entries(types).flatMap(([type, customerType]) =>
    Object.entries(roles).map(([word, role]) => ({
      email: `${word}.${type}@veenhof.example`,
      word,
      role,
      customerType,
    })),
  )

  test.each(cases)('$email is $role of $customerType', ({ email, word, role, customerType }) => {
    const entries = rolesOf(email)
    expect(entries.every((row) => row['role'] === role && row['customer_type'] === customerType)).toBe(true)
    expect(new Set(entries.map((row) => row['ship_to_id'])).size).toBe(
      ['owner', 'manager', 'buyer'].includes(word) ? 2 : 1,
    )
  })

  test('the named ones are there and stand on the sign-in page', async () => {
    const yaml = await readFile(join(FOLDER, 'brewery.yaml'), 'utf8')
    const named = 'staff shop admin invited suspended two-shiptos internal offtrade academy noschema'.split(' ')
    const emails = [...named.map((name) => `${name}@veenhof.example`), ...cases.map(({ email }) => email)]
    for (const email of emails) {
      expect(column('users', 'email')).toContain(email)
      expect(yaml).toContain(`email: ${email}`)
    }
    expect(yaml).toContain('demo_password: Proost-op-Veenhof-26')
  })

  test('each special account is what its name says', () => {
    const status = (id: string | undefined) => rows('ship-tos').find((row) => row['id'] === id)?.['status']
    const user = (name: string) => rows('users').find((row) => row['email'] === `${name}@veenhof.example`)
    expect(user('invited')?.['status']).toBe('Invited')
    expect(rolesOf('suspended@veenhof.example').map((row) => status(row['ship_to_id']))).toEqual(['SUSPENDED'])
    expect(rolesOf('academy@veenhof.example').map((row) => row['only_permissions'])).toEqual(['Academy'])
    expect(rolesOf('noschema@veenhof.example')).toEqual([])
    expect(user('noschema')?.['is_validated']).toBe('yes')
    const two = rolesOf('two-shiptos@veenhof.example')
    for (const name of ['ship_to_id', 'role', 'customer_type'])
      expect(new Set(two.map((row) => row[name])).size, name).toBe(2)
    expect(rolesOf('staff@veenhof.example').every((row) => row['customer_type'] === 'AccountManagerOntrade')).toBe(true)
  })

  test('who has a role has a default ship-to among his own', () => {
    for (const user of rows('users')) {
      const own = rows('user-roles')
        .filter((row) => row['user_id'] === user['id'])
        .map((row) => row['ship_to_id'])
      expect(own.length === 0 ? [''] : own, user['email']).toContain(user['default_ship_to_id'])
    }
  })
})

describe('the order history', () => {
  const linesOf = () => Map.groupBy(rows('order-lines'), (row) => row['order_number'] ?? '')

  test('it spans 18 months and stays small', () => {
    const days = column('orders', 'placed_at')
      .map((moment) => moment.slice(0, 10))
      .toSorted()
    expect(days[0]?.slice(0, 7)).toBe('2025-05')
    expect(days.at(-1)).toBe('2026-11-20')
    expect(rows('orders').length).toBeLessThan(3500)
  })

  test('totals are the sums of their lines, to the cent', () => {
    const lines = linesOf()
    for (const order of rows('orders')) {
      const own = lines.get(order['number'] ?? '') ?? []
      const total = (name: string) => sum(own.map((row) => cents(row[name])))
      const { number } = order
      expect(own.length, number).toBeGreaterThan(0)
      expect(cents(order['goods']), number).toBe(total('row_total'))
      for (const name of ['discount', 'vat', 'deposit', 'packaging_tax', 'sorting_charge'])
        expect(cents(order[name]), `${number} ${name}`).toBe(total(name))
      expect(cents(order['grand_total_ex_vat']), number).toBe(
        cents(order['goods']) -
          cents(order['discount']) +
          cents(order['deposit']) +
          cents(order['packaging_tax']) +
          cents(order['sorting_charge']),
      )
      expect(cents(order['grand_total']), number).toBe(cents(order['grand_total_ex_vat']) + cents(order['vat']))
    }
  })

  test('a line costs its unit price times its cases, taxed after discounts and charges', () => {
    for (const line of rows('order-lines')) {
      const goods = cents(line['row_total'])
      expect(goods).toBe(cents(line['unit_price']) * Number(line['cases_total']))
      const taxed = goods - cents(line['discount']) + cents(line['packaging_tax']) + cents(line['sorting_charge'])
      expect(cents(line['vat'])).toBe(Math.floor((taxed * Number(line['vat_rate_percent']) + 50) / 100))
    }
  })

  test('full trucks carry 24 to 26 pallets and at most 24,000 kg, half trucks no more than theirs', () => {
    for (const order of rows('orders').filter((row) => row['kind'] === 'beer')) {
      const [places, weight] = [Number(order['pallet_places']), Number(order['total_weight_kg'])]
      const isFull = order['method'] === 'flatrate_flatrate'
      expect(places, order['number']).toBeLessThanOrEqual(isFull ? 26 : 13)
      if (isFull) expect(places, order['number']).toBeGreaterThanOrEqual(24)
      expect(weight, order['number']).toBeLessThanOrEqual(isFull ? 24_000 : 12_000)
    }
  })

  test('a ship-to is delivered on days that its calendar has, by a transport and payment of its own', () => {
    const calendarOf = new Map(rows('ship-tos').map((row) => [row['id'], row['calendar_code']]))
    const methods = new Set(rows('ship-to-methods').map((row) => `${row['ship_to_id']} ${row['method']}`))
    const payments = new Set(rows('ship-to-payment-methods').map((row) => `${row['ship_to_id']} ${row['code']}`))
    for (const order of rows('orders').filter((row) => row['kind'] === 'beer')) {
      const calendar = rows('calendars').find((row) => row['code'] === calendarOf.get(order['ship_to_id'] ?? ''))
      const days = calendar?.[isYes(order['is_half_truck']) ? 'half_truck_weekdays' : 'weekdays']?.split('|')
      const weekday = new Date(`${order['delivery_date']}T12:00:00Z`).getUTCDay()
      if (order['number'] !== undefined) expect(days, order['number']).toContain(String(weekday))
      expect(methods).toContain(`${order['ship_to_id']} ${order['method']}`)
      expect(payments).toContain(`${order['ship_to_id']} ${order['payment_method']}`)
    }
  })

  test('events follow each other, and the last one is the status', () => {
    const events = Map.groupBy(rows('order-events'), (row) => row['order_number'] ?? '')
    for (const order of rows('orders')) {
      const own = events.get(order['number'] ?? '') ?? []
      const moments = own.map((row) => row['happened_at'] ?? '')
      expect(moments, order['number']).toEqual(moments.toSorted())
      expect(moments[0]).toBe(order['placed_at'])
      expect(own.at(-1)?.['status']).toBe(order['status'])
    }
  })

  test('what is delivered is shipped and invoiced for what it cost', () => {
    const invoices = new Map(rows('order-invoices').map((row) => [row['order_number'], row]))
    for (const order of rows('orders')) {
      const isDelivered = order['status'] === 'Delivered'
      expect(invoices.has(order['number']), order['number']).toBe(isDelivered)
      if (isDelivered) expect(invoices.get(order['number'])?.['total']).toBe(order['grand_total'])
    }
  })

  test('bock is drunk in autumn, radler in summer', () => {
    const monthOf = new Map(rows('orders').map((row) => [row['number'], Number(row['delivery_date']?.slice(5, 7))]))
    const casesIn = (brand: string, months: number[]) =>
      sum(
        rows('order-lines')
          .filter((row) => row['brand_code'] === brand && months.includes(monthOf.get(row['order_number']) ?? 0))
          .map((row) => Number(row['cases_total'])),
      )
    expect(casesIn('herfstvuur', [1, 2, 3, 4, 5, 6, 7, 8])).toBe(0)
    expect(casesIn('herfstvuur', [9, 10, 11, 12])).toBeGreaterThan(1000)
    expect(casesIn('klaarlicht', [5, 6, 7, 8])).toBeGreaterThan(4 * casesIn('klaarlicht', [1, 2, 11, 12]))
  })

  test('a budget has left what the POSM orders of its year did not take', () => {
    for (const budget of rows('budgets')) {
      const spent = rows('orders').filter(
        (row) =>
          row['kind'] === 'posm' &&
          row['ship_to_id'] === budget['ship_to_id'] &&
          row['status'] !== 'Canceled' &&
          row['placed_at']?.startsWith(budget['year'] ?? '-'),
      )
      expect(cents(budget['left'])).toBe(
        cents(budget['granted']) - sum(spent.map((row) => cents(row['grand_total_ex_vat']))),
      )
    }
  })
})
