import { STATIONS, stationOf, type Station } from '@fust/domain/order'
import type { Stop } from './components/stations.tsx'

/** A status that an order has had, and when (ISO). */
export type OrderEvent = { status: string; at: string }

type Way = { status: string; events: readonly OrderEvent[]; expectedAt: string | null }

const CANCELLED = 'Canceled'

/** The stops of an order: takes its status, what happened and when it is expected; gives each stop's state and time. */
export function wayOf({ status, events, expectedAt }: Way): Stop[] {
  const times = arrivals(events)
  const present = presentStop(status, times)
  const stoppedAt = status === CANCELLED ? present + 1 : null
  return STATIONS.map((name, index) => {
    if (index === stoppedAt) return { name, state: 'stopped', at: lastMoment(events) }
    if (stoppedAt !== null && index > stoppedAt) return { name, state: 'ahead', at: null }
    const state = stateOf(index, present, status)
    return { name, state, at: times.get(name) ?? (state === 'ahead' && name === 'delivered' ? expectedAt : null) }
  })
}

/** True for a status that no stop stands for, so that the order has to name it. */
export function isOffTheWay(status: string): boolean {
  return stationOf(status) === null
}

/** Of the orders under way the one that comes first from today (ISO) on; one whose day has passed only if nothing else comes. */
export function nextToArrive<Candidate extends { stations: readonly Stop[]; deliveryDate: string | null }>(
  orders: readonly Candidate[],
  today: string,
): Candidate | undefined {
  const byDay = orders
    .filter(({ stations }) => stations.some(({ state }) => state === 'now'))
    .toSorted((a, b) => (a.deliveryDate ?? '').localeCompare(b.deliveryDate ?? ''))
  return byDay.find(({ deliveryDate }) => deliveryDate !== null && deliveryDate >= today) ?? byDay[0]
}

function stateOf(index: number, present: number, status: string): Stop['state'] {
  const isArrived = stationOf(status) === 'delivered' || status === CANCELLED
  if (index < present || (index === present && isArrived)) return 'done'
  return index === present ? 'now' : 'ahead'
}

function arrivals(events: readonly OrderEvent[]): Map<Station, string> {
  const times = new Map<Station, string>()
  for (const { status, at } of events) {
    const station = stationOf(status)
    if (station && !times.has(station)) times.set(station, at)
  }
  return times
}

// A status that is on no station leaves the order where it was last seen.
function presentStop(status: string, times: ReadonlyMap<Station, string>): number {
  const named = stationOf(status)
  return named ? STATIONS.indexOf(named) : STATIONS.findLastIndex((name) => times.has(name))
}

const lastMoment = (events: readonly OrderEvent[]): string | null => events.at(-1)?.at ?? null
