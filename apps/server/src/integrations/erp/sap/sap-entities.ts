import { Type, type Static, type StaticDecode, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { ErpFault, type OrderAtErp } from '../erp.port.ts'
import { referenceOf } from './sap-reference.ts'

const text = Type.String()
// The published services may say null of what is no key, where SAP itself says '' of what nobody filled in.
const filled = Type.Codec(Type.Union([Type.String(), Type.Null()]))
  .Decode((said) => said ?? '')
  .Encode((said) => said)
const date = Type.Union([Type.String(), Type.Null()])
export const listOf = <T extends TSchema>(item: T) =>
  Type.Object({ results: Type.Array(item), __next: Type.Optional(Type.String()) })
export const entityOf = <T extends TSchema>(item: T) => Type.Object({ d: item })

// A setting names the field of an order that has its reference, so an order keeps the properties that are not listed here.
const others = { additionalProperties: Type.Unknown() }

/** The properties of the published services that are read; SAP sends many more. */
export const NamedOrder = Type.Object({ SalesOrder: text, PurchaseOrderByCustomer: filled }, others)
export type NamedOrder = StaticDecode<typeof NamedOrder>
export const CreatedOrder = entityOf(NamedOrder)

const ListedOrder = Type.Object(
  {
    SalesOrder: text,
    PurchaseOrderByCustomer: filled,
    SoldToParty: text,
    CreationDate: date,
    RequestedDeliveryDate: date,
    TotalNetAmount: text,
    TransactionCurrency: text,
    OverallSDDocumentRejectionSts: filled,
    to_Partner: listOf(Type.Object({ PartnerFunction: text, Customer: text })),
  },
  others,
)
export const ListedOrders = entityOf(listOf(ListedOrder))
export type SapListedOrder = StaticDecode<typeof ListedOrder>

export const OrderItems = entityOf(
  Type.Object(
    {
      SalesOrder: text,
      to_Item: listOf(Type.Object({ SalesOrderItem: text, SalesDocumentRjcnReason: filled })),
    },
    others,
  ),
)

const ScheduleLine = Type.Object({ ConfirmedDeliveryDate: date, ConfdOrderQtyByMatlAvailCheck: filled })

const OrderItem = Type.Object({
  SalesOrderItem: text,
  HigherLevelItem: Type.Optional(filled),
  Material: text,
  OriginallyRequestedMaterial: Type.Optional(filled),
  SalesDocumentRjcnReason: filled,
  DeliveryStatus: Type.Optional(filled),
  to_ScheduleLine: listOf(ScheduleLine),
})
export type OrderItem = StaticDecode<typeof OrderItem>

const SalesOrder = Type.Object(
  {
    SalesOrder: text,
    PurchaseOrderByCustomer: filled,
    OverallSDProcessStatus: filled,
    OverallSDDocumentRejectionSts: filled,
    TotalBlockStatus: filled,
    to_Item: listOf(OrderItem),
    to_SubsequentProcFlowDoc: listOf(Type.Object({ SubsequentDocument: text, SubsequentDocumentCategory: text })),
  },
  others,
)
export const SalesOrderAnswer = entityOf(SalesOrder)
export type SalesOrder = StaticDecode<typeof SalesOrder>

const Delivery = Type.Object({
  DeliveryDocument: text,
  DeliveryDate: date,
  ActualGoodsMovementDate: date,
  ProofOfDeliveryDate: date,
  OverallPickingStatus: filled,
  OverallGoodsMovementStatus: filled,
  OverallProofOfDeliveryStatus: filled,
  MeansOfTransport: Type.Optional(filled),
  BillOfLading: Type.Optional(filled),
  to_DeliveryDocumentItem: listOf(
    Type.Object({
      ReferenceSDDocument: filled,
      ReferenceSDDocumentItem: filled,
      Material: text,
      OriginallyRequestedMaterial: Type.Optional(filled),
      ActualDeliveryQuantity: text,
    }),
  ),
})
export const DeliveryAnswer = entityOf(Delivery)
export type Delivery = StaticDecode<typeof Delivery>

const Invoice = Type.Object({
  BillingDocument: text,
  BillingDocumentDate: text,
  BillingDocumentIsCancelled: Type.Boolean(),
  TotalNetAmount: text,
  TaxAmount: text,
  TotalGrossAmount: text,
  TransactionCurrency: text,
  to_Item: listOf(
    Type.Object({
      SalesDocument: filled,
      SalesDocumentItem: filled,
      Material: filled,
      OriginallyRequestedMaterial: Type.Optional(filled),
      BillingQuantity: filled,
    }),
  ),
})
export const InvoiceAnswer = entityOf(Invoice)
export type Invoice = StaticDecode<typeof Invoice>

export const InvoiceDocument = entityOf(Type.Object({ GetPDF: Type.Object({ BillingDocumentBinary: text }) }))

export const WorkingDaysOfYear = Type.Object({
  FactoryCalendar: text,
  CalendarYear: text,
  Month01WorkingDaysString: text,
  Month02WorkingDaysString: text,
  Month03WorkingDaysString: text,
  Month04WorkingDaysString: text,
  Month05WorkingDaysString: text,
  Month06WorkingDaysString: text,
  Month07WorkingDaysString: text,
  Month08WorkingDaysString: text,
  Month09WorkingDaysString: text,
  Month10WorkingDaysString: text,
  Month11WorkingDaysString: text,
  Month12WorkingDaysString: text,
})
export type WorkingDays = Record<string, string> & Static<typeof WorkingDaysOfYear>

export const DeliveryPlaces = Type.Object({ DeliveryDate: text, NumberOfPallets: Type.Integer({ minimum: 0 }) })

// Twelve digits are more money than there is, and still counted exactly in cents.
const amount = Type.String({ pattern: '^-?\\d{1,12}(\\.\\d{1,3})?$' })

/** What a payer is given in one credit segment; without a limit it is given none. */
export const CreditAccount = Type.Object({
  BusinessPartner: text,
  CreditSegment: text,
  CreditSegmentCurrency: text,
  CreditLimitAmount: Type.Union([amount, Type.Null()]),
  CreditLimitIsZero: Type.Union([Type.Boolean(), Type.Null()]),
  CreditLimitValidityEndDate: date,
})
export type CreditAccount = Static<typeof CreditAccount>

/** Items that a payer has not paid yet, added up by the service or one by one. */
export const OpenItems = Type.Object({
  CompanyCode: text,
  Customer: text,
  CompanyCodeCurrency: text,
  AmountInCompanyCodeCurrency: amount,
})

/** One item of a customer in the books: an invoice, what was paid of it, or what is left of it. */
export const AccountingItem = Type.Object({
  CompanyCode: text,
  FiscalYear: text,
  AccountingDocument: text,
  AccountingDocumentItem: text,
  BillingDocument: filled,
  InvoiceReference: filled,
  ClearingAccountingDocument: filled,
  NetDueDate: date,
  TransactionCurrency: text,
  AmountInTransactionCurrency: amount,
})
export type AccountingItem = StaticDecode<typeof AccountingItem>

/** Reads an answer once, at the edge; an answer of another shape is a fault. */
export function readAs<T extends TSchema>(schema: T, answer: unknown): StaticDecode<T> {
  if (Value.Check(schema, answer)) return whole(Value.Decode(schema, answer))
  const [fault] = Value.Errors(schema, answer)
  throw new ErpFault(
    'unexpected-answer',
    `The ERP's answer ${fault?.instancePath ?? ''} ${fault?.message ?? 'is not ours'}`,
  )
}

/** A list inside of something is there as a whole, or it is not believed: nobody asks for the rest of it. */
function whole<T>(answer: T): T {
  const entity = partsOf(answer)['d']
  // A page of a list that was asked for itself may have a next one.
  if ([entity, ...listIn(entity)].some((part) => Object.values(partsOf(part)).some(isPartOfList)))
    throw new ErpFault('unexpected-answer', 'The ERP answered a part of a list where all of it was asked for')
  return answer
}

function isPartOfList(value: unknown): boolean {
  const inside = listIn(value)
  if (inside.length > 0 && '__next' in partsOf(value)) return true
  return inside.some((part) => Object.values(partsOf(part)).some(isPartOfList))
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function listIn(value: unknown): unknown[] {
  const { results } = partsOf(value)
  return Array.isArray(results) ? results : []
}

/** Nothing is believed of an order with another reference; those from before there were references have none. */
export function requireOrder(asked: OrderAtErp, answered: { SalesOrder: string }, referenceField: string): void {
  requireAbout(asked.sapId, answered.SalesOrder)
  const reference = referenceOf(answered, referenceField)
  if (reference !== '') requireAbout(asked.reference, reference)
}

/** A connection that brings the answer to another question must not be believed. */
export function requireAbout(asked: string, answered: string): void {
  if (asked !== answered) throw new ErpFault('unexpected-answer', `The ERP answered about ${answered}, not ${asked}`)
}
