import { statement, type Queries } from '#platform/database.ts'

// What goes with the selected product, then what this ship-to ordered most often in a year, then what the brewery recommends.
const recommended = statement<{ sku: string }>(
  'catalogue.recommended',
  `with ordered as (
     select l.sku, count(distinct o.id) as times
     from sales_order o join order_line l on l.company_id = o.company_id and l.order_id = o.id
     where o.company_id = $1 and o.ship_to_id = $2 and o.placed_at > $3::timestamptz - interval '1 year'
       and o.status <> 'Canceled'
     group by l.sku)
   select p.sku from product p
   left join ordered on ordered.sku = p.sku
   left join product_relation r on r.sku = $4 and r.related_sku = p.sku and r.kind in ('related', 'crosssell')
   where p.is_active and not p.is_empties and p.sku <> all($5) and p.sku is distinct from $4
     and (ordered.times > 0 or p.is_recommended or r.related_sku is not null)
   group by p.sku, ordered.times, p.is_recommended, p.position
   order by bool_or(r.related_sku is not null) desc, coalesce(ordered.times, 0) desc, p.is_recommended desc,
     p.position, p.sku
   limit 100`,
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
    skus: async ({ companyId, shipToId, now, selectedSku, withoutSkus }: AskedRecommendations) =>
      (await db.rows(recommended, [companyId, shipToId, now, selectedSku, withoutSkus])).map(({ sku }) => sku),
  }
}
