import { customerTypeOf } from '@fust/domain/access'
import type { Actor, ShipToAccess } from '#request/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Authorise } from '#request/policy.ts'
import { createPartiesStore } from './parties.store.ts'

export type { StoredParty } from './parties.store.ts'

/** Companies and payers behind the ship-tos of a person, and of nobody else. */
export function createParties({ db, authorise }: { db: Queries; authorise: Authorise }) {
  const store = createPartiesStore(db)
  const companiesOf = (actor: Actor) => [...new Set(actor.shipTos.map((access) => access.companyId))]

  const shipTosOf = (actor: Actor) => actor.shipTos.map((access) => access.shipToId)

  async function readPayers(actor: Actor, { id, customerType }: { id?: string; customerType?: string } = {}) {
    const all = await store.readPayers(companiesOf(actor), shipTosOf(actor))
    const type = customerType === undefined ? undefined : customerTypeOf(customerType)
    return all
      .filter((payer) => id === undefined || payer.id === id)
      .filter((payer) => type === undefined || payer.customerTypes.some((own) => own === type))
  }

  return {
    readPayers,
    /** The ship-tos that carts of the company acted for go to, the default one first. */
    orderableBy: (actor: Actor): ShipToAccess[] =>
      actor.shipTos
        .filter(({ companyId, status }) => companyId === actor.shipTo?.companyId && status === 'ACTIVE')
        .filter((access) => authorise(actor, 'Mutation.setShippingAddressesOnCart', access) === null)
        .toSorted((one, other) => isDefault(actor, other) - isDefault(actor, one)),
    readShipTos: (accesses: readonly ShipToAccess[]) =>
      store.readShipTos(
        [...new Set(accesses.map(({ companyId }) => companyId))],
        accesses.map(({ shipToId }) => shipToId),
      ),
    /** The company, if the person has a ship-to of it. */
    readCompany: (actor: Actor, companyId: string) => store.readCompany(companiesOf(actor), companyId),
  }
}

const isDefault = ({ defaultShipToId }: Actor, { shipToId }: ShipToAccess) => Number(shipToId === defaultShipToId)

export type Parties = ReturnType<typeof createParties>
