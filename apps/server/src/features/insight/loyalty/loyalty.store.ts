import { statement, type Queries } from '#platform/database/database.ts'
import { COUNTED_ORDER, LINE_ML } from '../ordered-sql.ts'

/** What a ship-to ordered of a brand. */
export type BrandVolume = { code: string; name: string; ml: number | null }

const readVolumes = statement<BrandVolume>(
  'loyalty.volumes',
  `select b.code, b.name, (
     select sum(${LINE_ML})
     from sales_order o
     join order_line l on l.company_id = o.company_id and l.order_id = o.id
     join product p on p.sku = l.sku
     where o.company_id = $1 and o.ship_to_id = $2 and o.placed_at >= $3 and o.placed_at < $4 and ${COUNTED_ORDER}
       and l.brand_code = b.code)::bigint as ml
   from brand b where b.code = any($5) order by b.position, b.code`,
)

export function createLoyaltyStore(db: Queries) {
  return {
    readVolumes: (
      { companyId, shipToId }: { companyId: string; shipToId: string },
      { from, before }: { from: Date; before: Date },
      brands: readonly string[],
    ) => db.rows(readVolumes, [companyId, shipToId, from, before, brands]),
  }
}
