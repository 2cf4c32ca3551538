import { statement, type Queries } from '#platform/database/database.ts'

// An order without a reference was sent before there were any, and is known by its SAP id.
const readMissing = statement<{ sapId: string }>(
  'lost-orders.find-missing',
  `select listed.sap_id as "sapId" from unnest($1::text[], $2::uuid[]) as listed(sap_id, reference)
   where not exists (select from sales_order o where o.reference = listed.reference)
     and not (listed.reference is null and exists (select from sales_order o where o.sap_id = listed.sap_id))`,
)

export function createLostOrdersStore(db: Queries) {
  return {
    /** The SAP ids among these of which no order here knows. */
    readMissing: async (listed: readonly { sapId: string; reference: string | null }[]): Promise<Set<string>> => {
      const rows = await db.rows(readMissing, [
        listed.map(({ sapId }) => sapId),
        listed.map(({ reference }) => reference),
      ])
      return new Set(rows.map(({ sapId }) => sapId))
    },
  }
}
