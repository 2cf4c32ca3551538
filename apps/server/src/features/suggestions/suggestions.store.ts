import type { PastOrder } from '@fust/domain/suggestion'
import { statement, type Queries } from '#platform/database/database.ts'

/** What is known of a ship-to and of the range before anything is proposed. */
export type Known = {
  /** Its orders, the latest first. */
  past: PastOrder[]
  /** SKUs of what goes with the product that is looked at. */
  related: string[]
  /** SKUs that the brewery recommends. */
  recommended: string[]
}

/** More than a year, so that the season a year ago is whole. */
const HISTORY_DAYS = 400
const ORDERS_MAXIMUM = 120
const LINES_MAXIMUM = 100
const RECOMMENDED_MAXIMUM = 200

// However much a ship-to has ordered, so many orders tell what it orders, and so many lines of each.
const readKnown = statement<Known>(
  'suggestions.known',
  `select
     coalesce((select jsonb_agg(jsonb_build_object('on', latest.day, 'kind', latest.kind, 'lines', latest.lines)
         order by latest.placed_at desc, latest.id desc) from (
       select o.id, o.placed_at, o.kind, (o.placed_at at time zone $4)::date as day, coalesce((
         select jsonb_agg(jsonb_build_object('sku', l.sku, 'amounts', jsonb_build_object(
           'packages', l.packages, 'layers', l.layers, 'pallets', l.pallets, 'litres', l.liters,
           'tankType1', l.tank_type_1, 'tankType2', l.tank_type_2, 'tankType3', l.tank_type_3,
           'tankType4', l.tank_type_4)) order by l.line_number)
         from (select * from order_line l where l.company_id = o.company_id and l.order_id = o.id
           order by l.line_number limit ${LINES_MAXIMUM}) l), '[]') as lines
       from sales_order o
       where o.company_id = $1 and o.ship_to_id = $2 and o.placed_at > $3::timestamptz - interval '${HISTORY_DAYS} days'
         and o.status <> 'Canceled'
       order by o.placed_at desc, o.id desc limit ${ORDERS_MAXIMUM}) latest), '[]') as past,
     array(select p.sku from product_relation r join product p on p.sku = r.related_sku
       where r.sku = $5 and r.kind in ('related', 'crosssell') and p.is_active
       group by p.sku, p.is_recommended, p.position order by p.is_recommended desc, p.position, p.sku) as related,
     array(select sku from product where is_recommended and is_active and not is_empties
       order by position, sku limit ${RECOMMENDED_MAXIMUM}) as recommended`,
)

export type AskedKnown = {
  companyId: string
  shipToId: string
  now: Date
  timeZone: string
  selectedSku: string | null
}

export function createSuggestionStore(db: Queries) {
  return {
    read: async ({ companyId, shipToId, now, timeZone, selectedSku }: AskedKnown): Promise<Known> =>
      (await db.row(readKnown, [companyId, shipToId, now, timeZone, selectedSku])) ?? NOTHING_KNOWN,
  }
}

const NOTHING_KNOWN: Known = { past: [], related: [], recommended: [] }
