import type { ItemPricing } from './pricing.ts'

/** Where an order stands; it moves from left to right. */
const ROUTE = ['created', 'delivery', 'picked', 'shipped', 'delivered', 'invoiced'] as const
/** The way of an order that comes in two deliveries: the second follows when the first one is invoiced. */
const SPLIT_ROUTE = [
  ...ROUTE.slice(0, -1),
  'part-invoiced',
  'rest-picked',
  'rest-shipped',
  'rest-delivered',
  'invoiced',
] as const
export type Station = (typeof SPLIT_ROUTE)[number]

export type Partner = { PartnerFunction: string; Customer: string }
export type LongText = { Language: string; LongTextID: string; LongText: string }

/** The header as it was sent, with its partners and texts. */
export type OrderDocument = {
  header: Record<string, string | boolean>
  partners: readonly Partner[]
  texts: readonly LongText[]
}

export type Item = {
  item: number
  material: string
  quantity: string
  unit: string
  /** All that it costs but VAT. */
  netCents: number
  pricing: ItemPricing
  rejectionReason: string
  /** Null: all of it for the requested day. */
  confirmed: readonly ConfirmedPart[] | null
  /** The material that comes in place of the one that was entered. */
  substitute: string | null
}
export type ConfirmedPart = { quantity: number; on: string }
export type DeliveryItem = { item: number; quantity: string }
export type Delivery = {
  number: string
  items: readonly DeliveryItem[]
  plannedOn: string
  pickedOn: string | null
  shippedOn: string | null
  deliveredOn: string | null
}
export type Invoice = {
  number: string
  deliveryNumber: string
  invoicedOn: string
  netCents: number
  vatCents: number
  paidCents: number
}

export type Order = {
  number: string
  /** What the portal calls it. */
  orderNumber: string
  /** The reference of the ship-to party, in which the portal names it for good; empty where it was sent without. */
  reference: string
  document: OrderDocument
  receivedAt: Date
  changedAt: Date
  station: Station
  isSplit: boolean
  items: readonly Item[]
  deliveries: readonly Delivery[]
  invoices: readonly Invoice[]
}

export const isRejected = (order: Order): boolean => order.items.every((item) => item.rejectionReason !== '')

export const orderNetCents = (order: Order): number => order.items.reduce((sum, item) => sum + item.netCents, 0)

export const routeOf = ({ isSplit }: Order): readonly Station[] => (isSplit ? SPLIT_ROUTE : ROUTE)

/** The station after this one; a rejected or invoiced order stays where it is. */
export function nextStation(order: Order): Station | undefined {
  const route = routeOf(order)
  return isRejected(order) ? undefined : route[route.indexOf(order.station) + 1]
}

export const hasReached = (order: Order, station: Station): boolean =>
  routeOf(order).indexOf(order.station) >= routeOf(order).indexOf(station)

/** The items of an order that a delivery carries, with how much of each. */
export const carriedItems = ({ items }: Order, delivery: Delivery) =>
  delivery.items.flatMap(({ item: number, quantity }) =>
    items.filter(({ item }) => item === number).map((item) => ({ ...item, carried: quantity })),
  )

/** A value of the header as text; what was not sent is empty. */
export function headerText(order: Order, property: string): string {
  const value = order.document.header[property]
  return typeof value === 'string' ? value : ''
}

/** Whether something of it is planned and has not left yet. */
export const canPlan = ({ deliveries }: Order): boolean => deliveries.some(({ shippedOn }) => shippedOn === null)

/** The version of an order, as SAP gives it to be named again with a change. */
export const etagOf = ({ changedAt }: Order): string => `W/"datetimeoffset'${changedAt.toISOString()}'"`

export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** The day for which the order was sent. */
export function requestedDay(order: Order): string | undefined {
  const sent = /^\/Date\((-?\d+)\)\/$/.exec(String(order.document.header['RequestedDeliveryDate'] ?? ''))
  return sent ? dayOf(new Date(Number(sent[1]))) : undefined
}
