import { palletPlaces, shownNumber, type LoadLine, type TruckLimits } from '../capacity/index.ts'

/** Pallet places side by side on a truck floor. */
const FLOOR_ROWS = 2

/** A product's stripe on a mixed place, bottom up; the share of a pallet is to draw with, to three decimals. */
export type Stripe = { readonly sku: string; readonly share: number }

export type PlaceLoad =
  | { readonly kind: 'full'; readonly sku: string }
  | { readonly kind: 'mixed'; readonly stripes: readonly Stripe[] }
  | { readonly kind: 'empty' }

/** A place on the floor, counted from the cab: number 1 is loaded first, column by column. */
export type FloorPlace = {
  readonly number: number
  readonly column: number
  readonly row: number
  readonly load: PlaceLoad
}

export type LoadPlan = {
  readonly places: readonly FloorPlace[]
  /** What does not fit on the floor any more. */
  readonly leftOver: readonly FloorPlace[]
  /** The minimum is marked behind this many places; null when there is none. */
  readonly minimumPlaces: number | null
}

/** The truck floor from above as the cart fills it; without a maximum the floor ends where the load does (decisions CRT-50). */
export function loadPlan(lines: readonly LoadLine[], limits: TruckLimits): LoadPlan {
  const loaded = placeLoads(lines)
  const size = Math.floor(limits.maximumPallets ?? loaded.length)
  const spots = Math.max(size, loaded.length)
  const places = Array.from({ length: spots }, (_, index) => floorPlace(index, loaded[index] ?? { kind: 'empty' }))
  return { places: places.slice(0, size), leftOver: places.slice(size), minimumPlaces: limits.minimumPallets }
}

function floorPlace(index: number, load: PlaceLoad): FloorPlace {
  return { number: index + 1, column: Math.floor(index / FLOOR_ROWS), row: index % FLOOR_ROWS, load }
}

function placeLoads(lines: readonly LoadLine[]): PlaceLoad[] {
  const { full, shared } = palletPlaces(lines)
  return [
    ...full.flatMap(({ line, count }) =>
      Array.from({ length: count }, () => ({ kind: 'full' as const, sku: line.sku })),
    ),
    ...shared.map((place) => ({
      kind: 'mixed' as const,
      stripes: place.map(({ line, share }) => ({ sku: line.sku, share: shownNumber(share) })),
    })),
  ]
}
