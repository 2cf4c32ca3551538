import { statement, type Queries } from '#platform/database/database.ts'

const readTankBrands = statement<{ brands: string[] }>(
  'assortment.tank-brands',
  `select purchasable_brands as brands from tank_setting where company_id = $1 and ship_to_id = $2`,
)

export function createTankBrandsStore(db: Queries) {
  return {
    /** Brands of tank beer agreed with this ship-to; empty leaves all of them open. */
    read: async (companyId: string, shipToId: string): Promise<string[]> =>
      (await db.row(readTankBrands, [companyId, shipToId]))?.brands ?? [],
  }
}
