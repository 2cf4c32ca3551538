import { statement, type Queries } from '#platform/database.ts'

const RECOMMENDED_MAXIMUM = 100

// What goes with the selected product, then what this ship-to ordered most often in a year, then what the brewery
// recommends: of that no more than can be needed when all that is left out is among it.
const readRecommended = statement<{ sku: string }>(
  'assortment.recommended',
  `with named as (
     select l.sku, count(distinct o.id) as times, false as goes_with
     from sales_order o join order_line l on l.company_id = o.company_id and l.order_id = o.id
     where o.company_id = $1 and o.ship_to_id = $2 and o.placed_at > $3::timestamptz - interval '1 year'
       and o.status <> 'Canceled'
     group by l.sku
     union all
     select related_sku, 0, true from product_relation where sku = $4 and kind in ('related', 'crosssell')
     union all
     (select sku, 0, false from product where is_recommended and is_active and not is_empties
      order by position, sku limit ${RECOMMENDED_MAXIMUM} + cardinality($5::text[]) + 1)),
   candidate as (select sku, max(times) as times, bool_or(goes_with) as goes_with from named group by sku)
   select p.sku from candidate c
   cross join lateral (select * from product where product.sku = c.sku limit 1) p
   where p.is_active and not p.is_empties and p.sku <> all($5) and p.sku is distinct from $4
   order by c.goes_with desc, c.times desc, p.is_recommended desc, p.position, p.sku
   limit ${RECOMMENDED_MAXIMUM}`,
)

export type AskedRecommendations = {
  companyId: string
  shipToId: string
  now: Date
  selectedSku: string | null
  withoutSkus: readonly string[]
}

export function createRecommendationStore(db: Queries) {
  return {
    read: async ({ companyId, shipToId, now, selectedSku, withoutSkus }: AskedRecommendations) =>
      (await db.rows(readRecommended, [companyId, shipToId, now, selectedSku, withoutSkus])).map(({ sku }) => sku),
  }
}
