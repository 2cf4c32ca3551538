import type pg from 'pg'
import { buildBeerWith, insertRows } from '../../test/brewery.builders.ts'

type Own = Record<string, unknown> & {
  sku: string
  /** Cents for one case in the group of the built ship-tos; null for a product they cannot buy. */
  priceCents?: number | null
  stock?: number
  categories?: readonly number[]
}

/** A product that the built ship-tos can buy, with its place in the search; say only what matters. */
export async function buildProductWith(
  pool: pg.Pool,
  { priceCents = 1_000, stock = 500, categories = [], ...own }: Own,
): Promise<void> {
  const { sku } = own
  await insertRows(pool, 'product', [buildBeerWith(own)])
  if (priceCents !== null && own['material_type'] !== 'ZBTL')
    await insertRows(pool, 'price', [{ price_group: 'A', sku, min_cases: 1, price_cents: priceCents }])
  await insertRows(pool, 'stock', [{ sku, quantity: stock }])
  await insertRows(
    pool,
    'product_category',
    categories.map((category_id) => ({ sku, category_id })),
  )
  await pool.query('select write_product_search($1)', [[sku]])
}

/** Point-of-sale material has a price of its own. */
export function buildPosmWith(pool: pg.Pool, own: Own): Promise<void> {
  return buildProductWith(pool, { material_type: 'ZBTL', pack_format: 'PIECE', posm_price_cents: 1_500, ...own })
}

export function bilingual(nl: string, en = nl): string {
  return JSON.stringify({ nl, en })
}

/** A person who orders tank beer for a venue of their own, which may buy these brands. */
export async function buildTankCustomer(
  pool: pg.Pool,
  email: string,
  purchasableBrands: readonly string[],
): Promise<void> {
  const key = { company_id: 'C2', ship_to_id: 'S-TANK' }
  await pool.query(
    `insert into ship_to (company_id, id, name, customer_type, payer_id, price_group, calendar_code, street,
       house_number, postcode, city)
     select company_id, $1, 'Tankcafé', 'OntradeTank', payer_id, price_group, calendar_code, street, house_number,
       postcode, city from ship_to where id = 'S9'`,
    [key.ship_to_id],
  )
  await insertRows(pool, 'tank_setting', [{ ...key, order_method: 'portal', purchasable_brands: purchasableBrands }])
  await pool.query(
    `insert into portal_user (id, email, first_name, last_name, password_hash, default_ship_to_id)
     select 'U-TANK', $1, 'Tess', 'Tank', password_hash, $2 from portal_user where id = 'U1'`,
    [email, key.ship_to_id],
  )
  await insertRows(pool, 'user_role', [
    { user_id: 'U-TANK', ...key, role: 'SalesAssociate', customer_type: 'OntradeTank' },
  ])
}
