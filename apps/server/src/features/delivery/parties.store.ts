import type { CalendarDate } from '@fust/domain/calendar'
import { statement, type Queries } from '#platform/database/database.ts'

export type StoredParty = {
  id: string
  name: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  country: string
}

export type StoredCompany = StoredParty & {
  customerType: string
  chamberOfCommerce: string
  vatNumber: string
  licenceNumber: string | null
  licenceEndsOn: CalendarDate | null
}

/** The name and the address of a party, without its id. */
export const partyColumns = (table: string) => `${table}.name, ${table}.street, ${table}.house_number as "houseNumber",
  ${table}.postcode, ${table}.city, ${table}.country`

const readCompany = statement<StoredCompany>(
  'parties.find-company',
  `select c.id, ${partyColumns('c')}, c.customer_type as "customerType", c.chamber_of_commerce as "chamberOfCommerce",
     c.vat_number as "vatNumber", c.licence_number as "licenceNumber", c.licence_ends_on as "licenceEndsOn"
   from company c where c.id = any($1) and c.id = $2`,
)

const readPayers = statement<StoredParty & { companyId: string; customerTypes: string[] }>(
  'parties.list-payers',
  `select p.id, ${partyColumns('p')}, p.company_id as "companyId", array_agg(distinct s.customer_type) as "customerTypes"
   from payer p join ship_to s on s.company_id = p.company_id and s.payer_id = p.id
   where p.company_id = any($1) and s.id = any($2)
   group by p.company_id, p.id order by p.name, p.id`,
)

const readShipTos = statement<StoredParty>(
  'parties.list-ship-tos',
  `select s.id, ${partyColumns('s')} from ship_to s where s.company_id = any($1) and s.id = any($2) order by s.name, s.id`,
)

export function createPartiesStore(db: Queries) {
  return {
    /** Only one of these companies. */
    readCompany: (companyIds: readonly string[], companyId: string) => db.row(readCompany, [companyIds, companyId]),
    readShipTos: (companyIds: readonly string[], shipToIds: readonly string[]) =>
      db.rows(readShipTos, [companyIds, shipToIds]),
    /** Who pays for these ship-tos. */
    readPayers: (companyIds: readonly string[], shipToIds: readonly string[]) =>
      db.rows(readPayers, [companyIds, shipToIds]),
  }
}
