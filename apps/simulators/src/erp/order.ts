/** Where an order stands; it moves from left to right. */
const STATIONS = ['created', 'delivery', 'picked', 'shipped', 'delivered', 'invoiced'] as const
export type Station = (typeof STATIONS)[number]

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
  netCents: number
  rejectionReason: string
}
export type Delivery = {
  number: string
  plannedOn: string
  pickedOn: string | null
  shippedOn: string | null
  deliveredOn: string | null
}
export type Invoice = { number: string; orderNumber: string; invoicedOn: string; netCents: number; vatCents: number }

export type Order = {
  number: string
  reference: string
  document: OrderDocument
  receivedAt: Date
  changedAt: Date
  station: Station
  items: readonly Item[]
  deliveries: readonly Delivery[]
  invoices: readonly Invoice[]
}

export const isRejected = (order: Order): boolean => order.items.every((item) => item.rejectionReason !== '')

export const orderNetCents = (order: Order): number => order.items.reduce((sum, item) => sum + item.netCents, 0)

/** The station after this one; a rejected or invoiced order stays where it is. */
export function nextStation(order: Order): Station | undefined {
  return isRejected(order) ? undefined : STATIONS[STATIONS.indexOf(order.station) + 1]
}

export const hasReached = (order: Order, station: Station): boolean =>
  STATIONS.indexOf(order.station) >= STATIONS.indexOf(station)

/** A value of the header as text; what was not sent is empty. */
export function headerText(order: Order, property: string): string {
  const value = order.document.header[property]
  return typeof value === 'string' ? value : ''
}
