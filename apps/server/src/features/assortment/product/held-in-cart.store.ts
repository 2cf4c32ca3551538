import { statement, type Queries } from '#platform/database/database.ts'

/** What the active cart holds of a product, all its lines together. */
export type HeldInCart = { sku: string; packages: number; layers: number; pallets: number }

const readHeld = statement<HeldInCart>(
  'assortment.held-in-cart',
  `select l.sku, sum(l.packages)::int as packages, sum(l.layers)::int as layers, sum(l.pallets)::int as pallets
   from cart c join cart_line l on l.company_id = c.company_id and l.cart_id = c.id
   where c.user_id = $1 and c.company_id = $2 and c.state = 'active' and l.sku = any($3)
   group by l.sku`,
)

export function createHeldInCartStore(db: Queries) {
  return {
    read: (userId: string, companyId: string, skus: readonly string[]) => db.rows(readHeld, [userId, companyId, skus]),
  }
}
