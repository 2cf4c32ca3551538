import type { CalendarDate } from '@fust/domain/calendar'
import { accept, type Outcome } from '@fust/domain/outcome'
import type { Actor } from '#request/actor.ts'
import type { ShipToRefusal } from '#request/policy.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Delivery } from '#features/delivery/index.ts'
import { createTankStore, type StoredTankBeer } from './tank.store.ts'

/** Tank beer at a ship-to, with the days that are offered first. */
export type TankBeer = StoredTankBeer & { shipToId: string; nextDays: CalendarDate[] }

const DAYS_OFFERED_FIRST = 2

export function createTankBeer({ db, delivery }: { db: Queries; delivery: Delivery }) {
  return {
    /** What a ship-to of the actor's may order as tank beer, and when it can come; null where it has no tanks. */
    read: async (
      actor: Actor | null,
      shipToId: string,
      language: string,
    ): Promise<Outcome<TankBeer | null, ShipToRefusal>> => {
      const found = delivery.shipToOf(actor, 'Query.tankBeer', shipToId)
      if (!found.ok) return found
      const access = found.value
      const tankBeer = await createTankStore(db).read(access.companyId, access.shipToId)
      if (!tankBeer) return accept(null)
      const days = await delivery.readDays(access, { days: 'tank', kind: 'tank' }, { language, breweryMark: undefined })
      return accept({ ...tankBeer, shipToId: access.shipToId, nextDays: days.slice(0, DAYS_OFFERED_FIRST) })
    },
  }
}

export type TankBeers = ReturnType<typeof createTankBeer>
