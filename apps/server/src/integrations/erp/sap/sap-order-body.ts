import type { ErpAmounts, ErpLine, ErpOrder } from '../erp.port.ts'
import type { SapCredit } from './sap-credit.ts'
import { toSapReference } from './sap-reference.ts'
import { toDecimal, toItemNumber, toSapDate } from './sap-values.ts'

/** How a brewery has set up its SAP; every value is customizing of that system. */
export type SapCustomizing = {
  salesOrganization: string
  distributionChannel: string
  division: string
  /** Marks orders of the portal among all others (CustomerPurchaseOrderType). */
  portalOrderType: string
  /** The header field that carries the portal's reference. */
  referenceField: string
  halfTruckShippingType: string
  /** The condition type that carries the portal's price. */
  priceCondition: string
  rejectionReason: string
  units: { case: string; liter: string; piece: string }
  texts: {
    noteForDriver: string
    orderTitle: string
    portalTotal: string
    loading: string
    addresses: string
    transport: string
  }
  textLanguage: string
  /** The OData service that answers factory calendars and places a day; empty where there is none. */
  calendarService: string
  /** Where the credit of a payer stands; undefined where SAP is not asked for it. */
  credit: SapCredit | undefined
  /** What the parts of an invoice are called; undefined where SAP is told prices alone. */
  invoicing: SapInvoicing | undefined
}

/** Condition types of what a line costs beside its price, and the payment terms of what was paid online. */
export type SapInvoicing = {
  lineDiscount: string
  couponDiscount: string
  packagingDiscount: string
  cashDiscount: string
  packagingTax: string
  sortingCharge: string
  /** Which of the two tells SAP whether VAT is on it. */
  deposit: string
  taxedDeposit: string
  vat: string
  paidTerms: string
}

export type SapOrderBody = ReturnType<typeof salesOrderBody>

/** An A_SalesOrder with its items, partners and texts, to be created in one call. */
export function salesOrderBody(order: ErpOrder, sap: SapCustomizing) {
  return {
    SalesOrderType: order.orderType,
    SalesOrganization: sap.salesOrganization,
    DistributionChannel: sap.distributionChannel,
    OrganizationDivision: sap.division,
    SoldToParty: order.soldTo,
    PurchaseOrderByCustomer: order.orderNumber,
    [sap.referenceField]: toSapReference(order.reference),
    CustomerPurchaseOrderType: sap.portalOrderType,
    RequestedDeliveryDate: toSapDate(order.requestedDeliveryDate),
    TransactionCurrency: order.currency,
    ...(order.isHalfTruck && { ShippingType: sap.halfTruckShippingType }),
    ...(sap.invoicing && paymentBody(order, sap.invoicing)),
    to_Partner: [
      { PartnerFunction: 'SH', Customer: order.shipTo },
      { PartnerFunction: 'PY', Customer: order.payer },
    ],
    to_Text: [
      // The customer's own number has up to forty characters, and the reference fields of SAP hold thirty-five.
      ...longText(sap, sap.texts.orderTitle, order.customerOrderNumber),
      ...longText(sap, sap.texts.noteForDriver, order.noteForDriver),
      ...longText(sap, sap.texts.transport, order.transport),
      ...longText(sap, sap.texts.addresses, order.addresses?.join('\n')),
      ...longText(sap, sap.texts.portalTotal, `${order.currency} ${toDecimal(order.totalCents)}`),
    ],
    to_Item: order.lines.map((line) => itemBody(line, order.currency, sap)),
  }
}

function itemBody(line: ErpLine, currency: string, sap: SapCustomizing) {
  const { quantity, unit } = quantityOf(line, sap)
  const loading = longText(sap, sap.texts.loading, loadingText(line))
  return {
    SalesOrderItem: toItemNumber(line.lineNumber),
    Material: line.sku,
    RequestedQuantity: String(quantity),
    RequestedQuantityUnit: unit,
    to_PricingElement: [
      {
        ConditionType: sap.priceCondition,
        ConditionRateValue: toDecimal(line.unitPriceCents),
        ConditionCurrency: currency,
        ConditionQuantity: '1',
        ConditionQuantityUnit: unit,
      },
      ...(sap.invoicing ? amountElements(line.amounts, currency, sap.invoicing) : []),
    ],
    ...(loading.length > 0 && { to_Text: loading }),
  }
}

/** SAP has one letter for the way of payment. */
function paymentBody({ paymentCode, isPaid }: ErpOrder, { paidTerms }: SapInvoicing) {
  return {
    ...(paymentCode?.length === 1 && { PaymentMethod: paymentCode }),
    ...(isPaid && { CustomerPaymentTerms: paidTerms }),
  }
}

/** Amounts are of the whole item; what is nothing is not told, but VAT of nothing is. */
function amountElements(amounts: ErpAmounts, currency: string, sap: SapInvoicing) {
  const told = [
    [sap.lineDiscount, -amounts.lineDiscountCents],
    [sap.couponDiscount, -amounts.couponDiscountCents],
    [sap.packagingDiscount, -amounts.packagingDiscountCents],
    [sap.cashDiscount, -amounts.cashDiscountCents],
    [sap.packagingTax, amounts.packagingTaxCents],
    [sap.sortingCharge, amounts.sortingChargeCents],
    [amounts.isDepositTaxed ? sap.taxedDeposit : sap.deposit, amounts.depositCents],
  ] as const
  const elements = told
    .filter(([, cents]) => cents !== 0)
    .map(([type, cents]) => ({
      ConditionType: type,
      ConditionRateValue: toDecimal(cents),
      ConditionCurrency: currency,
    }))
  // A percentage: basis points are its hundredths.
  return [...elements, { ConditionType: sap.vat, ConditionRateValue: toDecimal(amounts.vatBasisPoints) }]
}

function quantityOf(line: ErpLine, { units }: SapCustomizing): { quantity: number; unit: string } {
  if ('cases' in line) return { quantity: line.cases, unit: units.case }
  if ('litres' in line) return { quantity: line.litres, unit: units.liter }
  return { quantity: line.pieces, unit: units.piece }
}

function loadingText(line: ErpLine): string | undefined {
  if (!('cases' in line)) return undefined
  const parts = [
    ...(line.pallets ? [`${line.pallets} pallets`] : []),
    ...(line.layers ? [`${line.layers} layers`] : []),
  ]
  return parts.join(', ')
}

const longText = (sap: SapCustomizing, id: string, text: string | undefined) =>
  text ? [{ Language: sap.textLanguage, LongTextID: id, LongText: text }] : []
