import type { ErpLine, ErpOrder } from '../erp.port.ts'
import type { SapCredit } from './sap-credit.ts'
import { toDecimal, toItemNumber, toSapDate } from './sap-values.ts'

/** How a brewery has set up its SAP; every value is customizing of that system. */
export type SapCustomizing = {
  salesOrganization: string
  distributionChannel: string
  division: string
  /** Marks orders of the portal among all others (CustomerPurchaseOrderType). */
  portalOrderType: string
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
}

/** An A_SalesOrder with its items, partners and texts, to be created in one call. */
export function salesOrderBody(order: ErpOrder, sap: SapCustomizing) {
  return {
    SalesOrderType: order.orderType,
    SalesOrganization: sap.salesOrganization,
    DistributionChannel: sap.distributionChannel,
    OrganizationDivision: sap.division,
    SoldToParty: order.soldTo,
    PurchaseOrderByCustomer: order.orderNumber,
    ExternalDocumentID: order.reference,
    CustomerPurchaseOrderType: sap.portalOrderType,
    RequestedDeliveryDate: toSapDate(order.requestedDeliveryDate),
    TransactionCurrency: order.currency,
    ...(order.isHalfTruck && { ShippingType: sap.halfTruckShippingType }),
    to_Partner: [
      { PartnerFunction: 'SH', Customer: order.shipTo },
      { PartnerFunction: 'PY', Customer: order.payer },
    ],
    to_Text: [
      // Forty characters, and the reference fields of SAP hold thirty-five.
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
    ],
    ...(loading.length > 0 && { to_Text: loading }),
  }
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
