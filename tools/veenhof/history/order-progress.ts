import { chance } from '../random.ts'
import type { Draft } from './drafts.ts'
import { addWorkingDays, HISTORY_TO, LAST_MOMENT, moment } from './days.ts'

type Event = { status: string; happenedAt: string; source: 'portal' | 'erp' }

export type Progress = {
  events: Event[]
  status: string
  processingStatus: string
  deliveryStatus: string
  shippedAt?: string
  isDelivered: boolean
  isCancelled: boolean
  /** Less than was ordered came off the truck. */
  isShort: boolean
}

const TODAY = HISTORY_TO.slice(0, 10)
const CANCELLED = 0.012
const SHORT = 0.015

const STATUSES: Record<string, [processing: string, delivery: string]> = {
  'Order created': ['Not Yet Processed', 'AWAITING SHIPMENT'],
  'Order in preparation': ['Partially Processed', 'PARTIAL ORDER PREPARATION'],
  Sent: ['Partially Processed', 'AWAITING DELIVERY'],
  'On the way': ['Partially Processed', 'AWAITING DELIVERY'],
  Delivered: ['Completely Processed', 'DELIVERED'],
  Canceled: ['Fully Rejected', 'CANCELLED'],
}

/** What happened to an order up to the end of the history. */
export function progressOf(draft: Draft, number: string): Progress {
  const by = chance(`progress ${number}`)
  const isCancelled = !draft.number && draft.deliveryDay < TODAY && by.happens(CANCELLED)
  const events = isCancelled ? cancelledEvents(draft, by.between(20, 300)) : stationsOf(draft, number)
  const status = events.at(-1)?.status ?? 'Order created'
  const isShort = status === 'Delivered' && draft.kind === 'beer' && by.happens(SHORT)
  const [processingStatus, deliveryStatus] = STATUSES[status] ?? ['Not Relevant', 'ORDER UNDER INVESTIGATION']
  const shippedAt = events.find((event) => event.status === 'Sent')?.happenedAt
  return {
    events,
    status,
    processingStatus,
    deliveryStatus: isShort ? 'PARTIALLY DELIVERED' : deliveryStatus,
    ...(shippedAt ? { shippedAt } : {}),
    isDelivered: status === 'Delivered',
    isCancelled,
    isShort,
  }
}

const created = (draft: Draft): Event => ({ status: 'Order created', happenedAt: draft.placedAt, source: 'portal' })

function cancelledEvents(draft: Draft, minutesLater: number): Event[] {
  const happenedAt = Temporal.Instant.from(draft.placedAt).add({ minutes: minutesLater }).toString()
  return [created(draft), { status: 'Canceled', happenedAt, source: 'portal' }]
}

/** Picked after noon or the morning after, loaded the evening before, driven out early, at the dock until the afternoon. */
function stationsOf(draft: Draft, number: string): Event[] {
  const by = chance(`stations ${number}`)
  const minutes = () => String(by.between(2, 58)).padStart(2, '0')
  const eve = addWorkingDays(draft.deliveryDay, -1)
  const isEarly = draft.placedAt < moment(draft.placedDay, '12:00')
  const picked = isEarly
    ? moment(draft.placedDay, `14:${minutes()}`)
    : moment(addWorkingDays(draft.placedDay, 1), `08:${minutes()}`)
  const loaded = moment(eve, `17:${String(by.between(0, 14)).padStart(2, '0')}`)
  const pickedAt = picked < loaded ? picked : moment(eve, `16:${minutes()}`)
  const leavesAtNight = draft.method === 'flatrate_flatrate' && draft.kind === 'beer'
  const events: Event[] = [
    created(draft),
    { status: 'Order in preparation', happenedAt: pickedAt, source: 'erp' },
    { status: 'Sent', happenedAt: loaded, source: 'erp' },
    {
      status: 'On the way',
      happenedAt: leavesAtNight
        ? moment(eve, `17:${by.between(15, 29)}`)
        : moment(draft.deliveryDay, `06:${minutes()}`),
      source: 'erp',
    },
    {
      status: 'Delivered',
      happenedAt: moment(draft.deliveryDay, `${String(by.between(8, 15)).padStart(2, '0')}:${minutes()}`),
      source: 'erp',
    },
  ]
  return events.filter(({ happenedAt }) => happenedAt <= LAST_MOMENT)
}
