import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import { CATALOGUE, CUSTOMERS, HISTORY } from './filled-brewery.sql.ts'

/** How much a brewery holds. */
export type BrewerySize = { name: string; products: number; orders: number; ownOrders?: number }

const CUSTOMER_COUNT = 2_000
/** Orders of the first customer, however many the others have. */
export const OWN_ORDERS = 500

const SKUS_AT_ONCE = 20_000

/** What a customer of that number is called in the tables, with a session that lasts. */
export function customer(number: number): { userId: string; companyId: string; shipToId: string; token: string } {
  const four = String(number).padStart(4, '0')
  return { userId: `U${four}`, companyId: `C${four}`, shipToId: `S${four}`, token: `bench-session-${four}` }
}

export const skuOf = (number: number) => `BEER-${String(number).padStart(6, '0')}`
export const urlKeyOf = (sku: string) => `beer-${Number(sku.slice('BEER-'.length))}`

/** Migrates an empty database and fills it by SQL, without the checks that an import makes row by row. */
export async function fillBrewery(
  url: string,
  { products, orders, ownOrders = OWN_ORDERS }: BrewerySize,
): Promise<void> {
  const pool = createPool(url, { max: 1, statementTimeoutMs: 0, lockTimeoutMs: 0, idleInTransactionTimeoutMs: 0 })
  try {
    await migrate(pool)
    // Foreign keys hold by how the rows are made; to check a million of them takes a minute.
    await pool.query('set session_replication_role = replica')
    for (const sql of CATALOGUE) await pool.query(sql.replaceAll(':products', String(products)))
    for (let first = 1; first <= products; first += SKUS_AT_ONCE) {
      const skus = Array.from({ length: Math.min(SKUS_AT_ONCE, products - first + 1) }, (_, index) =>
        skuOf(first + index),
      )
      await pool.query('select write_product_search($1)', [skus])
    }
    for (const sql of [...CUSTOMERS, ...HISTORY])
      await pool.query(
        sql
          .replaceAll(':products', String(products))
          .replaceAll(':customers', String(CUSTOMER_COUNT))
          .replaceAll(':orders', String(orders))
          .replaceAll(':ownOrders', String(ownOrders)),
      )
    await pool.query('set session_replication_role = origin')
    await pool.query('vacuum analyze')
    await pool.query('checkpoint')
  } finally {
    await pool.end()
  }
}
