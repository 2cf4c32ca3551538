import { statement, type Queries } from '#platform/database/database.ts'

/** An address that a ship-to asked for and that is no ship-to yet. */
export type RequestedAddress = {
  companyId: string
  id: number
  shipToId: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  country: string
  note: string
  requestedAt: Date
}

const columns = `company_id as "companyId", id, ship_to_id as "shipToId", street, house_number as "houseNumber",
  postcode, city, country, note, requested_at as "requestedAt"`

const insertAddress = statement<RequestedAddress>(
  'addresses.insert',
  `insert into requested_address (company_id, ship_to_id, user_id, street, house_number, postcode, city, country, note,
     requested_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
)

const readAddresses = statement<RequestedAddress>(
  'addresses.list',
  `select ${columns} from requested_address where company_id = any($1) and ship_to_id = any($2)
   order by requested_at desc, id desc limit 500`,
)

const updateAddress = statement<RequestedAddress>(
  'addresses.update',
  `update requested_address set street = $4, house_number = $5, postcode = $6, city = $7, country = $8, requested_at = $9
   where company_id = any($1) and ship_to_id = any($2) and id = $3 returning ${columns}`,
)

const deleteAddress = statement<{ id: number }>(
  'addresses.delete',
  `delete from requested_address where company_id = any($1) and ship_to_id = any($2) and id = $3 returning id`,
)

export type AddressFields = Pick<RequestedAddress, 'street' | 'houseNumber' | 'postcode' | 'city' | 'country'>
type Places = { companyIds: readonly string[]; shipToIds: readonly string[] }

export function createAddressStore(db: Queries) {
  const valuesOf = ({ street, houseNumber, postcode, city, country }: AddressFields) => [
    street,
    houseNumber,
    postcode,
    city,
    country,
  ]
  return {
    insert: (
      place: { companyId: string; shipToId: string; userId: string },
      address: AddressFields & { note: string },
      at: Date,
    ) => db.row(insertAddress, [place.companyId, place.shipToId, place.userId, ...valuesOf(address), address.note, at]),
    read: ({ companyIds, shipToIds }: Places) => db.rows(readAddresses, [companyIds, shipToIds]),
    update: ({ companyIds, shipToIds }: Places, id: number, address: AddressFields, at: Date) =>
      db.row(updateAddress, [companyIds, shipToIds, id, ...valuesOf(address), at]),
    delete: ({ companyIds, shipToIds }: Places, id: number) => db.row(deleteAddress, [companyIds, shipToIds, id]),
  }
}
