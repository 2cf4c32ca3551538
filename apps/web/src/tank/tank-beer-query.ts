import { TANK_POSITIONS, type Tank, type TankAgreement } from '@fust/domain/tank'
import { queryOptions } from '@tanstack/react-query'
import type { TankBeerQuery } from '../gql/graphql.ts'
import { graphql } from '../gql/index.ts'
import { graphql as ask } from '../lib/server/graphql.ts'
import { DELIVERY_KEY } from '../lib/server/query-keys.ts'

const tankBeerDocument = graphql(`
  query TankBeer($shipTo: String!) {
    tankBeer(shipTo: $shipTo) {
      order_method
      financial_blocker
      tank_agreed
      delivery_date
      alternative_date
      min_purchasable_liters
      max_purchasable_liters
      purchasable_brands
      extra_info
      tanks {
        position
        name
        capacity_liters
        brand
        min_liters
        max_liters
      }
    }
  }
`)

/** What is agreed with a venue about tank beer, its tanks, and the days that are offered first. */
export type TankBeer = TankAgreement & { nextDays: readonly string[]; extraInfo: string | null }

/** Tank beer at a ship-to; null where nothing is written down about tanks. */
export const tankBeerQuery = (shipToId: string) =>
  queryOptions({
    // Its days go with the other days: an order, and the cut-off, change them.
    queryKey: [...DELIVERY_KEY, shipToId, 'tank-beer'],
    queryFn: async ({ signal }): Promise<TankBeer | null> => {
      const asShipTo = { signal, headers: { outletid: shipToId } }
      const { tankBeer } = await ask(tankBeerDocument, { shipTo: shipToId }, asShipTo)
      return tankBeer ? tankBeerOf(tankBeer) : null
    },
  })

type WireTankBeer = NonNullable<TankBeerQuery['tankBeer']>

function tankBeerOf(wire: WireTankBeer): TankBeer {
  return {
    isAgreed: wire.tank_agreed ?? false,
    hasFinancialBlocker: wire.financial_blocker ?? false,
    orderMethod: wire.order_method === 'phone' ? 'phone' : 'portal',
    minimumLitres: wire.min_purchasable_liters ?? null,
    maximumLitres: wire.max_purchasable_liters ?? null,
    purchasableBrands: (wire.purchasable_brands ?? []).flatMap((brand) => brand ?? []),
    tanks: wire.tanks.flatMap(tankOf),
    nextDays: [wire.delivery_date, wire.alternative_date].flatMap((day) => day ?? []),
    extraInfo: wire.extra_info ?? null,
  }
}

// A place that no line can name is no tank that can be filled from here.
function tankOf(wire: WireTankBeer['tanks'][number]): Tank[] {
  const position = TANK_POSITIONS.find((known) => known === wire.position)
  if (!position) return []
  const { name, capacity_liters, brand, min_liters, max_liters } = wire
  return [
    {
      position,
      name,
      capacityLitres: capacity_liters ?? null,
      brand: brand ?? null,
      minimumLitres: min_liters,
      maximumLitres: max_liters,
    },
  ]
}
