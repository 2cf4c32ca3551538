import type { CalendarDate } from '@fust/domain/calendar'
import type { InvoiceState } from '@fust/domain/documents'
import type { DeliveryMethod, Goods, OrderKind } from '@fust/domain/order'
import type { PaymentStage } from '@fust/domain/payment'
import type { CaseQuantities } from '@fust/domain/quantity'
import type { OrderHeldBackState, OrderLineChange } from '../gql/graphql.ts'
import type { PostalAddress } from '../lib/market/postal-address.ts'
import type { Product } from '../product/index.ts'
import type { Stop } from './components/stations.tsx'

/** An order as a list shows it. */
export type Order = {
  number: string
  kind: OrderKind
  /** What it is of, with return items apart from beer. */
  goods: Goods
  /** As the brewery names it; one of ours, or the ERP's own. */
  status: string
  stations: readonly Stop[]
  /** The day in the market. */
  placedOn: string
  /** The day on which it comes. */
  deliveryDate: CalendarDate | null
  /** The day that was ordered, where the brewery plans another one. */
  orderedFor: CalendarDate | null
  hours: { from: string; to: string } | null
  method: DeliveryMethod | null
  /** The method's name on the wire, for one that we do not know. */
  carrier: string
  /** Company and address are empty where nothing says them: its POS materials went elsewhere. */
  shipTo: { id: string; name: string; company: string; address: string }
  /** Where POS materials went that did not all go to the ship-to, and whose service point that is. */
  addresses: readonly (PostalAddress & { carrier: string | null })[]
  /** The buyer's own title. */
  reference: string | null
  amounts: OrderAmounts
  totalCents: number
  /** What it cost as it was ordered; null where that is what it costs. */
  orderedTotalCents: number | null
  /** How far it is paid online; null where it goes on account. */
  paid: PaymentStage | null
}

export type OrderAmounts = { packages: number; layers: number; pallets: number; litres: number; weightGrams: number }

/** An order with what is in it. */
export type OrderDetail = Order & {
  /** By which the server is asked to change it. */
  id: string
  /** How far the brewery has processed it, in words. */
  processing: string | null
  /** Where its delivery is, as the contract or the ERP says it. */
  deliveryStatus: string | null
  /** Who placed it, and for which company where that was somebody of the brewery. */
  orderedBy: { name: string; forCustomer: string | null } | null
  /** The server would still take it back. */
  canBeCancelled: boolean
  lines: readonly OrderLine[]
  goodsCents: number
  discountCents: number
  /** Rates in basis points: 2100 is 21 %. */
  vat: readonly { rateBasisPoints: number; cents: number }[]
  vatCents: number
  /** Deposit, packaging tax and sorting charge together. */
  depositCents: number
  deliveries: readonly Shipment[]
  note: string | null
  payment: string | null
  /** By which it can still be paid online. */
  paymentToken: string | null
  /** What went back of what was paid online. */
  refundedCents: number
  confirmationEmail: string | null
  isAfterSix: boolean
  isOnPallet: boolean
}

/** A bill of it; `due`, `state` and what is open are null while the ERP has not told them. */
export type OrderInvoice = {
  number: string
  totalCents: number
  due: CalendarDate | null
  state: InvoiceState | null
  openCents: number | null
}

/** A delivery by its number, and by what its carrier knows it. */
export type Shipment = { number: string; tracking: string }

/** An order as its own page shows it. */
export type WholeOrder = OrderDetail & {
  invoices: readonly OrderInvoice[]
  empties: readonly Empties[]
  /** The server would still have it changed. */
  canBeChanged: boolean
  /** The order whose place it took. */
  replaces: { number: string; totalCents: number; lines: readonly FormerLine[] } | null
  /** Number of the order that took its place. */
  replacedBy: string | null
  /** What keeps it, or its cancelling, from the brewery's ERP. */
  heldBack: {
    state: OrderHeldBackState
    isCancelling: boolean
    since: Date
    /** In the ERP's words; told to the brewery's people alone. */
    reason: string | null
    /** The order that it waits behind. */
    behind: string | null
  } | null
}

/** How much of a product, in its units side by side. */
export type Amounts = CaseQuantities & { litres: number }

/** A line of an order that another one took the place of. */
export type FormerLine = Amounts & { sku: string; name: string }

/** Pieces of one kind that come back, as bottles, and the deposit on each. */
export type Empties = { name: string; pieces: number; centsPerPiece: number }

export type LineConfirmation = {
  change: OrderLineChange
  later: { quantity: number; on: CalendarDate } | null
  /** What comes in its place. */
  substitute: string | null
}

export type OrderLine = {
  id: string
  sku: string
  name: string
  /** Null once it has left the catalogue. */
  product: Product | null
  /** What comes of it: what the brewery has confirmed, and what was ordered as long as it has not. */
  quantities: CaseQuantities
  litres: number
  /** All cases or pieces, those on layers and pallets included. */
  packages: number
  ordered: { quantities: CaseQuantities; litres: number; packages: number }
  /** Why it does not come as it was ordered; null where it does. */
  confirmation: LineConfirmation | null
  shipped: number
  totalCents: number
}
