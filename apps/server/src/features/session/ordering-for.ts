import { looksAfter, permissionsOrderingFor } from '@fust/domain/access'
import { givenBy } from './role-entry.ts'
import type { OrderedFor, StoredRoleEntry, StoredUser } from './session.store.ts'

/** A customer with the ship-tos that its account manager may order for. */
export type OwnCustomer = OrderedFor & {
  shipTos: { shipToId: string; name: string; address: string; isSuspended: boolean }[]
}

/** The person in a session: while they order for a customer of theirs, they have a buyer's roles there and no other. */
export function personNow(user: StoredUser, orderingFor: string | null): StoredUser {
  const asBuyer = user.entries.flatMap(asBuyerOf)
  const there = asBuyer.filter(({ companyId }) => companyId === orderingFor)
  const [first] = there
  return {
    ...user,
    hasCustomers: asBuyer.length > 0,
    orderingFor: first ? { companyId: first.companyId, companyName: first.companyName } : null,
    entries: first ? there : user.entries,
  }
}

/** The customers that these role entries let somebody order for, by name. */
export function customersIn(entries: readonly StoredRoleEntry[]): OwnCustomer[] {
  const byCompany = Map.groupBy(entries.flatMap(asBuyerOf), ({ companyId }) => companyId)
  const customers = [...byCompany.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const shipTos = new Map(own.map((entry) => [entry.shipToId, shipToOf(entry)]))
    return [{ companyId: first.companyId, companyName: first.companyName, shipTos: [...shipTos.values()] }]
  })
  return customers.toSorted((one, other) => one.companyName.localeCompare(other.companyName))
}

/** The customers in whose names, numbers and addresses each of the words stands. */
export function customersWith(customers: readonly OwnCustomer[], search: string): OwnCustomer[] {
  const words = lettersOf(search).split(' ').filter(Boolean)
  return customers.filter(({ companyId, companyName, shipTos }) => {
    const places = shipTos.flatMap(({ shipToId, name, address }) => [shipToId, name, address])
    const said = lettersOf([companyId, companyName, ...places].join(' '))
    return words.every((word) => said.includes(word))
  })
}

const lettersOf = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** An entry of staff as that of a buyer of the ship-to; none where they may not order for it. */
function asBuyerOf(entry: StoredRoleEntry): StoredRoleEntry[] {
  const { customerType, shipToCustomerType, withheld, buyerPermissions } = entry
  if (!looksAfter(customerType, shipToCustomerType)) return []
  const permissions = permissionsOrderingFor(shipToCustomerType, {
    own: givenBy(entry),
    withheld,
    ofBuyers: buyerPermissions,
  })
  if (permissions.length === 0) return []
  return [{ ...entry, role: 'SalesAssociate', customerType: shipToCustomerType, onlyPermissions: permissions }]
}

const shipToOf = ({ shipToId, shipToName, shipToAddress, shipToStatus }: StoredRoleEntry) => ({
  shipToId,
  name: shipToName,
  address: shipToAddress,
  isSuspended: shipToStatus === 'SUSPENDED',
})
