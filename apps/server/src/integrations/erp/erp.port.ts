import type { CalendarDate } from '@fust/domain/calendar'
import type { Outcome } from '@fust/domain/outcome'
import type { Credit } from '@fust/domain/payment'

/**
 * What an order is called in the portal and in the ERP. The reference names it for good; its number comes again when the
 * portal's database comes back without its last seconds.
 */
export type OrderNames = { reference: string; orderNumber: string }

/** An order as the ERP is told about it. */
export type ErpOrder = OrderNames & {
  /** SAP order type of C§9.1, or the brewery's type for tank and POSM orders. */
  orderType: string
  isHalfTruck: boolean
  soldTo: string
  shipTo: string
  payer: string
  requestedDeliveryDate: CalendarDate
  customerOrderNumber?: string
  noteForDriver?: string
  /** How POS materials are brought, as people call it. */
  transport?: string
  /** Where a carrier brings POS materials that do not all go to the ship-to, with what goes there. */
  addresses?: readonly string[]
  lines: readonly ErpLine[]
  /** What the ERP calls the way it is paid. */
  paymentCode?: string
  /** Paid online when it was placed: its invoice asks for nothing. */
  isPaid: boolean
  /** What the buyer was shown, VAT and deposit included; the ERP comes to the same by the amounts of the lines. */
  totalCents: number
  currency: string
}
export type ErpLine = { lineNumber: number; sku: string; unitPriceCents: number; amounts: ErpAmounts } & ErpQuantity
/**
 * What a line costs beside its price, all of it: discounts come off, charges and deposit come on, and VAT is that rate of
 * what is left, rounded half up to the cent. A deposit below nothing is credited.
 */
export type ErpAmounts = {
  lineDiscountCents: number
  couponDiscountCents: number
  packagingDiscountCents: number
  cashDiscountCents: number
  packagingTaxCents: number
  sortingChargeCents: number
  depositCents: number
  isDepositTaxed: boolean
  vatBasisPoints: number
}
/** Beer in cases (`pallets` and `layers` tell the warehouse how they were ordered), tank beer, or POSM. */
type ErpQuantity = { cases: number; pallets?: number; layers?: number } | { litres: number } | { pieces: number }

/** The ERP understood and said no; sending the same again would not help, a person has to look. */
export type ErpRefusal =
  | { code: 'erp-refused'; erpCode: string; message: string }
  | { code: 'erp-order-unknown' }
  /** Nothing was sent: a value is longer than the ERP takes it. */
  | { code: 'erp-value-too-long'; message: string }

/**
 * The ERP has an order under the number that is not known to be this one; nothing was created. `erp-number-taken`: it is
 * another one of the portal's. `erp-order-unmarked`: it has no reference, and a person has to look whether it is this one.
 */
export type NumberHeld = { code: 'erp-number-taken'; sapId: string } | { code: 'erp-order-unmarked'; sapId: string }

/** Where the ERP has an order, and under which number. */
export type ErpReceipt = {
  sapId: string
  orderNumber: string
  /** The ERP created the order and did not store its reference. */
  lacksReference?: true
}

/** An order that the ERP has confirmed. */
export type OrderAtErp = { sapId: string; reference: string }

/** An order of the portal as the ERP lists it; its reference is empty where it was sent before there were any. */
export type ListedOrder = OrderNames & {
  sapId: string
  soldTo: string
  shipTo: string
  enteredOn: CalendarDate | null
  requestedDeliveryDate: CalendarDate | null
  /** As the ERP prices it. */
  netCents: number
  currency: string
  /** Every line of it: it will not be delivered. */
  isRejected: boolean
}

