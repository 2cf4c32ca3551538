import type { CalendarDate } from '@fust/domain/calendar'
import type { Queries } from '#platform/database.ts'
import { createVersionedMemory } from '#platform/versioned-memory.ts'
import { createCartFactsStore, type CartFacts, type ShipToKey } from './cart-facts.store.ts'

/** Ship-tos kept for all carts of this process, some 3 KB each. */
const KEPT_SHIP_TOS = 2_000

/** Reads what is offered to ship-tos and taken off there, once for as long as what holds for customers is of one version. */
export function createKnownTerms() {
  const memory = createVersionedMemory<CartFacts>(KEPT_SHIP_TOS)

  /** What holds on this day at this version: null when there is another by now, undefined without such a ship-to. */
  return async (
    queries: Queries,
    shipTo: ShipToKey,
    { version, day }: { version: number; day: CalendarDate },
  ): Promise<CartFacts | null | undefined> => {
    const key = `${day} ${shipTo.shipToId}`
    const known = memory.get(version, key)
    if (known) return shipTo.companyIds.includes(known.terms.shipTo.companyId) ? known : undefined
    const read = await createCartFactsStore(queries).find(shipTo, day)
    if (!read) return undefined
    if (read.customerVersion !== version) return null
    memory.keep(version, key, read.facts)
    return read.facts
  }
}
