import { dateOf } from '@fust/domain/calendar'
import { loyaltyPoints } from '@fust/domain/contract'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { instantOfWall } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import type { ShipToRefusal } from '#request/policy.ts'
import type { Asking, Content } from '#features/content/index.ts'
import type { Delivery } from '#features/delivery/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { createLoyaltyStore } from './loyalty.store.ts'

type Parts = { db: Queries; portal: Portal; delivery: Delivery; content: Content }
type EarnedBrand = { code: string; name: string; ml: number; points: number }

export type EarnedPoints = {
  shipToId: string
  year: number
  points: number
  pointsPerHectolitre: number
  brands: EarnedBrand[]
  rewards: { title: string; points: number; missing: number }[]
}

/** What ship-tos have earned by what they ordered of the brands that the programme counts. */
export function createLoyalty({ db, portal, delivery, content }: Parts) {
  const store = createLoyaltyStore(db)

  /** Points of a year; not found where the brewery has no programme. */
  async function read(
    asking: Asking,
    { shipToId, year }: { shipToId: string; year: number },
  ): Promise<Outcome<EarnedPoints, ShipToRefusal | { code: 'not-found' }>> {
    const access = delivery.shipToOf(asking.actor, asking.operation, shipToId)
    if (!access.ok) return access
    const programs = await content.list('loyalty', asking, { limit: 1 })
    if (!programs.ok) return programs
    const [program] = programs.value.pages
    if (!program) return refuse({ code: 'not-found' })
    const { brands: counting = [], points_per_hectolitre: pointsPerHectolitre = 0, rewards = [] } = program.details
    const { market } = await portal.now(asking.mark)
    const [from, before] = [year, year + 1].map((own) => instantOfWall(dateOf(own, 1, 1), market.timeZone))
    if (!from || !before) throw new Error('A year has two ends.')
    const volumes = await store.readVolumes(access.value, { from, before }, counting)
    const brands = volumes
      .map(({ code, name, ml }) => ({ code, name, ml: ml ?? 0, points: loyaltyPoints(ml ?? 0, pointsPerHectolitre) }))
      .toSorted((one, other) => other.points - one.points)
    const points = brands.reduce((sum, brand) => sum + brand.points, 0)
    return accept({
      shipToId,
      year,
      points,
      pointsPerHectolitre,
      brands,
      rewards: rewards
        .map((reward) => ({ ...reward, missing: Math.max(0, reward.points - points) }))
        .toSorted((one, other) => one.points - other.points),
    })
  }

  return { read }
}

export type LoyaltyPoints = ReturnType<typeof createLoyalty>