/** Where an order stands, in the portal's words; a status that is not known to the portal stays as it came. */
export type ErpProgress = {
  sapId: string
  orderNumber: string
  orderStatus: string
  processingStatus: string
  deliveryStatus: string
  /** The lines of which the ERP says something, as they are numbered in the order. */
  lines: readonly ErpLineProgress[]
  deliveries: readonly ErpDelivery[]
  invoices: readonly ErpInvoice[]
}
/** What the ERP says of a line, in the unit of the order line. */
export type ErpLineProgress = {
  lineNumber: number
  /** As it was ordered. */
  sku: string
  isRejected: boolean
  /** The quantities that it has confirmed, each for a day; null while it has confirmed or refused nothing. */
  confirmed: readonly { quantity: number; on: CalendarDate | null }[] | null
  /** Deliveries carry all that will come of it. */
  isFullyDelivered: boolean
  /** The product that comes in place of the ordered one. */
  substituteSku: string | null
}
export type ErpDelivery = {
  deliveryNumber: string
  deliveryStatus: string
  /** Who brings it, and under which number; null while that is not known. */
  carrier: string | null
  trackingNumber: string | null
  plannedOn: CalendarDate | null
  shippedOn: CalendarDate | null
  deliveredOn: CalendarDate | null
  /** Quantities in the unit of the order line. */
  lines: readonly { lineNumber: number; sku: string; quantity: number }[]
}
export type ErpInvoice = {
  invoiceNumber: string
  invoicedOn: CalendarDate
  netCents: number
  vatCents: number
  totalCents: number
  currency: string
  isCancelled: boolean
  /** Quantities in the unit of the order line. */
  lines: readonly { lineNumber: number; sku: string; quantity: number }[]
}

/** Whose open amount is asked for, and in which currency it has to be. */
export type InvoiceAsked = { invoiceNumber: string; currency: string }

/** What the ERP's books say of an invoice: until when it has to be paid, and what is still to be paid of it. */
export type ErpReceivable = {
  dueOn: CalendarDate | null
  /** Below zero more was paid than was billed. */
  openCents: number
}

/** What the ERP has planned for one of its calendars; a day it does not name is as the brewery says. */
export type ErpCalendar = {
  /** Days on which nobody works, weekends included. */
  freeDays: readonly CalendarDate[]
  /** Pallet places of single days. */
  placesOn: ReadonlyMap<CalendarDate, number>
}

/** Whose credit is asked for, in which currency, and on which day it has to hold. */
export type CreditAsked = { payer: string; currency: string; today: CalendarDate }

/**
 * The brewery's ERP. Faults (not reachable, too late, outcome unknown) are thrown as `ErpFault` and may be tried again
 * with the same arguments; one order has one caller at a time. What is said of an order with another reference is a fault:
 * only orders from before there were references have none in the ERP.
 */
export type Erp = {
  /** Creates the order once, however often it is asked; answers the existing one when the ERP has it already. */
  submitOrder(order: ErpOrder): Promise<Outcome<ErpReceipt, ErpRefusal | NumberHeld>>
  findOrder(names: OrderNames): Promise<Outcome<ErpReceipt | undefined, NumberHeld>>
  /** The portal's orders that were entered on this day or later, page by page; too many are a fault. */
  ordersSince(day: CalendarDate): AsyncIterable<readonly ListedOrder[]>
  orderProgress(order: OrderAtErp): Promise<ErpProgress | undefined>
  /** Undefined where the ERP's books do not have the invoice, or are not told of at all. */
  receivable(invoice: InvoiceAsked): Promise<ErpReceivable | undefined>
  /** The invoice as a PDF. */
  invoiceDocument(invoiceNumber: string): Promise<Uint8Array | undefined>
  /** Cancels every line, or none; an order that is cancelled already is accepted. */
  cancelOrder(order: OrderAtErp): Promise<Outcome<{ sapId: string }, ErpRefusal>>
  /** Undefined when the ERP holds no such calendar, or answers none at all. */
  deliveryCalendar(
    factoryCalendar: string,
    period: { from: CalendarDate; until: CalendarDate },
  ): Promise<ErpCalendar | undefined>
  /** Undefined when the ERP gives this payer no limit, or answers none at all; after so long it is a fault. */
  customerCredit(asked: CreditAsked, withinMs: number): Promise<Credit | undefined>
}

/** `not-accepted`: it answered that it did nothing, for a reason that is ours or that passes, such as a locked order. */
export type ErpFaultCode = 'unreachable' | 'timed-out' | 'not-accepted' | 'unexpected-answer' | 'outcome-unknown'

/** The ERP could not be asked, or it is not known what it did. */
export class ErpFault extends Error {
  override readonly name = 'ErpFault'
  readonly code: ErpFaultCode

  constructor(code: ErpFaultCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
