import type { TankAgreement } from '@fust/domain/tank'
import { statement, type Queries } from '#platform/database/database.ts'

/** What is agreed with a ship-to about tank beer, brands by their names; the words for the driver by language. */
export type StoredTankBeer = TankAgreement & { extraInfo: Record<string, string> }

const readTankBeer = statement<StoredTankBeer>(
  'tank.find',
  `select t.tank_agreed as "isAgreed", t.financial_blocker as "hasFinancialBlocker", t.order_method as "orderMethod",
     t.min_liters as "minimumLitres", t.max_liters as "maximumLitres", t.extra_info as "extraInfo",
     array(select b.name from brand b where b.code = any(t.purchasable_brands) order by b.name) as "purchasableBrands",
     coalesce((select jsonb_agg(jsonb_build_object('position', k.position, 'name', k.name,
         'capacityLitres', k.capacity_liters, 'brand', b.name, 'minimumLitres', k.min_liters,
         'maximumLitres', k.max_liters) order by k.position)
       from tank k left join brand b on b.code = k.brand_code
       where k.company_id = t.company_id and k.ship_to_id = t.ship_to_id), '[]') as tanks
   from tank_setting t where t.company_id = $1 and t.ship_to_id = $2`,
)

export function createTankStore(db: Queries) {
  return {
    read: async (companyId: string, shipToId: string): Promise<StoredTankBeer | null> =>
      (await db.row(readTankBeer, [companyId, shipToId])) ?? null,
  }
}
