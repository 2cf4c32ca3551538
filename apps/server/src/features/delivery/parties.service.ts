import { customerTypeOf } from '@fust/domain/access'
import type { Actor } from '#request/actor.ts'
import type { Queries } from '#platform/database.ts'
import { createPartiesStore } from './parties.store.ts'

export type { StoredParty } from './parties.store.ts'

/** Companies and payers behind the ship-tos of a person, and of nobody else. */
export function createParties({ db }: { db: Queries }) {
  const store = createPartiesStore(db)
  const companiesOf = (actor: Actor) => [...new Set(actor.shipTos.map((access) => access.companyId))]

  const shipTosOf = (actor: Actor) => actor.shipTos.map((access) => access.shipToId)

  async function payers(actor: Actor, { id, customerType }: { id?: string; customerType?: string } = {}) {
    const all = await store.payers(companiesOf(actor), shipTosOf(actor))
    const type = customerType === undefined ? undefined : customerTypeOf(customerType)
    return all
      .filter((payer) => id === undefined || payer.id === id)
      .filter((payer) => type === undefined || payer.customerTypes.some((own) => own === type))
  }

  return {
    payers,
    shipTos: (actor: Actor) => store.shipTos(companiesOf(actor), shipTosOf(actor)),
    /** The company, if the person has a ship-to of it. */
    company: (actor: Actor, companyId: string) => store.findCompany(companiesOf(actor), companyId),
  }
}

export type Parties = ReturnType<typeof createParties>
