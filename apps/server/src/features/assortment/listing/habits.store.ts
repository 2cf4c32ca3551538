import { statement, type Queries } from '#platform/database/database.ts'

// The latest orders of a year tell it, however many there are, and no more products than anybody turns pages for. Packs
// of one beer stand together, where the one that is ordered most often does.
const readHabits = statement<{ id: number }>(
  'assortment.habits',
  `with latest as (
     select company_id, id from sales_order
     where company_id = $1 and ship_to_id = $2 and placed_at > $3::timestamptz - interval '1 year'
       and status <> 'Canceled'
     order by placed_at desc, id desc limit 100),
   taken as (
     select l.sku, count(distinct o.id) as times
     from latest o join order_line l on l.company_id = o.company_id and l.order_id = o.id group by l.sku),
   habit as (
     select p.id, p.position, p.sku, p.brand_code, p.sub_brand, times,
       max(times) over (partition by p.brand_code, p.sub_brand) as times_of_beer
     from taken cross join lateral (select * from product where product.sku = taken.sku limit 1) p)
   select id from habit
   order by times_of_beer desc, brand_code, sub_brand, times desc, position, sku limit 100`,
)

/** Products by how many of the latest orders of a ship-to had them. */
export function createHabitStore(db: Queries) {
  return {
    read: async ({ companyId, shipToId, now }: { companyId: string; shipToId: string; now: Date }): Promise<number[]> =>
      (await db.rows(readHabits, [companyId, shipToId, now])).map(({ id }) => id),
  }
}
