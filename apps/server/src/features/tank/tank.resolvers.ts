import type { Resolvers, Wire } from '@fust/contract/resolvers'
import { reviewTankAgreement, tankLimits, topUpLimits, type Tank, type TankPosition } from '@fust/domain/tank'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { ordering, type PolicyTable } from '#request/policy.ts'
import { authorizationError } from '#platform/graphql/index.ts'
import { textIn } from '#platform/http/language.ts'
import type { TankBeer, TankBeers } from './tank.service.ts'

export const tankPolicy: PolicyTable = { 'Query.tankBeer': ordering }

export function tankResolvers(tankBeers: TankBeers) {
  return {
    Query: {
      tankBeer: async (_parent, { shipTo }, { actor, language }) => {
        const found = await tankBeers.read(actor, shipTo, language)
        if (!found.ok) throw authorizationError()
        return found.value && wireTankBeer(found.value, language)
      },
    },
  } satisfies Resolvers<GraphqlContext>
}

function wireTankBeer(tankBeer: TankBeer, language: string): Wire<'TankBeer'> {
  const { tanks, nextDays } = tankBeer
  const { minimumLitres, maximumLitres } = tankLimits(tankBeer)
  return {
    ship_to_id: tankBeer.shipToId,
    tankbeer: reviewTankAgreement(tankBeer) === null,
    order_method: tankBeer.orderMethod,
    financial_blocker: tankBeer.hasFinancialBlocker,
    tank_agreed: tankBeer.isAgreed,
    delivery_date: nextDays[0] ?? null,
    alternative_date: nextDays[1] ?? null,
    min_purchasable_liters: minimumLitres,
    max_purchasable_liters: maximumLitres,
    purchasable_brands: [...tankBeer.purchasableBrands],
    extra_info: textIn(language, tankBeer.extraInfo) || null,
    tank_type_1: nameAt(1, tanks),
    tank_type_2: nameAt(2, tanks),
    tank_type_3: nameAt(3, tanks),
    tank_type_4: nameAt(4, tanks),
    number_tank_type_4: tanks.some(({ position }) => position === 4) ? 1 : null,
    tanks: tanks.map(wireTank),
  }
}

// The contract says that a tank is absent with this text (TNK-03).
const ABSENT = 'null'

function nameAt(position: TankPosition, tanks: readonly Tank[]): string {
  return tanks.find((tank) => tank.position === position)?.name ?? ABSENT
}

function wireTank(tank: Tank): Wire<'VenueTank'> {
  const { minimumLitres, maximumLitres } = topUpLimits(tank)
  return {
    position: tank.position,
    name: tank.name,
    capacity_liters: tank.capacityLitres,
    brand: tank.brand,
    min_liters: minimumLitres,
    max_liters: maximumLitres,
  }
}
