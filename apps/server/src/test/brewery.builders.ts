import { PERMISSIONS } from '@fust/domain/access'
import type pg from 'pg'

/** What every built brewery has: two ship-tos of one company, one of another, five beers and a glass. */
export const PASSWORD = 'Proost-op-Veenhof-26'
// Of this password, with parameters that cost nothing: each of a thousand tests signs somebody in.
export const CHEAP_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$dmVlbmhvZi12ZWVuaG9mIQ$xfYIuzaKZ4krF7JptlFYeOOGfM0vFydJ5AAk2YGJiuY'

const PICTURE = 'media/packs/crate/pils.svg'
const MOTIF = 'media/brands/pils/motif.svg'

const text = (nl: string, en = nl) => JSON.stringify({ nl, en })

type Row = Record<string, unknown>

/** Inserts rows as they are; a column that is not named keeps its default. */
export async function insertRows(pool: pg.Pool, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row)
    const places = columns.map((_, index) => `$${index + 1}`)
    await pool.query(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, Object.values(row))
  }
}

const crate: Row = {
  type: 'simple',
  material_type: 'FERT',
  brand_code: 'pils',
  pack_format: 'Crate',
  picture: PICTURE,
  description: text('Een fris pils'),
  cases_per_layer: 8,
  layers_per_pallet: 5,
  gross_weight_per_case_grams: 20_400,
  empty_pallet_weight_grams: 25_000,
  volume_per_case_ml: 7_200,
  vat_rate_bp: 2_100,
  position: 1,
}

/** A beer in crates of which 40 stand on a pallet; say only what matters. */
export function buildBeerWith(own: Row & { sku: string }): Row {
  const { sku } = own
  return {
    ...crate,
    tag: sku.replaceAll(/[^A-Z0-9]/g, '').slice(0, 2),
    url_key: sku.toLowerCase(),
    name: text(sku),
    subtitle: text('Krat 24 × 30 cl', 'Crate 24 × 30 cl'),
    sap_name: sku,
    ...own,
  }
}

export async function buildBrewery(pool: pg.Pool): Promise<void> {
  await insertRows(pool, 'brewery_setting', [
    { name: 'market', value: JSON.stringify('NL') },
    { name: 'portal', value: JSON.stringify({ sections: PERMISSIONS }) },
  ])
  await buildProducts(pool)
  await pool.query('select write_product_search(array(select sku from product))')
  await buildCustomers(pool)
  await buildPeople(pool)
}

async function buildProducts(pool: pg.Pool): Promise<void> {
  await insertRows(
    pool,
    'picture',
    [PICTURE, MOTIF].map((file) => ({ file, version: 'as-imported' })),
  )
  await insertRows(pool, 'brand', [
    {
      code: 'pils',
      name: 'Veenhof Pils',
      tag: 'VP',
      label_colour: '#1E6B45',
      deep_colour: '#0B3D2E',
      accent_colour: '#E9B949',
      tint_colour: '#DDE6D3',
      motif: MOTIF,
      style: text('pils'),
      tagline: text('Van het veen', 'From the moor'),
      position: 1,
    },
  ])
  await insertRows(pool, 'category', [{ id: 1, url_key: 'beer', name: text('Bier', 'Beer'), position: 1 }])
  await insertRows(pool, 'product', [
    buildBeerWith({ sku: 'PILS-CRATE' }),
    buildBeerWith({ sku: 'WIT-CRATE', position: 2 }),
    buildBeerWith({ sku: 'BOK-CRATE', position: 3, no_pallet_ordering: true }),
    buildBeerWith({ sku: 'IPA-TRAY', position: 4, truck_single_cases: false, pack_format: 'Tray' }),
    buildBeerWith({ sku: 'GONE-CRATE', position: 5, is_active: false }),
    buildBeerWith({
      sku: 'PILS-TANK',
      position: 6,
      pack_format: 'BULK',
      cases_per_layer: null,
      layers_per_pallet: null,
    }),
    buildBeerWith({
      sku: 'GLASS-25',
      position: 7,
      material_type: 'ZBTL',
      pack_format: 'Glass',
      posm_price_cents: 1_500,
    }),
    buildBeerWith({
      sku: 'BAR-SET',
      position: 8,
      type: 'bundle',
      material_type: 'ZBTL',
      pack_format: 'Set',
      posm_price_cents: 9_900,
    }),
  ])
  await insertRows(pool, 'bundle_option', [
    { id: 1, sku: 'BAR-SET', title: text('Glazen', 'Glasses'), input: 'radio', position: 1 },
  ])
  await insertRows(pool, 'bundle_selection', [
    { id: 11, option_id: 1, sku: 'GLASS-25', quantity: 2, is_default: true, position: 1 },
  ])
  await insertRows(pool, 'product_deposit', [
    { sku: 'PILS-CRATE', kind: 'crate', name: text('Krat', 'Crate'), per: 'case', quantity: 1, price_cents: 390 },
  ])
  await insertRows(pool, 'price_group', [{ code: 'A', name: text('A') }])
  const prices: [sku: string, minCases: number, cents: number][] = [
    ['PILS-CRATE', 1, 1_785],
    ['PILS-CRATE', 40, 1_700],
    ['WIT-CRATE', 1, 2_460],
    ['BOK-CRATE', 1, 3_000],
    ['IPA-TRAY', 1, 2_940],
    ['GONE-CRATE', 1, 1_000],
    ['PILS-TANK', 1, 18_000],
  ]
  await insertRows(
    pool,
    'price',
    prices.map(([sku, min_cases, price_cents]) => ({ price_group: 'A', sku, min_cases, price_cents })),
  )
  await insertRows(
    pool,
    'stock',
    ['PILS-CRATE', 'WIT-CRATE', 'BOK-CRATE', 'IPA-TRAY', 'GONE-CRATE'].map((sku) => ({ sku, quantity: 2_000 })),
  )
  await insertRows(pool, 'stock', [{ sku: 'GLASS-25', quantity: 50 }])
}

const address: Row = { street: 'Windmolenweg', house_number: '14', postcode: '7548 BM', city: 'Boekelo' }

async function buildCustomers(pool: pg.Pool): Promise<void> {
  await insertRows(pool, 'payment_method', [
    { code: 'onaccount', title: text('Op rekening', 'On account'), sap_payment_code: 'D', position: 1 },
  ])
  await insertRows(pool, 'delivery_calendar', [
    {
      code: 'daily',
      name: text('Dagelijks', 'Daily'),
      weekdays: [1, 2, 3, 4, 5],
      half_truck_weekdays: [2, 4],
      tank_weekdays: [3],
      daily_capacity_places: 60,
    },
  ])
  await insertRows(pool, 'delivery_hour', [{ calendar_code: 'daily', from_time: '08:00', to_time: '12:00' }])
  await insertRows(pool, 'transport_limit', [
    {
      method: 'flatrate_flatrate',
      min_pallets: 24,
      max_pallets: 26,
      max_weight_grams: 24_000_000,
      max_cash_cents: 5_000_000,
    },
    { method: 'freeshipping_freeshipping', min_pallets: 6, max_pallets: 13 },
    { method: 'selfpickup_selfpickup', max_pallets: 26 },
  ])
  for (const [company, name, customer_type] of [
    ['C1', 'Ten Brink Dranken', 'Distributor'],
    ['C2', 'Café De Turf', 'Distributor'],
  ] as const) {
    await insertRows(pool, 'company', [{ id: company, name, customer_type, ...address }])
    await insertRows(pool, 'payer', [{ company_id: company, id: `P-${company}`, name, ...address }])
  }
  const shipTos = [
    { company_id: 'C1', id: 'S1', name: 'Depot Boekelo' },
    { company_id: 'C1', id: 'S2', name: 'Depot Goor' },
    { company_id: 'C1', id: 'S3', name: 'Depot Dicht', status: 'SUSPENDED' },
    { company_id: 'C2', id: 'S9', name: 'Café De Turf' },
  ]
  for (const shipTo of shipTos) {
    await insertRows(pool, 'ship_to', [
      {
        customer_type: 'Distributor',
        payer_id: `P-${shipTo.company_id}`,
        price_group: 'A',
        calendar_code: 'daily',
        ...address,
        ...shipTo,
      },
    ])
    const key = { company_id: shipTo.company_id, ship_to_id: shipTo.id }
    await insertRows(pool, 'ship_to_method', [
      { ...key, method: 'flatrate_flatrate', is_default: true },
      { ...key, method: 'freeshipping_freeshipping' },
      { ...key, method: 'selfpickup_selfpickup' },
    ])
    await insertRows(pool, 'ship_to_payment_method', [{ ...key, code: 'onaccount' }])
  }
}

/** One more ship-to of Ten Brink for U1, whose id is a number as Adobe's clients want it. */
export async function addNumberedShipTo(pool: pg.Pool, id: string, name: string): Promise<void> {
  const key = { company_id: 'C1', ship_to_id: id }
  await insertRows(pool, 'ship_to', [
    {
      company_id: 'C1',
      id,
      name,
      customer_type: 'Distributor',
      payer_id: 'P-C1',
      price_group: 'A',
      calendar_code: 'daily',
      street: 'Spoorstraat',
      house_number: '3',
      postcode: '7481 HX',
      city: 'Haaksbergen',
    },
  ])
  await insertRows(pool, 'user_role', [{ ...key, user_id: 'U1', role: 'SalesAssociate', customer_type: 'Distributor' }])
  await insertRows(pool, 'ship_to_method', [
    { ...key, method: 'flatrate_flatrate', is_default: true },
    { ...key, method: 'selfpickup_selfpickup' },
  ])
  await insertRows(pool, 'ship_to_payment_method', [{ ...key, code: 'onaccount' }])
}

async function buildPeople(pool: pg.Pool): Promise<void> {
  const password_hash = CHEAP_HASH
  const people = [
    { id: 'U1', email: 'buyer@tenbrink.example', role: 'SalesAssociate', shipTos: ['S1', 'S2', 'S3'], company: 'C1' },
    { id: 'U2', email: 'basic@tenbrink.example', role: 'Basic', shipTos: ['S1'], company: 'C1' },
    { id: 'U3', email: 'buyer@turf.example', role: 'SalesAssociate', shipTos: ['S9'], company: 'C2' },
    { id: 'U4', email: 'second@tenbrink.example', role: 'SalesAssociate', shipTos: ['S1'], company: 'C1' },
  ]
  for (const { id, email, role, shipTos, company } of people) {
    await insertRows(pool, 'portal_user', [
      { id, email, first_name: 'Jan', last_name: 'Brink', password_hash, default_ship_to_id: shipTos[0] },
    ])
    await insertRows(
      pool,
      'user_role',
      shipTos.map((ship_to_id) => ({
        user_id: id,
        company_id: company,
        ship_to_id,
        role,
        customer_type: 'Distributor',
      })),
    )
  }
}
